import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { lose, restored } from '../../parts/cards/steps';
import { step as call, forced } from '../../parts/haunts/forced';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { lowPeril } from '../../parts/haunts/peril';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { attackOption, targetsOf } from '../../rules/attacks';
import { holderOf, takeFrom } from '../../rules/cards';
import { explorerAt, isMonster, isTraitor, livingSeats, sideOf } from '../../rules/figures';
import { room as roomFact, say } from '../../rules/journal';
import { type Nothing, type Roll, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Haunt, Mark, Resolvers } from '../../rules/thing';
import { consult } from '../../rules/things';
import { goals } from './goals';
import { BALLROOM, CHAMBER, CLAUSE, isRiteDone, PITS, rite, type Seer, type State, SYMBOL } from './state';

/** Music draws them to the Ballroom one by one, and whoever dances is lost to the others; the Holy Symbol alone stops it. */

/** What a hero’s Sanity has to reach, and how little of Might makes a dancer stumble. */
const DEAF = 4;
const STUMBLE = 2;

/** In the order in which they are placed, so that the Chamber can lie far from where one comes down (BH-h09-K1). */
const ROOMS = ['stairs-from-basement', BALLROOM, CHAMBER] as const;

const step = stepsOf<{ listened: Rolled; heard: Nothing; danced: Rolled; destroy: Nothing }>('haunt');

/** Dancers attack with Speed (BH-h09-T). */
function trips(seen: Seer, seat: string) {
  const { table } = seen;
  const isBarred = table.turn.hasAttacked || consult(seen, 'may', { seat, what: 'attack' }, null) !== null;
  if (!isTraitor(table, seat) || isBarred) return [];
  return targetsOf(seen, seat, 'speed').map((target) =>
    attackOption(seen, { attacker: seat, target, trait: 'speed' }),
  );
}

/** For bots: what both sides fight for is worth more than harm. */
const prized = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) =>
    step.do === 'ask' && step.kind === 'pick'
      ? { ...step, of: step.of.map((one) => (one.key === SYMBOL ? { ...one, weight: 40 } : one)) }
      : step,
  );

const isHero = ({ table }: Pick<Seer, 'table'>, seat: string): boolean => sideOf(table, seat) === 'heroes';

const dancing = (seat: PlayerID): Roll => ({
  do: 'roll',
  seat,
  use: 'haunt',
  trait: 'might',
  what: 'rolls.dance',
});
const listening = (seat: PlayerID): Roll => ({
  do: 'roll',
  seat,
  use: 'haunt',
  trait: 'sanity',
  what: 'rolls.music',
});

/** Whom the start of the next turn may make dance, or kill of it: each side knows its own. */
function perils(seen: Seer): Mark[] {
  const { table } = seen;
  return livingSeats(table).flatMap((seat) => {
    const { room, traits } = explorerAt(table, seat);
    if (isTraitor(table, seat)) {
      const low = { upTo: STUMBLE, ill: 'kills' } as const;
      return traits.might > 1 ? [] : lowPeril(seen, dancing(seat), low, 'traitor');
    }
    const isLast = room === BALLROOM || deadlyTo(seen, seat);
    if (!isLast || holderOf(table, SYMBOL) === seat) return [];
    return lowPeril(seen, listening(seat), { upTo: DEAF - 1, ill: 'turns' }, 'heroes');
  });
}

/** A step of Sanity is the last there is. */
const deadlyTo = (seen: Seer, seat: PlayerID): boolean =>
  explorerAt(seen.table, seat).traits.sanity === 1 &&
  consult(
    seen,
    'harm',
    { figure: seat, kind: 'mental', points: 1, isAttack: false, source: 'haunts.9.title' },
    1,
  ) > 0;

export const theDanceOfDeath: Haunt = hauntOf<State>({
  number: 9,
  sides: 'two',
  traitor: traitors[9],
  parts: [rite, forced(BALLROOM, { reason: 'held-by-music', clause: CLAUSE })],
  begin: () => ({ isDestroyed: false, hears: null }),
  ...openSlice,
  setup: ({ G }) =>
    ROOMS.map((room) => ({
      do: 'find-room',
      seat: G.haunt?.revealer,
      room,
      isSetup: true,
      ...(room === CHAMBER ? { isFar: true, farFrom: G.haunt?.revealer } : {}),
    })),
  alters: {
    ...reaching({ 'rolls.music': DEAF, 'rolls.dance': STUMBLE + 1 }),
    struck: (_seen, _fight, so) => prized(so),
    // Who bears it is bound to it (BH-h09-D7).
    parts: (seen, { seat, card }, so) => so && !(card === SYMBOL && isHero(seen, seat)),
    // The point that the music takes turns a hero at the skull; anything else kills (BH44).
    dies: ({ mine }, { seat, trait }, so) => so && !(trait === 'sanity' && mine.hears === seat),
    // Nor with Might where a card orders an attack (BH170).
    foes: ({ table }, { attacker, trait }, so) =>
      so && (trait === 'speed' || isMonster(attacker) || !isTraitor(table, attacker)),
  },
  steps: {
    listened: (at, { seat = '', total }) => {
      const { G } = at;
      // What helped the roll may have turned it already.
      if (total >= DEAF || isTraitor(G, seat)) return [];
      if (explorerAt(G, seat).room === BALLROOM) {
        say(G, 'gives-in', seat);
        return [{ do: 'turn-coat', seat, to: 'traitor' }];
      }
      say(G, 'called', seat);
      change<State>(at, { hears: seat });
      return [
        // On Sanity alone (BH-h09-D2).
        { do: 'harm', seat, kind: 'mental', points: 1, only: 'sanity' },
        step('heard'),
        call('call', { seat }),
      ];
    },
    heard: (at) => {
      change<State>(at, { hears: null });
      return [];
    },
    danced: ({ G }, { seat = '', total }) => {
      if (total > STUMBLE) return [];
      say(G, 'stumbles', seat);
      return [{ do: 'halt' }, { ...lose('might'), seat }];
    },
    destroy: (at, { seat = '' }) => {
      const { G } = at;
      change<State>(at, { isDestroyed: true });
      const after = takeFrom(at, seat, SYMBOL, 'discard');
      G.gone.push(SYMBOL);
      say(G, 'symbol-destroyed', seat, { room: roomFact(explorerAt(G, seat).room) });
      return after;
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnBegan: ({ G }, { seat }) => {
      if (isTraitor(G, seat)) return [{ ...dancing(seat), next: step.after('danced', { seat }) }];
      if (holderOf(G, SYMBOL) === seat) return [];
      return [{ ...listening(seat), next: step.after('listened', { seat }) }];
    },
    spared: ({ G }, { seat }) => {
      say(G, 'at-skull', seat);
      return [{ do: 'turn-coat', seat, to: 'traitor' }];
    },
    turned: (_at, { seat }) => restored(seat),
    // Wherever it comes from, stolen in the same turn as well (BH-h09-D6, BH-h09-K3).
    turnEnds: ({ G }, { seat }) =>
      isTraitor(G, seat) && holderOf(G, SYMBOL) === seat && PITS.includes(explorerAt(G, seat).room)
        ? [step('destroy', { seat })]
        : [],
  },
  offers: { turn: (seen, { seat }) => trips(seen, seat) },
  marks: perils,
  won: (at) => [
    ...(at.mine.isDestroyed ? ['traitor' as const] : []),
    ...(isRiteDone(at) ? ['heroes' as const] : []),
  ],
  goals,
});
