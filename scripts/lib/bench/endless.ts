import * as z from 'zod/mini';
import { type GameEntry, noBoard } from '@/kit/entry';
import { defineGame, refusalOf } from '@/kit/game';
import type { JournalG } from '@/kit/journal';
import { tell } from '@/kit/journal';
import { defineMove } from '@/kit/move';
import { anyRulebook, type PlayerID, type Rulebook, type SeatView } from '@/kit/rulebook';
import { scoreSheet } from '@/kit/score-sheet';

interface EndlessG extends JournalG {
  count: number;
}

interface EndlessView extends SeatView {
  readonly count: number;
}

const optionsSchema = z.strictObject({});
const view = (G: EndlessG, _ctx: unknown, playerID: PlayerID | null): EndlessView => ({
  playerID,
  count: G.count,
});

const add = defineMove<EndlessG, EndlessView, [number]>({
  args: z.tuple([z.number()]),
  view,
  refuse: () => undefined,
  apply: ({ G, playerID }, [amount]) => {
    G.count += amount;
    tell(G, 'add', playerID, { amount });
  },
});

const game = defineGame<EndlessG, Record<string, never>>({
  name: 'endless',
  minPlayers: 2,
  maxPlayers: 2,
  options: optionsSchema,
  setup: () => ({ count: 0, journal: [] }),
  view,
  enumerate: () => [{ move: 'add', args: [1] }],
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add },
});

const sheet = () => scoreSheet([{ id: 'count', scores: [0, 0] }]);

/** A match of next to nothing that never ends: what is measured is the server and not a game. */
const endless: Rulebook<EndlessG, EndlessView, Record<string, never>> = {
  slug: 'endless',
  moves: ['add'],
  phases: [],
  rulesVersion: 1,
  game,
  options: optionsSchema,
  hidden: false,
  view,
  refuse: (seatView, ctx, action) => refusalOf(game, seatView, ctx, action),
  legal: () => [{ move: 'add', args: [1] }],
  determinize: ({ count }) => ({ count, journal: [] }),
  policy: (_view, _ctx, actions) => actions.map(() => 1),
  evaluate: () => [0.5, 0.5],
  search: { mode: 'flat', horizon: 'game', epsilon: 0, levels: { normal: {}, hard: {} } },
  score: sheet,
  inventory: () => ({}),
  maxMoves: () => Number.POSITIVE_INFINITY,
};

export { game as endlessGame };

const words = { 'zh-Hant': '', en: '' };

export const endlessEntry: GameEntry = {
  slug: 'endless',
  title: words,
  seats: { min: 2, max: 2 },
  firstGame: {},
  room: 'endless',
  about: () => Promise.resolve({ tagline: words, minutes: 0, age: 0, designers: [], year: 2026 }),
  rulebook: () => Promise.resolve(anyRulebook(endless)),
  seatRules: () => Promise.resolve(anyRulebook(endless)),
  table: async () => noBoard(),
};
