import type { PlayerID } from '@/kit/action';
import { hurtBy, lowEnd } from '../../parts/cards/other-end';
import { harmDice } from '../../parts/cards/steps';
import { losable, step as losing } from '../../parts/haunts/collapse';
import { faceDown } from '../../parts/haunts/face-down';
import { change, deed } from '../../parts/haunts/haunt';
import { canSpend, task, tellTask } from '../../parts/haunts/task';
import { cardTerm, type RoomID, signed } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { isGone, roomOf } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { LowEnd, Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { At } from '../../rules/thing';
import { hopedFor, worthTrying } from './goals';
import {
  CLAUSE,
  COUNT,
  cardOf,
  FIND,
  ORDER,
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

/** Which Clue lies in which room is nobody's to know. */
export const clues = faceDown('clues', COUNT);

/** In every room with a symbol that has had none, as long as they last (BH-h50-D4). */
export function hide(at: At<State>, isSetup: boolean): Step[] {
  const { G, box } = at;
  const symbols = G.tiles.flatMap(({ room }) => (roomOf(box, room).symbol !== undefined ? [room] : []));
  const rooms = clues.lay(at, symbols);
  if (isSetup) say(G, 'clues-hidden', null, { count: rooms.length, left: COUNT - rooms.length });
  else for (const room of rooms) say(G, 'clue-hidden', null, { room: roomFact(room) });
  return [];
}

/** What else it may come to: death by a risky Clue, harm by a 0. */
const lowOf = (seen: Seer, { risk, roll }: Way): LowEnd | undefined =>
  risk === null
    ? lowEnd([0, hurtBy(seen, roll.seat, 'physical', 2, SEARCH)])
    : { upTo: RUIN - 1, ill: 'kills' };

/** One way to search a room: a space each time, as often as they last (BH-h50-D1, BH-h50-D13). */
function search(seen: Seer, seat: PlayerID, way: Way): Option[] {
  const { room, risk, roll } = way;
  const from = hopedFor(seen, way);
  const kind = risk !== null ? 'search-risk' : from === TREASURE ? 'search-treasure' : 'search';
  const said = { room: roomFact(room), trait: traitFact('knowledge'), sum: signed(roll.add ?? 0) };
  const facts = risk === null ? said : { ...said, clue: cardFact(cardOf(risk.clue)) };
  const args = ['search', ...(risk === null ? [] : [risk.clue, risk.trait ?? []].flat())];
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

type Searched = { readonly room: RoomID; readonly clue: number | null; readonly total: number };

/** By its total (BH-h50-H); with a risky Clue less than a fall of the house is death (BH-h50-D6). */
export function found(at: At<State>, seat: PlayerID, { room, clue, total }: Searched): Step[] {
  if (total >= TREASURE) {
    change(at, { finder: seat });
    say(at.G, 'treasure-found', seat, { room: roomFact(room), total });
    return [];
  }
  if (total >= RUIN) {
    say(at.G, 'house-shakes', seat, { total });
    const falls = [losing('name', { seat, left: 1 }), step('cave-in')];
    return losable(at.G, ORDER).length > 0 ? falls : [];
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
  const clue = clues.take(at, room);
  if (clue === undefined) {
    say(at.G, 'clue-gone', seat, { room: roomFact(room) });
    return [];
  }
  const card = cardOf(clue);
  say(at.G, 'clue-found', seat, { room: roomFact(room), card: cardFact(card) });
  return [{ do: 'gain-card', seat, card }, ...sprung(at, seat, clue)];
}
