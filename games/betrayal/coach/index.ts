import type { Action } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';
import { TO_FIGHT, TO_HAUNT, TO_THINGS } from './line';

const END = '.table-choices .bt-end';
const GO = '.table-choices .bt-go';
const cell = (square: string): string => `[data-cell="${square}"] button`;
const deed = (...words: readonly (string | number)[]): string => `.bt-deed[data-choice="${words.join(' ')}"]`;

/** Behind which several things to put down lie. */
const PUT_DOWN = '.bt-put-down';

/** Something on a slip beside the plan, pressed once. */
const does = (move: string, ...args: (string | number)[]): { target: [string]; allow: [Action] } => ({
  target: [deed(move, ...args)],
  allow: [{ move, args }],
});

/** A square of the plan is pressed twice, or the button that comes with the first press. */
const goes = (square: string, move: string, ...args: (string | number)[]) => ({
  target: [GO, cell(square)] as const,
  allow: [{ move, args }] as const satisfies NonNullable<CoachStep['allow']>,
});

/**
 * Four stretches of one match of three: a first turn, from the explorer to a room and what waits in it;
 * things that change hands; a haunt, its book and its goal; a fight, and a task with its odds.
 */
const script: CoachScript = {
  rulesVersion: 12,
  shortcuts: ['lead'],
  seed: 'house-4152',
  options: { start: 'door', haunt: '22' },
  numPlayers: 3,
  chapters: [
    {
      id: 'explore',
      steps: [
        {
          id: 'choose',
          target: ['.bt-person[data-explorer="zoe-ingstrom"]'],
          clause: 'BH7',
          allow: [{ move: 'choose', args: ['zoe-ingstrom'] }],
          reply: [
            { playerID: '1', move: 'choose', args: ['ox-bellows'] },
            { playerID: '2', move: 'choose', args: ['father-rhinehardt'] },
          ],
        },
        { id: 'traits', target: ['.bt-hand .bt-tracks'], clause: 'BH40' },
        { id: 'walk', ...goes('ground 1 0', 'go', 'foyer'), clause: 'BH17' },
        { id: 'open', ...goes('ground 1 -1', 'discover', 'foyer', 0), clause: 'BH22' },
        {
          id: 'lay',
          target: ['.table-choices .bt-lay'],
          clause: 'BH23',
          allow: [
            { move: 'answer', args: [0] },
            { move: 'answer', args: [3] },
          ],
        },
        {
          id: 'harm',
          target: [deed('answer', 1)],
          clause: 'BH42',
          allow: [
            { move: 'answer', args: [1] },
            { move: 'answer', args: [0] },
          ],
        },
        { id: 'end', target: [END], clause: 'BH108', allow: [{ move: 'end', args: [] }] },
      ],
    },
    {
      id: 'things',
      before: TO_THINGS,
      steps: [
        { id: 'take', ...does('take', 'candle'), clause: 'BH34' },
        {
          id: 'drop',
          target: [deed('drop', 'angel-feather'), PUT_DOWN],
          allow: [{ move: 'drop', args: ['angel-feather'] }],
          clause: 'BH34',
        },
        { id: 'trade', ...does('trade', '2'), clause: 'BH115' },
        { id: 'give', ...does('answer', 'give', 'medallion'), clause: 'BH115' },
        {
          id: 'offer',
          ...does('answer', 'offer'),
          clause: 'BH115',
          reply: [{ playerID: '2', move: 'answer', args: ['accept'] }],
        },
      ],
    },
    {
      id: 'haunt',
      before: TO_HAUNT,
      steps: [
        { id: 'traitor', target: ['.bt-traitor'], clause: 'BH50' },
        { id: 'book', target: ['.bt-book-button'], clause: 'BH50' },
        { id: 'goal', target: ['.bt-goal .bt-next'], clause: 'BH-h22' },
      ],
    },
    {
      id: 'fight',
      before: TO_FIGHT,
      steps: [
        { id: 'attack', ...does('attack', '2', 'might'), clause: 'BH56' },
        {
          id: 'leave',
          ...does('answer', 'roll'),
          clause: 'BH130',
          reply: [{ playerID: '2', move: 'answer', args: [1] }],
        },
        { id: 'exorcise', ...does('use', 'exorcism', 'research-laboratory'), clause: 'BH-exorcism' },
        { id: 'enough', ...does('answer', 'roll'), clause: 'BH45' },
        { id: 'done', target: ['.bt-goal .bt-progress'], clause: 'BH54' },
      ],
    },
  ],
};
export default script;
