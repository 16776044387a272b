import type { Action, Json, PlayerID, SeatAction } from '@/kit/action';
import type { CoachScript, CoachStep } from '@/kit/coach';
import type { Kind, Level, Shop } from '../rules/components';

const action = (move: string, ...args: readonly Json[]): Action => ({ move, args });
const by = (playerID: PlayerID, one: Action): SeatAction => ({ playerID, ...one });

const arrange = (...levels: readonly Level[]): Action => action('arrange', ...levels);
const swap = (target: PlayerID, take: Kind, give: Kind): Action => action('swap', target, take, give);
const market = (give: Kind, take: Kind): Action => action('market', give, take);
const bowls = (target: PlayerID, give: Kind, take: Kind): Action =>
  action('use', 'bowls', target, give, take);
const claim = (shop: Shop): Action => action('claim', shop);
const bid = (space: number): Action => action('bid', space);
const PASS = action('pass');
const END = action('end');

const column = (kind: Kind): string => `.sn-column-button[data-kind="${kind}"]`;
const dock = (step: string): string => `.table-choices [data-step="${step}"]`;

/** What is pressed for a swap, what comes last in front. */
const swapping = (target: PlayerID, take: Kind, give: Kind): CoachStep['target'] => [
  dock(`take:${take}`),
  dock(`seat:${target}`),
  column(give),
];

/** In the shopkeepers’ variant, so that all there is can be done: nobody bids, where bidding is not the lesson. */
const nobodyBids: readonly SeatAction[] = ['0', '1', '2'].map((seat) => by(seat, PASS));

/** Mung bean cakes and peaches are what the learner has most of. */
const ownCards = arrange(1, 2, 5, 3, 4);
const theirCards: readonly SeatAction[] = [by('1', arrange(4, 1, 5, 2, 3)), by('2', arrange(4, 5, 1, 2, 3))];

const firstTrades: readonly SeatAction[] = [
  by('0', swap('1', 'mung', 'zhuangyuan')),
  by('1', swap('0', 'peach', 'peanut')),
  by('2', swap('1', 'zhuangyuan', 'mung')),
];
const laterTrades: readonly SeatAction[] = [
  by('0', market('tanghulu', 'zhuangyuan')),
  by('1', swap('0', 'peach', 'tanghulu')),
  by('2', swap('0', 'zhuangyuan', 'tanghulu')),
  by('0', swap('1', 'peach', 'mung')),
  by('1', swap('0', 'peach', 'tanghulu')),
  by('2', swap('1', 'zhuangyuan', 'tanghulu')),
];
const firstRound: readonly SeatAction[] = [
  ...nobodyBids,
  by('0', ownCards),
  ...theirCards,
  ...firstTrades,
  ...laterTrades,
];
const lastTrade = swap('1', 'peach', 'mung');
const theirShops: readonly SeatAction[] = [by('1', claim('refill')), by('2', claim('twins'))];

/** A round in four stretches of one match, dealt from a seed; the last one begins it anew for the auction. */
const script: CoachScript = {
  rulesVersion: 1,
  seed: 'lesson 14',
  options: { heaven: false, shopkeeper: true },
  numPlayers: 3,
  chapters: [
    {
      id: 'trade',
      before: nobodyBids,
      steps: [
        { id: 'sweets', target: ['.table-hand'], clause: 'SN-r7' },
        {
          id: 'arrange',
          target: [
            dock('lay'),
            ...(['mung', 'peach', 'zhuangyuan', 'tanghulu'] as const).map(
              (kind) => `${column(kind)}[aria-pressed="false"]`,
            ),
          ],
          clause: 'SN-r9',
          allow: [ownCards],
          reply: theirCards,
        },
        {
          id: 'swap',
          target: swapping('1', 'mung', 'zhuangyuan'),
          clause: 'SN-r11',
          allow: [swap('1', 'mung', 'zhuangyuan')],
          reply: firstTrades.slice(1),
        },
        { id: 'bowl', target: [column('peanut')], clause: 'SN1' },
        {
          id: 'market',
          target: [dock('take:zhuangyuan'), dock('market'), column('tanghulu')],
          clause: 'SN-r13',
          allow: [market('tanghulu', 'zhuangyuan')],
          reply: laterTrades.slice(1, 3),
        },
      ],
    },
    {
      id: 'count',
      before: firstRound,
      steps: [
        {
          id: 'last',
          target: swapping('1', 'peach', 'mung'),
          clause: 'SN9',
          allow: [lastTrade],
        },
        { id: 'sum', target: ['.sn-scores', '.sn-ladder'], clause: 'SN-r25' },
        {
          id: 'claim',
          target: [dock('do'), '.sn-slip button', '.sn-stall[data-level="3"] .sn-hook:nth-child(2) button'],
          clause: 'SN-r29',
          allow: [claim('bowls')],
          reply: theirShops,
        },
      ],
    },
    {
      id: 'shop',
      before: [
        ...firstRound,
        by('0', lastTrade),
        by('0', claim('bowls')),
        ...theirShops,
        by('0', arrange(2, 3, 4, 5, 1)),
        by('1', arrange(1, 2, 5, 3, 4)),
        by('2', arrange(3, 4, 2, 1, 5)),
      ],
      steps: [
        {
          id: 'again',
          target: swapping('1', 'mung', 'peanut'),
          clause: 'SN8',
          allow: [swap('1', 'mung', 'peanut')],
        },
        {
          id: 'end',
          target: [dock('end')],
          clause: 'SN7',
          allow: [END],
          reply: [
            by('1', swap('0', 'tanghulu', 'zhuangyuan')),
            by('1', END),
            by('2', swap('1', 'mung', 'peanut')),
          ],
        },
        {
          id: 'use',
          target: [dock('take:tanghulu'), dock('seat:1'), dock('bowl:zhuangyuan'), dock('use')],
          clause: 'SN13',
          allow: [bowls('1', 'zhuangyuan', 'tanghulu')],
        },
      ],
    },
    {
      id: 'auction',
      steps: [
        {
          id: 'bid',
          target: [dock('bid')],
          clause: 'SN23',
          allow: [bid(1), bid(2), bid(3)],
          reply: [by('1', bid(5)), by('2', PASS)],
        },
        { id: 'pass', target: [dock('pass')], clause: 'SN23', allow: [PASS], reply: [by('1', PASS)] },
        { id: 'done', target: ['.sn-ladder'], clause: 'SN21' },
      ],
    },
  ],
};
export default script;
