import type { SeatAction } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';
import type { PlayArgs } from '../rules/schemas';

const play = (playerID: string, ...args: PlayArgs): SeatAction => ({ playerID, move: 'play', args });
const allowed = (...args: PlayArgs): NonNullable<CoachStep['allow']> => [{ move: 'play', args }];

const HAND = '.ll-hand-cards';
const CONFIRM = '.table-choices .wax';
const SLIP = '.ll-slip';
/** The buttons of seats wear the shapes of their marks. */
const SEAT = ['circle', 'square', 'triangle'].map((shape) => `.table-choices [data-shape="${shape}"]`);
const seatButton = (playerID: string): string => SEAT[Number(playerID)] ?? CONFIRM;
const inHand = (card: string): string => `${HAND} [data-kind="${card}"]`;
const nameButton = (card: string): string => `.ll-names [data-kind="${card}"]`;

/**
 * Two rounds of three players. In the first the learner guesses, is made to discard, makes somebody
 * discard, looks, and names what it has seen, which leaves nobody else; in the second it compares, has
 * to play the Countess, trades, hides, has only itself to aim at, and wins the showdown by its discards.
 */
const script: CoachScript = {
  rulesVersion: 2,
  seed: 'letter-755',
  options: { goal: 'short', tie: 'classic', faceUp: true },
  numPlayers: 3,
  chapters: [
    {
      id: 'match',
      steps: [
        { id: 'hand', target: [HAND], clause: 'LL-r5' },
        {
          id: 'guess',
          target: [nameButton('prince'), seatButton('1'), inHand('guard')],
          clause: 'LL-r7',
          allow: allowed('guard', '1', 'prince'),
          reply: [play('1', 'prince', '0')],
        },
        {
          id: 'discarded',
          target: ['.ll-place.is-mine'],
          clause: 'LL-r11',
          reply: [play('2', 'guard', '0', 'princess')],
        },
        {
          id: 'prince',
          target: [seatButton('2'), inHand('prince')],
          clause: 'LL-r11',
          allow: allowed('prince', '2'),
          reply: [play('1', 'guard', '2', 'king'), play('2', 'guard', '1', 'baron')],
        },
        { id: 'out', target: ['.ll-place.is-out'], clause: 'LL15' },
        {
          id: 'look',
          target: [seatButton('2'), inHand('priest')],
          clause: 'LL-r8',
          allow: allowed('priest', '2'),
          reply: [play('2', 'countess')],
        },
        { id: 'sign', target: ['.ll-place .held-card-eye'], clause: 'LL-r13' },
        {
          id: 'known',
          target: [nameButton('king'), seatButton('2'), inHand('guard')],
          clause: 'LL-r7',
          allow: allowed('guard', '2', 'king'),
        },
        { id: 'last-left', target: [SLIP], clause: 'LL16' },
        {
          id: 'compare',
          target: [seatButton('1'), inHand('baron')],
          clause: 'LL-r9',
          allow: allowed('baron', '1'),
          reply: [play('2', 'guard', '0', 'baron')],
        },
        {
          id: 'forced',
          target: [CONFIRM, inHand('countess')],
          clause: 'LL12',
          allow: allowed('countess'),
          reply: [play('2', 'priest', '0')],
        },
        {
          id: 'trade',
          target: [seatButton('2'), inHand('king')],
          clause: 'LL-r12',
          allow: allowed('king', '2'),
          reply: [play('2', 'priest', '0')],
        },
        {
          id: 'protect',
          target: [CONFIRM, inHand('handmaid')],
          clause: 'LL-r10',
          allow: allowed('handmaid'),
          reply: [play('2', 'handmaid')],
        },
        {
          id: 'self',
          target: [seatButton('0'), inHand('prince')],
          clause: 'LL9',
          allow: allowed('prince', '0'),
          reply: [play('2', 'prince', '0')],
        },
        { id: 'showdown', target: [SLIP], clause: 'LL-r6' },
        { id: 'discards', target: [SLIP], clause: 'LL6' },
        { id: 'tokens', target: ['.table-mine .ll-tokens'], clause: 'LL4' },
      ],
    },
  ],
};
export default script;
