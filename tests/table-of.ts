import { isDeepStrictEqual } from 'node:util';
import type { Ctx, State } from 'boardgame.io';
import type { Json, PlayerID, Refusal } from '@/kit/action';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import { type JournalG, journalFor, type SeatJournalEntry } from '@/kit/journal';
import type { OptionValues } from '@/kit/options';
import type { Action, Rulebook, SeatView } from '@/kit/rulebook';
import { awaitedSeats } from '@/kit/seats';

interface Arrangement<G, Options> {
  readonly options?: Partial<Options>;
  readonly seed?: string;
  /** Whose turn it is; by default whoever the game says. */
  readonly turn?: PlayerID;
  /** Lays the pieces as the test wants them: all of the box, each in one place, or the layout is refused. */
  readonly arrange?: (G: G) => void;
}

/** What a layout has too much or too little of, by the rulebook's own inventory; '' when nothing. */
function misplaced(dealt: Readonly<Record<string, number>>, laid: Readonly<Record<string, number>>): string {
  return [...new Set([...Object.keys(dealt), ...Object.keys(laid)])]
    .filter((piece) => (dealt[piece] ?? 0) !== (laid[piece] ?? 0))
    .map((piece) => `${piece}: ${laid[piece] ?? 0} of ${dealt[piece] ?? 0}`)
    .join(', ');
}

/** boardgame.io's MAKE_MOVE action, as its own action creator writes it. */
export const makeMove = (playerID: PlayerID, { move, args }: Action) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: move, args: [...args], playerID },
});

/**
 * A table for a test: a match on boardgame.io's own reducer.
 *
 *     const table = tableOf(rulebook, 3, { turn: '0', arrange: layOut([['guard', 'king'], ['baron'], ['priest']]) });
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
    const wrong = misplaced(rulebook.inventory(state.G), rulebook.inventory(G));
    if (wrong !== '') throw new Error(`this cannot be laid out with one box: ${wrong}`);
    state = { ...state, G };
  }

  const view = (playerID: PlayerID | null): View => rulebook.view(state.G, state.ctx, playerID);
  const refusal = (playerID: PlayerID, move: string, ...args: Json[]): Refusal | undefined =>
    rulebook.refuse(view(playerID), state.ctx, { move, args });
  const legal = (playerID: PlayerID): Action[] => rulebook.legal(view(playerID), state.ctx);

  const reduce = (playerID: PlayerID, action: Action): State<G> =>
    // The reducer writes into its input's ctx (boardgame.io's ProcessMove), so it gets a copy.
    reducer({ ...state, ctx: structuredClone(state.ctx) }, makeMove(playerID, action));

  /** All there is of a position, without the tools that the framework lends a move. */
  const written = ({ G, ctx, plugins, _undo, _redo, _stateID }: State<G>): string => {
    const data = Object.entries(plugins).map(([name, plugin]) => [name, (plugin as { data?: unknown }).data]);
    return JSON.stringify([G, ctx, data, _undo, _redo, _stateID]);
  };

  function play(playerID: PlayerID, move: string, ...args: Json[]): void {
    const why = refusal(playerID, move, ...args);
    const next = reduce(playerID, { move, args });
    if (next._stateID === state._stateID || why !== undefined)
      throw new Error(`${playerID} ${move} ${JSON.stringify(args)}: ${JSON.stringify(why)}`);
    state = next;
  }

  function rejects(
    playerID: PlayerID,
    move: string,
    args: readonly Json[],
    expected: string | Partial<Refusal>,
  ) {
    const action = { move, args };
    const fail = (what: string): never => {
      throw new Error(`${playerID} ${move} ${JSON.stringify(args)} ${what}`);
    };
    const before = written(state);
    const next = reduce(playerID, action);
    if (next._stateID !== state._stateID) fail('is done');
    if (written(next) !== before || written(state) !== before) fail('is refused, but something has changed');
    const why = refusal(playerID, move, ...args) ?? fail('is not done, but `refuse` has nothing against it');
    if (rulebook.reader !== undefined) {
      const read = rulebook.refuse(rulebook.reader(state.G, state.ctx, playerID), state.ctx, action);
      if (!isDeepStrictEqual(read, why))
        fail(
          `is refused to the view with ${JSON.stringify(why)}, to the reader with ${JSON.stringify(read)}`,
        );
    }
    if (legal(playerID).some((one) => isDeepStrictEqual(one, action))) fail('is refused, but `legal` has it');
    const wanted = typeof expected === 'string' ? { clause: expected } : expected;
    for (const [part, value] of Object.entries(wanted))
      if (!isDeepStrictEqual(why[part as keyof Refusal], value))
        fail(`is refused with ${JSON.stringify(why)}, not with ${JSON.stringify(wanted)}`);
  }

  return {
    get G(): G {
      return state.G;
    },
    get ctx(): Ctx {
      return state.ctx;
    },
    /** The whole position, as a match of the contract has it. */
    get position(): State<G> {
      return state;
    },
    view,
    legal,
    /** What the last action (or the deal) told this seat. */
    told: (playerID: PlayerID | null): SeatJournalEntry[] => journalFor(state.G.journal ?? [], playerID),
    refusal,
    /** Makes a move; throws with the refusal when it is not accepted. */
    play,
    /**
     * Nothing comes of the action, by this clause or for this reason: boardgame.io's reducer leaves all as
     * it was, dice and journal too, `refuse` says the same to a view and to a reader, and `legal` leaves it
     * out. Throws with what is not so.
     */
    rejects,
    /**
     * Plays on until an entry of this kind has been told (`round-end`), whoever is asked doing what
     * `choose` says, by default the first thing allowed. Answers what that last action told everybody.
     */
    playUntil(
      kind: string,
      choose: (legal: readonly Action[], playerID: PlayerID) => Action | undefined = ([first]) => first,
    ): SeatJournalEntry[] {
      while (state.ctx.gameover === undefined) {
        const [playerID] = awaitedSeats(state.ctx);
        const action = playerID === undefined ? undefined : choose(legal(playerID), playerID);
        if (playerID === undefined || action === undefined) throw new Error('nobody can go on');
        play(playerID, action.move, ...action.args);
        const told = journalFor(state.G.journal ?? [], null);
        if (told.some((entry) => entry.kind === kind)) return told;
      }
      throw new Error(`the match was over before anybody was told of ${kind}`);
    },
  };
}
