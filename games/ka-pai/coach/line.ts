import type { Action, SeatAction } from '@/kit/action';
import type { Sign } from '../rules/components';

const SIGNS: Readonly<Record<string, Sign>> = { T: 'triangle', S: 'square', C: 'circle', '/': 'slash' };

export const draw = (sign: Sign, cell: number): Action => ({ move: 'draw', args: [sign, cell] });
export const mark = (sign: Sign): Action => ({ move: 'mark', args: [sign] });
export const DONE: Action = { move: 'done', args: [] };
export const UNDO: Action = { move: 'undo', args: [] };

/** What a seat does, in short: `0T14` draws a triangle on square 14, `0+T` ticks for triangles, `0!` is done. */
function read(short: string): SeatAction {
  const [playerID = '', what = '', ...rest] = short;
  if (what === '!') return { playerID, ...DONE };
  if (what === '+') return { playerID, ...mark(SIGNS[rest[0] ?? ''] ?? 'triangle') };
  return { playerID, ...draw(SIGNS[what] ?? 'triangle', Number(rest.join(''))) };
}

export const acts = (line: string): SeatAction[] => line.trim().split(/\s+/).map(read);

/** A match of two, up to its last roll. */
export const LINE: readonly SeatAction[] = acts(`
  0S2 0! 1T14 1! 0S1 0! 1T21 1! 0T8 0T15 0! 1T28 1T35 1! 0S3 0! 1T36 1! 0/14 0! 1/43 1! 0T9 0! 1T7 1!
  0/21 0! 1/44 1! 0T16 0T17 0! 1T29 1T30 1! 0T4 0T11 0! 1T31 1T32 1! 0/28 0+T 0! 1/15 1!
  0T5 0T12 0! 1T39 1T46 1! 0T18 0! 1T47 1! 0T19 0T20 0! 1T8 1T9 1! 0C23 0! 1S23 1! 0T7 0! 1T40 1!
  0T27 0! 1T2 1! 0C30 0C37 0! 1C25 1C18 1! 0C35 0! 1C11 1! 0T34 0! 1/45 1+T 1! 0/31 0! 1T37 1!
  0/32 0! 1T33 1! 0T41 0! 1T3 1! 0/33 0+T 0! 1/16 1! 0/13 0! 1/17 1+T 1! 0T40 0! 1T19 1! 0C36 0! 1/20 1!
  0/44 0! 1/27 1! 0/45 0! 1/34 1+T 1! 0C29 0! 1S1 1! 0T39 0T46 0! 1T4 1T5 1! 0/43 0+T 0! 1/13 1!
  0/25 0! 1/41 1!`);

/** How far that match has come when somebody circles slashes, links totems, and draws on the last square. */
export const BEFORE_SLASHES = 42;
export const BEFORE_LINK = 53;
