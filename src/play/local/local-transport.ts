import type { PlayerID } from '@/kit/action';
import { Transport } from '@/kit/framework';
import type { SeatState } from './local-table';
import type { ToWorker } from './protocol';

type TransportOptions = ConstructorParameters<typeof Transport>[0];
type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];

/**
 * boardgame.io's client on one side, the worker that holds the table on the other. It serves one
 * seat for as long as that seat is in front of the screen.
 */
export class LocalTransport extends Transport {
  readonly #send: (message: ToWorker) => void;

  constructor(options: TransportOptions, send: (message: ToWorker) => void) {
    super(options);
    this.#send = send;
  }

  override connect(): void {
    this.setConnectionStatus(true);
    this.requestSync();
  }

  override disconnect(): void {
    this.#send({ type: 'rise' });
    this.setConnectionStatus(false);
  }

  override requestSync(): void {
    this.#send({ type: 'sit', playerID: this.playerID });
  }

  override sendAction(_state: unknown, action: Parameters<Transport['sendAction']>[1]): void {
    if (action.type !== 'MAKE_MOVE' || this.playerID === null) return;
    const { type: move, args } = action.payload;
    this.#send({ type: 'act', playerID: this.playerID, action: { move, args: args ?? [] } });
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
