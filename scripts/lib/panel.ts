import type { Contestant } from '@tests/contract/subject';
import type { EntrantName, Row } from './tournament';

export interface PanelRow extends Omit<Row, 'seed'> {
  /** How many games settle it. */
  readonly games: number;
}

/** What sits opposite `hard`, strongest claim first. */
const OPPONENTS: readonly (readonly [EntrantName, number])[] = [
  ['random', 1],
  ['greedy', 1],
  ['plain', 1],
  ['stock-mcts', 0.05],
];

/** Who has to beat whom, for the levels to be an order. */
const LADDER: readonly (readonly [EntrantName, EntrantName])[] = [
  ['easy', 'random'],
  ['normal', 'easy'],
  ['hard', 'normal'],
];

/** Games a row has, unless the game's panel says otherwise. */
const USUAL = 160;

/** Nobody wins against nobody: a game for one is measured by two. */
const FEWEST = 2;

/** Its fewest seats, and four or as near to that as it has. */
function tablesOf({ minPlayers = 2, maxPlayers = 2 }: Contestant['rulebook']['game']): number[] {
  const fewest = Math.max(FEWEST, minPlayers);
  return [...new Set([fewest, Math.min(maxPlayers, Math.max(4, fewest + 1))])];
}

/** Two that are held against each other outside the panel, each as the game has it or with settings of its own. */
export type Trial = Pick<Row, 'hero' | 'opponent' | 'heroOptions' | 'opponentOptions'> & {
  /** Usually what a panel has. */
  readonly seats?: number | undefined;
};

/** The rows of a trial. */
export function trialOf({ rulebook: { slug, game } }: Contestant, { seats, ...pair }: Trial): PanelRow[] {
  const tables = seats === undefined ? tablesOf(game) : [seats];
  return tables.map((count) => ({ slug, seats: count, games: USUAL, ...pair }));
}

/** Every row a game is measured by, panel and ladder. */
export function panelOf({ rulebook, panel }: Contestant): PanelRow[] {
  const { slug, game, hidden } = rulebook;
  return tablesOf(game).flatMap((seats) => {
    const row = (hero: EntrantName, opponent: EntrantName, share = 1): PanelRow => {
      const key = hero === 'hard' && opponent !== 'normal' ? opponent : `${hero} ${opponent}`;
      return {
        slug,
        seats,
        hero,
        opponent,
        games: (panel?.rows[`${seats} ${key}`]?.games ?? USUAL) * share,
      };
    };
    return [
      ...OPPONENTS.map(([opponent, share]) => row('hard', opponent, share)),
      ...(panel?.points ? [row('hard', 'numbers')] : []),
      ...(hidden ? [row('clairvoyant', 'greedy')] : []),
      ...LADDER.map(([hero, opponent]) => row(hero, opponent)),
    ];
  });
}
