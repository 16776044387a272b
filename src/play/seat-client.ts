import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { Action, PlayerID } from '@/kit/action';
import { Transport } from '@/kit/framework';
import type { SeatRules } from '@/kit/rulebook';
import type { SeatState } from '@/wire/match';

type TransportOptions = ConstructorParameters<typeof Transport>[0];
type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];

/** What the client of a seat asks of whoever holds the match. */
interface MatchHolder {
  /** To be given this seat's view, and to be kept up to date with it. */
  readonly sit: () => void;
  /** The seat is no longer in front of the screen. */
  readonly rise?: () => void;
  readonly act: (playerID: PlayerID, action: Action) => void;
}

/**
 * boardgame.io's client on one side, whoever holds the match on the other: a worker of this device or
 * the server. It serves one seat for as long as that seat is in front of the screen.
 */
class SeatTransport extends Transport {
  readonly #holder: MatchHolder;

  constructor(options: TransportOptions, holder: MatchHolder) {
    super(options);
    this.#holder = holder;
  }

  override connect(): void {
    this.setConnectionStatus(true);
    this.requestSync();
  }

  override disconnect(): void {
    this.#holder.rise?.();
    this.setConnectionStatus(false);
  }

  override requestSync(): void {
    this.#holder.sit();
  }

  override sendAction(_state: unknown, action: Parameters<Transport['sendAction']>[1]): void {
    if (action.type !== 'MAKE_MOVE' || this.playerID === null) return;
    const { type: move, args } = action.payload;
    this.#holder.act(this.playerID, { move, args: args ?? [] });
  }

  override sendChatMessage(): void {}
  override updateMatchID(): void {}
  override updatePlayerID(_playerID: PlayerID): void {}
  override updateCredentials(): void {}

  /** Hands the client its seat's whole view: at the start, or after an action. */
  receive(type: 'sync' | 'update', state: SeatState): void {
    const whole = { ...state, _undo: [], _redo: [], deltalog: [] };
    const data: TransportData =
      type === 'sync'
        ? { type, args: [this.matchID, { state: whole, initialState: whole, log: [], filteredMetadata: [] }] }
        : { type, args: [this.matchID, whole, []] };
    this.notifyClient(data);
  }
}

/** The client of the seat in front of the screen, and how it is handed its views. */
export interface SeatClient {
  readonly client: ReturnType<typeof Client>;
  readonly transport: SeatTransport;
}

export interface SeatClientOptions extends MatchHolder {
  readonly seatRules: SeatRules;
  readonly numPlayers: number;
  readonly matchID: string;
  /** Null for a watcher. */
  readonly playerID: PlayerID | null;
}

/**
 * The game as a seat's client knows it: by the names of its moves. Every move is the master's to make, so
 * there is nothing here to make it with.
 */
const gameAtSeat = ({ slug, moves, phases }: SeatRules): Game => ({
  name: slug,
  deltaState: false,
  disableUndo: true,
  moves: Object.fromEntries(moves.map((name) => [name, { client: false, move: () => undefined }])),
  phases: Object.fromEntries(phases.map((name) => [name, {}])),
});

/** Makes the client of one seat; `start` it to have it sit down. */
export function seatClient({
  seatRules,
  numPlayers,
  matchID,
  playerID,
  ...holder
}: SeatClientOptions): SeatClient {
  let transport: SeatTransport | undefined;
  const client = Client({
    game: gameAtSeat(seatRules),
    numPlayers,
    matchID,
    debug: false,
    ...(playerID !== null && { playerID }),
    multiplayer: (options) => {
      transport = new SeatTransport(options, holder);
      return transport;
    },
  });
  if (transport === undefined) throw new Error('the client made no transport');
  return { client, transport };
}
