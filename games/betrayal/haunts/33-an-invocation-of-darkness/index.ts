import type { PlayerID } from '@/kit/action';
import { gain, pick, restored, rollThen, use } from '../../parts/cards/steps';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { firstHero, traitorOf } from '../../parts/haunts/heroes';
import { canSpend } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { takeFrom } from '../../rules/cards';
import { type RoomID, TRAITS, type Trait } from '../../rules/components';
import { explorerAt, isAlive, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Not, Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { goals } from './goals';
import { rite } from './rite';
import { BOOK, bringsBook, GOD, godIn, PITS, type Seer, SITES, type State, sitesIn, step } from './state';

/** Out of the Book somebody calls an Elder God, and is its first meal; the Book can be destroyed even then. */

const CLAUSE = 'BH-h33';
const TERM = `haunts.33.monsters.${GOD}`;
/** Dice of spaces by which each of the traitor's traits rises. */
const RISE = 2;

/** A room for the rite as far from the traitor as it goes; the other where it can't be placed (BH-h33-D3, BH-h33-K5). */
const find = (seat: PlayerID, [room, ...others]: readonly RoomID[]): Step[] =>
  room === undefined
    ? []
    : [{ do: 'find-room', seat, room, isSetup: true, isFar: true, otherwise: find(seat, others) }];

function setup({ G }: At<State>): Step[] {
  const traitor = traitorOf(G);
  // The extra turn: the round begins with the traitor instead of ending there (BH-h33-S, BH-h33-K7).
  G.first = traitor;
  const seat = firstHero(G);
  const rise = (trait: Trait) =>
    rollThen(RISE, `rolls.rise-${trait}`, 'haunt', step.after('rise', { trait }));
  const ways = SITES.map((room) => ({
    key: room,
    label: 'place-site',
    facts: { room: roomFact(room) },
    next: find(seat, [room, ...SITES.filter((other) => other !== room)]),
  }));
  return [
    ...restored(traitor),
    ...TRAITS.map((trait) => ({ ...rise(trait), seat: traitor })),
    ...(sitesIn(G).length > 0 ? [] : [{ ...pick(CLAUSE, ways), seat }]),
  ];
}

/** Shown with the reason why it can't be done. */
const barred = (option: Option, not: Not): Option[] => [{ ...option, not, next: [] }];

/** The Book goes into the fire or into the depths, from either side of it, for a space (BH-h33-H, BH-h33-D4). */
function destroying(seen: Seer, seat: PlayerID): Option[] {
  const { room, cards } = explorerAt(seen.table, seat);
  if (sideOf(seen.table, seat) !== 'heroes' || !PITS.includes(room) || !cards.includes(BOOK)) return [];
  const next: Step[] = [{ do: 'spend', seat, cost: 1 }, use(BOOK), step('destroy', { seat })];
  const facts = { card: cardFact(BOOK), room: roomFact(room) };
  const option = deed(CLAUSE, 'destroy-book', { facts, cost: 1, weight: 200, next });
  // That is its use of the turn (BH33, BH-h33-K2).
  if (seen.table.turn.usedCards.includes(BOOK))
    return barred(option, { reason: 'book-moved', clause: CLAUSE });
  return canSpend(seen, seat, 1) ? [option] : barred(option, { reason: 'no-steps', clause: CLAUSE });
}

/** Why the traitor can't call here, where somebody would ask. */
function silence(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { room } = explorerAt(table, seat);
  const isBrought = mine.brought.includes(room);
  if (!isTraitor(table, seat) || !SITES.includes(room) || (isBrought && canSpend(seen, seat, 1))) return [];
  const facts = { trait: { term: 'traits.knowledge' } };
  const option = deed(CLAUSE, 'invoke', { args: ['invoke', room], facts, cost: 1, next: [] });
  return barred(option, { reason: isBrought ? 'no-steps' : 'bring-book', clause: CLAUSE });
}

/** The traitor is in a room of the rite with the Book in hand, however it has come there (BH-h33-K3). */
function bring(at: At<State>, seat: PlayerID): Step[] {
  const { G, mine } = at;
  const { room } = explorerAt(G, seat);
  if (bringsBook(G, seat) && !mine.brought.includes(room)) change(at, { brought: [...mine.brought, room] });
  return [];
}

export const anInvocationOfDarkness: Haunt = hauntOf<State>({
  number: 33,
  sides: 'two',
  traitor: traitors[33],
  parts: [rite],
  begin: ({ G }) => {
    const traitor = traitorOf(G);
    const brought = bringsBook(G, traitor) ? [explorerAt(G, traitor).room] : [];
    return { brought, isSummoned: false, cameIn: 0, isDestroyed: false };
  },
  ...openSlice,
  setup,
  monsters: {
    [GOD]: {
      // A Might beyond the eight dice: it rolls eight (BH-h33-D2).
      sheet: ({ table }) => ({ speed: table.haunt?.players ?? 0, might: 12, sanity: 7 }),
      menace: () => 4,
    },
  },
  steps: {
    rise: (_at, { seat, trait, total }) => (total > 0 ? [{ ...gain(trait, total), seat }] : []),
    // It stands where it was called, and is nobody's to move in this turn of the monsters (BH-h33-D2).
    summon: (at, { seat = '' }) => {
      change(at, { isSummoned: true, cameIn: at.G.round });
      say(at.G, 'summoned', seat);
      addMonster(at.G, GOD, placeOf(at.G, seat), { mover: seat, turn: 'none' });
      return [{ do: 'die', seat, source: TERM }];
    },
    destroy: (at, { seat = '' }) => {
      const { G } = at;
      const after = takeFrom(at, seat, BOOK, 'discard');
      G.gone.push(BOOK);
      say(G, 'book-destroyed', seat, { room: roomFact(explorerAt(G, seat).room) });
      // The last hero who dies of what it took along has lost (BH38, BH152).
      return [...after, step('destroyed')];
    },
    destroyed: (at) => {
      change(at, { isDestroyed: true });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    entered: (at, { figure }) => (figure === at.G.haunt?.traitor ? bring(at, figure) : []),
    gained: (at, { seat }) => bring(at, seat),
    monstersTurnEnded: ({ G }) => {
      const god = godIn(G);
      if (god !== undefined) god.turn = 'monsters';
      return [];
    },
  },
  alters: {
    // Nor does a card draw it out of its room before the traitor’s next turn, with which a round begins (BH-h33-K8).
    moved: ({ table, mine }, { figure }, so) =>
      so && (figure !== godIn(table)?.id || mine.cameIn !== table.round),
  },
  offers: { turn: (seen, { seat }) => [...destroying(seen, seat), ...silence(seen, seat)] },
  // After the summoning the Book alone is left to them (BH-h33-K1).
  won: ({ G, mine }) => {
    const { traitor } = G.haunt ?? { traitor: null };
    const isStopped = !mine.isSummoned && traitor !== null && !isAlive(explorerAt(G, traitor));
    return mine.isDestroyed || isStopped ? ['heroes'] : [];
  },
  goals,
  marks: ({ mine }) => mine.brought.map((room) => ({ on: { room }, word: 'brought' })),
});
