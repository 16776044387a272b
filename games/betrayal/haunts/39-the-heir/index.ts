import type { PlayerID } from '@/kit/action';
import { harmDice, pick } from '../../parts/cards/steps';
import { clock } from '../../parts/haunts/clock';
import { change, deed, hauntOf } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import type { RoomID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, traitOf } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { room as roomFact, say, sayTo } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { BetrayalG } from '../../rules/state';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers } from '../../rules/thing';
import { goals, wishes } from './goals';
import { assassins, CLAUSE, DICE, isHero, regalia, type Seer, type State, THRONE } from './state';

/** Somebody among them is heir to a throne in this house and has to come to it; somebody else has sent for Assassins. */

const step = stepsOf<
  Record<'send' | 'due' | 'choose', Nothing> & {
    order: { isHolding: boolean };
    sent: { before: number };
    name: { heir: PlayerID };
    meet: { room: RoomID };
  }
>('haunt');

/** Where the track comes to when more of them are sent (BH-h39-D7). */
const SENDING: readonly number[] = [3, 6];
const ASSASSIN = 'haunts.39.monsters.assassin';

/** So many wait still, for all to count. */
const waiting = ({ assassins: lines }: State): number => lines.reduce((sum, { count }) => sum + count, 0);

/** Rooms without an explorer, the traitor's own among those that have one; never the throne's (BH-h39-D7, BH-h39-K3). */
function unoccupied({ tiles, explorers }: BetrayalG): RoomID[] {
  const taken = explorers.filter(isAlive).map(({ room }) => room);
  return tiles.flatMap(({ room, isLost }) =>
    isLost || room === THRONE || taken.includes(room) ? [] : [room],
  );
}

/** The revealer names another hero: of one alone nothing is asked (BH-h39-D2). */
function naming(at: At<State>): readonly Step[] {
  const { revealer = '' } = at.G.haunt ?? {};
  const ways = candidates(at.G).map((heir) => ({
    key: heir,
    label: 'name-heir',
    facts: { target: { seat: heir } },
    weight: traitOf(at, heir, 'speed') + traitOf(at, heir, 'might'),
    next: [step('name', { seat: revealer, heir })],
  }));
  return [{ ...pick(CLAUSE, ways), seat: revealer }];
}

const candidates = (G: BetrayalG): PlayerID[] => heroes(G).filter((seat) => seat !== G.haunt?.revealer);

/**
 * One order for all of them, which nobody else hears of (BH-h39-D6). The one that holds may be given again: an answer that
 * others only see to have been given says nothing about it (BH-h39-K4).
 */
function ordering({ mine }: Seer, seat: PlayerID, isOwn: boolean): Option[] {
  if (!isOwn || mine.isHolding === null) return [];
  const order = (kind: string, isHolding: boolean, weight: number): Option =>
    deed(CLAUSE, kind, { args: [kind], weight, next: [step('order', { seat, isHolding })] });
  return [order('hold-back', true, 0.01), order('let-strike', false, mine.isHolding ? 4 : 0.01)];
}

const marks = ({ table, mine }: Seer): Mark[] => {
  const known = mine.assassins.flatMap(({ rooms }) => rooms);
  const among = mine.assassins.flatMap((line) => line.among).filter((room) => !known.includes(room));
  return [
    ...(tileOf(table, THRONE) === undefined ? [] : [{ on: { room: THRONE }, word: 'throne' }]),
    { on: 'haunt', word: 'assassins', value: waiting(mine) },
    ...[...new Set(among)].map((room): Mark => ({ on: { room }, word: 'maybe', to: 'heroes' })),
    ...(mine.heir === null ? [] : [{ on: { seat: mine.heir }, word: 'heir' }]),
    ...(mine.isHolding === null
      ? []
      : [{ on: 'haunt', word: mine.isHolding ? 'holding' : 'striking', to: 'traitor' } as const]),
  ];
};

export const theHeir: Haunt = hauntOf<State>({
  number: 39,
  sides: 'two',
  traitor: traitors[39],
  parts: [assassins.part, clock(0)],
  begin: () => ({ heir: null, maybe: [], isHolding: false, quiet: [] }),
  show: (state, to) => ({
    ...state,
    assassins: assassins.show(state.assassins, to),
    // Of one who is left all know (BH-h39-D2, BH-h39-K9).
    heir: to === 'heroes' || to === 'all' || state.maybe.length === 1 ? state.heir : null,
    isHolding: to === 'traitor' || to === 'all' ? state.isHolding : null,
  }),
  guess: (shown, random) => ({
    ...shown,
    assassins: assassins.guess(shown.assassins, random),
    heir: shown.heir ?? random.Shuffle([...shown.maybe])[0] ?? null,
    isHolding: shown.isHolding ?? random.Die(2) === 1,
  }),
  // The traitor's first: what his book orders he lays and writes before anybody is named (BH51, BH-h39-K1).
  setup: ({ G }) => [
    { do: 'find-room', seat: traitorOf(G), room: THRONE, isSetup: true, isFar: true },
    step('send'),
    step('choose'),
  ],
  steps: {
    send: ({ G, mine }) => [
      ...assassins.write(traitorOf(G), unoccupied(G), G.haunt?.players),
      step('sent', { before: waiting(mine) }),
    ],
    due: ({ mine }) => (SENDING.includes(mine.track) ? [step('send')] : []),
    sent: (at, { before }) => {
      assassins.merge(at);
      change(at, { quiet: [] });
      say(at.G, 'assassins-sent', null, { count: waiting(at.G.hidden as State) - before });
      return [];
    },
    choose: naming,
    name: (at, { seat = '', heir }) => {
      change(at, { heir, maybe: candidates(at.G) });
      sayTo(at.G, 'heroes', 'heir-named', seat, {}, { heir: { seat: heir } });
      return [];
    },
    order: (at, { isHolding }) => {
      change(at, { isHolding });
      return [];
    },
    // A hero has come in, and nobody is asked (BH-h39-D3, BH-g33). An agenda lies open: whether one waits is looked up now alone.
    meet: (at, { seat = '', room }) => {
      const { G, mine } = at;
      // A fall comes first (BH95): whom it has killed nobody stabs.
      if (!isAlive(explorerAt(G, seat))) return [];
      if (!assassins.isWritten(at, room) || mine.isHolding === true) {
        if (!mine.quiet.includes(room)) change(at, { quiet: [...mine.quiet, room] });
        return [];
      }
      // Then it is gone, whatever the dice show; who is struck stands there and thinks again (BH-h39-K5, BH-h39-K6).
      assassins.strike(at, room);
      say(G, 'assassin-strikes', seat, { room: roomFact(room) });
      G.agenda = G.agenda.filter((one) => one.seat !== seat || (one.do !== 'step' && one.do !== 'discover'));
      return [{ ...harmDice('physical', DICE), seat, source: ASSASSIN }];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    came: (at, { figure, from }) => {
      if (isMonster(figure) || !isHero({ table: at.G }, figure)) return [];
      // Whoever changes sides in a room, or is taken along by it, comes into none (BH-h39-K10).
      const { room } = explorerAt(at.G, figure);
      return from !== undefined && from.room !== room ? [step('meet', { seat: figure, room })] : [];
    },
    traitorTurnEnded: () => [step('due')],
    // The player says whether it was the heir, and all hear it (BH-h39-R, BH-h39-D5).
    died: (at, { seat }) => {
      if (!isHero({ table: at.G }, seat)) return [];
      say(at.G, at.mine.heir === seat ? 'was-heir' : 'was-not-heir', seat);
      if (at.mine.heir !== seat) change(at, { maybe: at.mine.maybe.filter((one) => one !== seat) });
      return [];
    },
  },
  offers: {
    turn: (seen, { seat }) => [
      ...ordering(seen, seat, seat === traitorOf(seen.table)),
      ...wishes(seen, seat),
    ],
  },
  won: ({ G, mine }) => {
    if (mine.heir === null) return [];
    const { room, life, cards } = explorerAt(G, mine.heir);
    if (life === 'dead') return ['traitor'];
    return room === THRONE && regalia(G).every((card) => cards.includes(card)) ? ['heroes'] : [];
  },
  goals,
  marks,
});
