import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { at, isActive } from '@/kit/seats';
import { FACES, type Face, IN_HAND, NUMBERS, type PieceNumber, SPLITS } from './components';
import { nextFree, type Taken, takenBy } from './path';
import type { MoveArgs, SplitArgs } from './schemas';
import type { NumeriView } from './view';

/** What decides over a roll: the same in a view and in `G`. */
export type Board = Pick<NumeriView, 'pieces' | 'die' | 'isSplitOpen'>;

const spaceOf = (own: readonly number[], number: PieceNumber): number => own[number - 1] ?? IN_HAND;

const canMove = (taken: Taken, own: readonly number[], number: PieceNumber): boolean =>
  nextFree(taken, spaceOf(own, number)) !== undefined;

/** Whether both pieces can move one after the other (NU-r19): the first may take the second's last space (NU7). */
function canSplit(taken: Taken, own: readonly number[], [first, second]: SplitArgs): boolean {
  const from = spaceOf(own, first);
  const to = nextFree(taken, from);
  if (to === undefined) return false;
  const behind = spaceOf(own, second);
  // A first piece that jumps over the second takes the space that was next for it.
  const jumpsAhead = from < behind && to > behind;
  return nextFree(taken, jumpsAhead ? to : behind) !== undefined;
}

/** The clause that says how a roll may be split. */
export const SPLIT_CLAUSE: Readonly<Record<1 | 2 | 3 | 4 | 5, string>> = {
  1: 'NU-r18',
  2: 'NU-r18',
  3: 'NU-r17',
  4: 'NU-r16',
  5: 'NU-r15',
};

const dieFact = (die: Face | null) => ({ die: termFact(`faces.${die}`) });

/** The bean that was rolled moves (NU-r9), on a star any one (NU-r12), to a free space (NU-r10). */
export function refuseMove(view: NumeriView, _ctx: Ctx, [number]: MoveArgs): Refusal | undefined {
  const { playerID, pieces, die } = view;
  if (die !== 'star' && die !== number) return { reason: 'not-rolled', clause: 'NU-r9', facts: dieFact(die) };
  if (playerID !== null && !canMove(takenBy(pieces), at(pieces, playerID), number))
    return { reason: 'no-space', clause: 'NU-r10', facts: { number } };
  return undefined;
}

const isPair = (pair: readonly PieceNumber[], numbers: readonly PieceNumber[]): boolean =>
  pair.every((number) => numbers.includes(number));

/** A roll may be split once the watershed is crossed (NU-r14), from the hand as well (NU6). */
export function refuseSplit(view: NumeriView, _ctx: Ctx, args: SplitArgs): Refusal | undefined {
  const { playerID, pieces, die, isSplitOpen } = view;
  if (die === null) return { reason: 'malformed' };
  if (die === 'star') return { reason: 'star-whole', clause: 'NU5' };
  const clause = SPLIT_CLAUSE[die];
  const pairs = SPLITS.get(die);
  if (pairs === undefined) return { reason: 'not-splittable', clause, facts: dieFact(die) };
  if (!isSplitOpen) return { reason: 'split-closed', clause: 'NU9' };
  if (!pairs.some((pair) => isPair(pair, args))) return { reason: 'wrong-pair', clause, facts: dieFact(die) };
  const [first, second] = args;
  if (playerID !== null && !canSplit(takenBy(pieces), at(pieces, playerID), args))
    return { reason: 'split-stuck', clause: 'NU7', facts: { first, second } };
  return undefined;
}

const action = (move: string, ...args: PieceNumber[]): Action =>
  Object.freeze({ move, args: Object.freeze(args) });

const moveOf = (number: PieceNumber) => ({ number, action: action('move', number) });
const splitOf = (args: SplitArgs) => ({ args, action: action('split', ...args) });

/** What each roll may be used for, made once: `legal` is the inner loop of the bots. */
const USES = new Map(
  FACES.map((die) => [
    die,
    {
      moves: (die === 'star' ? NUMBERS : [die]).map(moveOf),
      splits: (SPLITS.get(die) ?? []).flatMap(([a, b]) => [splitOf([a, b]), splitOf([b, a])]),
    },
  ]),
);

/** What a seat can do with the roll: splitting is all that is left when the bean rolled cannot move (NU4). */
export function possible({ pieces, die, isSplitOpen }: Board, playerID: PlayerID): Action[] {
  const actions: Action[] = [];
  const uses = die === null ? undefined : USES.get(die);
  if (uses === undefined) return actions;
  const taken = takenBy(pieces);
  const own = [...at(pieces, playerID)];
  for (const move of uses.moves) if (canMove(taken, own, move.number)) actions.push(move.action);
  if (isSplitOpen)
    for (const split of uses.splits) if (canSplit(taken, own, split.args)) actions.push(split.action);
  return actions;
}

/** Everything the seat may do now. */
export function legal(view: NumeriView, ctx: Ctx): Action[] {
  const { playerID } = view;
  return playerID !== null && isActive(ctx, playerID) ? possible(view, playerID) : [];
}
