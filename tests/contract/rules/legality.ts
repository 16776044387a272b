import type { Action, Json } from '@/kit/action';
import { RandomSource } from '@/kit/random';
import type { SeatView } from '@/kit/rulebook';
import { awaitedSeats, isActive, seatIDs } from '@/kit/seats';
import {
  bytes,
  demand,
  legalFor,
  looks,
  type Match,
  type MatchSetup,
  matchOf,
  type Position,
  walk,
} from '../match';
import type { Subject, WrittenMove } from '../subject';

const THINKING = ['easy', 'normal', 'hard'] as const;

/** Arguments that only an enemy or a bug would send. */
const HOSTILE: readonly (readonly Json[])[] = [
  [],
  [null],
  [{}],
  [[]],
  [-1],
  [1e308],
  ['__proto__'],
  ['constructor'],
  ['x'.repeat(100_000)],
  [{ __proto__: { polluted: true } }, 'toString'],
  [JSON.parse('{"__proto__": {"polluted": true}}') as Json],
  Array<Json>(1000).fill(0),
  [true, false, null, 0, '', [], {}],
];
const STRANGE_MOVES = [
  'valueOf',
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '',
  'no such move',
];

/** The move of an action if a person writes its argument. */
const writtenMove = (
  { written }: Pick<Subject, 'written'>,
  move: string,
): WrittenMove<SeatView> | undefined =>
  written !== undefined && Object.hasOwn(written, move) ? written[move] : undefined;

/** Whether the rules take an action that `legal` need not list: the move is offered, and this may be written. */
const mayBeWritten = (
  subject: Pick<Subject, 'written'>,
  view: SeatView,
  offered: readonly Action[],
  { move, args }: Action,
): boolean =>
  offered.some((action) => action.move === move) &&
  (writtenMove(subject, move)?.accepts(view, args) ?? false);

/** Rule 3: a refused move changes nothing and never throws, whatever the arguments. */
export function checksFirst(subject: Subject, setup: MatchSetup): void {
  const { rulebook } = subject;
  const match = matchOf(rulebook, setup);
  const errors: unknown[] = [];
  const stock = console.error;
  console.error = (...args: unknown[]) => errors.push(args);
  try {
    for (const { position, playerID, action } of walk(match, 12)) {
      const before = bytes([position.G, position.ctx, position.plugins]);
      const attempts: Action[] = [
        ...HOSTILE.map((args) => ({ move: action.move, args })),
        ...HOSTILE.flatMap((args) => [
          { move: action.move, args: [...action.args, ...args] },
          { move: action.move, args: [...action.args.slice(0, -1), ...args] },
        ]),
        ...STRANGE_MOVES.map((move) => ({ move, args: [...action.args] })),
      ];
      const offered = legalFor(match, position, playerID);
      const view = rulebook.view(position.G, position.ctx, playerID);
      const listed = new Set(offered.map(bytes));
      for (const attempt of attempts) {
        const isListed = listed.has(bytes(attempt)) || mayBeWritten(subject, view, offered, attempt);
        let next: Position | undefined;
        try {
          next = match.step(position, playerID, attempt);
        } catch (error) {
          demand(3, false, () => `${attempt.move} threw ${String(error)}`);
        }
        demand(3, isListed || next === undefined, () => `accepted: ${bytes(attempt).slice(0, 200)}`);
        demand(
          3,
          bytes([position.G, position.ctx, position.plugins]) === before,
          () => `changed by ${attempt.move}`,
        );
      }
    }
  } finally {
    console.error = stock;
  }
  const thrown = errors.filter((line) => bytes(line).includes('threw'));
  demand(3, thrown.length === 0, () => `a move threw on bad arguments: ${String(thrown[0])}`);
  demand(3, !('polluted' in {}), () => 'a prototype was polluted');
}

/** Other actions of the same shape, each once: each argument replaced by one seen in its place elsewhere. */
export function variations(action: Action, pool: readonly Action[]): Action[] {
  const found = new Map<string, Action>();
  const add = (other: Action) => found.set(bytes(other), other);
  for (const other of pool) {
    add(other);
    if (other.move !== action.move) continue;
    for (let index = 0; index < action.args.length; index++) {
      const replacement = other.args[index];
      if (replacement === undefined) continue;
      add({ move: action.move, args: action.args.with(index, replacement) });
    }
    add({ move: action.move, args: action.args.slice(0, -1) });
  }
  return [...found.values()];
}

/** As many of a position's actions as the reducer is asked for: it is slow, and `refuse` is asked for all. */
const MOST_STEPS = 60;

/** So many of a list, spread over it evenly; others of it the next time. */
export function* spread<T>(list: readonly T[], most: number, time: number): Generator<T> {
  const step = Math.max(1, Math.ceil(list.length / most));
  for (let index = time % step; index < list.length; index += step) yield list[index] as T;
}

/** As many actions as are kept of a match to be tried in other positions. */
export const POOL = 60;
/** Actions seen in earlier matches of the same game: what might be legal here but is not listed. */
const POOLS = new WeakMap<Subject['rulebook'], Map<string, Action>>();

/** What may be written, as the rulings page has it, beside what `refuse` and the reducer say. */
interface Writings {
  readonly subject: Subject;
  readonly random: RandomSource;
  /** By move: how many samples were to be taken, and how many refused. */
  readonly tried: Map<string, { taken: number; refused: number }>;
}

/** Samples for each written move that is offered here: `refuse` and boardgame.io must say what the rulings say. */
function agreeOnWriting(
  { subject, random, tried }: Writings,
  match: Match,
  position: Position,
  seat: { readonly playerID: string; readonly view: SeatView; readonly actions: readonly Action[] },
): void {
  const { playerID, view, actions } = seat;
  for (const [move, { sample, accepts }] of Object.entries(subject.written ?? {})) {
    if (!actions.some((action) => action.move === move)) continue;
    const count = tried.get(move) ?? { taken: 0, refused: 0 };
    tried.set(move, count);
    for (const args of sample(view, random)) {
      const action = { move, args };
      const isTaken = accepts(view, args);
      const refusal = match.rulebook.refuse(view, position.ctx, action);
      demand(4, isTaken === (refusal === undefined), () => disagreement(action, playerID, isTaken, refusal));
      demand(4, isTaken === (match.step(position, playerID, action) !== undefined), () =>
        disagreement(action, playerID, isTaken, 'the reducer disagrees'),
      );
      count[isTaken ? 'taken' : 'refused']++;
    }
  }
}

function agree(
  match: Match,
  position: Position,
  pool: Map<string, Action>,
  writings: Writings,
  isSampled: boolean,
): void {
  const { rulebook } = match;
  for (const playerID of seatIDs(match.setup.numPlayers)) {
    const view = rulebook.view(position.G, position.ctx, playerID);
    const actions = rulebook.legal(view, position.ctx);
    const listed = new Set(actions.map(bytes));
    demand(4, listed.size === actions.length, () => `legal lists an action twice for seat ${playerID}`);
    demand(
      4,
      isActive(position.ctx, playerID) ? actions.length > 0 : actions.length === 0,
      () => `seat ${playerID} has ${actions.length} actions, active: ${isActive(position.ctx, playerID)}`,
    );
    if (rulebook.reader !== undefined) {
      const reader = rulebook.reader(position.G, position.ctx, playerID);
      demand(4, bytes(rulebook.legal(reader, position.ctx)) === bytes(actions), () => 'the reader disagrees');
      for (const key of Object.keys(view) as (keyof typeof view)[])
        demand(4, bytes(reader[key]) === bytes(view[key]), () => `the reader's ${key} is not the view's`);
    }
    const [sample] = actions;
    const tried = [
      ...actions,
      ...(sample === undefined ? pool.values() : variations(sample, [...pool.values()])),
    ];
    for (const { move, args } of actions)
      demand(
        4,
        writtenMove(writings.subject, move)?.accepts(view, args) ?? true,
        () => `listed, but may not be written: ${bytes([move, args])}`,
      );
    if (isSampled) agreeOnWriting(writings, match, position, { playerID, view, actions });
    for (const action of tried) {
      const isListed = listed.has(bytes(action)) || mayBeWritten(writings.subject, view, actions, action);
      const refusal = rulebook.refuse(view, position.ctx, action);
      demand(4, isListed === (refusal === undefined), () =>
        disagreement(action, playerID, isListed, refusal),
      );
    }
    const weights = rulebook.policy(view, position.ctx, actions);
    demand(
      4,
      weights.length === actions.length && weights.every((weight) => weight > 0 && Number.isFinite(weight)),
      () => `policy gives ${bytes(weights)} for ${bytes(actions)}`,
    );
    for (const level of THINKING) {
      const considered = rulebook.considered?.(view, position.ctx, actions, level) ?? actions;
      demand(
        4,
        actions.length === 0 || (considered.length > 0 && considered.every((one) => actions.includes(one))),
        () => `${level} looks at ${bytes(considered)} where ${bytes(actions)} are legal`,
      );
    }
  }
}

const disagreement = (action: Action, playerID: string, isListed: boolean, refusal: unknown) =>
  `${bytes(action)} of seat ${playerID} is ${isListed ? '' : 'not '}in legal, refuse says ${bytes(refusal) ?? 'nothing'}`;

/**
 * Rule 4: `legal` is sound and complete, and boardgame.io accepts exactly what it lists. Where a person writes an
 * argument, what is listed must be among what the rulings take, and samples of it are refused or accepted as they say.
 */
export function legality(subject: Subject, setup: MatchSetup): void {
  const { rulebook } = subject;
  const match = matchOf(rulebook, setup);
  const random = new RandomSource({ seed: `writing ${setup.seed}`, position: 0 });
  const writings: Writings = { subject, random, tried: new Map() };
  const pool = POOLS.get(rulebook) ?? new Map<string, Action>();
  POOLS.set(rulebook, pool);
  let count = 0;
  for (const { position, playerID, action } of looks(subject, match)) {
    demand(4, awaitedSeats(position.ctx).length > 0, () => 'the game goes on, but it waits for nobody');
    agree(match, position, pool, writings, count % 4 === 0);
    const actions = legalFor(match, position, playerID);
    for (const other of count % 4 === 0 ? spread(actions, MOST_STEPS, count / 4) : [])
      demand(
        4,
        match.step(position, playerID, other) !== undefined,
        () => `legal, but refused: ${bytes(other)}`,
      );
    for (const other of seatIDs(setup.numPlayers))
      if (!isActive(position.ctx, other))
        demand(4, match.step(position, other, action) === undefined, () => `seat ${other} moved out of turn`);
    for (const other of actions) if (pool.size < POOL) pool.set(bytes(other), other);
    count++;
  }
  for (const [move, { taken, refused }] of writings.tried)
    demand(4, taken > 0 && refused > 0, () => `${move}: ${taken} samples taken, ${refused} refused`);
}
