import type { Action, SeatAction } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';
import type { PickArgs } from '../rules/schemas';

const pick = (...args: PickArgs): Action => ({ move: 'pick', args });
const by = (playerID: string, ...args: PickArgs): SeatAction => ({ playerID, ...pick(...args) });

const HAND = '.sg-hand';
const CONFIRM = '.table-choices .wax';
const SLIP = '.sg-slip';
const inHand = (card: string): string => `${HAND} [data-kind="${card}"]`;
/** Takes a card and confirms it. */
const choose = (card: PickArgs[0]): Pick<CoachStep, 'target' | 'allow'> => ({
  target: [CONFIRM, inHand(card)],
  allow: [pick(card)],
});
const isChosen = (card: string): string => `:has([aria-pressed="true"] [data-kind="${card}"])`;

/**
 * The first of three rounds, at a table of three: a choice, one taken back, chopsticks and what they are
 * good for, a set, wasabi with its nigiri, puddings, a last card that lays itself, and the scoring.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'sushi-796',
  options: { passBothWays: false },
  numPlayers: 3,
  chapters: [
    {
      id: 'round',
      steps: [
        { id: 'hand', target: [HAND], clause: 'SG-r8' },
        {
          id: 'pick',
          ...choose('tempura'),
          clause: 'SG-r9',
          reply: [by('1', 'wasabi'), by('2', 'maki-2')],
        },
        { id: 'pass', target: ['.sg-next'], clause: 'SG-r10' },
        {
          id: 'maki',
          ...choose('maki-3'),
          clause: 'SG-r19',
          reply: [by('1', 'squid'), by('2', 'pudding')],
        },
        {
          id: 'pudding',
          ...choose('pudding'),
          clause: 'SG-r29',
          reply: [by('1', 'maki-1'), by('2', 'squid')],
        },
        {
          id: 'chopsticks',
          ...choose('chopsticks'),
          clause: 'SG10',
          reply: [by('1', 'pudding'), by('2', 'dumpling')],
        },
        {
          id: 'lock',
          ...choose('salmon'),
          clause: 'SG9',
        },
        {
          id: 'unlock',
          target: ['.table-choices button'],
          clause: 'SG-t1',
          allow: [{ move: 'unlock', args: [] }],
        },
        {
          id: 'dumpling',
          ...choose('dumpling'),
          clause: 'SG-r23',
          reply: [by('1', 'dumpling'), by('2', 'sashimi')],
        },
        {
          id: 'two',
          target: [
            `${HAND}:not(${isChosen('tempura')}) [data-kind="tempura"]`,
            `${HAND}:not(${isChosen('maki-2')}) [data-kind="maki-2"]`,
            CONFIRM,
          ],
          clause: 'SG-r15',
          allow: [pick('tempura', 'maki-2'), pick('maki-2', 'tempura')],
          reply: [by('1', 'salmon'), by('2', 'tempura')],
        },
        { id: 'set', target: ['.sg-place.is-mine .is-set'], clause: 'SG-r21' },
        {
          id: 'wasabi',
          ...choose('wasabi'),
          clause: 'SG-r13',
          reply: [by('1', 'maki-2'), by('2', 'maki-1')],
        },
        {
          id: 'nigiri',
          ...choose('salmon'),
          clause: 'SG7',
          reply: [by('1', 'salmon'), by('2', 'salmon')],
        },
        { id: 'last', target: [SLIP], clause: 'SG-r12' },
        { id: 'score', target: [SLIP], clause: 'SG-r18' },
        { id: 'puddings', target: ['.sg-place.is-mine .sg-tally'], clause: 'SG-r31' },
      ],
    },
  ],
};
export default script;
