import type { Action, Json } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';
import { BOTH_WRONG, NEARLY, TO_THE_FOURTH, TO_THE_SECOND, TO_THE_THIRD } from './line';

const action = (move: string, ...args: Json[]): Action => ({ move, args });
const button = (move: string): string => `.table-choices [data-move="${move}"]`;
const lid = (window: number): string => `.mc-window:nth-child(${window + 1}) .mc-lid`;
/** While nothing is written on it. */
const FIELD = '.mc-slip:not(.is-written) .mc-slip-line';

/** One thing to do in the dock. */
const does = (move: string): Pick<CoachStep, 'target' | 'allow'> => ({
  target: [button(move)],
  allow: [action(move)],
});

/** A lid to lift. */
const lifts = (number: number, window: number): Pick<CoachStep, 'target' | 'allow'> => ({
  target: [lid(window)],
  allow: [action('lift', number, window)],
});

/** Something to write and say, in either language. */
const says = (
  move: 'guess' | 'name',
  first: string,
  ...others: string[]
): Pick<CoachStep, 'target' | 'allow'> => ({
  target: [FIELD, button('say')],
  allow: [action(move, first), ...others.map((text) => action(move, text))],
});

const others = (move: string) => ['1', '2'].map((playerID) => ({ playerID, ...action(move) }));

/**
 * Four pictures of one match of three: lids are lifted and the first picture is named; two others pay to guess and
 * are wrong; the learner pays and is right; a misspelt answer is voted on.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'macroscope-30020',
  options: { rules: 'full' },
  numPlayers: 3,
  chapters: [
    {
      id: 'lids',
      steps: [
        { id: 'roll', ...does('roll'), clause: 'MS-r5' },
        { id: 'lift', ...lifts(4, 7), clause: 'MS2' },
        { id: 'decline', ...does('decline'), clause: 'MS5', reply: others('stay') },
        { id: 'again', ...lifts(6, 8), clause: 'MS3' },
        {
          id: 'guess',
          ...says('guess', '鳳梨', 'pineapple', 'Pineapple'),
          clause: 'MS-r7',
          reply: others('stay'),
        },
        { id: 'right', target: [], clause: 'MS11' },
      ],
    },
    {
      id: 'others',
      before: TO_THE_SECOND,
      steps: [
        { id: 'pick', target: [lid(7)], allow: [action('pick', 7)], clause: 'MS4' },
        { id: 'paid', ...does('decline'), clause: 'MS6', reply: others('join') },
        {
          id: 'call',
          target: ['.dock-seat:nth-child(2)'],
          allow: [action('call', '2')],
          clause: 'MS8',
          reply: BOTH_WRONG,
        },
        { id: 'wrong', target: [], clause: 'MS14' },
      ],
    },
    {
      id: 'challenge',
      before: TO_THE_THIRD,
      steps: [
        { id: 'join', ...does('join'), clause: 'MS7' },
        { id: 'name', ...says('name', '向日葵', 'sunflower', 'Sunflower'), clause: 'MS9' },
        { id: 'all-lose', target: [], clause: 'MS13' },
      ],
    },
    {
      id: 'vote',
      before: TO_THE_FOURTH,
      steps: [
        { id: 'roll-again', ...does('roll'), clause: 'MS-r6' },
        { id: 'lift-again', ...lifts(3, 4), clause: 'MS2' },
        { id: 'nobody', ...does('decline'), clause: 'MS7' },
        { id: 'skip', ...does('skip'), clause: 'MS5', reply: NEARLY },
        { id: 'stay', ...does('stay'), clause: 'MS12' },
        {
          id: 'accept',
          target: [button('accept'), button('deny')],
          allow: [action('accept'), action('deny')],
          clause: 'MS20',
          reply: [{ playerID: '2', ...action('deny') }],
        },
        { id: 'end', target: [], clause: 'MS18' },
      ],
    },
  ],
};

export default script;
