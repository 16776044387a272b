import type { Action, Json, SeatAction } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';

const does = (move: string, ...args: Json[]): Action => ({ move, args });
const by = (playerID: string, move: string, ...args: Json[]): SeatAction => ({
  playerID,
  ...does(move, ...args),
});

const button = (move: string): string => `.table-choices [data-move="${move}"]`;
const bet = (lane: number): string => `.table-choices [data-lane="${lane}"][aria-pressed="false"]`;
const fighter = (lane: number): string => `.table-choices [data-option="${lane}"]`;
const inHand = (spell: string): string => `.cm-hand [data-spell="${spell}"]`;
/** What a card is used for, where that is not chosen yet. */
const LOOK = '.cm-deed .cm-use:last-of-type[aria-pressed="false"]';
const cast = (spell: string, lane: number): CoachStep['target'] => [fighter(lane), inHand(spell)];

const BETS: readonly SeatAction[] = [by('0', 'bet', 2, 5), by('1', 'bet', 1), by('2', 'bet', 3)];
const passed = (...seats: string[]) => seats.map((seat) => by(seat, 'pass'));
const drawn = ['0', '1', '2'].map((seat) => by(seat, 'draw'));

/** Two bouts in which nobody casts anything, and the bets of the third. */
const THIRD: readonly SeatAction[] = [
  ...BETS,
  ...passed('0', '1', '2'),
  ...drawn,
  by('0', 'bet', 1, 2),
  by('1', 'bet', 3),
  by('2', 'bet', 3),
  ...passed('0', '1', '2'),
  ...drawn,
  by('1', 'bet', 3),
  by('2', 'bet', 3),
  by('0', 'bet', 1),
  ...passed('1', '2'),
];

/**
 * The same deal told three times: a bout from the bets to the new cards; then Amnesia, which comes at the
 * learner; and last the third bout, in which the judge takes money.
 */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'arena 13800',
  options: { bribe: true, cancelled: 'replay', discard: true },
  numPlayers: 3,
  chapters: [
    {
      id: 'bout',
      steps: [
        { id: 'fighters', target: ['.cm-corners'], clause: 'CM-r5' },
        { id: 'judge', target: ['.cm-bench'], clause: 'CM-r6' },
        {
          id: 'bets',
          target: [bet(2), bet(5), button('bet')],
          clause: 'CM7',
          allow: [does('bet', 2, 5)],
          reply: BETS.slice(1),
        },
        {
          id: 'direct',
          target: cast('healing', 2),
          clause: 'CM-r9',
          allow: [does('play', 'healing', 2)],
          reply: [by('1', 'play', 'haste', 1), by('2', 'play', 'regeneration', 3)],
        },
        {
          id: 'enchant',
          target: cast('might', 2),
          clause: 'CM-r10',
          allow: [does('play', 'might', 2)],
          reply: [by('1', 'play', 'magic-missile', 2), by('2', 'play', 'cure', 3)],
        },
        {
          id: 'look',
          target: [LOOK, fighter(1), inHand('weaken')],
          clause: 'CM17',
          allow: [does('peek', 'weaken', 1)],
          reply: passed('1', '2'),
        },
        { id: 'pass', target: [button('pass')], clause: 'CM16', allow: [does('pass')] },
        {
          id: 'discard',
          target: [inHand('cripple')],
          clause: 'CM27',
          allow: [
            does('discard', 'cripple'),
            does('discard', 'blizzard'),
            does('discard', 'healing'),
            does('discard', 'power-awakening'),
            does('discard', 'giant-growth'),
          ],
        },
        {
          id: 'draw',
          target: [button('draw')],
          clause: 'CM-r19',
          allow: [does('draw')],
          reply: drawn.slice(1),
        },
      ],
    },
    {
      id: 'amnesia',
      before: [...BETS, by('0', 'play', 'healing', 2), by('1', 'play', 'amnesia', '0')],
      steps: [
        {
          id: 'forget',
          target: [inHand('weaken')],
          clause: 'CM20',
          allow: [
            does('forget', 'weaken'),
            does('forget', 'cripple'),
            does('forget', 'healing'),
            does('forget', 'blizzard'),
            does('forget', 'might'),
            does('forget', 'power-awakening'),
            does('forget', 'giant-growth'),
          ],
        },
      ],
    },
    {
      id: 'bribe',
      before: THIRD,
      steps: [
        {
          id: 'bribe',
          target: cast('healing', 1),
          clause: 'CM14',
          allow: [does('bribe', 'healing', 1)],
        },
        { id: 'last', target: [button('pass')], clause: 'CM28', allow: [does('pass')] },
      ],
    },
  ],
};

export default script;
