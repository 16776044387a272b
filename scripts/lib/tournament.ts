import type { Contestant } from '@tests/contract/subject';
import type { State as FrameworkState } from 'boardgame.io';
import { Bot, type BotSettings, type Decision } from '@/bots/bot';
import { likeliest } from '@/bots/likeliest';
import { Runner } from '@/bots/runner/runner';
import { decideStock } from '@/bots/stock';
import type { Action, Ctx, PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import type { JournalG } from '@/kit/journal';
import type { Rulebook, SearchBudget, SearchSettings } from '@/kit/rulebook';
import { awaitedSeats, seatIDs } from '@/kit/seats';
import { cpuMs } from './cpu';

/**
 * Who may sit in a tournament. `greedy` does what the game's policy likes best, `numbers` goes by the points
 * of a move alone, where the game's panel counts them, `plain` is what every other search has to be worth more
 * than at the same CPU: a race of rollouts by the game's own policy, on the rules themselves.
 */
export const ENTRANTS = [
  'random',
  'greedy',
  'numbers',
  'easy',
  'normal',
  'hard',
  'plain',
  'clairvoyant',
  'stock-random',
  'stock-mcts',
] as const;
export type EntrantName = (typeof ENTRANTS)[number];

type State = FrameworkState<JournalG>;

/** A position as whoever runs the match knows it. */
interface Position {
  readonly G: JournalG;
  readonly ctx: Ctx;
}

interface Truth extends Position {
  readonly state: State | undefined;
}

interface Entrant {
  decide(truth: Truth, playerID: PlayerID, seed: string): Action | Promise<Action>;
}

export interface EntrantOptions {
  readonly budget?: SearchBudget | undefined;
  readonly search?: Partial<SearchSettings> | undefined;
}

/** CPU milliseconds of a plain search: what `hard` has at most. */
const PLAIN_BUDGET: SearchBudget = { ms: 140 };

/** Rollouts to the end of the round, or of a match without rounds; what is looked at stays as in the game. */
const plainly = ({ round, search }: Rulebook): SearchSettings => ({
  ...search,
  mode: 'flat',
  horizon: round === undefined ? 'game' : 'round',
  epsilon: 0.1,
  levels: { normal: PLAIN_BUDGET, hard: PLAIN_BUDGET },
});

/** Decides by a search that sees everything: an upper bound of what anybody could make of a position. */
export function clairvoyant(
  rulebook: Rulebook,
  budget: SearchBudget,
): (position: Position, playerID: PlayerID, seed: string) => Action {
  let truth: JournalG | undefined;
  const { likelihood: _, worlds: __, considered: ___, ...blind } = rulebook;
  const book: Rulebook = { ...blind, determinize: () => copyPlain(truth as JournalG) };
  const bot = new Bot(book, 'hard', { clock: cpuMs, search: rulebook.search, budget });
  return ({ G, ctx }, playerID, seed) => {
    truth = G;
    return bot.decide({ view: book.view(G, ctx, playerID), ctx }, seed).action;
  };
}

function makeEntrant(
  name: EntrantName,
  { rulebook, panel }: Contestant,
  { budget, search }: EntrantOptions,
): Entrant {
  const decision = ({ G, ctx }: Truth, playerID: PlayerID): Decision => ({
    view: rulebook.view(G, ctx, playerID),
    ctx,
  });
  const settings: SearchSettings = { ...rulebook.search, ...search };
  const full = budget ?? settings.levels.hard;
  const botOf = (book: Rulebook, level: ConstructorParameters<typeof Bot>[1], own: BotSettings) => {
    const bot = new Bot(book, level, { clock: cpuMs, ...own });
    return (truth: Truth, playerID: PlayerID, seed: string) =>
      bot.decide(decision(truth, playerID), seed).action;
  };
  switch (name) {
    case 'greedy':
      return {
        decide: (truth, playerID) => {
          const { view, ctx } = decision(truth, playerID);
          return likeliest(rulebook, view, ctx) as Action;
        },
      };
    case 'numbers': {
      const points = panel?.points;
      if (points === undefined)
        throw new RangeError(`nobody counts the points of a move in ${rulebook.slug}`);
      return {
        decide: (truth, playerID) => {
          const { view, ctx } = decision(truth, playerID);
          const actions = rulebook.legal(view, ctx);
          const gains = actions.map((action) => points(view, action));
          return actions[gains.indexOf(Math.max(...gains))] as Action;
        },
      };
    }
    case 'plain':
      return {
        decide: botOf(rulebook, 'hard', {
          search: { ...plainly(rulebook), ...search },
          budget: budget ?? PLAIN_BUDGET,
        }),
      };
    case 'clairvoyant':
      return { decide: clairvoyant({ ...rulebook, search: settings }, full) };
    case 'stock-random':
    case 'stock-mcts':
      return {
        decide: ({ state }, playerID, seed) => {
          if (state === undefined) throw new Error('stock bots play on the reducer');
          return decideStock(name, rulebook, state, playerID, { seed });
        },
      };
    default:
      return {
        decide: botOf(rulebook, name, {
          search: settings,
          budget: name === 'normal' ? settings.levels.normal : full,
        }),
      };
  }
}

export interface Row {
  readonly slug: string;
  readonly seats: number;
  readonly hero: EntrantName;
  readonly opponent: EntrantName;
  readonly heroOptions?: EntrantOptions;
  readonly opponentOptions?: EntrantOptions;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly seed: string;
}

/** What the hero did with one deal, once from every seat. */
export interface DealResult {
  /** Share of the win by the seat the hero had. */
  readonly shares: readonly number[];
  /** CPU milliseconds of the hero's decisions among several actions. */
  readonly ms: readonly number[];
}

async function playMatch(
  rulebook: Rulebook,
  row: Row,
  deal: number,
  heroSeat: number,
  hero: Entrant,
  opponents: readonly Entrant[],
  ms: number[],
): Promise<number> {
  const setupData = rulebook.options.parse(row.options ?? {});
  const seed = `${row.seed} deal ${deal}`;
  const isStock = [row.hero, row.opponent].some((name) => name.startsWith('stock'));
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  const reduce = CreateGameReducer({ game: rulebook.game });
  let state: State | undefined;
  if (isStock) state = InitializeGame({ game: { ...rulebook.game, seed }, numPlayers: row.seats, setupData });
  else runner.start({ numPlayers: row.seats, setupData, seed });
  const truth = (): Truth => (state === undefined ? { ...runner.position, state } : { ...state, state });
  for (let move = 0; ; ) {
    const now = truth();
    const { gameover } = now.ctx;
    if (gameover !== undefined) {
      const winners: readonly PlayerID[] = gameover.winners;
      return winners.includes(String(heroSeat)) ? 1 / winners.length : 0;
    }
    // All who choose at once choose before any choice is known.
    const choices: { playerID: PlayerID; action: Action }[] = [];
    for (const playerID of awaitedSeats(now.ctx)) {
      const isHero = Number(playerID) === heroSeat;
      const player = isHero ? hero : (opponents[Number(playerID)] as Entrant);
      const began = cpuMs();
      const action = await player.decide(now, playerID, `${seed} hero ${heroSeat} move ${move++}`);
      if (isHero) ms.push(cpuMs() - began);
      choices.push({ playerID, action });
    }
    for (const { playerID, action } of choices) {
      if (state === undefined) runner.apply(playerID, action);
      else
        state = reduce(
          { ...state, ctx: structuredClone(state.ctx) },
          { type: 'MAKE_MOVE', payload: { type: action.move, args: [...action.args], playerID } },
        );
    }
  }
}

/** Plays one deal with the hero in every seat in turn (duplicate design). */
export async function playDeal(contestant: Contestant, row: Row, deal: number): Promise<DealResult> {
  const { rulebook } = contestant;
  const hero = makeEntrant(row.hero, contestant, row.heroOptions ?? {});
  const opponents = seatIDs(row.seats).map(() =>
    makeEntrant(row.opponent, contestant, row.opponentOptions ?? {}),
  );
  const ms: number[] = [];
  const shares: number[] = [];
  for (let heroSeat = 0; heroSeat < row.seats; heroSeat++)
    shares.push(await playMatch(rulebook, row, deal, heroSeat, hero, opponents, ms));
  return { shares, ms };
}

export interface Summary {
  readonly games: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly msPerDecisionP95: number;
}

/** What is kept of the deals of a row, so that more can be added to it: their number, and sums over their means. */
export interface DealSums {
  readonly deals: number;
  readonly games: number;
  /** Of the mean share of each deal. */
  readonly sum: number;
  readonly squares: number;
}

export const NO_DEALS: DealSums = { deals: 0, games: 0, sum: 0, squares: 0 };

export function withDeal({ deals, games, sum, squares }: DealSums, { shares }: DealResult): DealSums {
  const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
  return { deals: deals + 1, games: games + shares.length, sum: sum + mean, squares: squares + mean ** 2 };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/**
 * The share of wins with Wilson's 95 % interval (E. B. Wilson, 1927). Games of one deal are not
 * independent, so the number of games that counts is the one whose variance is that of the means of
 * the deals. All deals have equally many games.
 */
export function shareOf(
  { deals, games, sum, squares }: DealSums,
  z = 1.96,
): Pick<Summary, 'winShare' | 'low' | 'high'> {
  const p = sum / deals;
  // Of deals that are all alike the sums differ in their last digits.
  const spread = Math.max(0, squares - deals * p ** 2);
  const variance = deals > 1 && spread > 1e-9 ? spread / (deals - 1) / deals : 0;
  const n = variance > 0 ? Math.min(games, (p * (1 - p)) / variance) : games;
  const centre = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  return { winShare: rounded(p), low: rounded(centre - half), high: rounded(centre + half) };
}

export function summarize(results: readonly DealResult[]): Summary {
  const sums = results.reduce(withDeal, NO_DEALS);
  const ms = results.flatMap((deal) => deal.ms).sort((a, b) => a - b);
  return {
    games: sums.games,
    ...shareOf(sums),
    msPerDecisionP95: Math.round((ms[Math.floor(ms.length * 0.95)] ?? 0) * 10) / 10,
  };
}
