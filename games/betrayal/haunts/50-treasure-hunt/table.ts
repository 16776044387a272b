import { holderOf } from '../../rules/cards';
import { explorerAt } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Slip } from '../../rules/thing';
import { CLUES, COUNT, cardOf, isTrap, type Seer, wordOf, worthOf } from './state';

/** The table of Clues: what each is worth where its holder stands, and elsewhere (BH-h50-D9). */

type Line = Slip['lines'][number];

/** What a Clue says: of a trap what it does, and else where it points and what it adds there. */
function lineOf(clue: number): Line {
  const { adds, rooms, floor = 'anywhere', isRisky } = CLUES[clue - 1] ?? {};
  if (adds === undefined) return { word: `${wordOf(clue)}-does` };
  const kind = rooms === undefined ? floor : isRisky === true ? 'risky' : 'points';
  const named = { rooms: { terms: (rooms ?? []).map((room) => `rooms.${room}`) } };
  if (typeof adds === 'number') return { word: kind, facts: { ...named, by: adds } };
  const traits = { terms: adds.map((trait) => `traits.${trait}`) };
  return { word: `${kind}-trait`, facts: { ...named, traits } };
}

/** Where it is: with somebody, on the floor, out of the house for good, or nobody has seen it; when it is over, where it lay (BH155). */
function placeLine({ table, mine }: Seer, clue: number): Line[] {
  const card = cardOf(clue);
  if (holderOf(table, card) !== null) return [];
  const { lying, unseen } = mine.clues;
  const nth = unseen.indexOf(clue);
  if (nth >= 0 && table.outcome === null) return [{ word: 'unseen' }];
  if (nth >= lying.length) return [{ word: 'set-aside' }];
  const room = nth >= 0 ? lying[nth] : table.piles.find(({ cards }) => cards.includes(card))?.room;
  const isLost = room === undefined || tileOf(table, room) === undefined;
  return [isLost ? { word: 'lost' } : { word: 'lies-in', facts: { room: roomFact(room) } }];
}

function slipOf(seen: Seer, clue: number): Slip {
  const { table } = seen;
  const seat = holderOf(table, cardOf(clue));
  const lines = [lineOf(clue), ...placeLine(seen, clue)];
  if (seat === null) return { word: wordOf(clue), lines };
  const value = worthOf(seen, seat, clue, explorerAt(table, seat).room);
  return { word: wordOf(clue), seat, ...(isTrap(clue) ? {} : { value }), lines };
}

/** Those that somebody holds first, holder by holder. */
export const slips = (seen: Seer): Slip[] =>
  Array.from({ length: COUNT }, (_, n) => slipOf(seen, n + 1)).sort(
    (a, b) => Number(a.seat ?? seen.table.explorers.length) - Number(b.seat ?? seen.table.explorers.length),
  );
