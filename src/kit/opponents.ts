/** How well a bot of the house plays: it sees what its seat sees and nothing else. */
export const BOT_LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
/** The levels that think before they do anything. */
export type ThinkingLevel = Exclude<BotLevel, 'random'>;

/**
 * boardgame.io's own bots. They are no fair players: `MCTSBot` searches the whole state, other hands and
 * the order of the deck included.
 */
export const STOCK_BOTS = ['stock-random', 'stock-mcts'] as const;
export type StockBotName = (typeof STOCK_BOTS)[number];

/** Everybody but a person who can be given a seat. */
export const OPPONENTS = [...BOT_LEVELS, ...STOCK_BOTS] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const isStockBot = (opponent: Opponent): opponent is StockBotName =>
  STOCK_BOTS.some((name) => name === opponent);
