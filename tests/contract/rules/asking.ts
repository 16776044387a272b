import { RandomSource } from '@/kit/random';
import { bytes, demand, legalFor, looks, type MatchSetup, matchOf, type Position } from '../match';
import type { Subject } from '../subject';

/** Who may act off their turn, and in which stage. What a seat may do in its own turn is its own affair. */
const askedOffTurn = ({ ctx }: Position): string =>
  bytes(
    Object.entries(ctx.activePlayers ?? {})
      .filter(([playerID]) => playerID !== ctx.currentPlayer)
      .sort(),
  );

/** The same where every ask is a turn. */
const askedByTurn = (position: Position): string =>
  bytes([position.ctx.currentPlayer, askedOffTurn(position)]);

/** Whose turn it is, and who has to act. */
const goingOn = ({ ctx }: Position): string =>
  bytes([ctx.phase, ctx.turn, ctx.currentPlayer, ctx.activePlayers, ctx.gameover]);

function leaves(value: unknown, into: string[] = []): string[] {
  if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) leaves(child, into);
  else if (value !== null && value !== undefined) into.push(String(value));
  return into;
}

/** What nobody has to guess any more: whatever was in a hidden zone before and is in none after. */
function turnedUp(zones: Subject['zones'], before: Position, after: Position): string {
  const hidden = ({ G }: Position) => leaves(Object.values(zones).map((zone) => zone(G, null)));
  const gone = new Map<string, number>();
  for (const piece of hidden(before)) gone.set(piece, (gone.get(piece) ?? 0) + 1);
  for (const piece of hidden(after)) gone.set(piece, (gone.get(piece) ?? 0) - 1);
  return bytes([...gone].filter(([, count]) => count > 0).sort());
}

/**
 * Rule 13: who is asked follows from what everybody sees. Whatever the spectator, or whoever acts, may not
 * know is dealt anew and the same is done again. Where the same pieces are then turned up for everybody, the
 * same seats are asked, or else being asked, or not, would tell what a seat holds. A card that is drawn and
 * shown may ask others than another card would.
 *
 * The spectator's views do not decide that: a view that says who is asked differs because of the asking
 * alone, and a window that opens only for whoever holds an answer would explain itself. What has left the
 * hidden zones does not depend on what a rulebook writes into its view. Where everybody does see the same,
 * play goes on the same way, too.
 */
export function asksByThePublic(subject: Subject, setup: MatchSetup): void {
  const { rulebook, redeal, zones } = subject;
  const asked = subject.asksByTurns === true ? askedByTurn : askedOffTurn;
  const match = matchOf(rulebook, setup);
  const random = new RandomSource({ seed: `asking ${setup.seed}`, position: 0 });
  for (const { position, playerID: actor, action, next } of looks(subject, match)) {
    const done = bytes(action);
    for (const onlooker of [null, actor]) {
      const other = { ...position, G: redeal(structuredClone(position.G), position.ctx, onlooker, random) };
      if (!legalFor(match, other, actor).some((listed) => bytes(listed) === done)) continue;
      const elsewhere = match.step(other, actor, action);
      demand(13, elsewhere !== undefined, () => 'an action is legal but refused in the other deal');
      if (asked(elsewhere) !== asked(next))
        demand(
          13,
          turnedUp(zones, other, elsewhere) !== turnedUp(zones, position, next),
          () => `${done} asks ${asked(next)}, in a deal that looks the same ${asked(elsewhere)}`,
        );
      const seen = (state: Position) => bytes(rulebook.view(state.G, state.ctx, null));
      if (seen(elsewhere) !== seen(next)) continue;
      demand(
        13,
        goingOn(elsewhere) === goingOn(next),
        () => `${done} leads to ${goingOn(next)} or ${goingOn(elsewhere)}, and nobody sees why`,
      );
    }
  }
}
