import type { Ctx, PlayerID } from '@/kit/action';
import { awaitedSeats } from '@/kit/seats';
import { decisionOf, sameDecision, type WireDecision } from '@/wire/action';

interface Wait {
  readonly decision: WireDecision;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** How long the table has waited for each seat at the decision it is in, as far as this process was there. */
export class Waiting {
  readonly #waits = new Map<PlayerID, Wait>();

  /** Takes over where the match stands. `acted`: seats that have just done something. */
  look(ctx: Ctx, now: number, acted: readonly PlayerID[] = []): void {
    const before = new Map(this.#waits);
    this.#waits.clear();
    for (const playerID of awaitedSeats(ctx)) {
      const decision = decisionOf(ctx, playerID);
      const known = acted.includes(playerID) ? undefined : before.get(playerID);
      const isSame = known !== undefined && sameDecision(known.decision, decision);
      this.#waits.set(playerID, isSame ? known : { decision, since: now });
    }
  }

  /** Nobody waits while the match rests. */
  rest(): void {
    this.#waits.clear();
  }

  /** Milliseconds; null for a seat that nobody waits for. */
  of(playerID: PlayerID, now: number): number | null {
    const wait = this.#waits.get(playerID);
    return wait === undefined ? null : Math.max(0, now - wait.since);
  }
}
