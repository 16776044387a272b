import type { Action, Json } from '@/kit/action';
import { KINDS, LAST_SPACE, LEVELS, type Level, SEATS, SHOPS } from './components';

/** Every action there is, made once: `legal` is the inner loop of the bots. */
const made = (move: string, ...args: Json[]): Action => Object.freeze({ move, args: Object.freeze(args) });

function orders(levels: readonly Level[]): Level[][] {
  if (levels.length === 0) return [[]];
  return levels.flatMap((first) =>
    orders(levels.filter((level) => level !== first)).map((rest) => [first, ...rest]),
  );
}

/** The 120 ways to lay five cards. */
export const ORDERS: readonly (readonly Level[])[] = orders(LEVELS);
export const ARRANGE: readonly Action[] = ORDERS.map((order) => made('arrange', ...order));

export const END = made('end');
export const PASS = made('pass');
export const BIDS: readonly Action[] = Array.from({ length: LAST_SPACE }, (_, index) =>
  made('bid', index + 1),
);
export const CLAIM: Readonly<Record<string, Action>> = Object.fromEntries(
  SHOPS.map((shop) => [shop, made('claim', shop)]),
);
export const SUGARFREE = made('use', 'sugarfree');

const each = <T>(value: (kind: (typeof KINDS)[number]) => T): readonly T[] => KINDS.map(value);
const eachPair = <T>(value: (one: string, two: string) => T): readonly (readonly T[])[] =>
  KINDS.map((one) => KINDS.map((two) => value(one, two)));
const eachSeat = <T>(value: (seat: string) => T): readonly T[] => SEATS.map(value);

/** By seat, by what is taken, by what is given. */
export const SWAP = eachSeat((seat) => eachPair((take, give) => made('swap', seat, take, give)));
/** By what is given, by what is taken. */
export const MARKET = eachPair((give, take) => made('market', give, take));
export const TAKEAWAY = eachPair((give, take) => made('market', give, take, 'bowl'));

export const TASTING = each((kind) => made('use', 'tasting', kind));
export const TWINS = eachSeat((seat) => each((kind) => made('use', 'twins', seat, kind)));
export const REFILL = each((kind) => made('use', 'refill', kind));
export const BOWLS = eachSeat((seat) => eachPair((give, take) => made('use', 'bowls', seat, give, take)));
export const TIDY = eachSeat((seat) => each((kind) => made('use', 'tidy', seat, kind)));
export const TURNOVER = eachPair((bowl, plate) => made('use', 'turnover', bowl, plate));
export const RELABEL: readonly Action[] = KINDS.flatMap((one, index) =>
  KINDS.slice(index + 1).map((two) => made('use', 'relabel', one, two)),
);

/** Two kinds, perhaps the same, by their places: each couple once. */
export const COUPLES: readonly (readonly [number, number])[] = KINDS.flatMap((_, one) =>
  KINDS.slice(one).map((_, more) => [one, one + more] as const),
);
/** By seat, by the couple that is given, by the couple that is taken. */
export const PAIRS = eachSeat((seat) =>
  COUPLES.map(([one, two]) =>
    COUPLES.map(([three, four]) =>
      made('use', 'pairs', seat, ...[one, two, three, four].map((place) => KINDS[place] ?? KINDS[0])),
    ),
  ),
);
