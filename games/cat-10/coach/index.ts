import type { Action, Json } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';
import { AFTER_TAKING, TO_FEAST, TO_MINUS_TWO, TO_SEVEN } from './line';

const action = (move: string, ...args: Json[]): Action => ({ move, args });
const on = (move: string): string => `.table-choices [data-move="${move}"]`;

const plateOf = (seat: string): string => `.seat-plate[data-seat="${seat}"]`;

/** One thing to do, where it is done. */
const does = (move: string, ...args: Json[]): Pick<CoachStep, 'target' | 'allow'> => ({
  target: [on(move)],
  allow: [action(move, ...args)],
});

/**
 * Four stretches of one match of three: pots are opened, taken, lost and make ten; a duel brings cards;
 * another one costs some; a jumbo pot is taken from a player.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'cat-10-54420',
  options: {},
  numPlayers: 3,
  chapters: [
    {
      id: 'pots',
      steps: [
        { id: 'first', ...does('flip'), clause: 'CT2' },
        { id: 'second', ...does('flip'), clause: 'CT-r10' },
        { id: 'third', ...does('flip'), clause: 'CT-r9' },
        { id: 'take', ...does('take'), clause: 'CT-r11', reply: AFTER_TAKING },
        { id: 'bust', target: [], clause: 'CT-r16' },
        { id: 'six', ...does('flip'), clause: 'CT2' },
        { id: 'nine', ...does('flip'), clause: 'CT-r9' },
        { id: 'ten', ...does('flip'), clause: 'CT-r13' },
        { id: 'jumbo', target: [], clause: 'CT-r3' },
      ],
    },
    {
      id: 'duel',
      before: TO_SEVEN,
      steps: [
        { id: 'seven', ...does('flip'), clause: 'CT-r12' },
        { id: 'duel', ...does('duel'), clause: 'CT-r17' },
        { id: 'steal', target: [plateOf('1')], clause: 'CT-r18', allow: [action('steal', '1')] },
        { id: 'steal-again', target: [plateOf('2')], clause: 'CT7', allow: [action('steal', '2')] },
      ],
    },
    {
      id: 'minus',
      before: TO_MINUS_TWO,
      steps: [
        { id: 'duel-again', ...does('duel'), clause: 'CT-r12' },
        { id: 'discard', ...does('discard', 1), clause: 'CT-r19' },
        { id: 'discard-again', ...does('discard', 1), clause: 'CT8' },
      ],
    },
    {
      id: 'feast',
      before: TO_FEAST,
      steps: [
        { id: 'feast', ...does('flip'), clause: 'CT1' },
        {
          id: 'seize',
          target: [plateOf('2')],
          clause: 'CT-r15',
          allow: [action('seize', '2'), action('seize', '1')],
        },
        { id: 'end', target: [], clause: 'CT-r21' },
      ],
    },
  ],
};
export default script;
