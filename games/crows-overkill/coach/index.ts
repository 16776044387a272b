import type { Action, Json, SeatAction } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';

const does = (move: string, ...args: Json[]): Action => ({ move, args });
const other = (move: string, ...args: Json[]): SeatAction => ({ playerID: '1', ...does(move, ...args) });
const mine = (move: string, ...args: Json[]): SeatAction => ({ playerID: '0', ...does(move, ...args) });

const LISTEN = '.table-choices [data-move="judge"]';
const DO = '.table-choices [data-move="do"]';
const OTHER = '.table-choices [data-shape="square"]';
const inHand = (card: string): string => `.co-hand [data-card="${card}"]`;
/** A bird that can be pressed: one is only looked at before a card asks for it. */
const onSill = (bird: string): string => `.co-place.is-mine button.playing-card [data-bird="${bird}"]`;
const answer = (move: string): CoachStep['target'] => [`.table-choices [data-move="${move}"]`];

/** The first turn passed without a card, and the other one sends its bat over. */
const attacked: readonly SeatAction[] = [mine('judge'), other('play', 'scarecrow', '0', 'bat')];

/**
 * A night for two, told three times from the same deal: first the learner kills, sends birds over, listens,
 * shuts the door, copies and kills one with a card it gives up; then it turns an attack back; and last it
 * lets it happen and has too many cards.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'dawn 133154',
  options: {},
  numPlayers: 2,
  chapters: [
    {
      id: 'evening',
      steps: [
        { id: 'sill', target: ['.co-place.is-mine'], clause: 'CO-r9' },
        { id: 'hours', target: ['.co-hours'], clause: 'CO24' },
        {
          id: 'stones',
          target: [DO, onSill('bat'), inHand('stones')],
          clause: 'CO9',
          allow: [does('play', 'stones', 'bat', 'crow1'), does('play', 'stones', 'bat')],
        },
        {
          id: 'gun',
          target: [OTHER, onSill('rooster1'), inHand('water-gun')],
          clause: 'CO-r26',
          allow: [
            does('play', 'water-gun', '1', 'rooster1', 'rooster1'),
            does('play', 'water-gun', '1', 'rooster1'),
          ],
          reply: [other('pass')],
        },
        {
          id: 'listen',
          target: [LISTEN],
          clause: 'CO-r14',
          allow: [does('judge')],
          reply: [other('play', 'scarecrow', '0', 'bat')],
        },
        {
          id: 'door',
          target: answer('block'),
          clause: 'CO14',
          allow: [does('block')],
          reply: [other('judge')],
        },
        {
          id: 'copy',
          target: [OTHER, onSill('bat'), inHand('mirror')],
          clause: 'CO15',
          allow: [does('copy', 'scarecrow', '1', 'bat')],
          reply: [other('pass')],
        },
        {
          id: 'instead',
          target: ['.co-change:not([data-kill="true"])', DO, onSill('crow1'), inHand('whistle')],
          clause: 'CO13',
          allow: [does('kill', 'whistle', 'crow1'), does('kill', 'scarecrow', 'crow1')],
        },
        { id: 'quiet', target: [LISTEN], clause: 'CO-r19', allow: [does('judge')] },
      ],
    },
    {
      id: 'mirror',
      before: attacked,
      steps: [
        {
          id: 'turn',
          target: [OTHER, ...answer('mirror')],
          clause: 'CO16',
          allow: [does('redirect', '1')],
        },
      ],
    },
    {
      id: 'full',
      before: attacked,
      steps: [
        {
          id: 'pass',
          target: answer('pass'),
          clause: 'CO18',
          allow: [does('pass')],
          reply: [other('judge')],
        },
        { id: 'listen-again', target: [LISTEN], clause: 'CO25', allow: [does('judge')] },
        {
          id: 'five',
          target: [inHand('whistle')],
          clause: 'CO25',
          allow: [
            does('discard', 'whistle'),
            does('discard', 'stones'),
            does('discard', 'water-gun'),
            does('discard', 'scarecrow'),
            does('discard', 'door'),
            does('discard', 'mirror'),
          ],
        },
      ],
    },
  ],
};

export default script;
