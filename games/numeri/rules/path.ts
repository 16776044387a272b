import { CHAIN, GOAL, IN_HAND, LAST, type PieceNumber } from './components';

/** Where the pieces stand, by seat and number. */
export type Pieces = readonly (readonly number[])[];

/**
 * The space of every piece, 0 for those in hand. A plain list of its own: loops over boardgame.io's
 * drafts would make the same loops slow for the bots as well.
 */
export function standing(pieces: Pieces): number[] {
  const spaces: number[] = [];
  for (let seat = 0; seat < pieces.length; seat++) spaces.push(...(pieces[seat] ?? []));
  return spaces;
}

/** The next free space ahead, over whatever stands in between (NU-r11); undefined when there is none. */
export function nextFree(taken: readonly number[], from: number): number | undefined {
  for (let space = from + 1; space <= LAST; space++) if (!taken.includes(space)) return space;
  return undefined;
}

/** One piece's way in an action. */
export interface Step {
  readonly number: PieceNumber;
  readonly from: number;
  readonly to: number;
}

/** Where a seat's pieces go when they move one after the other; one without a space ahead stays. */
export function stepsOf(pieces: Pieces, own: readonly number[], numbers: readonly PieceNumber[]): Step[] {
  const taken = standing(pieces);
  return numbers.map((number) => {
    const from = own[number - 1] ?? IN_HAND;
    const to = nextFree(taken, from) ?? from;
    taken[taken.indexOf(from)] = to;
    return { number, from, to };
  });
}

/** How many free spaces lie ahead. */
export function freeAhead(taken: readonly number[], from: number): number {
  let free = LAST - from;
  for (const space of taken) if (space > from) free--;
  return free;
}

function isTaken(pieces: Pieces, space: number): boolean {
  for (let seat = 0; seat < pieces.length; seat++) if (pieces[seat]?.includes(space)) return true;
  return false;
}

/** Whether the spaces that end the game are all taken (NU-r26). */
export function isGoalFull(pieces: Pieces): boolean {
  for (let space = LAST - GOAL + 1; space <= LAST; space++) if (!isTaken(pieces, space)) return false;
  return true;
}

/** Whether the piece on `space` is one of three or more of its seat in a row without a gap. */
export function isInChain(own: readonly number[], space: number): boolean {
  let length = 1;
  for (let behind = space - 1; behind !== IN_HAND && own.includes(behind); behind--) length++;
  for (let ahead = space + 1; own.includes(ahead); ahead++) length++;
  return length >= CHAIN;
}
