import type { Ctx, PlayerID } from './action';
import type { JournalG } from './journal';
import type { Rulebook } from './rulebook';
import { seatIDs } from './seats';

type SideRules = Pick<Rulebook, 'hidden' | 'side' | 'view' | 'reader'>;

/** What whoever has no seat sees of a game in which something is hidden: nobody's side. */
const NOBODYS = '';

/**
 * The side of every seat, in seating order, as everybody knows it. Seats of one side share their secrets:
 * where nothing is hidden all are one, and where a rulebook does not speak of sides each is its own.
 */
export function sidesOf(rules: SideRules, G: JournalG, ctx: Ctx): string[] {
  const seats = seatIDs(ctx.numPlayers);
  const { side } = rules;
  if (side === undefined) return seats.map((playerID) => ownSide(rules, playerID));
  const view = (rules.reader ?? rules.view)(G, ctx, null);
  return seats.map((playerID) => side(view, playerID));
}

/** The side of a seat, or of whoever only watches (null), while nobody has said anything of sides. */
export const ownSide = ({ hidden }: Pick<SideRules, 'hidden'>, playerID: PlayerID | null): string =>
  hidden ? (playerID ?? NOBODYS) : 'all';

/**
 * Whether a seat has left the side of somebody who was in front of the screen with it: from then on what it
 * sees is not for both.
 */
export const isParted = (
  playerID: PlayerID,
  people: readonly PlayerID[],
  before: readonly string[],
  after: readonly string[],
): boolean => {
  const [was, is] = [before[Number(playerID)], after[Number(playerID)]];
  return (
    was !== undefined && people.some((other) => before[Number(other)] === was && after[Number(other)] !== is)
  );
};
