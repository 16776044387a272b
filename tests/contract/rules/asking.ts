import { RandomSource } from '@/kit/random';
import { bytes, demand, legalFor, type MatchSetup, matchOf, type Position, walk } from '../match';
import type { Subject } from '../subject';

/** Who may act off their turn, and in which stage. What a seat may do in its own turn is its own affair. */
const asked = ({ ctx }: Position): string =>
  bytes(
    Object.entries(ctx.activePlayers ?? {})
      .filter(([playerID]) => playerID !== ctx.currentPlayer)
      .sort(),
  );

/** Whose turn it is, and who has to act. */
const goingOn = ({ ctx }: Position): string =>
  bytes([ctx.phase, ctx.turn, ctx.currentPlayer, ctx.activePlayers, ctx.gameover]);

/**
 * Rule 13: who is asked follows from what everybody sees. Whatever the spectator, or whoever acts, may not
 * know is dealt anew and the same is done again: it asks the same seats, or else being asked, or not, would
 * tell what a seat holds. Where everybody then sees the same, play goes on the same way, too.
 */
export function asksByThePublic({ rulebook, redeal }: Subject, setup: MatchSetup): void {
  const match = matchOf(rulebook, setup);
  const random = new RandomSource({ seed: `asking ${setup.seed}`, position: 0 });
  for (const { position, playerID: actor, action, next } of walk(match)) {
    const done = bytes(action);
    for (const onlooker of [null, actor]) {
      const other = { ...position, G: redeal(structuredClone(position.G), position.ctx, onlooker, random) };
      if (!legalFor(match, other, actor).some((listed) => bytes(listed) === done)) continue;
      const elsewhere = match.step(other, actor, action);
      demand(13, elsewhere !== undefined, () => 'an action is legal but refused in the other deal');
      demand(
        13,
        asked(elsewhere) === asked(next),
        () => `${bytes(action)} asks ${asked(next)}, in a deal that looks the same ${asked(elsewhere)}`,
      );
      const seen = (state: Position) => bytes(rulebook.view(state.G, state.ctx, null));
      if (seen(elsewhere) !== seen(next)) continue;
      demand(
        13,
        goingOn(elsewhere) === goingOn(next),
        () => `${bytes(action)} leads to ${goingOn(next)} or ${goingOn(elsewhere)}, and nobody sees why`,
      );
    }
  }
}
