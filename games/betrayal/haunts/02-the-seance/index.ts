import { mark } from '../../parts/cards/steps';
import { attempts } from '../../parts/haunts/attempts';
import { clockBy } from '../../parts/haunts/clock';
import { collapse, losable, step as losing } from '../../parts/haunts/collapse';
import { duel } from '../../parts/haunts/duel';
import { change, hauntOf, openSlice, shownWhile } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { isOfKind } from '../../parts/haunts/of-kind';
import { peril } from '../../parts/haunts/peril';
import { slain } from '../../parts/haunts/slain';
import { successes } from '../../parts/haunts/successes';
import { throughWalls } from '../../parts/haunts/through-walls';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import type { FigureID, Trait } from '../../rules/components';
import { explorerAt, livingSeats, placeOf, sideOf, traitOf } from '../../rules/figures';
import { room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { goals, needed, worthCalling } from './goals';
import {
  BOARD,
  BONES,
  CALLS,
  CHESTS,
  CLAUSE,
  circleOf,
  FROM,
  GHOST,
  GRAVES,
  ghostIn,
  ghostSide,
  isSeance,
  ORDER,
  PENTAGRAM,
  RING,
  type Seer,
  type State,
  stateIn,
  TOO_LATE,
} from './state';

/** Two tables call the same name, and whoever is heard first has it; then it wants its bones, or everybody's. */

const step = stepsOf<Record<'summon' | 'stray', Nothing> & { banish: { ghost: FigureID } }>('haunt');

const SHEET = { speed: 4, sanity: 6 } as const;
/** How far from the traitor the doorway is at which the Pentagram Chamber comes to lie (BH-h02-D1). */
const FAR_OFF = 5;
/** In `done` of the turn in which the heroes have finished it: the track goes on after later ones. */
const SUMMONED = 'summoned';

const callBy = (trait: Trait, weight: number) => ({ key: trait, trait, weight });

/** By the truth: what a success has come to by now. */
const countOf = ({ G }: At, table: 'circle' | 'board'): number => stateIn(G)[table].done.length;

const circle = successes({
  name: 'circle',
  clause: CLAUSE,
  what: 'rolls.circle',
  label: 'circle',
  mark: 'circle',
  from: FROM,
  of: circleOf,
  tries: (seen, seat) =>
    isSeance(seen) && explorerAt(seen.table, seat).room === PENTAGRAM
      ? CALLS.map((trait) => callBy(trait, worthCalling(seen)))
      : [],
  tried: (at, seat, _key, isOk) =>
    isOk && countOf(at, 'circle') >= circleOf(at) ? [step('summon', { seat })] : [],
  next: () => ({ next: { kind: 'circle' } }),
});

/** Wherever he is, and that he holds it is no use of it (BH-h02-D11). */
const board = successes({
  name: 'board',
  clause: CLAUSE,
  what: 'rolls.board',
  label: 'board',
  mark: 'board',
  from: FROM,
  side: 'traitor',
  of: () => CALLS.length,
  isOnce: true,
  tries: (seen, seat) =>
    isSeance(seen) && explorerAt(seen.table, seat).cards.includes(BOARD)
      ? CALLS.map((trait) => callBy(trait, 30))
      : [],
  tried: (at, seat, _key, isOk) =>
    isOk && countOf(at, 'board') >= CALLS.length ? [step('summon', { seat })] : [],
  next: () => ({ next: { kind: 'board' } }),
});

/** Each once a turn, and both in one turn (BH-g8, BH-h02-D14). */
const bones = attempts(CLAUSE, 'knowledge', {
  find: {
    from: FROM,
    kind: 'find',
    spent: { reason: 'has-searched', clause: CLAUSE },
    done: (at, seat) => {
      change<State>(at, { isFound: true });
      say(at.G, 'bones-found', seat);
      return [{ do: 'gain-card', seat, card: BONES }];
    },
  },
  bury: {
    from: FROM,
    kind: 'bury',
    spent: { reason: 'has-dug', clause: CLAUSE },
    done: (at, seat) => {
      say(at.G, 'bones-buried', seat, { room: roomFact(explorerAt(at.G, seat).room) });
      change<State>(at, { isAtRest: true });
      return [];
    },
  },
});

/** What a hero can do for the bones, while the Ghost still waits for them. */
function tasks(seen: Seer, seat: FigureID): Option[] {
  const { table, mine } = seen;
  const { room, cards } = explorerAt(table, seat);
  if (ghostSide(table) !== 'heroes' || sideOf(table, seat) !== 'heroes') return [];
  if (!mine.isFound && CHESTS.includes(room)) return bones.offer(seen, seat, 'find', { weight: 60 });
  if (!cards.includes(BONES) || !GRAVES.includes(room)) return [];
  return bones.offer(seen, seat, 'bury', { cards: [BONES], weight: 60 });
}

const isGhost = ({ table }: Seen, figure: FigureID): boolean => isOfKind(table, figure, GHOST);

/** Nobody before it has been summoned (BH-h02-D5); the Ghost once it is the traitor's, with Sanity, in the Pentagram Chamber or by the Ring (BH-h02-H, BH-h02-D3). */
function foes(
  seen: Seer,
  { attacker, target, trait, weapon }: Questions['foes']['asked'],
  so: boolean,
): boolean {
  if (isSeance(seen)) return false;
  if (!isGhost(seen, target)) return so;
  if (!so || ghostSide(seen.table) !== 'traitor' || trait !== 'sanity') return false;
  const { room, cards } = explorerAt(seen.table, attacker);
  // There bare hands do what the Ring does, and it is not used.
  return room === PENTAGRAM ? weapon !== RING : cards.includes(RING);
}

const strike = duel({
  clause: CLAUSE,
  trait: 'sanity',
  label: 'banish',
  may: (seen, seat, target) => isGhost(seen, target) && explorerAt(seen.table, seat).room === PENTAGRAM,
});

/** Rooms that may be next; none while the house stands. */
const shaky = ({ table, mine }: Seer) => (mine.ruin === 'stands' ? [] : losable(table, ORDER));

export const theSeance: Haunt = hauntOf<State>({
  number: 2,
  sides: 'two',
  traitor: traitors[2],
  parts: [
    shownWhile(circle, isSeance),
    shownWhile(board, isSeance),
    bones.part,
    // After later turns of whoever has finished it, its seat's, dead or not (BH-h02-D2).
    shownWhile(
      clockBy(0, ({ G }, seat) => stateIn(G).host === seat && !isDone(G, SUMMONED)),
      ({ table }) => ghostSide(table) === 'heroes',
    ),
    collapse({ next: ({ table }) => losable(table, ORDER), needed }),
    throughWalls({
      clause: CLAUSE,
      walks: isGhost,
      isEverywhere: true,
      isUnhurt: (seen, { attacker }) => isGhost(seen, attacker),
    }),
  ],
  begin: () => ({ host: null, isFound: false, isAtRest: false, ruin: 'stands' }),
  ...openSlice,
  // The traitor's book asks for it (BH-h02-K1).
  setup: ({ G }) => {
    const seat = traitorOf(G);
    return [
      { do: 'find-room', seat, room: PENTAGRAM, isSetup: true, isFar: true, farFrom: seat, steps: FAR_OFF },
    ];
  },
  offers: { turn: (seen, { seat }) => [...tasks(seen, seat), ...strike(seen, seat)] },
  things: { bones: { deck: 'quest', clause: CLAUSE, isItem: true } },
  steps: {
    // Where whoever has finished it stands (BH-h02-D3, BH-h02-D10).
    summon: (at, { seat = '' }) => {
      const { G } = at;
      const place = placeOf(G, seat);
      const isHeroes = sideOf(G, seat) === 'heroes';
      say(G, isHeroes ? 'summoned' : 'called', seat, { room: roomFact(place.room) });
      const mover = isHeroes ? null : traitorOf(G);
      addMonster(G, GHOST, place, { mover, fightsFor: isHeroes ? 'heroes' : 'traitor' });
      if (!isHeroes) return [];
      change(at, { host: seat, track: 1 });
      return [mark(SUMMONED)];
    },
    // It goes over to the traitor where it stands (BH-h02-D10).
    stray: ({ G }) => {
      const ghost = ghostIn(G);
      if (ghost === undefined) return [];
      Object.assign(ghost, { fightsFor: 'traitor', mover: traitorOf(G), turn: 'monsters' });
      say(G, 'ghost-strays', null, { room: roomFact(ghost.room) });
      return [];
    },
    banish: (at, { ghost }) => {
      change(at, { isAtRest: true });
      return slain(at.G, ghost);
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnOver: ({ G }) => (stateIn(G).track >= TOO_LATE && ghostSide(G) === 'heroes' ? [step('stray')] : []),
    // His first turn that begins with it (BH-h02-D13), also of a dead one (BH-g14).
    turnDue: (at, { seat }) => {
      const isFirst = at.mine.ruin === 'stands' && ghostSide(at.G) === 'traitor' && seat === traitorOf(at.G);
      if (!isFirst) return [];
      change(at, { ruin: 'cracks' });
      say(at.G, 'house-cracks', null);
      return [];
    },
    traitorTurnEnded: (at): Step[] => {
      if (at.mine.ruin !== 'cracks') return [];
      change(at, { ruin: 'falls' });
      return [losing('name', { seat: traitorOf(at.G), left: 1 })];
    },
    turnEnds: ({ mine }, { seat }) => (mine.ruin === 'falls' ? [losing('dig', { seat, total: 1 })] : []),
  },
  alters: {
    foes,
    may: (seen, { what }, so) =>
      what === 'attack' && isSeance(seen) ? { reason: 'no-attacks', clause: CLAUSE } : so,
    struck: (seen, { attack: { target }, margin }, so) =>
      isGhost(seen, target) && margin > 0 ? [step('banish', { ghost: target })] : so,
  },
  monsters: {
    [GHOST]: {
      sheet: () => SHEET,
      prey: ({ table }) => heroes(table),
      menace: (seen, { fightsFor }, seat) =>
        fightsFor === 'heroes' ? 0 : Math.max(0.5, SHEET.sanity - traitOf(seen, seat, 'sanity')) / 2,
    },
  },
  won: ({ mine }) => (mine.isAtRest ? ['heroes'] : []),
  goals,
  marks: (seen): Mark[] => {
    const ghost = ghostIn(seen.table);
    const next = shaky(seen);
    const doomed = livingSeats(seen.table).filter((seat) => explorerAt(seen.table, seat).room === next[0]);
    return [
      ...(ghost?.fightsFor === 'heroes' ? [{ on: { monster: ghost.id }, word: 'waits' }] : []),
      ...next.map((room): Mark => ({ on: { room }, word: 'shaky' })),
      // Of several that may be next it is somebody's choice.
      ...(next.length > 1 ? [] : doomed).flatMap((seat) =>
        peril({ seat, what: `rooms.${next[0]}`, ill: 'kills', chance: 1 }),
      ),
    ];
  },
});
