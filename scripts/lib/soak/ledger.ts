import { createHash } from 'node:crypto';
import { chance, positionsOf, rulesOf } from '@tests/server/players';
import { SUBJECTS } from '@tests/subjects';
import type { PlayerID } from '@/kit/action';
import type { Store } from '@/server/stores/store';
import type { SeatState } from '@/wire/match';

interface Kept {
  readonly acknowledged: Map<string, { readonly playerID: PlayerID; readonly stateID: number }>;
  /** What each reader was shown of each position, as hashes. */
  readonly shown: Map<
    string,
    { readonly playerID: PlayerID | null; readonly stateID: number; readonly hash: string }
  >;
}

export interface Verdict {
  readonly matches: number;
  readonly acknowledged: number;
  /** Acknowledged, and not in the store where it was said to be. */
  readonly lost: number;
  /** Two actions acknowledged with one position, or a position missing or twice in the store. */
  readonly doubled: number;
  readonly views: number;
  /** Views that would have been others, had everything their seat may not know been dealt otherwise. */
  readonly leaks: number;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64');

/** Writes down what was acknowledged and shown, and compares it with the store at the end. */
export class Ledger {
  readonly #matches = new Map<string, Kept>();
  /** Frames that held a seed, or somebody else's way in. */
  secretsSeen = 0;

  #of(matchID: string): Kept {
    const kept = this.#matches.get(matchID) ?? { acknowledged: new Map(), shown: new Map() };
    this.#matches.set(matchID, kept);
    return kept;
  }

  /** Moves acknowledged so far. */
  get moves(): number {
    return [...this.#matches.values()].reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  acknowledged(matchID: string, playerID: PlayerID, actionID: string, stateID: number): void {
    this.#of(matchID).acknowledged.set(actionID, { playerID, stateID });
  }

  shown(matchID: string, playerID: PlayerID | null, state: SeatState): void {
    const hash = hashOf(state);
    const stateID = state._stateID;
    this.#of(matchID).shown.set(`${playerID} ${stateID} ${hash}`, { playerID, stateID, hash });
  }

  async judge(store: Store): Promise<Verdict> {
    let [acknowledged, lost, doubled, views, leaks] = [0, 0, 0, 0, 0];
    for (const [matchID, kept] of this.#matches) {
      const stored = await store.readMatch(matchID);
      const subject = SUBJECTS.find(({ rulebook }) => rulebook.slug === stored?.match.slug);
      acknowledged += kept.acknowledged.size;
      if (stored === undefined || subject === undefined) {
        lost += kept.acknowledged.size;
        continue;
      }
      const { rulebook, redeal } = subject;
      const moments = await store.readMoments(matchID, -1);
      const own = new Set<number>();
      for (const [actionID, { playerID, stateID }] of kept.acknowledged) {
        if ((await store.findAction(matchID, playerID, actionID)) !== stateID) lost++;
        if (own.has(stateID)) doubled++;
        own.add(stateID);
      }
      if (moments.some(({ stateID }, index) => stateID !== index)) doubled++;
      const rules = rulesOf(rulebook);
      const positions = positionsOf(rules, stored.match, moments);
      const random = chance(`soak ${matchID}`);
      for (const { playerID, stateID, hash } of kept.shown.values()) {
        const truth = positions[stateID];
        views++;
        if (truth === undefined) leaks++;
        else {
          const G = redeal(structuredClone(truth.G), truth.ctx, playerID, random);
          if (hashOf(rules.seatState({ ...truth, G }, playerID)) !== hash) leaks++;
        }
      }
    }
    return {
      matches: this.#matches.size,
      acknowledged,
      lost,
      doubled,
      views,
      leaks: leaks + this.secretsSeen,
    };
  }
}
