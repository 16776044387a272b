import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/** Taking back what was just drawn: the sheet is as it was, and an eraser is gone (KP-t2). */
export const vain = (_moment: Moment, { move }: Action): boolean => move === 'undo';
