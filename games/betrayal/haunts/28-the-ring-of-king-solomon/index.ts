import { firstPlaceIn } from '../../parts/cards/sides-of';
import { pick, pickFor, use } from '../../parts/cards/steps';
import { change, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { slain } from '../../parts/haunts/slain';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { nearest } from '../../parts/plans/nearest';
import { stealable } from '../../rules/attacks';
import { takeFrom } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, livingSeats, monsterAt, sideOf } from '../../rules/figures';
import { haunt } from '../../rules/haunt-kind';
import { roomOf } from '../../rules/house';
import { card as cardFact, figure as figureFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { BetrayalG, Monster } from '../../rules/state';
import { type Attack, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Haunt, MonsterKind, Resolvers, Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import {
  CLAUSE,
  demonsOf,
  ENDS,
  isDemon,
  isTame,
  LORD,
  lordOf,
  RING,
  SHEETS,
  type State,
  wieldsRing,
} from './demons';
import { goals, wishes } from './goals';

type OfDemon = { demon: FigureID };
const step = stepsOf<{
  open: { room: RoomID };
  beat: Nothing;
  tame: OfDemon;
  rob: OfDemon;
  'win-back': Nothing;
}>('haunt');

/** So far off, and nobody hears it open. */
const FAR = 4;
/** What the Ring adds to a total against the Lord. */
const RING_HELPS = 2;
/** A win by so much may take the Ring back (BH-g20). */
const THEFT = 2;

/** Rooms for the portal (BH-h28-D4): free event rooms far off, else the farthest of them, else the farthest of all that are free (BH-h28-K1). */
function portals(seen: Seen): RoomID[] {
  const { table, box } = seen;
  const steps = livingSeats(table).map((seat) => distancesFrom(seen, explorerAt(table, seat).room));
  const far = (room: RoomID) => Math.min(...steps.map((one) => one.get(room) ?? Number.POSITIVE_INFINITY));
  const rooms = table.tiles.flatMap(({ room, isLost }) => (isLost ? [] : [room]));
  const free = rooms.filter((room) => far(room) > 0);
  const events = free.filter((room) => roomOf(box, room).symbol === 'event');
  const distant = events.filter((room) => far(room) >= FAR);
  if (distant.length > 0) return distant;
  const left = [events, free, rooms].find((some) => some.length > 0) ?? [];
  const most = Math.max(...left.map(far));
  return left.filter((room) => far(room) === most);
}

/** It obeys a hero, but has no turn before that hero's next one begins (BH-h28-D2). */
function bind(demon: Monster, mover: FigureID): void {
  Object.assign(demon, { fightsFor: 'heroes', mover, turn: 'none' } satisfies Partial<Monster>);
}

/** All Demons are the traitor's, as at the start (BH-h28-D8). */
function free(G: BetrayalG): void {
  const tame = G.monsters.filter(isTame);
  const theirs: Partial<Monster> = { fightsFor: 'traitor', mover: traitorOf(G), turn: 'monsters' };
  for (const demon of tame) Object.assign(demon, theirs);
  if (tame.length > 0) say(G, 'demons-free', null, { count: tame.length });
}

/** A free one makes for the nearest hero, ties as the traitor likes; a tame one goes as its mover likes. */
const prey: MonsterKind<State>['prey'] = (seen, monster) =>
  isTame(monster) ? null : nearest(seen, monster, heroes(seen.table));

const demon = (kind: string): MonsterKind<State> => ({
  sheet: () => SHEETS[kind] ?? {},
  prey,
  // What does more than stun it: to be tamed, or to lose the Ring (BH68).
  canBeHitStunned: ({ mine }, { id }, _by, trait) => trait === 'sanity' || mine.ring === id,
});

/** What a Demon of the traitor's has won from whoever wields the Ring: the Ring, in place of the harm (BH-h28-D3). */
function robbing(
  seen: Seen,
  { attacker, target }: Attack,
  points: number,
  so: readonly Step[],
): readonly Step[] {
  const mover = monsterAt(seen.table, attacker).mover ?? '';
  if (!wieldsRing(seen, target) || !stealable(seen, target, mover).includes(RING)) return so;
  const facts = { target: figureFact(seen.table, target) };
  const taken = { key: RING, label: 'take-ring', facts: { ...facts, card: cardFact(RING) }, weight: 6 };
  return [
    {
      ...pick(CLAUSE, [
        { ...taken, next: [step('rob', { seat: target, demon: attacker })] },
        { key: 'harm', label: 'harm', facts: { ...facts, points }, next: so },
      ]),
      seat: mover,
    },
  ];
}

/** The Ring in place of the stun, as in any theft (BH-h28-K2); from one that is stunned already there is nothing else to win. */
function winningBack(seen: Seen<State>, { attacker, target }: Attack, so: readonly Step[]): readonly Step[] {
  const facts = { target: figureFact(seen.table, target) };
  const taken = { key: RING, label: 'win-back', facts: { ...facts, card: cardFact(RING) }, weight: 6 };
  const stun = { key: 'stun', label: 'stun-it', facts, next: so };
  const ways = [{ ...taken, next: [step('win-back', { seat: attacker })] }, stun];
  return pickFor(attacker, CLAUSE, monsterAt(seen.table, target).stunned > 0 ? ways.slice(0, 1) : ways);
}

/** What comes of an attack on a Demon, or by one. */
function ofDemon(seen: Seen<State>, attack: Attack, margin: number, so: readonly Step[]): readonly Step[] {
  const { attacker, target, weapon, isFar, noSteal } = attack;
  if (margin <= 0) return so;
  if (isMonster(attacker))
    return !isMonster(target) && isDemon(monsterAt(seen.table, attacker))
      ? robbing(seen, attack, margin, so)
      : so;
  if (!isMonster(target) || !isDemon(monsterAt(seen.table, target))) return so;
  if (weapon === RING && wieldsRing(seen, attacker)) return [step('tame', { seat: attacker, demon: target })];
  const mayTake = margin >= THEFT && isFar !== true && noSteal !== true && seen.mine.ring === target;
  return mayTake ? winningBack(seen, attack, so) : so;
}

export const theRingOfKingSolomon: Haunt = haunt<State, State>({
  number: 28,
  sides: 'two',
  traitor: traitors[28],
  begin: () => ({ beaten: 0, ring: null }),
  ...openSlice,
  setup: (at) =>
    pickFor(
      traitorOf(at.G),
      CLAUSE,
      portals(at).map((room) => ({
        key: room,
        label: 'portal',
        facts: { room: roomFact(room) },
        next: [step('open', { room })],
      })),
    ),
  steps: {
    open: ({ G, box }, { room }) => {
      const kinds = Object.keys(SHEETS).slice(0, G.haunt?.heroCount);
      for (const kind of [LORD, ...kinds])
        addMonster(G, kind, firstPlaceIn(box, room), { mover: traitorOf(G) });
      return [];
    },
    beat: (at, { seat = '' }) => {
      const { G } = at;
      const lord = lordOf(G);
      if (lord === undefined) return [];
      const beaten = at.mine.beaten + 1;
      change(at, { beaten });
      say(G, 'lord-beaten', seat, { count: beaten });
      return beaten < ENDS ? [{ do: 'stun', seat: lord.id }] : slain(G, lord.id);
    },
    tame: ({ G }, { seat = '', demon: id }) => {
      bind(monsterAt(G, id), seat);
      say(G, 'demon-tamed', seat, { monster: figureFact(G, id) });
      return [];
    },
    rob: (at, { seat = '', demon: id }) => {
      const { G } = at;
      const after = takeFrom(at, seat, RING, 'steal');
      G.gone.push(RING);
      change(at, { ring: id });
      say(G, 'ring-robbed', seat, { monster: figureFact(G, id), card: cardFact(RING) });
      free(G);
      return after;
    },
    'win-back': (at, { seat = '' }) => {
      at.G.gone = at.G.gone.filter((card) => card !== RING);
      change(at, { ring: null });
      say(at.G, 'ring-back', seat, { card: cardFact(RING) });
      return [use(RING), { do: 'gain-card', seat, card: RING }];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    gained: ({ G }, { seat, card }) => {
      if (card !== RING) return [];
      if (sideOf(G, seat) === 'traitor') free(G);
      else for (const one of G.monsters.filter(isTame)) bind(one, seat);
      return [];
    },
    // Traded or stolen it has another holder at once, who says whose they are.
    lost: ({ G }, { card, how }) => {
      if (card === RING && how !== 'trade' && how !== 'steal') free(G);
      return [];
    },
    turnBegan: ({ G }, { seat }) => {
      for (const one of G.monsters.filter(isTame)) if (one.mover === seat) one.turn = 'mover';
      return [];
    },
  },
  alters: {
    dice: ({ table }, { roll: { use: what, weapon, against } }, so) =>
      what === 'attack' && weapon === RING && against === lordOf(table)?.id
        ? { ...so, add: so.add + RING_HELPS }
        : so,
    foes: ({ table }, { target, trait }, so) => so && !(trait === 'speed' && target === lordOf(table)?.id),
    struck: (seen, { attack, margin }, so) => {
      const [winner, loser] =
        margin > 0 ? [attack.attacker, attack.target] : [attack.target, attack.attacker];
      const isLord = margin !== 0 && loser === lordOf(seen.table)?.id;
      if (isLord && wieldsRing(seen, winner)) return [step('beat', { seat: winner })];
      return ofDemon(seen, attack, margin, so);
    },
  },
  offers: { turn: (seen, { seat }) => wishes(seen, seat) },
  monsters: {
    [LORD]: { sheet: () => ({ speed: 2, might: 7, sanity: 7 }), prey },
    ...Object.fromEntries(Object.keys(SHEETS).map((kind) => [kind, demon(kind)])),
  },
  won: ({ mine }) => (mine.beaten >= ENDS ? ['heroes'] : []),
  goals,
  marks: ({ table, mine }) => {
    const lord = lordOf(table);
    return [
      ...(lord === undefined || mine.beaten === 0
        ? []
        : [{ on: { monster: lord.id }, word: 'beaten', value: mine.beaten }]),
      ...demonsOf(table).flatMap((one) => (isTame(one) ? [{ on: { monster: one.id }, word: 'tame' }] : [])),
      ...(mine.ring === null ? [] : [{ on: { monster: mine.ring }, word: 'robbed' }]),
    ];
  },
});
