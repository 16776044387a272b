import type { Enter, Entered } from '@/wire/socket';
import { StoreDown } from './fault';
import type { Guest, GuestLine } from './guest';
import { LiveRoom, type LiveRoomAround } from './live-room';

/** How often a node says that it is alive, and after what silence it counts as gone. */
const BEAT_MS = 10_000;
const STALE_MS = 35_000;
const SWEEP_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** How long rooms are kept that nobody touches. */
const KEPT_MS = { waiting: 7 * DAY_MS, playing: 60 * DAY_MS, over: 30 * DAY_MS };

/** Every room that a page of this process is in, and what keeps them up to date. */
export class House {
  readonly #around: LiveRoomAround;
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #callOff = new Map<string, () => void>();

  constructor(around: LiveRoomAround) {
    this.#around = around;
    around.rooms.onChange((roomID) => this.#refresh(roomID));
    around.store.onChange({
      onRoom: (roomID) => this.#refresh(roomID),
      onMatch: (roomID) => this.#attend(roomID, (room) => room.catchUp()),
      onGap: () => this.#refreshAll(),
    });
  }

  /** Rooms in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Begins to beat and to sweep. Rejects with StoreDown when the store is not there. */
  async open(): Promise<void> {
    await this.#around.store.beat(this.#around.nodeID, STALE_MS);
    this.#repeat('beat', BEAT_MS, async () => {
      // Before others are told what this node's clock shows.
      if (this.#rooms.size === 0) this.#rest();
      const forgotten = await this.#around.store.beat(this.#around.nodeID, STALE_MS);
      if (forgotten > 0) this.#refreshAll();
    });
    this.#repeatSweep();
  }

  #repeatSweep(firstMs = SWEEP_MS): void {
    this.#callOff.get('sweep')?.();
    this.#repeat('sweep', SWEEP_MS, () => this.sweep(), firstMs);
  }

  /** Nobody is here: the clock may be put right. By days it may be put wrong, and nothing is swept before that shows. */
  #rest(): void {
    const put = this.#around.clock.rest?.() ?? 0;
    if (Math.abs(put) >= DAY_MS) this.#repeatSweep(DAY_MS);
  }

  #repeat(name: string, ms: number, work: () => Promise<void>, firstMs = ms): void {
    const again = this.#around.clock.after(firstMs, () => {
      this.#repeat(name, ms, work);
      work().catch((error: unknown) => this.#around.log.warn({ err: error }, `the ${name} failed`));
    });
    this.#callOff.set(name, again);
  }

  /** Deletes rooms that nobody has touched for long. */
  async sweep(): Promise<void> {
    const now = this.#around.clock.now();
    const swept = await this.#around.store.sweep({
      waiting: now - KEPT_MS.waiting,
      playing: now - KEPT_MS.playing,
      over: now - KEPT_MS.over,
    });
    if (swept > 0) this.#around.log.info({ swept }, 'old rooms swept');
  }

  /** A page comes into a room. Rejects with Fault `room-missing` or StoreDown; then nothing is kept. */
  async enter(
    roomID: string,
    shown: Omit<Enter, 'protocol' | 'roomID'>,
    line: GuestLine,
  ): Promise<{ room: LiveRoom; guest: Guest; entered: Entered }> {
    let room = this.#rooms.get(roomID);
    if (room === undefined) {
      room = new LiveRoom(roomID, this.#around);
      this.#rooms.set(roomID, room);
    }
    try {
      return { room, ...(await room.enter(shown, line)) };
    } catch (error) {
      this.#tidy(roomID, room);
      throw error;
    }
  }

  async leave(roomID: string, room: LiveRoom, guest: Guest): Promise<void> {
    try {
      await room.leave(guest);
    } finally {
      this.#tidy(roomID, room);
    }
  }

  #tidy(roomID: string, room: LiveRoom): void {
    if (!room.isEmpty || this.#rooms.get(roomID) !== room) return;
    room.close();
    this.#rooms.delete(roomID);
  }

  #refresh(roomID: string): void {
    this.#attend(roomID, (room) => room.refresh());
  }

  /** Has a room of this process look at what has changed. */
  #attend(roomID: string, work: (room: LiveRoom) => Promise<void>): void {
    const room = this.#rooms.get(roomID);
    if (room === undefined) return;
    work(room).catch((error: unknown) => {
      if (!(error instanceof StoreDown))
        this.#around.log.warn({ err: error, room: roomID.slice(0, 6) }, 'a room could not be refreshed');
    });
  }

  #refreshAll(): void {
    for (const roomID of this.#rooms.keys()) this.#refresh(roomID);
  }

  /** Finishes what is in flight and stops; rejects with StoreDown when the store could not be told. */
  async close(): Promise<void> {
    for (const callOff of this.#callOff.values()) callOff();
    const rooms = [...this.#rooms.values()];
    this.#rooms.clear();
    for (const room of rooms) room.close();
    await Promise.all(rooms.map((room) => room.settled()));
    await this.#around.store.forgetNode(this.#around.nodeID);
    await Promise.all(rooms.map((room) => room.rest()));
  }
}
