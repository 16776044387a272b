import { SUBJECTS } from '@tests/subjects';
import { journalFor } from '@/kit/journal';
import { newSeed } from '@/kit/random';
import { SqliteStore } from '@/server/stores/sqlite';
import type { SeatState } from '@/wire/match';
import type { Sat, Sync, Update } from '@/wire/socket';
import type { Frame, Page } from './page';
import { chance, playOn, positionsOf, rulesOf, seatAll } from './players';
import { begin, ownFolder, type Served, serve } from './served';

const { folder, forget } = ownFolder();
let served: Served;
let store: SqliteStore;
beforeEach(async () => {
  store = new SqliteStore(`${folder}/${newSeed()}.sqlite`);
  served = await serve({ store });
});
afterEach(() => served.close());
afterAll(forget);

/** The views in what a page received, each with the stateID it shows. */
function statesIn(frames: readonly Frame[]): SeatState[] {
  return frames.flatMap(({ event, said }): SeatState[] => {
    if (event === 'update' || event === 'sync') return [(said as Update | Sync).state];
    const answer = said as { ok?: boolean; value?: Partial<Sat> };
    return event === 'sit answered' && answer.value?.state !== undefined ? [answer.value.state] : [];
  });
}

function journalIn(frames: readonly Frame[]) {
  return frames.flatMap(({ event, said }) => {
    if (event === 'update') return (said as Update).journal;
    const answer = said as { value?: Partial<Sat> };
    return event === 'sit answered' ? (answer.value?.journal ?? []) : [];
  });
}

describe.each(SUBJECTS.map((subject) => ({ slug: subject.rulebook.slug, subject })))(
  '$slug',
  ({ subject }) => {
    // That `redeal` reaches every hidden zone is shown by the contract's fifth rule.
    const { rulebook, redeal } = subject;

    test('no frame holds what its seat may not know', async () => {
      const numPlayers = rulebook.game.maxPlayers ?? 2;
      const party = await begin(served, rulebook.slug, numPlayers);
      const { seats, watcher } = await seatAll(served, party);
      const random = chance(`secrets ${rulebook.slug}`);
      await playOn(rulebook, seats, random, { limit: 60, also: [watcher] });

      const stored = await store.readMatch(party.room.matchID ?? '');
      if (stored === undefined) throw new Error('no match');
      const moments = await store.readMoments(stored.match.matchID, -1);
      const rules = rulesOf(rulebook);
      const positions = positionsOf(rules, stored.match, moments);

      const readers: [Page, string | null][] = [
        ...seats.map((page, seat): [Page, string] => [page, String(seat)]),
        [watcher, null],
      ];
      for (const [page, playerID] of readers) {
        const states = statesIn(page.frames);
        expect(states.length).toBe(moments.length);
        for (const state of states) {
          const truth = positions[state._stateID];
          if (truth === undefined) throw new Error('a position that never was');
          // The seat would have been sent the same had everything it must not know been dealt otherwise.
          const G = redeal(structuredClone(truth.G), truth.ctx, playerID, random);
          const other = rules.seatState({ ...truth, G }, playerID);
          expect(JSON.stringify(state)).toBe(JSON.stringify(other));
        }
        expect(journalIn(page.frames)).toEqual(
          moments.map(({ stateID, journal }) => ({ stateID, entries: journalFor(journal, playerID) })),
        );
        const everything = JSON.stringify(page.frames);
        expect(everything).not.toContain(stored.match.seed);
        for (const key of party.keys) expect(everything).not.toContain(key.credential);
        const { record } = (await store.readRoom(party.room.roomID)) ?? { record: undefined };
        for (const { hashes } of record?.keys ?? [])
          for (const hash of hashes) expect(everything).not.toContain(hash);
      }
    });
  },
);
