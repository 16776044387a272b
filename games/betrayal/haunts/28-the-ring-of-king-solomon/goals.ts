import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { wishFor } from '../../parts/plans/asking-for';
import { attackOption } from '../../rules/attacks';
import { holderOf } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, monsterAt, placeOf, traitOf } from '../../rules/figures';
import { card as cardFact, figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Goal, Goals, Seen } from '../../rules/thing';
import { CLAUSE, demonsOf, ENDS, isTame, lordOf, RING, type State } from './demons';

/** What each side makes for. */

/** Likely enough to be tried. */
const FAIR = 0.25;
/** … where nothing is lost by trying. */
const SAFE = 0.15;
/** So much likelier to beat the Lord, and the Ring is better there. */
const MUCH = 0.15;

/** … and what each point of Might counts besides, by which it is kept. */
const KEPT = 0.06;

/** How likely a seat is to win with the Ring. */
const chanceOver = (seen: Seen, seat: FigureID, target: FigureID): number =>
  attackOption(seen, { attacker: seat, target, trait: 'sanity', weapon: RING }).odds?.chance ?? 0;

/** Of the heroes the one with whom the Ring is best off, where that is not its holder. */
function better(seen: Seen, holder: FigureID): FigureID | undefined {
  const lord = lordOf(seen.table)?.id;
  if (lord === undefined) return undefined;
  const chance = (seat: FigureID) => chanceOver(seen, seat, lord) + KEPT * traitOf(seen, seat, 'might');
  const [best] = heroes(seen.table).sort((a, b) => chance(b) - chance(a));
  return best !== undefined && best !== holder && chance(best) >= chance(holder) + MUCH ? best : undefined;
}

/** The trade of the turn in short, for the hero with whom the Ring is best off. */
export function wishes(seen: Seen<State>, seat: FigureID): readonly Option[] {
  const holder = holderOf(seen.table, RING);
  const all = heroes(seen.table);
  if (holder === null || holder === seat || !all.includes(seat) || !all.includes(holder)) return [];
  return wishFor(seen, seat, { card: RING, clause: CLAUSE, isSpared: () => better(seen, holder) === seat });
}

/** The room in which the Ring lies on the floor. */
const lyingIn = ({ table }: Seen): RoomID | undefined =>
  table.piles.find(({ cards }) => cards.includes(RING))?.room;

/** The rooms of those that a figure is stronger than. */
const weaker = (seen: Seen, figure: FigureID, foes: readonly FigureID[]): RoomID[] =>
  foes
    .filter((foe) => traitOf(seen, foe, 'might') < traitOf(seen, figure, 'might'))
    .map((foe) => placeOf(seen.table, foe).room);

/** A tame Demon goes for what it is stronger than, else it stays by its mover. */
function sentTo(seen: Seen, { id, mover }: Monster, foes: readonly FigureID[]): RoomID[] {
  const rooms = weaker(seen, id, foes);
  return rooms.length > 0 || mover === null ? rooms : [placeOf(seen.table, mover).room];
}

function holdersGoal(seen: Seen<State>, holder: FigureID): Goal {
  const { table, mine } = seen;
  const demons = demonsOf(table);
  const wild = demons.filter((one) => !isTame(one)).map(({ id }) => id);
  const tame = demons.filter(isTame);
  const lord = lordOf(table);
  const marks = [...(lord === undefined || lord.stunned > 0 ? [] : [lord.id]), ...wild];
  // Who misses something stunned is not hurt.
  const fair = marks.filter(
    (one) => chanceOver(seen, holder, one) >= (monsterAt(table, one).stunned > 0 ? SAFE : FAIR),
  );
  const traitor = traitorOf(table);
  const foes = [
    ...table.monsters.flatMap((one) => (wild.includes(one.id) && one.stunned === 0 ? [one.id] : [])),
    ...(isAlive(explorerAt(table, traitor)) ? [traitor] : []),
  ];
  const hand = better(seen, holder);
  return {
    clause: CLAUSE,
    progress:
      0.1 +
      (0.35 * mine.beaten) / ENDS +
      (0.25 * tame.length) / demons.length +
      (fair[0] === lord?.id ? 0.05 : 0),
    next: { kind: 'beat-lord', facts: { done: mine.beaten, of: ENDS, card: cardFact(RING) } },
    prey: fair,
    hunters: [holder],
    ends: Object.fromEntries(wild.map((one) => [one, RING])),
    own: {
      // The others are at hand where the Ring may have to be won back.
      ...Object.fromEntries(
        heroes(table).flatMap((seat) => (seat === holder ? [] : [[seat, [placeOf(table, holder).room]]])),
      ),
      ...(hand === undefined ? {} : { [holder]: [placeOf(table, hand).room] }),
      ...Object.fromEntries(tame.map((one) => [one.id, sentTo(seen, one, foes)])),
    },
  };
}

/** The Ring is in other hands, or in nobody's. */
function ringless(seen: Seen<State>, thief: FigureID | null): Goal {
  const room = lyingIn(seen);
  const progress = (0.35 * seen.mine.beaten) / ENDS;
  const card = cardFact(RING);
  if (thief !== null) {
    const facts = { target: figureFact(seen.table, thief), card };
    const isDown = isMonster(thief) && monsterAt(seen.table, thief).stunned > 0;
    const might = (figure: FigureID) => traitOf(seen, figure, 'might');
    // Others get nothing but hurt by it.
    const hunters = heroes(seen.table).filter((seat) => isDown || might(seat) >= might(thief));
    return { clause: CLAUSE, progress, next: { kind: 'win-ring', facts }, prey: [thief], hunters };
  }
  if (room === undefined) return { clause: CLAUSE, progress, next: { kind: 'ring-lost', facts: { card } } };
  const next = { kind: 'fetch-ring', facts: { card, room: roomFact(room) } };
  return { clause: CLAUSE, progress, next, rooms: [room], wants: [RING] };
}

export function goals(seen: Seen<State>): Goals {
  const { table, mine } = seen;
  const holder = holderOf(table, RING);
  const own = heroes(table);
  const isOurs = holder !== null && own.includes(holder);
  const room = lyingIn(seen);
  return {
    heroes: isOurs ? holdersGoal(seen, holder) : ringless(seen, mine.ring ?? holder),
    traitor: {
      clause: CLAUSE,
      progress: 0.8 * fallen(table) + (isOurs ? 0 : 0.15),
      next: { kind: isOurs ? 'hunt-ring' : 'hunt', facts: { card: cardFact(RING) } },
      prey: own,
      ...(room === undefined ? {} : { own: { [traitorOf(table)]: [room] }, wants: [RING] }),
    },
  };
}
