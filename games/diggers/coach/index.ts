import type { CoachScript, CoachStep } from '@/kit/coach';
import { act, around, BURIED, DUG, turn } from './line';

const LAY = '.table-choices .dg-lay';
const STACK = '.dg-own-stack';
const photo = (n: number): string => `.dg-laid[data-n="${n}"] button`;
const layAt = (x: number, y: number): string => `${LAY}[data-place="${x} ${y}"]`;

/** Pays so many markers. */
const pays = (markers: number): Pick<CoachStep, 'target' | 'allow'> => ({
  target: [`.table-choices [data-pay="${markers}"]`],
  allow: [{ move: 'pay', args: [markers] }],
});

/** Takes a photo: it is picked on the table, then taken in the dock. */
const takes = (n: number, move = 'dig'): Pick<CoachStep, 'target' | 'allow'> => ({
  target: [`.table-choices [data-take="${n}"]`, photo(n)],
  allow: [{ move, args: [n] }],
});

/**
 * Three stretches of one match of two: photos are laid, one of them over another; two are dug out of one
 * pile, a scout is taken and sent, a photo taken blind; and a manager breaks a heart.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'diggers-256',
  options: { costumes: false },
  numPlayers: 2,
  chapters: [
    {
      id: 'bury',
      steps: [
        { id: 'stack', target: [STACK], clause: 'DG3' },
        {
          id: 'lay',
          target: [LAY],
          clause: 'DG4',
          allow: around(12, 6, 2),
          reply: [act('1', 'place', 20, 6)],
        },
        {
          id: 'cover',
          target: [layAt(20, 6), photo(1)],
          clause: 'DG8',
          allow: around(20, 6, 1),
          reply: [act('1', 'place', 4, 0)],
        },
        { id: 'down', target: [STACK], clause: 'DG-r4' },
      ],
    },
    {
      id: 'dig',
      before: BURIED,
      steps: [
        { id: 'pay', ...pays(2), clause: 'DG5' },
        { id: 'uncover', ...takes(2), clause: 'DG-r7' },
        { id: 'freed', ...takes(1), clause: 'DG8', reply: turn('1', 22) },
        { id: 'pay-one', ...pays(1), clause: 'DG5' },
        { id: 'scout', ...takes(3), clause: 'DG-r9', reply: turn('1', 13) },
        { id: 'pay-again', ...pays(1), clause: 'DG-r10' },
        { id: 'unit', ...takes(16), clause: 'DG-r14' },
        {
          id: 'stay',
          target: ['.table-choices .dg-stay'],
          clause: 'DG-r10',
          allow: [{ move: 'end', args: [] }],
          reply: turn('1', 7),
        },
        { id: 'pay-blind', ...pays(1), clause: 'DG5' },
        { id: 'blind', ...takes(11), clause: 'DG-r8' },
        { id: 'send', ...takes(17, 'send'), clause: 'DG-r9', reply: turn('1', 20) },
        { id: 'left', target: ['.table-mine .dg-counts'], clause: 'DG-r12' },
      ],
    },
    {
      id: 'heartbreak',
      before: DUG,
      steps: [
        { id: 'manager', target: ['.dg-own-album'], clause: 'DG6' },
        {
          id: 'lose',
          target: ['.table-choices [data-take="pop-1-star"]', '.dg-row button[aria-pressed]'],
          clause: 'DG-r13',
          allow: [
            { move: 'lose', args: ['pop-1-star'] },
            { move: 'lose', args: ['pop-2-school'] },
          ],
        },
        { id: 'score', target: ['.status-line.is-over button'], until: '.score-row', clause: 'DG7' },
      ],
    },
  ],
};
export default script;
