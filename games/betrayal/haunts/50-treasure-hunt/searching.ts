import type { PlayerID } from '@/kit/action';
import { harmDice } from '../../parts/cards/steps';
import { step as losing } from '../../parts/haunts/collapse';
import { change, deed } from '../../parts/haunts/haunt';
import { canSpend, task, tellTask } from '../../parts/haunts/task';
import { cardTerm, FLOORS, type RoomID, signed } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { isGone, roomOf } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { At } from '../../rules/thing';
import { worthTrying } from './goals';
import {
  CLAUSE,
  COUNT,
  cardOf,
  FIND,
  hopedFor,
  lowOf,
  RUIN,
  SEARCH,
  type Seer,
  type State,
  step,
  TREASURE,
  type Way,
  waysIn,
} from './state';
import { sprung } from './traps';

/** Clues are laid, searched for and taken; who searches long enough has the treasure, or brings the house down. */

/** In every room with a symbol that has had none, as long as they last: as evenly over the floors as it goes (BH-h50-D4, BH-h50-K4). */
export function hide(at: At<State>): Step[] {
  const { G, box, mine } = at;
  const had = [...mine.lying, ...mine.bare];
  const fresh = FLOORS.flatMap((floor) =>
    at.random
      .Shuffle(
        G.tiles.flatMap((tile) =>
          tile.floor === floor &&
          !tile.isLost &&
          !had.includes(tile.room) &&
          roomOf(box, tile.room).symbol !== undefined
            ? [tile.room]
            : [],
        ),
      )
      .map((room, nth) => ({ room, nth })),
  ).sort((a, b) => a.nth - b.nth);
  const rooms = fresh.slice(0, mine.unseen.length - mine.lying.length).map(({ room }) => room);
  if (rooms.length === 0) return [];
  change(at, { lying: [...mine.lying, ...rooms] });
  if (had.length === 0) say(G, 'clues-hidden', null, { count: rooms.length, left: COUNT - rooms.length });
  for (const room of had.length === 0 ? [] : rooms) say(G, 'clue-hidden', null, { room: roomFact(room) });
  return [];
}

/** One way to search a room: a space each time, as often as they last (BH-h50-D1, BH-h50-D13). */
function search(seen: Seer, seat: PlayerID, way: Way): Option[] {
  const { room, risk, roll } = way;
  const from = hopedFor(seen, way);
  const kind = risk !== null ? 'search-risk' : from === TREASURE ? 'search-treasure' : 'search';
  const facts = {
    ...{ room: roomFact(room), trait: traitFact('knowledge'), sum: signed(roll.add ?? 0) },
    ...(risk === null ? {} : { clue: cardFact(cardOf(risk.clue)) }),
  };
  const args = [
    'search',
    ...(risk === null ? [] : [risk.clue, ...(risk.trait === undefined ? [] : [risk.trait])]),
  ];
  if (!canSpend(seen, seat, 1)) {
    const not = { reason: 'no-steps', clause: CLAUSE } as const;
    return [deed(CLAUSE, kind, { args, facts, cost: 1, not, next: [] })];
  }
  return task(seen, seat, {
    ...{ kind: 'search', args, clause: CLAUSE, trait: 'knowledge', spaces: 1, from, what: SEARCH },
    ...{ add: roll.add ?? 0, low: lowOf(seen, way), label: { kind, facts } },
    next: step.after('searched', { room, clue: risk?.clue ?? null }),
    weight: worthTrying(seen, way),
  });
}

export const searching = (seen: Seer, seat: PlayerID): Option[] =>
  waysIn(seen, seat, explorerAt(seen.table, seat).room).flatMap((way) => search(seen, seat, way));

/** By its total (BH-h50-H); with a risky Clue less than a fall of the house is death (BH-h50-D6). */
export function found(
  at: At<State>,
  seat: PlayerID,
  { room, clue, total }: { room: RoomID; clue: number | null; total: number },
): Step[] {
  if (total >= TREASURE) {
    change(at, { finder: seat });
    say(at.G, 'treasure-found', seat, { room: roomFact(room), total });
    return [];
  }
  if (total >= RUIN) {
    say(at.G, 'house-shakes', seat, { total });
    return [losing('name', { seat, left: 1 }), step('cave-in')];
  }
  if (clue !== null) return [{ do: 'die', seat, source: cardTerm(cardOf(clue)) }];
  if (total >= FIND) return take(at, seat, room);
  tellTask(at.G, seat, SEARCH, null);
  return total > 0 ? [] : [{ ...harmDice('physical', 2), seat, source: SEARCH }];
}

/** With the last of the ground floor all of the basement is lost, and nobody jumps (BH-h50-D14). */
export const caveIn = ({ G }: At): Step[] =>
  isGone(G, 'ground')
    ? G.tiles.flatMap(({ room, floor, isLost }) =>
        floor === 'basement' && !isLost ? [losing('lost', { room })] : [],
      )
    : [];

/** The Clue of a room comes before whoever has found it, for all to read (BH-h50-D9); of another search it is gone (BH-h50-D3). */
export function take(at: At<State>, seat: PlayerID, room: RoomID): Step[] {
  const { lying, bare, unseen } = at.mine;
  const place = lying.indexOf(room);
  const clue = unseen[place];
  if (clue === undefined) {
    say(at.G, 'clue-gone', seat, { room: roomFact(room) });
    return [];
  }
  const others = <T>(all: readonly T[]): T[] => all.filter((_, nth) => nth !== place);
  change(at, { lying: others(lying), unseen: others(unseen), bare: [...bare, room] });
  const card = cardOf(clue);
  say(at.G, 'clue-found', seat, { room: roomFact(room), card: cardFact(card) });
  return [{ do: 'gain-card', seat, card }, ...sprung(at, seat, clue)];
}
