export const SEATS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** The six kinds of cards: win, peek, kill, death, sleep, and the one that sleeps or peeks. */
export const KINDS = ['win', 'peek', 'kill', 'death', 'sleep', 'sleep-peek'] as const;
export type Kind = (typeof KINDS)[number];

/** Copies of each kind among the eight cards (NS-c1, a reconstruction). */
export const COPIES: Readonly<Record<Kind, number>> = {
  win: 1,
  peek: 1,
  kill: 1,
  death: 2,
  sleep: 2,
  'sleep-peek': 1,
};

/** The cards whose place is drawn by lot; `win` and `peek` go to seats that everybody knows. */
export const DEALT_BY_LOT: readonly Kind[] = KINDS.flatMap((kind) =>
  kind === 'win' || kind === 'peek' ? [] : Array<Kind>(COPIES[kind]).fill(kind),
);

/** Places the eight cards can lie at: one for each seat, then those that are set aside (NS-r2, NS-c2). */
export const PLACES = 8;

/** Dead players from which on the sleep-or-peek card peeks (NS7). */
export const DEAD_TO_PEEK = 2;

/** Points for the winner of a round, and for every other player who is still alive (NS1). */
export const WINNER_POINTS = 3;
export const SURVIVOR_POINTS = 1;

/**
 * How often somebody who takes a card into the dark is taken to keep it, where nothing else is known: nobody
 * spends a turn on a feint every second time.
 */
export const REAL_SWAPS = 0.75;

/** Times the turn may go round the table before a round is stopped (NS12). */
export const MOST_LAPS = 30;
