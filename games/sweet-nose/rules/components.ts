/** The five sweets, in the order of the box; amounts of sweets are lists in this order. */
export const KINDS = ['mung', 'peach', 'peanut', 'zhuangyuan', 'tanghulu'] as const;
export type Kind = (typeof KINDS)[number];

/** Where a kind stands in every list of amounts. */
export const PLACE = Object.fromEntries(KINDS.map((kind, place) => [kind, place])) as Readonly<
  Record<Kind, number>
>;

/** So many of each kind, by its place. */
export type Amounts = number[];
export const none = (): Amounts => KINDS.map(() => 0);

/** Sweets of each kind in the box (SN-r2). */
export const COPIES = 9;
/** Of each kind into the bag, by the number of players (SN-r6). */
const IN_BAG: Readonly<Record<number, number>> = { 3: 5, 4: 7, 5: 8 };
export const inBag = (numPlayers: number): number => IN_BAG[numPlayers] ?? 0;

export const PLATE_SIZE = 8;
export const MARKET_SIZE = 3;
export const ROUNDS = 3;
/** The total that ends a match on the way to heaven (SN22). */
export const HEAVEN = 100;
/** The last space of the track; a bid goes no further (SN23). */
export const LAST_SPACE = 99;
/** Times round the table with nothing but swaps at the market, after which the exchange ends (SN10). */
export const QUIET_ROUNDS = 3;

/** The sweetness cards of each seat, and the levels of shops (SN-r4). */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export const SEATS = ['0', '1', '2', '3', '4'] as const;

/** The shops, two of each level (SN-r3). */
export const SHOPS = [
  'tasting',
  'twins',
  'refill',
  'takeaway',
  'bowls',
  'tidy',
  'turnover',
  'pairs',
  'relabel',
  'sugarfree',
] as const;
export type Shop = (typeof SHOPS)[number];

export const LEVEL_OF: Readonly<Record<Shop, Level>> = {
  tasting: 1,
  twins: 1,
  refill: 2,
  takeaway: 2,
  bowls: 3,
  tidy: 3,
  turnover: 4,
  pairs: 4,
  relabel: 5,
  sugarfree: 5,
};

/** The clause that says what a shop does. */
export const SHOP_CLAUSE: Readonly<Record<Shop, string>> = {
  tasting: 'SN-r20',
  twins: 'SN11',
  refill: 'SN-r21',
  takeaway: 'SN12',
  bowls: 'SN13',
  tidy: 'SN-r22',
  turnover: 'SN-r23',
  pairs: 'SN14',
  relabel: 'SN15',
  sugarfree: 'SN16',
};

/** Points of a round from which on shops of a level may be chosen (SN-r29). */
const THRESHOLDS: readonly (readonly [number, Level])[] = [
  [31, 5],
  [26, 4],
  [22, 3],
  [19, 2],
  [17, 1],
];

/** The highest level that so many points of one round reach; 0 for none. */
export const levelFor = (points: number): Level | 0 => THRESHOLDS.find(([from]) => points >= from)?.[1] ?? 0;
