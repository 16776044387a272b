import type { Action, PlayerID } from '@/kit/action';
import { Transport } from '@/kit/framework';
import type { SeatState } from '@/kit/wire';

type TransportOptions = ConstructorParameters<typeof Transport>[0];
type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];

/** What a transport asks of the table front it serves. */
export interface TransportAround {
  readonly sit: () => void;
  readonly act: (playerID: PlayerID, action: Action) => void;
}

/** boardgame.io's client on one side, the room's socket on the other, for the seat in front. */
export class OnlineTransport extends Transport {
  readonly #around: TransportAround;

  constructor(options: TransportOptions, around: TransportAround) {
    super(options);
    this.#around = around;
  }

  override connect(): void {
    this.setConnectionStatus(true);
    this.requestSync();
  }

  override disconnect(): void {
    this.setConnectionStatus(false);
  }

  override requestSync(): void {
    this.#around.sit();
  }

  override sendAction(_state: unknown, action: Parameters<Transport['sendAction']>[1]): void {
    if (action.type !== 'MAKE_MOVE' || this.playerID === null) return;
    const { type: move, args } = action.payload;
    this.#around.act(this.playerID, { move, args: args ?? [] });
  }

  override sendChatMessage(): void {}
  override updateMatchID(): void {}
  override updatePlayerID(_playerID: PlayerID): void {}
  override updateCredentials(): void {}

  /** Hands the client its seat's whole view. */
  receive(type: 'sync' | 'update', state: SeatState): void {
    const whole = { ...state, _undo: [], _redo: [], deltalog: [] };
    const data: TransportData =
      type === 'sync'
        ? { type, args: [this.matchID, { state: whole, initialState: whole, log: [], filteredMetadata: [] }] }
        : { type, args: [this.matchID, whole, []] };
    this.notifyClient(data);
  }
}
