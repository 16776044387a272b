import * as z from 'zod/mini';
import { defineGame, refusalOf } from '@/kit/game';
import { type JournalG, tell } from '@/kit/journal';
import { defineMove } from '@/kit/move';
import { refuseBy } from '@/kit/refusals';
import { anyRulebook, type PlayerID, type Rulebook, type SeatRules, type SeatView } from '@/kit/rulebook';
import { gameResult, scoreSheet } from '@/kit/score-sheet';
import { isActive, seatIDs } from '@/kit/seats';

/**
 * The smallest game of sides: seats take turns, may ask another something in their own turn, and all are one
 * side until somebody turns traitor. From then on each side has a word that the other does not know.
 */
interface SidesG extends JournalG {
  traitor: PlayerID | null;
  /** Whose turn it is, whoever is asked something in it. */
  explorer: PlayerID;
  turn: number;
  /** How many turns each seat has had. */
  taken: number[];
}

export interface SidesView extends SeatView, Omit<SidesG, 'journal'> {
  readonly word: string | null;
}

const options = z.strictObject({});

const LAST_TURN = 40;
export const WORDS = { heroes: 'word of the heroes', traitor: 'word of the traitor' };

const view = (
  { traitor, explorer, turn, taken }: SidesG,
  _ctx: unknown,
  playerID: PlayerID | null,
): SidesView => {
  const word =
    playerID === null || traitor === null ? null : WORDS[playerID === traitor ? 'traitor' : 'heroes'];
  return { playerID, traitor, explorer, turn, taken: [...taken], word };
};

const isAsked = ({ playerID, explorer }: SidesView) => playerID !== explorer;
const offTurn = { reason: 'off-turn', clause: 'S1' };
const inOwnTurn = (view: SidesView) => (isAsked(view) ? offTurn : undefined);
const inAnothers = (view: SidesView) => (isAsked(view) ? undefined : offTurn);
const whenUnited = (view: SidesView) => (view.traitor === null ? inOwnTurn(view) : offTurn);

const seatArgs = z.tuple([z.string()]);

const pass = defineMove<SidesG, SidesView, []>({
  args: z.tuple([]),
  view,
  refuse: inOwnTurn,
  apply: ({ G, ctx, playerID, events }) => {
    G.turn += 1;
    G.taken = G.taken.map((count, seat) => count + Number(String(seat) === playerID));
    G.explorer = String((Number(playerID) + 1) % ctx.numPlayers);
    tell(G, 'pass', playerID, {});
    events.endTurn({ next: G.explorer });
  },
});

const ask = defineMove<SidesG, SidesView, [PlayerID]>({
  args: seatArgs,
  view,
  refuse: inOwnTurn,
  apply: ({ G, playerID, events }, [other]) => {
    tell(G, 'ask', playerID, { other });
    events.endTurn({ next: other });
  },
});

const answer = defineMove<SidesG, SidesView, []>({
  args: z.tuple([]),
  view,
  refuse: inAnothers,
  apply: ({ G, playerID, events }) => {
    tell(G, 'answer', playerID, {});
    events.endTurn({ next: G.explorer });
  },
});

/** Somebody turns traitor, and the turn goes on. */
const betray = defineMove<SidesG, SidesView, [PlayerID]>({
  args: seatArgs,
  view,
  refuse: whenUnited,
  apply: ({ G, playerID }, [traitor]) => {
    G.traitor = traitor;
    tell(G, 'betray', playerID, { traitor });
  },
});

const seatRules: SeatRules<SidesView> = {
  slug: 'sides',
  hidden: true,
  side: ({ traitor }, playerID) => {
    if (traitor === null) return 'explorers';
    return playerID === traitor ? 'traitor' : 'heroes';
  },
  moves: ['pass', 'ask', 'answer', 'betray'],
  phases: [],
  refuse: refuseBy({
    moves: { pass: inOwnTurn, ask: inOwnTurn, answer: inAnothers, betray: whenUnited },
  }),
  legal: (view, ctx) => {
    if (!isActive(ctx, view.playerID)) return [];
    if (isAsked(view)) return [{ move: 'answer', args: [] }];
    const others = seatIDs(ctx.numPlayers).filter((playerID) => playerID !== view.playerID);
    return [
      { move: 'pass', args: [] },
      ...others.map((other) => ({ move: 'ask', args: [other] })),
      ...(view.traitor === null
        ? seatIDs(ctx.numPlayers).map((traitor) => ({ move: 'betray', args: [traitor] }))
        : []),
    ];
  },
};

const score = (_G: SidesG, { numPlayers }: { readonly numPlayers: number }) =>
  scoreSheet([{ id: 'points', scores: Array.from({ length: numPlayers }, () => 0) }]);

const game = defineGame<SidesG, z.infer<typeof options>>({
  name: 'sides',
  minPlayers: 1,
  maxPlayers: 4,
  options,
  setup: ({ ctx }) => ({
    traitor: null,
    explorer: '0',
    turn: 0,
    taken: Array.from({ length: ctx.numPlayers }, () => 0),
    journal: [],
  }),
  view,
  enumerate: (G, ctx, playerID) => seatRules.legal(view(G, ctx, playerID), ctx),
  moves: { pass, ask, answer, betray },
  endIf: ({ G, ctx }) => (G.turn >= LAST_TURN ? gameResult(score(G, ctx)) : undefined),
});

const rulebook: Rulebook<SidesG, SidesView, z.infer<typeof options>> = {
  ...seatRules,
  rulesVersion: 1,
  game,
  options,
  view,
  refuse: (seen, ctx, action) => refusalOf(game, seen, ctx, action),
  determinize: ({ traitor, explorer, turn, taken }) => ({
    traitor,
    explorer,
    turn,
    taken: [...taken],
    journal: [],
  }),
  policy: (_view, _ctx, actions) => actions.map(() => 1),
  evaluate: (_G, { numPlayers }) => Array.from({ length: numPlayers }, () => 0.5),
  search: { mode: 'flat', horizon: 'game', epsilon: 0.2, levels: { normal: { ms: 1 }, hard: { ms: 1 } } },
  turnsTaken: ({ taken }, playerID) => taken[Number(playerID)] ?? 0,
  score,
  inventory: () => ({ house: 1 }),
  maxMoves: () => 1000,
};

export const sidesRules = anyRulebook(rulebook);
