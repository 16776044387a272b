import { HIDDEN, hiddenRules, OPEN, openRules } from '@tests/examples';
import { BotDesk } from '@/bots/bot-desk';
import type { PlayerID } from '@/kit/action';
import type { Opponent } from '@/kit/opponents';
import type { Rulebook } from '@/kit/rulebook';
import type { FromWorker, ToWorker } from '@/play/local/protocol';
import { type HostSurroundings, TableHost } from '@/play/local/table-host';
import { TableSession } from '@/play/local/table-session';
import type { MatchRecord, NewMatch, SeatRecord } from '@/play/match-record';

export const person = (name: string): SeatRecord => ({ name, occupant: { kind: 'person' } });
export const bot = (name: string, level: Opponent = 'random'): SeatRecord => ({
  name,
  occupant: { kind: 'bot', level },
});

export const hiddenMatch = (seats: readonly SeatRecord[]): NewMatch => ({
  slug: HIDDEN,
  rulesVersion: hiddenRules.rulesVersion,
  seats,
  options: { goal: 'short', tie: 'classic', faceUp: true },
});

export const openMatch = (seats: readonly SeatRecord[]): NewMatch => ({
  slug: OPEN,
  rulesVersion: openRules.rulesVersion,
  seats,
  options: {},
});

/** A page and its worker in one process; everything that crosses between them is kept in `posted`. */
export function tableAtHand(
  saves = new Map<string, unknown>(),
  rulebook: Rulebook = hiddenRules,
  think: HostSurroundings['think'] = (question) => new BotDesk(async () => rulebook).think(question),
  seeds = 0,
) {
  const posted: FromWorker[] = [];
  const aside = new Map<string, unknown>();
  const storage: { fault: DOMException | undefined } = { fault: undefined };
  let pauses: (() => void)[] = [];
  const check = () => {
    if (storage.fault !== undefined) throw storage.fault;
  };
  const session: TableSession = new TableSession(rulebook, (message) => void host.receive(message));
  const host: TableHost = new TableHost({
    post: (message) => {
      // As between a page and its worker: what is not plain data throws, nothing is shared.
      const copy = structuredClone(message);
      posted.push(copy);
      session.receive(copy);
    },
    rulebook: async (slug) => (slug === rulebook.slug ? rulebook : undefined),
    read: async (id) => {
      check();
      return structuredClone(saves.get(id));
    },
    save: async (record: MatchRecord) => {
      check();
      saves.set(record.id, structuredClone(record));
    },
    setAside: async (id, save) => {
      saves.delete(id);
      aside.set(id, save);
    },
    seed: () => `seed ${seeds++}`,
    pause: () =>
      new Promise((resolve) => {
        pauses.push(resolve);
      }),
    think,
  });

  return {
    session,
    host,
    posted,
    saves,
    aside,
    storage,
    ask: (message: ToWorker) => host.receive(message),
    /** Lets a bot that is pausing move. */
    async letBotMove(): Promise<void> {
      const waiting = pauses;
      pauses = [];
      for (const resume of waiting) resume();
      await new Promise((resolve) => setImmediate(resolve));
    },
    get seat() {
      const snapshot = session.getSnapshot();
      if (snapshot.stage !== 'seat' || snapshot.seat === undefined)
        throw new Error(`nobody sits here: ${snapshot.stage}`);
      return snapshot.seat;
    },
    /** What the seat in front may do. */
    legal(playerID: PlayerID) {
      const { G, ctx } = this.seat.state;
      return this.seat.playerID === playerID ? rulebook.legal(G, ctx) : [];
    },
  };
}
