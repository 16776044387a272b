import type { PlayerID } from '@/kit/action';
import { rollThen } from '../../parts/cards/steps';
import { aimOfPart, change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { highPeril } from '../../parts/haunts/peril';
import { successes } from '../../parts/haunts/successes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { holderOf } from '../../rules/cards';
import { MOST_FACE } from '../../rules/components';
import { clockwiseFrom, explorerAt, isAlive, isTraitor, sideOf, traitOf, whoIs } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { BetrayalG } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { Goals, Haunt, Mark, Resolvers, Seen } from '../../rules/thing';
import { choiceOf, comesOf, DECADE, HARVEST, isFatal, step, steps, YEARS } from './ages';
import { chanceOf, division, FROM, held, keyOf, openRooms, RITE_ROLL, ROOMS, TRIED } from './goals';

/** The heroes grow old, decades in a night, and the traitor lives on what is left of whoever dies of it. */

const CLAUSE = 'BH-h44';
const MEDALLION = 'medallion';
const RITE = 'rite';
const HARVEST_DICE = 3;

type State = {
  /** By seat, how old each is by now; a traitor stays as it was. */
  ages: number[];
};

type Seer = Seen<State>;

/** What the part keeps of the rite. */
const doneIn = ({ hidden }: Pick<Seen, 'hidden'>): readonly string[] =>
  (hidden as { readonly [RITE]: { readonly done: readonly string[] } })[RITE].done;

const leftOf = ({ table }: Pick<Seen, 'table'>, done: readonly string[]): number =>
  (table.haunt?.players ?? 0) - done.length;

/** Sanity or Knowledge, by whoever is in the room, on either side of a barrier (BH-g30). */
const rite = successes({
  name: RITE,
  clause: CLAUSE,
  what: RITE_ROLL,
  label: 'rite',
  mark: 'rites',
  from: FROM,
  tries: (seen, seat, done) =>
    openRooms(seen, done)
      .filter((room) => room === explorerAt(seen.table, seat).room)
      .flatMap((room) => {
        const best = Math.max(...TRIED.map((trait) => chanceOf(seen, seat, trait)));
        return TRIED.map((trait) => ({
          key: keyOf(room, trait),
          trait,
          weight: chanceOf(seen, seat, trait) < best ? 0.5 : 12,
        }));
      }),
  next: (seen, done) => {
    const open = openRooms(seen, done);
    const own = division(seen, open, leftOf(seen, done));
    const first = Object.values(own).find(([room]) => room !== undefined)?.[0] ?? open[0];
    const kind = first === undefined ? 'find' : open.length < leftOf(seen, done) ? 'rite-and-find' : 'rite';
    return { next: { kind, facts: { room: roomFact(first ?? 'kitchen') } }, rooms: open, own };
  },
});

/** Why there is nothing to try in a room any more. */
function spent(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const { room } = explorerAt(table, seat);
  const done = doneIn(seen);
  if (sideOf(table, seat) !== 'heroes' || leftOf(seen, done) <= 0 || !held(done).includes(room)) return [];
  return [
    {
      move: 'use',
      args: [RITE, room],
      clause: CLAUSE,
      label: { kind: 'rite-again', facts: { room: roomFact(room) } },
      not: { reason: 'rite-held', clause: CLAUSE },
      next: [],
    },
  ];
}

/** The heroes, clockwise from the traitor’s left (BH-h44-D1). */
const inOrder = (G: BetrayalG): PlayerID[] =>
  clockwiseFrom(G, traitorOf(G)).filter((seat) => heroes(G).includes(seat));

/** So many decades, entered one after the other. */
const older = (seat: PlayerID, decades: number): Step => step('older', { seat, decades, source: YEARS });

/** Whoever reveals it takes it from a traitor who was given it before (BH-h44-D2, BH-h44-K1). */
const medallionBack = ({ haunt }: BetrayalG): Step => ({
  do: 'hand-over',
  seat: traitorOf({ haunt }),
  card: MEDALLION,
  to: haunt?.revealer ?? '',
  how: 'trade',
});

/** The fewest decades of the next roll that somebody dies of; the Medallion takes one off. */
function fatalIn({ table, mine }: Seer, seat: PlayerID): number {
  const spared = holderOf(table, MEDALLION) === seat ? 1 : 0;
  const one = explorerAt(table, seat);
  const decades = [1, 2].find((count) => isFatal(one, mine.ages[Number(seat)] ?? 0, count));
  return (decades ?? MOST_FACE + 1) + spared;
}

const marks = ({ table, mine, hidden, ...seen }: Seer): Mark[] => [
  ...heroes(table).flatMap((seat): Mark[] => [
    { on: { seat }, word: 'age', value: mine.ages[Number(seat)] ?? 0 },
    ...highPeril({ seat, what: YEARS, ill: 'kills' }, 1, fatalIn({ table, mine, hidden, ...seen }, seat)),
  ]),
  ...roomsInPlay(table, held(doneIn({ hidden }))).map((room): Mark => ({ on: { room }, word: 'done' })),
];

function goals(seen: Seer): Goals {
  const { table } = seen;
  const traitor = traitorOf(table);
  const left = heroes(table);
  const own = traitOf(seen, traitor, 'might');
  return {
    heroes: { clause: CLAUSE, ...aimOfPart(rite, seen), floors: likelyFloors(seen, ROOMS) },
    traitor: {
      clause: CLAUSE,
      progress: fallen(table),
      next: {
        kind: isAlive(explorerAt(table, traitor)) ? 'hunt' : 'wait',
        facts: { left: left.length },
      },
      // Time does it for those who are stronger.
      prey: left.filter((seat) => traitOf(seen, seat, 'might') <= own),
    },
  };
}

export const deathDothFindUsAll: Haunt = hauntOf<State>({
  number: 44,
  sides: 'two',
  traitor: traitors[44],
  parts: [rite],
  begin: ({ G, box }) => ({ ages: G.explorers.map((explorer) => whoIs(box, explorer).age) }),
  ...openSlice,
  setup: ({ G }) => [medallionBack(G), ...inOrder(G).map((seat) => older(seat, 1))],
  alters: {
    // It never comes to the traitor (BH-h44-D2, BH-h44-K1).
    holds: ({ table }, { seat, card }, so) => so && !(card === MEDALLION && isTraitor(table, seat)),
  },
  steps: {
    choice: (at, { seat = '', of }) => choiceOf(at, seat, of),
    // The Medallion spares its holder one decade of these, and of no others (BH-h44-R, BH-h44-K5).
    withered: ({ G }, { seat = '', total }) => {
      const isSpared = holderOf(G, MEDALLION) === seat && total > 0;
      if (isSpared) say(G, 'spared', seat);
      return [older(seat, total - (isSpared ? 1 : 0))];
    },
    // Whoever dies on the way grows no older (BH-h44-K6).
    older: (at, { seat = '', decades }) => {
      const { G, mine } = at;
      if (decades <= 0 || !isAlive(explorerAt(G, seat))) return [];
      const age = (mine.ages[Number(seat)] ?? 0) + DECADE;
      change(at, { ages: mine.ages.map((one, other) => (String(other) === seat ? age : one)) });
      say(G, 'older', seat, { age });
      return [...comesOf(DECADE * Math.floor(age / DECADE)), older(seat, decades - 1)];
    },
    harvested: (_at, { total }) => steps(total),
    // Nobody wears it any more, where its holder is the one who died (BH-h44-D4).
    mourned: ({ G }) => {
      const holder = holderOf(G, MEDALLION);
      if (holder === null) return [];
      say(G, 'mourns', holder);
      return [older(holder, 1)];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    // A die of the hero’s own (BH-h44-K2); of a dead traitor’s turn as well (BH-h44-D3).
    traitorTurnEnded: ({ G }) =>
      inOrder(G).map((seat) => ({
        ...rollThen(1, YEARS, 'harm', step.after('withered', { seat })),
        seat,
      })),
    died: ({ G }, { seat }) => {
      const traitor = traitorOf(G);
      if (sideOf(G, seat) !== 'heroes') return [];
      const next = step.after('harvested', { seat: traitor });
      const roll = rollThen(HARVEST_DICE, HARVEST, 'haunt', next);
      return [{ ...roll, seat: traitor, source: HARVEST }, step('mourned')];
    },
  },
  offers: { turn: (seen, { seat }) => spent(seen, seat) },
  won: (at) => (aimOfPart(rite, at).isDone ? ['heroes'] : []),
  goals,
  marks,
});
