import type { SeatAction } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';

const act = (playerID: string, move: string, ...args: string[]): SeatAction => ({ playerID, move, args });
const allowed = (move: string, ...args: string[]): NonNullable<CoachStep['allow']> => [{ move, args }];

const SWAP = '.table-choices .ns-act-swap';
const LOOK = '.table-choices .ns-act-look';
const OPEN = '.table-choices .ns-act-open';
const EXCHANGE = '.table-choices .ns-exchange';
const RETURN = '.table-choices .ns-return';
const OWN = '.ns-own';
const SLIP = '.ns-slip';
/** The buttons of seats wear the shapes of their marks. */
const seatButton = (shape: 'square' | 'triangle' | 'diamond' | 'star'): string =>
  `.table-choices [data-shape="${shape}"]`;

/**
 * Two rounds of five players. In the first the learner takes the win in the dark, looks to make sure that
 * it is still there, and opens it; in the second it has been taken away, a kill brings it back, a swap that
 * is none hides it, and opening it ends a short game.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'ninja-1220',
  options: { goal: 'short' },
  numPlayers: 5,
  chapters: [
    {
      id: 'match',
      steps: [
        { id: 'cards', target: [OWN], clause: 'NS-r4' },
        { id: 'known', target: ['.ns-places .ns-known', '.ns-places'], clause: 'NS-r3' },
        {
          id: 'take',
          target: [EXCHANGE, seatButton('star'), SWAP],
          clause: 'NS-r6',
          allow: allowed('swap', '4', 'exchange'),
          reply: [act('1', 'open'), act('2', 'look'), act('3', 'swap', '0', 'return'), act('4', 'open')],
        },
        { id: 'happened', target: ['.ns-place.is-out'], clause: 'NS-r9' },
        {
          id: 'look',
          target: [LOOK],
          clause: 'NS-r7',
          allow: allowed('look'),
          reply: [act('1', 'look'), act('2', 'swap', '3', 'exchange'), act('3', 'look')],
        },
        {
          id: 'open',
          target: [OPEN],
          clause: 'NS-r8',
          allow: allowed('open'),
        },
        {
          id: 'points',
          target: [SLIP],
          clause: 'NS1',
          reply: [
            act('1', 'swap', '0', 'exchange'),
            act('2', 'look'),
            act('3', 'open'),
            act('4', 'open'),
            act('4', 'aim', '0'),
          ],
        },
        { id: 'peeked', target: ['.ns-place.is-out'], clause: 'NS5' },
        { id: 'reveal', target: [OPEN], clause: 'NS-r15', allow: allowed('open') },
        {
          id: 'kill',
          target: [seatButton('square')],
          clause: 'NS-r12',
          allow: allowed('aim', '1'),
          reply: [act('2', 'swap', '3', 'exchange'), act('3', 'look')],
        },
        {
          id: 'feint',
          target: [RETURN, seatButton('triangle'), SWAP],
          clause: 'NS3',
          allow: allowed('swap', '2', 'return'),
          reply: [act('2', 'look'), act('3', 'swap', '2', 'return')],
        },
        { id: 'finish', target: [OPEN], clause: 'NS-r8', allow: allowed('open') },
        { id: 'end', target: [SLIP, '.table-mine .ns-points'], clause: 'NS14' },
      ],
    },
  ],
};
export default script;
