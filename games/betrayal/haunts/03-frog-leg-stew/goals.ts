import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { fallen, traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { askFor } from '../../parts/plans/asking-for';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { planned } from '../../parts/plans/plan';
import { holderOf } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isTraitor, placeOf, traitOf } from '../../rules/figures';
import { card as cardFact, figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { BEDS, BOOK, bedsIn, CAT, CLAUSE, frogs, isRoot, ROOTS, type Seer, upright, WITCH } from './state';

/** What each side makes for. */

/** So many dice more, and the Book is better there. */
const MUCH = 2;
/** What the Book adds to Knowledge in new hands. */
const LEARNED = 2;
/** How much sooner than not it is asked for, and given. */
const GLADLY = 30;
/** So many steps are likely to be walked in a turn. */
const NEAR = 3;

const roomFor = ({ table }: Seer, seat: PlayerID): RoomID => explorerAt(table, seat).room;
const hasBook = ({ table }: Seer, seat: PlayerID): boolean => explorerAt(table, seat).cards.includes(BOOK);
/** How well somebody would read in the Book. */
const wisdom = (seen: Seer, seat: PlayerID): number =>
  traitOf(seen, seat, 'knowledge') + (hasBook(seen, seat) ? 0 : LEARNED);
const rootWith = ({ table }: Seer, seat: PlayerID) => explorerAt(table, seat).cards.find(isRoot);

/** Better than nothing at all, and best where it kills. */
export const worthBurning = ({ table }: Seer, target: PlayerID): number =>
  isTraitor(table, target) ? 0.001 : 2 + 8 / explorerAt(table, target).traits.speed;

/** Away, where she has nobody to cast at; to whoever is easiest to make a Frog of. */
export function worthFlying(seen: Seer, figure: FigureID, room?: RoomID): number {
  const all = upright(seen.table);
  if (figure === traitorOf(seen.table)) return 0.02;
  const there = all.filter((seat) => roomFor(seen, seat) === room);
  if (room !== undefined)
    return there.reduce((sum, seat) => sum + 40 / (1 + traitOf(seen, seat, 'sanity')), 0.1);
  const steps = distancesFrom(seen, placeOf(seen.table, figure).room, figure);
  return all.some((seat) => stepsTo(steps, roomFor(seen, seat)) <= NEAR) ? 0.02 : 8;
}

/** What it costs to meet the Witch for whoever has nothing to do there, and a Frog the Cat. */
export function menaceTo(seen: Seer, { kind }: Readonly<Monster>, seat: PlayerID): number {
  const isFrog = frogs.is(seen.table, seat);
  if (kind === CAT) return isFrog ? 4 : 0;
  const isWanted = seen.mine.isMortal || (hasBook(seen, seat) && rootWith(seen, seat) !== undefined);
  return isFrog || isWanted ? 0 : Math.max(0.5, 3 - traitOf(seen, seat, 'sanity') / 2);
}

/** The trade of the turn in short: the Root comes to the Book, or the Book to a Root where it is read much better. */
export function wishes(seen: Seer, seat: PlayerID): readonly Option[] {
  const isReader = hasBook(seen, seat);
  if (isReader === (rootWith(seen, seat) !== undefined)) return [];
  return upright(seen.table).flatMap((other) => {
    const card = isReader ? rootWith(seen, other) : hasBook(seen, other) ? BOOK : undefined;
    const isSpared = () => wisdom(seen, seat) > wisdom(seen, other) + (isReader ? -MUCH : MUCH);
    const more = { isTrade: true, weight: isSpared() ? GLADLY : 0.02, willingness: GLADLY };
    return card === undefined ? [] : askFor(seen, seat, { card, clause: CLAUSE, isSpared, ...more });
  });
}

/** Root and Book to one hand, and that to the Witch; then all strike at her. Frogs are brought to the Book. */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const [all, witch] = [upright(table), ofKind(table, WITCH)];
  const lair = witch.map(({ room }) => room);
  const held = ROOTS.filter((card) => holderOf(table, card) !== null);
  const [book, root] = [whereIs(seen, [BOOK]), whereIs(seen, [...held, ...ROOTS])];
  const [reader = null, digger = null] = [book?.holder, root?.holder];
  const isOurs = reader !== null && all.includes(reader);
  const isReady = isOurs && rootWith(seen, reader) !== undefined;
  const robber = isOurs ? null : reader;
  const beds = bedsIn(seen);
  const [borne, loose] = [frogs.all(table), frogs.loose(table)];
  const lying = [book, root].flatMap((one) => (one !== null && one.holder === null ? [one.room] : []));
  const fetch = book?.holder === null ? 'fetch' : 'fetch-root';
  const free = all.filter((seat) => !(isReady && seat === reader));
  const fetched = [...lying, ...loose.map((frog) => roomFor(seen, frog))];
  const steps = lair.flatMap((room) => [...distancesFrom(seen, room)]);
  const others = (seat: PlayerID): readonly RoomID[] => {
    if (borne.includes(seat)) return (isOurs ? [reader] : all).map((one) => roomFor(seen, one));
    if (mine.isMortal) return lair;
    const near = fetched.filter((room) => nearestFirst(seen, room, free)[0] === seat);
    if (near.length > 0) return near;
    const isPorter = seat === digger || borne.some((frog) => frogs.bearerOf(table, frog) === seat);
    if (isPorter && isOurs && seat !== reader) return [roomFor(seen, reader)];
    // Who is to strike at her is near.
    if (isReady) return steps.flatMap(([room, n]) => (n > 1 && n <= NEAR ? [room] : []));
    if (seat === reader) return digger === null ? beds : [roomFor(seen, digger)];
    if (digger === null) return beds;
    return robber === null ? refuges(seen, seat, witch) : [roomFor(seen, robber)];
  };
  const [wisest = null] = [...all].sort((a, b) => wisdom(seen, b) - wisdom(seen, a));
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'kill', when: mine.isMortal, by: null, prey: witch.map(({ id }) => id) },
      { kind: 'win-book', when: robber !== null, by: null, prey: [robber ?? ''] },
      { kind: 'find-book', when: book === null },
      { kind: fetch, when: lying.length > 0, rooms: lying, by: null },
      { kind: 'find-root', when: root === null && beds.length === 0 },
      { kind: 'dig', when: root === null, rooms: beds, by: wisest },
      { kind: 'gather', when: !isReady, by: null },
      { kind: 'spell', rooms: lair, by: reader },
    ],
    others,
    facts: { card: cardFact(BOOK), target: figureFact(table, robber ?? traitorOf(table)) },
    hunters: all,
    wants: [BOOK, ...ROOTS, ...borne.map(frogs.cardFor)],
    floors: likelyFloors(seen, BEDS),
    progress:
      (isOurs ? 0.45 : 0.35) +
      (mine.isMortal ? 0.5 : root === null ? 0 : isReady ? 0.2 : 0.1) -
      (0.25 * borne.length + 0.1 * loose.length) / (table.haunt?.heroCount ?? 1),
  });
}

/** The traitor fetches the Book, or hunts whoever has it; the Witch goes to whoever is easiest to make a Frog of. */
function ofTraitor(seen: Seer): Goal {
  const { table } = seen;
  const all = upright(table);
  const book = whereIs(seen, [BOOK]);
  const isLying = book?.holder === null;
  const isWanted = isLying || all.includes(book?.holder ?? '');
  const sanityOf = (seat: PlayerID): number => traitOf(seen, seat, 'sanity');
  const rooms = [...all].sort((a, b) => sanityOf(a) - sanityOf(b)).map((seat) => roomFor(seen, seat));
  const facts = { card: cardFact(BOOK), room: roomFact(book?.room ?? seen.box.start.room), left: all.length };
  return {
    clause: CLAUSE,
    progress: Math.min(1, fallen(table) + (0.6 * frogs.all(table).length) / (table.haunt?.heroCount ?? 1)),
    next: { kind: isLying ? 'fetch-book' : 'hunt', facts },
    prey: all,
    wants: [BOOK],
    own: {
      ...(isWanted ? { [traitorOf(table)]: [book?.room ?? ''] } : {}),
      ...Object.fromEntries(ofKind(table, WITCH).map(({ id }) => [id, rooms])),
    },
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
