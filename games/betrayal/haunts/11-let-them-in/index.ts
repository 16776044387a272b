import type { PlayerID } from '@/kit/action';
import { bearable } from '../../parts/cards/held';
import { whereIs } from '../../parts/cards/where-is';
import { exorcism } from '../../parts/haunts/exorcism';
import { explorations, exploringSteps, payFor } from '../../parts/haunts/exploring';
import { aimOfPart, change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { canSpend } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { takeFrom, takeOut } from '../../rules/cards';
import { explorerAt, isMonster, isTraitor, placeOf, traitOf } from '../../rules/figures';
import { facing, hasOpenWindow, neighbour, roomOf, standing } from '../../rules/house';
import { figure as figureFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { goalsWith } from './goals';
import { duties, isFree, openOption } from './madman';
import {
  areBanished,
  CLAUSE,
  HALL,
  isSpecter,
  MADMAN,
  RING,
  type Seer,
  SPECTER,
  type State,
  type Steps,
  step,
  waiting,
} from './state';

/** Something waits outside at every window, and a madman goes from one to the next and lets it in. */

const rite = exorcism();
const MIGHT = 7;
const SANITY = 6;

/** He is where he was, his card out of the game (BH-g25, BH-h11-K4). */
function summon(at: At<State>): Step[] {
  const { G } = at;
  const traitor = traitorOf(G);
  const { holder = null, room } = whereIs(at, [MADMAN]) ?? {};
  const place =
    holder !== null ? placeOf(G, holder) : room === undefined ? placeOf(G, traitor) : { room, side: null };
  const after =
    holder === null ? [] : bearable(takeFrom(at, holder, MADMAN, 'discard'), explorerAt(G, holder));
  if (holder === null) takeOut(at, traitor, MADMAN);
  G.gone.push(MADMAN);
  addMonster(G, MADMAN, place, { mover: traitor });
  return after;
}

/** The traitor lets one in himself. */
function opening(seen: Seer, seat: string): Option[] {
  const { room } = explorerAt(seen.table, seat);
  if (!isTraitor(seen.table, seat) || !waiting(seen).includes(room)) return [];
  const option = openOption(room, ['open']);
  return canSpend(seen, seat, 1)
    ? [option]
    : [{ ...option, not: { reason: 'no-space-to-open', clause: CLAUSE }, next: [] }];
}

/** Inside it acts at once in the monsters’ turn; in the traitor’s own it waits for that turn (BH-h11-D3). */
function open(at: At<State>, seat: PlayerID, { room, monster }: Steps['open']): Step[] {
  const { G, mine } = at;
  if (!waiting(at).includes(room)) return [];
  if (monster !== undefined) payFor(G, monster, 1);
  const who = figureFact(G, monster ?? seat);
  say(G, room === HALL ? 'opens-door' : 'opens-window', null, { who, room: roomFact(room) });
  change(at, { opened: [...mine.opened, room] });
  const id = addMonster(G, SPECTER, { room, side: null }, { mover: traitorOf(G) });
  if (monster === undefined) return [];
  const next: Step = { do: 'monsters-rolled', ids: [id] };
  return [
    { do: 'roll', seat: id, trait: 'speed', use: 'move', what: 'rolls.speed', next },
    step('act', { seat: undefined, monster: id }),
  ];
}

/** A tile that is laid may have a window, and may shut one out (BH-h11-D4). */
function look(at: At<State>, room: string): Step[] {
  const { G, box, mine } = at;
  const tile = standing(G, room);
  if (waiting(at).includes(room)) say(G, 'waits', null, { room: roomFact(room) });
  for (const other of G.tiles) {
    const { window } = roomOf(box, other.room);
    const isShut = window !== undefined && neighbour(G, other, facing(window, other)) === tile;
    if (isShut && !mine.opened.includes(other.room))
      say(G, 'walled-up', null, { room: roomFact(other.room) });
  }
  const { window } = roomOf(box, room);
  if (window !== undefined && !hasOpenWindow(G, box, tile))
    say(G, 'no-window', null, { room: roomFact(room) });
  return [];
}

export const letThemIn: Haunt = hauntOf<State>({
  number: 11,
  sides: 'two',
  traitor: traitors[11],
  parts: [rite],
  begin: () => ({ opened: [] }),
  ...openSlice,
  setup: () => [step('summon')],
  monsters: {
    [SPECTER]: {
      sheet: () => ({ speed: 4, sanity: SANITY }),
      menace: (seen, _monster, seat) => Math.max(0.2, (SANITY - traitOf(seen, seat, 'sanity')) / 4),
      // By the Ring it is banished, stunned or not (BH68, BH-h11-K3).
      canBeHitStunned: (_seen, _monster, by, trait) => !isMonster(by) && trait === 'sanity',
    },
    [MADMAN]: {
      sheet: () => ({ speed: 7, might: MIGHT, sanity: 7 }),
      prey: (seen, one) => (isFree(seen, one) ? null : []),
      idle: (seen, one) => duties(seen, one),
      offers: (seen, one) =>
        isFree(seen, one) ? explorations(seen, one, CLAUSE) : one.hasAttacked ? duties(seen, one) : [],
      menace: (seen, one, seat) =>
        isFree(seen, one) ? Math.max(0.2, (MIGHT - traitOf(seen, seat, 'might')) / 2) : 0,
    },
  },
  alters: {
    // Nothing but Sanity reaches one, be it that it walks with Speed: no Revolver, no Dynamite (BH-h11-K5).
    foes: ({ table }, { target, trait }, so) => so && (trait === 'sanity' || !isSpecter(table, target)),
    // Beaten by his own attack, not in defence (BH-h11-D2).
    struck: ({ table }, { attack: { attacker, target, weapon }, margin }, so) =>
      margin > 0 && weapon === RING && isSpecter(table, target)
        ? [step('banish', { seat: attacker, monster: target })]
        : so,
  },
  steps: {
    ...exploringSteps,
    summon,
    open: (at, { seat = '', ...told }) => open(at, seat, told),
    act: ({ G }, { monster }) => {
      const one = G.monsters.find(({ id }) => id === monster);
      if (one === undefined || one.stunned > 0 || one.isDone) return [];
      return [
        { do: 'ask', kind: 'monster', seat: traitorOf(G), ids: [one.id] },
        step('act', { seat: undefined, monster }),
      ];
    },
    banish: ({ G }, { seat = null, monster }) => {
      say(G, 'banished', seat, { room: roomFact(placeOf(G, monster).room) });
      G.monsters = G.monsters.filter(({ id }) => id !== monster);
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: { laid: (at, { room }) => look(at, room) },
  offers: { turn: (seen, { seat }) => opening(seen, seat) },
  won: (at) => (aimOfPart(rite, at).isDone || areBanished(at) ? ['heroes'] : []),
  goals: goalsWith(rite),
  marks: (seen) => waiting(seen).map((room) => ({ on: { room }, word: 'waits' })),
});
