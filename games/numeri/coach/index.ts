import type { Action, SeatAction } from '@/kit/action';
import type { CoachScript } from '@/kit/coach';
import type { PieceNumber } from '../rules/components';
import { LINE } from './line';

const move = (number: PieceNumber): Action => ({ move: 'move', args: [number] });
const split = (first: PieceNumber, second: PieceNumber): Action => ({ move: 'split', args: [first, second] });
const other = (number: PieceNumber): SeatAction => ({ playerID: '1', ...move(number) });

const CONFIRM = '.table-choices .wax';
/** A roll waits to be thrown. */
const THROW = '.nu-throw';
/** It lies open. */
const THROWN = '.nu-thrown.is-up';
const bean = (number: PieceNumber): string => `.nu-tray > li:nth-child(${number}) .nu-tray-bean`;
const spaces = (from: number): string => `.nu-path > li:nth-child(${from})`;

/** Actions before the first bean crosses the watershed. */
const CROSSING = 16;

/**
 * Three stretches of one match of two: the beans enter, jump and make a row; the watershed is crossed
 * and a roll is split; the last of the last three spaces is taken.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'numeri-1710',
  options: {},
  numPlayers: 2,
  chapters: [
    {
      id: 'start',
      steps: [
        { id: 'roll', target: [THROW], until: THROWN, clause: 'NU-r8' },
        { id: 'enter', target: [THROW, bean(3)], clause: 'NU-r9', allow: [move(3)], reply: [other(5)] },
        { id: 'over', target: [THROW, bean(2)], clause: 'NU-r11', allow: [move(2)], reply: [other(5)] },
        { id: 'chain', target: [THROW, bean(1)], clause: 'NU-r21', allow: [move(1)] },
        {
          id: 'star',
          target: [THROW, bean(1)],
          clause: 'NU-r12',
          allow: [move(1)],
          reply: [other(3)],
        },
      ],
    },
    {
      id: 'watershed',
      before: LINE.slice(0, CROSSING),
      steps: [
        { id: 'cross', target: [THROW, bean(3)], clause: 'NU9', allow: [move(3)], reply: [other(2)] },
        { id: 'open', target: [THROW], until: THROWN, clause: 'NU-r14' },
        { id: 'split', target: [THROW, CONFIRM, bean(1)], clause: 'NU-r19', allow: [split(1, 4)] },
        { id: 'again', target: [THROW], until: THROWN, clause: 'NU2' },
      ],
    },
    {
      id: 'goal',
      before: LINE,
      steps: [
        { id: 'late', target: [spaces(35), spaces(36), spaces(37)], clause: 'NU-r26' },
        { id: 'end', target: [THROW, CONFIRM, bean(1)], clause: 'NU-r26', allow: [move(1)] },
        { id: 'score', target: ['.status-line.is-over button'], until: '.score-row', clause: 'NU-r27' },
        { id: 'losses', target: [], clause: 'NU-r29' },
      ],
    },
  ],
};
export default script;
