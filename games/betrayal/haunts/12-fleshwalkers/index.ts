import type { PlayerID } from '@/kit/action';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { slain } from '../../parts/haunts/slain';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { askFor } from '../../parts/plans/asking-for';
import { attackOption, targetsOf } from '../../rules/attacks';
import { holderOf } from '../../rules/cards';
import { type FigureID, type RoomID, TRAITS } from '../../rules/components';
import {
  clockwiseFrom,
  explorerAt,
  isAlive,
  isMonster,
  livingSeats,
  placeOf,
  valueAt,
  whoIs,
} from '../../rules/figures';
import { figure as figureFact, room as roomFact, sourceIn } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Table } from '../../rules/state';
import { stepsOf } from '../../rules/step';
import type { Goal, Haunt, Resolvers, Seen } from '../../rules/thing';

/** Everybody's double comes in by the door, looking for its original; only the Crystal Ball can end them. */
type State = {
  /** By monster: whose double it is. */
  originals: Readonly<Record<FigureID, PlayerID>>;
};

const step = stepsOf<Record<'strike' | 'kill', { monster: FigureID }>>('haunt');

const BALL = 'crystal-ball';

const originalOf = ({ mine }: { readonly mine: State }, id: FigureID): PlayerID => mine.originals[id] ?? '0';
const isPair = (seen: { readonly mine: State }, a: FigureID, b: FigureID): boolean =>
  (isMonster(a) && originalOf(seen, a) === b) || (isMonster(b) && originalOf(seen, b) === a);
const hasBall = (table: Pick<Table, 'explorers'>, seat: PlayerID): boolean => holderOf(table, BALL) === seat;

/** With the Ball one kills one's own double, and those of the dead. */
const kills = ({ table, mine }: Seen<State>, seat: PlayerID, id: FigureID): boolean =>
  hasBall(table, seat) &&
  (originalOf({ mine }, id) === seat || !isAlive(explorerAt(table, originalOf({ mine }, id))));

/** Where the Ball is: with somebody, or on the floor. */
const ballRoom = ({ explorers, piles }: Readonly<Table>): RoomID | undefined => {
  const holder = holderOf({ explorers }, BALL);
  return holder === null
    ? piles.find(({ cards }) => cards.includes(BALL))?.room
    : explorerAt({ explorers }, holder).room;
};

/** Whether somebody's double still walks. */
const hasTwin = (seen: Seen<State>, seat: PlayerID): boolean =>
  seen.table.monsters.some(({ id }) => originalOf(seen, id) === seat);

/** Whom it is worth to meet: with the Ball its own double and those of the dead. */
function preyOf(seen: Seen<State>, seat: PlayerID): FigureID | undefined {
  const can = seen.table.monsters.filter(({ id }) => kills(seen, seat, id));
  return (can.find(({ id }) => originalOf(seen, id) === seat) ?? can[0])?.id;
}

/** What a seat is after; a dead one can still lead its double to the Ball, so that somebody may win. */
function aimOf(seen: Seen<State>, seat: PlayerID, holder: PlayerID | null): string {
  if (!isAlive(explorerAt(seen.table, seat))) return 'lead-twin';
  if (holder === seat) return preyOf(seen, seat) === undefined ? 'pass-ball' : 'kill-twin';
  if (holder === null) return 'find-ball';
  return hasTwin(seen, seat) ? 'get-ball' : 'stay-alive';
}

const goalOf = (seen: Seen<State>, seat: PlayerID): Goal => {
  const { table } = seen;
  const holder = holderOf(table, BALL);
  const kind = aimOf(seen, seat, holder);
  const prey = preyOf(seen, seat);
  const needy = livingSeats(table).filter((other) => other !== seat && hasTwin(seen, other));
  const aims =
    kind === 'pass-ball'
      ? needy.map((other) => explorerAt(table, other).room)
      : [prey === undefined ? ballRoom(table) : placeOf(table, prey).room];
  const rooms = kind === 'stay-alive' ? [] : aims.filter((one) => one !== undefined);
  const facts = {
    left: table.monsters.length,
    room: roomFact(rooms[0] ?? explorerAt(table, seat).room),
    holder: { seat: holder ?? seat },
    ...(prey === undefined ? {} : { twin: figureFact(table, prey) }),
  };
  return {
    clause: 'BH-h12',
    progress: 1 - table.monsters.length / (table.haunt?.players ?? 1),
    next: { kind, facts },
    ...(prey === undefined ? { rooms } : { prey: [prey] }),
  };
};

export const fleshwalkers: Haunt = hauntOf<State>({
  number: 12,
  sides: 'each',
  isOpen: true,
  traitor: traitors[12],
  parts: [],
  begin: () => ({ originals: {} }),
  ...openSlice,
  monstersAfter: 'revealer',
  setup: (at) => {
    const { G } = at;
    const seats = clockwiseFrom(G, G.haunt?.revealer ?? '0');
    const twins = seats.map(
      (seat) =>
        [addMonster(G, 'twin', { room: 'entrance-hall', side: null }, { mover: seat }), seat] as const,
    );
    change(at, { originals: Object.fromEntries(twins) });
    return [];
  },
  monsters: {
    twin: {
      rollsAlone: true,
      sheet: (seen, { id }) => {
        const { traits } = whoIs(seen.box, explorerAt(seen.table, originalOf(seen, id)));
        return Object.fromEntries(
          TRAITS.map((trait) => [trait, valueAt(traits[trait].track, traits[trait].start)]),
        );
      },
      // It walks to its original; a dead one's is led by whoever that was (BH-h12-D1).
      prey: (seen, { id }) => {
        const original = originalOf(seen, id);
        return isAlive(explorerAt(seen.table, original)) ? [original] : null;
      },
      // Ending among others it attacks one of them by lot.
      idle: (seen, { id, hasAttacked }) => {
        const [first] = hasAttacked ? [] : targetsOf(seen, id);
        if (first === undefined) return [];
        const attack = attackOption(seen, { attacker: id, target: first, trait: 'might' });
        return [{ ...attack, next: [step('strike', { monster: id })] }];
      },
      // Also one that it only stuns once more (BH-h12-D6).
      canBeHitStunned: ({ table }, _twin, by) => hasBall(table, by),
    },
  },
  alters: {
    // Beaten with the Ball, whoever attacked, it dies.
    struck: (seen, { attack: { attacker, target }, margin }, so) => {
      const [seat, twin] = isMonster(attacker) ? [target, attacker] : [attacker, target];
      const isBeaten = isMonster(twin) && (isMonster(attacker) ? margin < 0 : margin > 0);
      return isBeaten && kills(seen, seat, twin) ? [step('kill', { monster: twin, seat })] : so;
    },
  },
  steps: {
    strike: (at, { monster }) => {
      const [target] = at.random.Shuffle(targetsOf(at, monster));
      return target === undefined ? [] : [{ do: 'attack', attacker: monster, target, trait: 'might' }];
    },
    kill: ({ G }, { monster, seat = null }) => {
      return G.monsters.some(({ id }) => id === monster) ? slain(G, monster, seat) : [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    fought: (at, { attacker, target }) => {
      const [seat, twin] = isMonster(attacker) ? [target, attacker] : [attacker, target];
      return isPair(at, attacker, target) && !hasBall(at.G, seat)
        ? TRAITS.map((trait) => ({ do: 'lose', seat, source: sourceIn(at.G, twin), trait, by: 1 }))
        : [];
    },
  },
  offers: {
    turn: (seen, { seat }) =>
      askFor(seen, seat, {
        card: BALL,
        clause: 'BH-h12',
        weight: hasTwin(seen, seat) ? 10 : 0.02,
        isSpared: (holder) => preyOf(seen, holder) === undefined,
      }),
  },
  won: ({ G, mine }) =>
    G.monsters.length === 0 && Object.keys(mine.originals).length > 0 ? livingSeats(G) : [],
  goals: (seen) =>
    Object.fromEntries(seen.table.explorers.map((_, seat) => [String(seat), goalOf(seen, String(seat))])),
});
