import type { Ctx, State } from 'boardgame.io';
import type { Json, PlayerID, Refusal } from '@/kit/action';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import { type JournalG, journalFor, type SeatJournalEntry } from '@/kit/journal';
import type { OptionValues } from '@/kit/options';
import type { Action, Rulebook, SeatView } from '@/kit/rulebook';

interface Arrangement<G, Options> {
  readonly options?: Partial<Options>;
  readonly seed?: string;
  /** Whose turn it is; by default whoever the game says. */
  readonly turn?: PlayerID;
  /** Lays the pieces as the test wants them. */
  readonly arrange?: (G: G) => void;
}

/** boardgame.io's MAKE_MOVE action, as its own action creator writes it. */
export const makeMove = (playerID: PlayerID, { move, args }: Action) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: move, args: [...args], playerID },
});

/**
 * A table for a test: a match on boardgame.io's own reducer.
 *
 *     const table = tableOf(loveLetter, 3, { turn: '0', arrange: hands(['guard', 'king'], ['baron'], ['priest']) });
 *     table.play('0', 'play', 'guard', '1', 'baron');
 *     expect(table.G.seats[1].isOut).toBe(true);
 */
export function tableOf<G extends JournalG, View extends SeatView, Options extends OptionValues>(
  rulebook: Rulebook<G, View, Options>,
  numPlayers: number,
  { options = {}, seed = 'test', turn, arrange }: Arrangement<G, Options> = {},
) {
  const game = { ...rulebook.game, seed };
  const reducer = CreateGameReducer({ game });
  let state: State<G> = InitializeGame({ game, numPlayers, setupData: options });
  if (turn !== undefined)
    state = { ...state, ctx: { ...state.ctx, currentPlayer: turn, playOrderPos: Number(turn) } };
  if (arrange !== undefined) {
    const G = structuredClone(state.G);
    arrange(G);
    state = { ...state, G };
  }

  const view = (playerID: PlayerID | null): View => rulebook.view(state.G, state.ctx, playerID);
  const refusal = (playerID: PlayerID, move: string, ...args: Json[]): Refusal | undefined =>
    rulebook.refuse(view(playerID), state.ctx, { move, args });

  return {
    get G(): G {
      return state.G;
    },
    get ctx(): Ctx {
      return state.ctx;
    },
    view,
    legal: (playerID: PlayerID): Action[] => rulebook.legal(view(playerID), state.ctx),
    /** What the last action (or the deal) told this seat. */
    told: (playerID: PlayerID | null): SeatJournalEntry[] => journalFor(state.G.journal ?? [], playerID),
    refusal,
    /** Makes a move; throws with the refusal when it is not accepted. */
    play(playerID: PlayerID, move: string, ...args: Json[]): void {
      const before = state._stateID;
      const why = refusal(playerID, move, ...args);
      const next = reducer(state, makeMove(playerID, { move, args })) as State<G> & { transients?: unknown };
      if (next._stateID === before || why !== undefined)
        throw new Error(`${playerID} ${move} ${JSON.stringify(args)}: ${JSON.stringify(why)}`);
      state = next;
    },
  };
}
