import type { CoachScript, CoachStep } from '@/kit/coach';
import type { Sign } from '../rules/components';
import { acts, BEFORE_LINK, BEFORE_SLASHES, DONE, draw, LINE, mark, UNDO } from './line';

/** A sign, where it is not the one in hand, then its square. */
const draws = (sign: Sign, cell: number, ...others: number[]): Pick<CoachStep, 'target' | 'allow'> => ({
  target: [`.kp-kitchen[data-sign="${sign}"] [data-cell="${cell}"]`, `.kp-die[data-sign="${sign}"]`],
  allow: [draw(sign, cell), ...others.map((other) => draw(sign, other))],
});

const isDone: Pick<CoachStep, 'target' | 'allow'> = { target: ['.table-choices .wax'], allow: [DONE] };

/**
 * Four stretches of one match of two: three triangles and a group, with something rubbed out on the way;
 * slashes and a tick; a trail between two totems; the last square.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'lesson 3',
  options: { sheet: 'base' },
  numPlayers: 2,
  chapters: [
    {
      id: 'draw',
      steps: [
        { id: 'sheet', target: ['.kp-pad'], clause: 'KP-r3' },
        { id: 'first', ...draws('triangle', 16), clause: 'KP1' },
        { id: 'done', ...isDone, clause: 'KP13', reply: acts('1T14 1!') },
        { id: 'slip', ...draws('square', 9), clause: 'KP-r7' },
        { id: 'undo', target: ['.table-choices [data-undo]'], clause: 'KP-t2', allow: [UNDO] },
        { id: 'beside', ...draws('triangle', 17), clause: 'KP-r8' },
        { id: 'again', ...isDone, clause: 'KP13', reply: acts('1T21 1!') },
        { id: 'group', ...draws('triangle', 18), clause: 'KP-r10' },
        { id: 'second', ...draws('triangle', 19, 11, 25), clause: 'KP2' },
        { id: 'small', target: ['.kp-others'], clause: 'KP-t1' },
        { id: 'next', ...isDone, clause: 'KP13', reply: acts('1T28 1T35 1!') },
      ],
    },
    {
      id: 'slash',
      before: LINE.slice(0, BEFORE_SLASHES),
      steps: [
        { id: 'slashes', ...draws('slash', 28), clause: 'KP-r14' },
        {
          id: 'tick',
          target: ['.table-choices .kp-mark'],
          clause: 'KP-r21',
          allow: [mark('triangle'), mark('square'), mark('circle'), mark('slash')],
        },
        { id: 'margin', target: ['.table-hand .kp-tally'], clause: 'KP-r13' },
      ],
    },
    {
      id: 'totems',
      before: LINE.slice(0, BEFORE_LINK),
      steps: [
        { id: 'link', ...draws('triangle', 18), clause: 'KP7' },
        { id: 'points', target: ['.table-hand .is-totems'], clause: 'KP-r20' },
      ],
    },
    {
      id: 'end',
      before: LINE,
      steps: [
        { id: 'last', ...draws('circle', 47), clause: 'KP3' },
        { id: 'finish', ...isDone, clause: 'KP-r25', reply: acts('1C12 1!') },
        { id: 'score', target: ['.status-line.is-over button'], until: '.score-row', clause: 'KP-r26' },
      ],
    },
  ],
};
export default script;
