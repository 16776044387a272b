import type { PlayerID } from '@/kit/action';
import { ROUNDS_TO_HAUNT } from './components';
import { explorerAt, isAlive } from './figures';
import { say } from './journal';
import type { BetrayalG, Turn } from './state';
import type { Step } from './step';
import type { Resolver } from './thing';
import { happen } from './things';

/** Turns and rounds: whose it is, how one begins and ends, and what stands between two. */

/** Nothing done yet in a turn. */
export const freshTurn = (seat: PlayerID | null, number: number, began: string): Turn => ({
  seat,
  number,
  spent: 0,
  hasMoved: false,
  isMovementOver: false,
  hasAttacked: false,
  isEnding: false,
  usedCards: [],
  done: [],
  began,
  omens: [],
});

const beginTurn: Resolver<'begin-turn'> = (at, step) => {
  const { G } = at;
  const seat = step.seat ?? '';
  G.turn = freshTurn(seat, G.turn.number + 1, explorerAt(G, seat).room);
  G.quiet[Number(seat)] = false;
  say(G, 'turn', seat);
  return [...happen(at, 'turnBegan', { seat }), { do: 'turn' }];
};

/** One's turn goes on until one ends it, or something does. */
const turn: Resolver<'turn'> = (at, { seat = '' }) => {
  const { G } = at;
  const isHere = isAlive(explorerAt(G, seat));
  if (isHere && !G.turn.isEnding) return [{ do: 'ask', kind: 'turn' }, { do: 'turn' }];
  return [...(isHere ? happen(at, 'turnCloses', { seat }) : []), { do: 'end-turn' }];
};

/**
 * End of a turn, in this order (BH108): texts of the room and the Elevator, cards that end with a turn, haunt
 * rolls. A seat whose explorer is dead has no such end, but a traitor's has what its haunt says (BH-g14).
 */
const endTurn: Resolver<'end-turn'> = (at, step) => {
  const { G } = at;
  const seat = step.seat ?? '';
  G.turnsTaken[Number(seat)] = (G.turnsTaken[Number(seat)] ?? 0) + 1;
  // What somebody becomes who dies in its own turn has to wait for the next.
  if (!isAlive(explorerAt(G, seat))) return [{ do: 'roll-for-omens' }, { do: 'after-turn' }];
  return [...happen(at, 'turnEnds', { seat }), { do: 'roll-for-omens' }, ...turnOver(seat)];
};

/** What its monsters do that have theirs in its turn, then whatever stands between two turns. */
const turnOver = (seat: PlayerID): Step[] => [
  { do: 'monsters', whose: seat },
  { do: 'after-turn', seat },
];

const afterTurn: Resolver<'after-turn'> = (at, step) => {
  const { G } = at;
  const seat = step.seat ?? '';
  const { haunt } = G;
  // A haunt that has just begun ends the turn and everything after it (BH50).
  if (haunt === null) return [{ do: 'next-turn' }];
  const after = [
    ...happen(at, 'turnOver', { seat }),
    ...(haunt.traitor === seat ? happen(at, 'traitorTurnEnded', { seat }) : []),
  ];
  const kind = at.box.haunts[haunt.number];
  const last = kind?.monstersAfter === 'revealer' ? haunt.revealer : haunt.traitor;
  return [...after, ...(seat === last ? [{ do: 'monsters' } as const] : []), { do: 'next-turn' }];
};

/** The next seat clockwise; with the first of them a round begins (BH154). */
const nextTurn: Resolver<'next-turn'> = (at, step) => {
  const { G } = at;
  if (G.stage === 'exploring' && G.round > ROUNDS_TO_HAUNT) return [{ do: 'overdue', seat: step.seat }];
  const next = String((Number(step.seat) + 1) % G.explorers.length);
  if (next === G.first) {
    G.round++;
    say(G, 'round', null, { round: G.round });
  }
  G.turn = freshTurn(null, G.turn.number, '');
  return [...happen(at, 'turnDue', { seat: next }), { do: 'turn-due', seat: next }];
};

/**
 * A dead traitor's turn still has its end; all others are passed over (BH-g14, BH-g23), but for monsters that have
 * theirs in it.
 */
const turnDue: Resolver<'turn-due'> = ({ G }, { seat = '' }) =>
  isAlive(explorerAt(G, seat)) ? [{ do: 'begin-turn', seat }] : turnOver(seat);

export const turnSteps = {
  'begin-turn': beginTurn,
  turn,
  'end-turn': endTurn,
  'after-turn': afterTurn,
  'next-turn': nextTurn,
  'turn-due': turnDue,
};

/** Whether something that is done once a turn has been done in this one (BH34, BH46). */
export const isDone = ({ turn: { done } }: Pick<BetrayalG, 'turn'>, what: string): boolean =>
  done.includes(what);
