import * as z from 'zod/mini';
import { defineGame } from '@/kit/game';
import type { JournalG } from '@/kit/journal';
import { anyRulebook, type Rulebook, type SearchSettings, type SeatView } from '@/kit/rulebook';
import { gameResult, scoreSheet } from '@/kit/score-sheet';
import { isActive } from '@/kit/seats';

/** A game of a few decisions whose right answer can be worked out by hand. */
export interface Puzzle {
  /** Everything nobody at the table sees, one of which is true, with how likely it is. */
  readonly hidden?: Readonly<Record<string, number>>;
  /** What the seat may choose after these choices of its own; none: it has nothing more to do. */
  readonly choices: (own: readonly string[]) => readonly string[];
  /** What the first seat has in the end, 0..1, by what all chose; the second seat has the rest. */
  readonly value: (chosen: readonly (readonly string[])[], hidden: string, die: number) => number;
  /** Sides of the die thrown after each choice. Default 1. */
  readonly die?: number;
  /** Choices of a seat in a turn. Default 1. */
  readonly perTurn?: number;
  readonly seats?: 1 | 2;
  readonly policy?: Readonly<Record<string, number>>;
  readonly likelihood?: (hidden: string) => number;
  readonly search?: Partial<SearchSettings>;
}

interface PuzzleG extends JournalG {
  hidden: string;
  chosen: string[][];
  die: number;
}

interface PuzzleView extends SeatView {
  readonly own: readonly string[];
  readonly die: number;
}

const options = z.strictObject({});

/** The puzzle as a rulebook: a turn is one choice of every seat, or some, all at once. Two seats choose only once. */
export function puzzle({
  hidden = { nothing: 1 },
  choices,
  value,
  die = 1,
  perTurn = 1,
  seats = 1,
  policy = {},
  likelihood,
  search = {},
}: Puzzle): Rulebook {
  const names = Object.keys(hidden);
  const view = (G: PuzzleG, _ctx: unknown, playerID: string | null): PuzzleView => ({
    playerID,
    own: [...(G.chosen[Number(playerID)] ?? [])],
    die: G.die,
  });
  const legal = (seat: PuzzleView) => choices(seat.own).map((choice) => ({ move: 'choose', args: [choice] }));
  const isOver = (G: PuzzleG) => G.chosen.every((own) => choices(own).length === 0);
  const standing = (G: PuzzleG) => {
    const first = value(G.chosen, G.hidden, G.die);
    return G.chosen.map((_, seat) => (seat === 0 ? first : 1 - first));
  };
  const game = defineGame<PuzzleG, z.infer<typeof options>>({
    name: 'puzzle',
    minPlayers: seats,
    maxPlayers: seats,
    options,
    setup: () => ({
      hidden: names[0] ?? '',
      chosen: Array.from({ length: seats }, () => []),
      die: 1,
      journal: [],
    }),
    view,
    enumerate: (G, ctx, playerID) => (isActive(ctx, playerID) ? legal(view(G, ctx, playerID)) : []),
    turn: {
      activePlayers: { all: 'choose', minMoves: perTurn, maxMoves: perTurn },
      stages: {
        choose: {
          moves: {
            choose: ({ G, playerID, random }, choice: string) => {
              G.chosen[Number(playerID)]?.push(choice);
              if (die > 1) G.die = random.Die(die);
            },
          },
        },
      },
      endIf: ({ G, ctx }) => G.chosen.every((own) => own.length >= ctx.turn * perTurn),
    },
    endIf: ({ G }) =>
      isOver(G) ? gameResult(scoreSheet([{ id: 'value', scores: standing(G) }])) : undefined,
  });
  return anyRulebook<PuzzleG, PuzzleView, z.infer<typeof options>>({
    slug: 'puzzle',
    moves: ['choose'],
    phases: [],
    rulesVersion: 1,
    game,
    options,
    hidden: names.length > 1,
    view,
    refuse: () => undefined,
    legal: (seat, ctx) => (isActive(ctx, seat.playerID) ? legal(seat) : []),
    determinize: (seat, _ctx, random) => {
      let rest = random.Number();
      const name = names.find((key) => {
        rest -= hidden[key] ?? 0;
        return rest < 0;
      });
      return {
        hidden: name ?? names[0] ?? '',
        chosen: Array.from({ length: seats }, (_, index) =>
          String(index) === seat.playerID ? [...seat.own] : [],
        ),
        die: seat.die,
        journal: [],
      };
    },
    worlds: (seat) =>
      names.map((name) => ({
        G: { hidden: name, chosen: [[...seat.own]], die: seat.die, journal: [] },
        probability: hidden[name] ?? 0,
      })),
    policy: (_seat, _ctx, actions) => actions.map(({ args }) => policy[String(args[0])] ?? 1),
    ...(likelihood && { likelihood: (_seat, _ctx, G) => likelihood(G.hidden) }),
    evaluate: standing,
    search: {
      mode: 'flat',
      horizon: 'game',
      epsilon: 0.2,
      levels: { normal: { iterations: 200 }, hard: { iterations: 2000 } },
      ...search,
    },
    score: (G) => scoreSheet([{ id: 'value', scores: standing(G) }]),
    inventory: () => ({}),
    maxMoves: () => 20,
  });
}
