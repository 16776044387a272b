import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { fallen, traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { wishFor } from '../../parts/plans/asking-for';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { planned } from '../../parts/plans/plan';
import { holderOf } from '../../rules/cards';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isTraitor, placeOf, traitOf } from '../../rules/figures';
import { card as cardFact, figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { BOOK, bedsIn, CAT, CLAUSE, frogs, isRoot, ROOTS, type Seer, upright, WITCH, witchIn } from './state';

/** What each side makes for. */

/** So many dice more, and the Book is better there. */
const MUCH = 2;
/** What the Book adds to Knowledge in new hands. */
const LEARNED = 2;
/** From this Knowledge on a Root is likely to be dug up. */
const CLEVER = 3;
/** What is left of a hero as a Frog. */
const SQUAT = 0.6;

/** The more certain, the sooner. */
export const worthCursing = (chance: number): number => 90 * chance;
/** Better than nothing at all, and best where it kills. */
export const worthBurning = ({ table }: Seer, target: PlayerID): number => {
  const { might, speed } = explorerAt(table, target).traits;
  return isTraitor(table, target) ? 0.001 : 2 + 20 / (might + speed);
};

/** How well somebody serves to read the spell. */
const powerOf = (seen: Seer, seat: PlayerID): number =>
  traitOf(seen, seat, 'knowledge') + (holderOf(seen.table, BOOK) === seat ? 0 : LEARNED);

/** Away, where she has nobody to cast at; to whoever is easiest to make a Frog of. */
export function worthFlying(seen: Seer, figure: FigureID, room?: RoomID): number {
  const { table } = seen;
  if (figure === traitorOf(table)) return 0.02;
  const near = (one: RoomID) => upright(seen.table).filter((seat) => explorerAt(table, seat).room === one);
  if (room === undefined) {
    const steps = distancesFrom(seen, placeOf(table, figure).room, figure);
    const far = upright(seen.table).map((seat) => stepsTo(steps, explorerAt(table, seat).room));
    return Math.min(...far) > 3 ? 8 : 0.02;
  }
  return 0.1 + near(room).reduce((sum, seat) => sum + 40 / (1 + traitOf(seen, seat, 'sanity')), 0);
}

/** What it costs to meet the Witch, or for a Frog the Cat. */
export function menaceTo(seen: Seer, { kind }: Readonly<Monster>, seat: PlayerID): number {
  if (kind === CAT) return frogs.is(seen.table, seat) ? 4 : 0;
  if (frogs.is(seen.table, seat)) return 0;
  return Math.max(0.5, (6 - traitOf(seen, seat, 'sanity')) / 2);
}

/** The trade of the turn in short: Book and Root come into one hand, that of whoever reads best. */
export function wishes(seen: Seer, seat: PlayerID): readonly Option[] {
  const { table } = seen;
  const all = upright(seen.table);
  const holder = holderOf(table, BOOK);
  if (!all.includes(seat)) return [];
  const ask = (card: CardID, isSpared: () => boolean) =>
    holderOf(table, card) === seat ? [] : wishFor(seen, seat, { card, clause: CLAUSE, isSpared });
  const isOurs = holder !== null && all.includes(holder);
  const best = () => isOurs && powerOf(seen, seat) >= powerOf(seen, holder) + MUCH;
  const [root] = all.flatMap((one) => (one === seat ? [] : explorerAt(table, one).cards.filter(isRoot)));
  const isReader = () => holder === seat && !explorerAt(table, seat).cards.some(isRoot);
  return [...(isOurs ? ask(BOOK, best) : []), ...(root === undefined ? [] : ask(root, isReader))];
}

/** Root and Book to one hand, and that to the Witch; then all who can strike at her; Frogs are picked up on the way. */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = upright(seen.table);
  const witch = witchIn(table);
  const lair = witch === undefined ? [] : [witch.room];
  const book = whereIs(seen, [BOOK]);
  const reader = book?.holder ?? null;
  const isOurs = reader !== null && all.includes(reader);
  const roots = whereIs(seen, ROOTS);
  const digger = roots?.holder ?? null;
  const beds = bedsIn(seen);
  const loose = frogs.loose(table);
  const cats = ofKind(table, CAT);
  const isReady = isOurs && reader === digger;
  const isMortal = mine.isMortal;
  const [wisest = ''] = [...all].sort((a, b) => powerOf(seen, b) - powerOf(seen, a));
  const robber = reader !== null && isTraitor(table, reader) ? reader : undefined;
  const lying = [book, roots].flatMap((one) => (one !== null && one.holder === null ? [one.room] : []));
  const isLaden = (seat: PlayerID) => frogs.all(table).some((frog) => frogs.bearerOf(table, frog) === seat);
  const strong = (seat: PlayerID) => traitOf(seen, seat, 'might') >= 3;
  const others = (seat: PlayerID): readonly RoomID[] => {
    // A Frog goes where somebody picks it up.
    if (frogs.is(seen.table, seat))
      return isOurs ? [explorerAt(table, reader).room] : refuges(seen, seat, cats);
    if (isLaden(seat) && isOurs && seat !== reader) return [explorerAt(table, reader).room];
    const near = [...loose.map((frog) => explorerAt(table, frog).room), ...lying].filter(
      (one) => nearestFirst(seen, one, all)[0] === seat,
    );
    if (near.length > 0) return near;
    if (isMortal || isReady)
      return strong(seat) ? lair : refuges(seen, seat, witch === undefined ? [] : [witch]);
    if (seat === reader) return digger === null ? beds : [explorerAt(table, digger).room];
    if (seat === digger) return isOurs ? [explorerAt(table, reader).room] : [];
    return digger === null && traitOf(seen, seat, 'knowledge') >= CLEVER ? beds : book === null ? [] : beds;
  };
  const turned = frogs.all(table).length / (table.haunt?.heroCount ?? 1);
  const facts = { card: cardFact(BOOK), left: beds.length };
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'kill', when: isMortal, rooms: lair, by: null, prey: witch === undefined ? [] : [witch.id] },
      ...(robber === undefined
        ? []
        : [{ kind: 'win-book', prey: [robber], facts: { target: figureFact(table, robber) } }]),
      { kind: 'find-book', when: book === null, by: null },
      { kind: 'fetch', when: lying.length > 0, rooms: lying, by: 'nearest' },
      { kind: 'find-root', when: roots === null && beds.length === 0 },
      { kind: 'dig', when: roots === null, rooms: beds, by: wisest },
      { kind: 'gather', when: !isReady, by: null },
      { kind: 'spell', rooms: lair, by: reader },
    ],
    others,
    facts,
    wants: [BOOK, ...ROOTS, ...frogs.all(table).map(frogs.cardFor)],
    progress: Math.max(
      0,
      0.2 +
        (isOurs ? 0.12 : 0) +
        (roots === null || isMortal ? 0 : 0.12) +
        (isReady ? 0.08 : 0) +
        (isMortal ? 0.45 : 0) -
        0.35 * turned -
        0.15 * (loose.length / (table.haunt?.heroCount ?? 1)),
    ),
    ...(isMortal ? { hunters: all } : {}),
  });
}

/** The traitor fetches the Book, and hunts; the Witch goes to whoever is easiest to make a Frog of. */
function ofTraitor(seen: Seer): Goal {
  const { table } = seen;
  const all = upright(seen.table);
  const traitor = traitorOf(table);
  const book = whereIs(seen, [BOOK]);
  const witch = ofKind(table, WITCH);
  const isLying = book !== null && book.holder === null;
  const weak = [...all].sort((a, b) => traitOf(seen, a, 'sanity') - traitOf(seen, b, 'sanity'));
  const count = table.haunt?.heroCount ?? 1;
  const holder = book?.holder ?? null;
  const first = holder !== null && all.includes(holder) ? [holder] : [];
  return {
    clause: CLAUSE,
    progress: Math.min(1, fallen(table) + (SQUAT * frogs.all(table).length) / count),
    next: isLying
      ? { kind: 'fetch-book', facts: { card: cardFact(BOOK), room: roomFact(book.room) } }
      : { kind: 'hunt', facts: { left: all.length } },
    prey: all,
    wants: [BOOK],
    own: {
      ...(isLying ? { [traitor]: [book.room] } : {}),
      ...(first.length > 0 ? { [traitor]: first.map((seat) => explorerAt(table, seat).room) } : {}),
      ...Object.fromEntries(witch.map(({ id }) => [id, weak.map((seat) => explorerAt(table, seat).room)])),
    },
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
