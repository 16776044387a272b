import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { mark } from '../../parts/cards/steps';
import { heldBy, oneOf } from '../../parts/haunts/copies';
import { duel } from '../../parts/haunts/duel';
import { exits } from '../../parts/haunts/exits';
import { barred, cardMoved, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { tellTask, tried } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { type FigureID, ROUNDS_OF_HAUNT, type RoomID } from '../../rules/components';
import { explorerAt, livingSeats, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Haunt, Mark, Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { goals, worthAttacking, worthContesting } from './goals';
import { sinking, sinkSteps } from './sinking';
import {
  areAnyLeft,
  CLAUSE,
  countOf,
  EXITS,
  exitsOf,
  FOUGHT_BY,
  hasOne,
  holders,
  isPromising,
  JUMP,
  JUMP_FROM,
  JUMPED_BY,
  PARACHUTE,
  SEARCH,
  SEARCH_FROM,
  SEARCHED_BY,
  type Seer,
  type State,
  searchable,
  unfound,
} from './state';

/** The house has left the ground; whoever wants to get back there needs a Parachute, and there are too few. */

const step = stepsOf<{ searched: Rolled & { room: RoomID } }>('haunt');

/** What a turn keeps of it that its attack is for a Parachute. */
const CONTEST = 'contest';

const isContest = (seen: Seen, seat: PlayerID, target: FigureID): boolean =>
  hasOne(seen, target) && !hasOne(seen, seat);

/** An attack that is about a Parachute, and the end of the turn, won or not (BH-h31-D5, BH-h31-D12). */
function asContest(seen: Seer, seat: PlayerID, option: Option): Option {
  const [target = '', , weapon] = option.args.map(String);
  const prize = heldBy(seen, target, PARACHUTE);
  const contest: Option = {
    ...option,
    move: 'use',
    args: [CONTEST, ...option.args],
    clause: CLAUSE,
    label: { ...option.label, kind: weapon === undefined ? 'contest' : 'contest-with' },
    weight: worthContesting(seen, seat),
  };
  if (option.not !== undefined) return contest;
  const next: Step[] = [mark(CONTEST), ...option.next, { do: 'stop', seat }];
  return barred({ ...contest, next }, cardMoved(seen, prize === undefined ? [] : [prize], CLAUSE));
}

/** With bare hands, or by wits. */
const contests = FOUGHT_BY.map((trait) => duel({ clause: CLAUSE, trait, label: 'contest', may: isContest }));

/** With a weapon as well, wherever there is an attack with one. */
const armed = (seen: Seer, seat: PlayerID, option: Option): Option[] =>
  option.args[1] === 'might' && option.args[2] !== undefined && isContest(seen, seat, String(option.args[0]))
    ? [asContest(seen, seat, option)]
    : [];

const deeds = (seen: Seer, { seat }: { seat: PlayerID }, so: readonly Option[]): readonly Option[] =>
  so.flatMap((option) =>
    option.move !== 'attack' || option.not !== undefined
      ? [option]
      : [{ ...option, weight: worthAttacking(seen, seat, option) }, ...armed(seen, seat, option)],
  );

/** Nobody is hurt by a contest: whoever wins it by 1 or more has the Parachute (BH-h31-H, BH-h31-D10). */
function struck(seen: Seer, { attack, margin }: Questions['struck']['asked'], so: readonly Step[]) {
  if (!isDone(seen.table, CONTEST)) return so;
  const { attacker, target } = attack;
  const card = heldBy(seen, target, PARACHUTE);
  return margin > 0 && card !== undefined
    ? [{ do: 'hand-over', seat: target, card, to: attacker, how: 'steal' } as const]
    : [];
}

/** Once a turn, by one of two traits; a room is done with when one has been found there (BH-h31-D7). */
function search(seen: Seer, seat: PlayerID): Option[] {
  const { room } = explorerAt(seen.table, seat);
  if (hasOne(seen, seat)) return [];
  return SEARCHED_BY.flatMap((trait) => {
    const [facts, args] = [{ trait: traitFact(trait) }, ['search', trait]];
    if (seen.mine.emptied.includes(room) && unfound(seen) > 0)
      return [deed(CLAUSE, 'search', { facts, args, not: { reason: 'emptied', clause: CLAUSE }, next: [] })];
    if (!isPromising(seen, room)) return [];
    return tried(seen, seat, {
      kind: 'search',
      args,
      clause: CLAUSE,
      trait,
      from: SEARCH_FROM,
      what: SEARCH,
      label: { kind: 'search', facts },
      next: step.after('searched', { room }),
      weight: 40,
      spent: { reason: 'searched', clause: CLAUSE },
    });
  });
}

/** All others in a place are in the way of whoever leaves it, be it by the air (BH-h31-D11). */
const slowed = ({ table }: Seer, { figure, from }: Questions['price']['asked'], so: number): number =>
  so + livingSeats(table).filter((seat) => seat !== figure && samePlace(placeOf(table, seat), from)).length;

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const on = (rooms: readonly RoomID[], word: string): Mark[] =>
    rooms.map((room) => ({ on: { room }, word }));
  return [
    { on: 'haunt', word: 'unfound', value: unfound(seen), of: countOf(table) },
    ...on(searchable(seen), 'search'),
    ...on(mine.emptied, 'emptied'),
    ...on(exitsOf(seen), 'exit'),
    ...holders(seen).map((seat): Mark => ({ on: { seat }, word: 'holds' })),
  ];
}

export const airborne: Haunt = hauntOf<State>({
  number: 31,
  sides: 'each',
  isOpen: true,
  traitor: traitors[31],
  parts: [
    exits({
      clause: CLAUSE,
      rooms: EXITS,
      traits: JUMPED_BY,
      from: JUMP_FROM,
      what: JUMP,
      label: 'jump-out',
      by: (seen, seat) => heldBy(seen, seat, PARACHUTE),
      spent: { reason: 'jumped', clause: CLAUSE },
      weight: 80,
    }),
  ],
  begin: () => ({ emptied: [] }),
  ...openSlice,
  things: {
    parachute: { deck: 'quest', clause: CLAUSE, isItem: true, isUnstealable: true, ...oneOf(PARACHUTE) },
  },
  setup: sinking,
  steps: {
    ...sinkSteps,
    searched: (at, { seat = '', room, total }) => {
      const { G, mine } = at;
      if (total < SEARCH_FROM) {
        tellTask(G, seat, SEARCH, null);
        return [];
      }
      const emptied = [...mine.emptied, room];
      change(at, { emptied });
      say(G, 'parachute-found', seat, { room: roomFact(room), left: countOf(G) - emptied.length });
      return [
        { do: 'gain-card', seat, card: `${PARACHUTE}.${emptied.length}` },
        { do: 'halt', seat },
      ];
    },
  } satisfies Resolvers<State, typeof step> & typeof sinkSteps,
  on: {
    // With the last Parachute the hope of all who are still inside has gone (BH-h31-D1).
    departed: (at) => {
      const seats = livingSeats(at.G);
      if (seats.length === 0 || areAnyLeft(at)) return [];
      say(at.G, 'goes-down', null, { seats: { seats }, count: seats.length });
      return seats.map((seat) => ({ do: 'die', seat }));
    },
  },
  alters: { ...reaching({ [SEARCH]: SEARCH_FROM }), foes: () => true, price: slowed, struck, deeds },
  offers: {
    turn: (seen, { seat }) => [
      ...search(seen, seat),
      ...contests.flatMap((contest) => contest(seen, seat).map((one) => asContest(seen, seat, one))),
    ],
  },
  // Whoever is out has won, also where sixty rounds bring all others nothing (BH154).
  won: ({ G }) =>
    livingSeats(G).length > 0 && G.round <= ROUNDS_OF_HAUNT
      ? []
      : G.explorers.flatMap(({ life }, seat) => (life === 'left' ? [String(seat)] : [])),
  goals,
  marks,
});
