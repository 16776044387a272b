import type { Rulebook } from '@/kit/rulebook';
import type { EntrantName, Row } from './tournament';

export interface PanelRow extends Omit<Row, 'seed'> {
  /** How many games settle it. */
  readonly games: number;
}

/** The lower bounds a row has to reach, as shares of the games, where one is set. */
export const BARS: Readonly<Record<string, number>> = {
  'love-letter 2 random': 0.93,
  'love-letter 4 random': 0.74,
  'love-letter 2 greedy': 0.55,
  'love-letter 4 greedy': 0.29,
  'love-letter 4 generic': 0.25,
  'sushi-go 2 random': 0.99,
  'sushi-go 4 random': 0.96,
  'sushi-go 2 greedy': 0.95,
  'sushi-go 4 greedy': 0.62,
  'numeri 2 random': 0.93,
  'numeri 4 random': 0.75,
  'numeri 2 numbers': 0.82,
  'numeri 4 numbers': 0.43,
};

/** What sits opposite `hard`, strongest claim first. */
const OPPONENTS: readonly (readonly [EntrantName, number])[] = [
  ['random', 1],
  ['greedy', 1],
  ['generic', 1],
  ['stock-mcts', 0.05],
];

/** Who has to beat whom, for the levels to be an order. */
const LADDER: readonly (readonly [EntrantName, EntrantName])[] = [
  ['easy', 'random'],
  ['normal', 'easy'],
  ['hard', 'normal'],
];

/** Rows of more than the usual number of games, where a bar is near. */
const GAMES: Readonly<Record<string, number>> = {
  'love-letter 2 random': 400,
  'love-letter 2 greedy': 300,
  'love-letter 2 hard normal': 400,
  'love-letter 4 random': 400,
  'love-letter 4 generic': 240,
  'love-letter 4 hard normal': 800,
  'sushi-go 2 random': 800,
  'sushi-go 4 random': 200,
  'numeri 2 greedy': 80,
  'numeri 2 generic': 80,
  'numeri 2 numbers': 120,
  'numeri 2 hard normal': 80,
  'numeri 4 random': 240,
  'numeri 4 greedy': 120,
  'numeri 4 generic': 80,
  'numeri 4 numbers': 120,
  'numeri 4 hard normal': 320,
};
const USUAL = 160;

/** Every row a game is measured by: two seats and four (or as many as it has), panel and ladder. */
export function panelOf({ slug, game, hidden }: Rulebook): PanelRow[] {
  const { minPlayers = 2, maxPlayers = 2 } = game;
  const tables = [...new Set([minPlayers, Math.min(4, maxPlayers)])];
  return tables.flatMap((seats) => {
    const row = (hero: EntrantName, opponent: EntrantName, share = 1): PanelRow => {
      const key = hero === 'hard' && opponent !== 'normal' ? opponent : `${hero} ${opponent}`;
      return {
        slug,
        seats,
        hero,
        opponent,
        games: (GAMES[`${slug} ${seats} ${key}`] ?? USUAL) * share,
      };
    };
    return [
      ...OPPONENTS.map(([opponent, share]) => row('hard', opponent, share)),
      ...(slug === 'numeri' ? [row('hard', 'numbers')] : []),
      ...(hidden ? [row('clairvoyant', 'greedy')] : []),
      ...LADDER.map(([hero, opponent]) => row(hero, opponent)),
    ];
  });
}
