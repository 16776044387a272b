import { CHAIN, GOAL, IN_HAND, LAST, type PieceNumber } from './components';

/** Where the pieces stand, by seat and number. */
export type Pieces = readonly (readonly number[])[];

/** For every space of the path whether a piece stands there, 1 or 0; entry 0 is the hand, where none stands. */
export type Taken = Uint8Array;

/** Read once for all that is asked of a position: the bots ask a lot, and reading drafts is slow. */
export function takenBy(pieces: Pieces): Taken {
  const taken = new Uint8Array(LAST + 1);
  for (let seat = 0; seat < pieces.length; seat++) {
    const own = pieces[seat] ?? [];
    for (let piece = 0; piece < own.length; piece++) taken[own[piece] ?? IN_HAND] = 1;
  }
  taken[IN_HAND] = 0;
  return taken;
}

/** The next free space ahead (NU-r10, NU-r32), over whatever is in between (NU-r11); undefined if there is none. */
export function nextFree(taken: Taken, from: number): number | undefined {
  for (let space = from + 1; space <= LAST; space++) if (taken[space] === 0) return space;
  return undefined;
}

/** One piece's way in an action. */
export interface Step {
  readonly number: PieceNumber;
  readonly from: number;
  readonly to: number;
}

/** Moves pieces on the path one after the other, the first seen by the second; `taken` is as before afterwards. */
export function stepsOn(taken: Taken, own: readonly number[], numbers: readonly PieceNumber[]): Step[] {
  const steps = numbers.map((number) => {
    const from = own[number - 1] ?? IN_HAND;
    const to = nextFree(taken, from) ?? from;
    if (from !== IN_HAND) taken[from] = 0;
    if (to !== IN_HAND) taken[to] = 1;
    return { number, from, to };
  });
  for (const { to } of steps) taken[to] = 0;
  for (const { from } of steps) if (from !== IN_HAND) taken[from] = 1;
  return steps;
}

/** Where a seat's pieces go when they move one after the other; one without a space ahead stays. */
export const stepsOf = (pieces: Pieces, own: readonly number[], numbers: readonly PieceNumber[]): Step[] =>
  stepsOn(takenBy(pieces), own, numbers);

/** Whether the spaces that end the game are all taken (NU-r26): no two pieces share one. */
export function isGoalFull(pieces: Pieces): boolean {
  let arrived = 0;
  for (let seat = 0; seat < pieces.length; seat++) {
    const own = pieces[seat] ?? [];
    for (let piece = 0; piece < own.length; piece++) if ((own[piece] ?? IN_HAND) > LAST - GOAL) arrived++;
  }
  return arrived === GOAL;
}

/** Whether the piece on `space` is one of three or more of its seat in a row without a gap (NU-r21, NU-r22). */
export function isInChain(own: readonly number[], space: number): boolean {
  let length = 1;
  for (let behind = space - 1; behind !== IN_HAND && own.includes(behind); behind--) length++;
  for (let ahead = space + 1; own.includes(ahead); ahead++) length++;
  return length >= CHAIN;
}
