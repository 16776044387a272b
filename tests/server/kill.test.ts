import { AT_ONCE, HIDDEN, OPEN } from '@tests/examples';
import type { PlayerID } from '@/kit/action';
import type { Rulebook } from '@/kit/rulebook';
import { stateFrom, stateText } from '@/server/rules';
import type { Acted } from '@/wire/socket';
import { compileChild, Node } from './children';
import type { Page } from './page';
import { chance, next, positionsOf, rulebookOf, rulesOf, seatAt } from './players';
import { begin, type Party } from './served';
import { KINDS, newPlace, type Place } from './stores-at-hand';

const ROUNDS = 20;
const TABLES = 4;

/** An action that was answered: it must be in the store exactly so. */
interface Acknowledged {
  readonly matchID: string;
  readonly playerID: PlayerID;
  readonly actionID: string;
  readonly stateID: number;
}

type Request = ReturnType<Page['request']>;

/** A table that is played at, over as many deaths of the server as there are. */
class LastingTable {
  readonly acknowledged: Acknowledged[] = [];
  /** Sent, and not answered yet. */
  #underWay: Request | undefined;
  readonly #rulebook: Rulebook;
  party: Party;

  constructor(rulebook: Rulebook, party: Party) {
    this.#rulebook = rulebook;
    this.party = party;
  }

  #note({ matchID, playerID, actionID }: Request, { stateID }: Acted): void {
    this.acknowledged.push({ matchID, playerID, actionID, stateID });
    this.#underWay = undefined;
  }

  /** Plays until `isDone`, or until the server is gone. A finished match is followed by another. */
  async play(node: Node, seed: string, isDone: () => boolean, onMove: () => void): Promise<void> {
    const random = chance(seed);
    const sitDown = () => Promise.all(['0', '1'].map((seat) => seatAt(node, this.party, seat)));
    let seats = await sitDown();
    const pending = this.#underWay;
    if (pending !== undefined) {
      const page = seats[Number(pending.playerID)];
      if (page === undefined) throw new Error('nobody');
      this.#note(pending, await page.get<Acted>('act', pending));
      // What the retry led to may have come after the seats were sent their views.
      seats = await sitDown();
    }
    while (!isDone()) {
      const turn = next(this.#rulebook, seats, random);
      if (turn === undefined) {
        this.party = await begin(node, this.#rulebook.slug, 2);
        seats = await sitDown();
        continue;
      }
      const request = turn.page.request(turn.action, String(seats.indexOf(turn.page)));
      this.#underWay = request;
      const acted = await turn.page.get<Acted>('act', request);
      this.#note(request, acted);
      onMove();
      await Promise.all(
        seats.map((page) =>
          page.until(() => (page.state?._stateID ?? 0) >= acted.stateID || !page.socket.connected),
        ),
      );
    }
  }
}

/** Node's own errors are of another realm than the test's, so only the words tell. */
const isConnectionLost = (error: unknown): boolean =>
  /disconnected|websocket error|fetch failed|terminated/.test(String(error));

describe.each(KINDS)('%s', (kind) => {
  let place: Place;
  let file: string;
  beforeAll(async () => {
    place = await newPlace(kind);
    file = await compileChild(`kill-${kind}`);
  });
  afterAll(() => place.forget());

  test(`killed ${ROUNDS} times in mid-play, it has lost and doubled nothing that was acknowledged`, async () => {
    const slugs = [HIDDEN, AT_ONCE, OPEN, HIDDEN].slice(0, TABLES);
    const random = chance(`kill ${kind}`);
    let node = await Node.start(file, place);
    const tables: LastingTable[] = [];
    for (const slug of slugs)
      tables.push(new LastingTable(await rulebookOf(slug), await begin(node, slug, 2)));

    for (let round = 0; round < ROUNDS; round++) {
      const moves = 4 + random.Die(24);
      let made = 0;
      let death: Promise<void> | undefined;
      // The move that fills the measure is answered; those of the other tables are under way.
      const onMove = () => {
        made++;
        if (made >= moves) death ??= node.kill();
      };
      const ends = await Promise.allSettled(
        tables.map((table, index) =>
          table.play(node, `${kind} ${round} ${index}`, () => death !== undefined, onMove),
        ),
      );
      for (const end of ends)
        if (end.status === 'rejected' && !isConnectionLost(end.reason)) throw end.reason;
      await death;
      node = await Node.start(file, place);
    }

    // Every table goes on once more.
    await Promise.all(
      tables.map(async (table, index) => {
        const before = table.acknowledged.length;
        await table.play(
          node,
          `last ${index}`,
          () => table.acknowledged.length > before + 3,
          () => undefined,
        );
      }),
    );
    await node.kill();

    const store = await place.open();
    const acknowledged = tables.flatMap((table) => table.acknowledged);
    for (const { matchID, playerID, actionID, stateID } of acknowledged)
      expect({ actionID, stateID: await store.findAction(matchID, playerID, actionID) }).toEqual({
        actionID,
        stateID,
      });
    for (const matchID of new Set(acknowledged.map((action) => action.matchID))) {
      const own = acknowledged.filter((action) => action.matchID === matchID);
      const stored = await store.readMatch(matchID);
      const moments = await store.readMoments(matchID, -1);
      if (stored === undefined) throw new Error('a match is lost');
      // Nobody else moves, so what was acknowledged is all there is: none lost, none twice.
      expect(moments.map(({ stateID }) => stateID)).toEqual(moments.map((_, index) => index));
      expect(own.map(({ stateID }) => stateID).sort((a, b) => a - b)).toEqual(
        moments.slice(1).map(({ stateID }) => stateID),
      );
      expect(stored.stateID).toBe(moments.length - 1);
      const positions = positionsOf(rulesOf(await rulebookOf(stored.match.slug)), stored.match, moments);
      expect(stateText(stateFrom(stored.state))).toBe(positions.map(stateText).at(-1));
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 4);
    await store.close();
  }, 120_000);
});
