import { readKept, unpack } from '@tests/contract/kept';
import { SUBJECTS } from '@tests/subjects';
import { tableOf } from '@tests/table-of';
import type { PlayerID } from '@/kit/action';
import { awaitedSeats, seatIDs } from '@/kit/seats';
import { sitAt, stateAt } from './at-board';

// Drawings on a canvas say nothing.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

/** Where in a kept match somebody looks up, as parts of it. */
const STOPS = [0.05, 0.3, 0.55, 0.8, 0.97];
/** Of whom a sentence says that the table waits for them. */
const WAITED = /(?:Waiting (?:for|to see if)|[Ii]t’s) (.*)/;

interface Look {
  /** What is said at the seat, or to whoever looks on. */
  readonly sentence: string;
  readonly own: string | undefined;
  readonly awaited: readonly string[];
  readonly others: readonly string[];
}

/** Of one position: what somebody reads who is not waited for, and what somebody whose action is on its way. */
async function looks(slug: string, table: ReturnType<typeof tableOf>): Promise<Look[]> {
  const { ctx } = table;
  const awaited = awaitedSeats(ctx);
  const idle = seatIDs(ctx.numPlayers).find((seat) => !awaited.includes(seat)) ?? null;
  const [acting = null] = awaited;
  const seen: Look[] = [];
  for (const [playerID, sent] of [
    [idle, {}],
    [acting, { isPending: true, legal: [] }],
  ] as const) {
    const state = stateAt(slug, table, playerID, sent);
    const { container, leave } = await sitAt(state, 'en');
    const name = (seat: PlayerID): string => state.seats[Number(seat)]?.name ?? '';
    seen.push({
      sentence: container.querySelector('.status-sentence')?.textContent ?? '',
      own: playerID === null ? undefined : name(playerID),
      awaited: awaited.filter((seat) => seat !== playerID).map(name),
      others: seatIDs(ctx.numPlayers)
        .filter((seat) => !awaited.includes(seat) && seat !== playerID)
        .map(name),
    });
    leave();
  }
  return seen;
}

/** What is wrong with it; undefined when the sentence fits whom the table waits for. */
function faultOf({ sentence, own, awaited, others }: Look): string | undefined {
  if (own !== undefined && sentence.includes(own)) return 'it speaks of its reader by name';
  const waited = WAITED.exec(sentence)?.[1];
  if (waited === undefined) return undefined;
  if (others.some((name) => waited.startsWith(name))) return 'it waits for somebody who has nothing to do';
  const isNamed = awaited.some((name) => waited.startsWith(name)) || waited.startsWith(`${awaited.length} `);
  return isNamed ? undefined : 'it waits for nobody who has something to do';
}

// The board of a game whose matches speak late words has nothing to say before those have come.
const SPEAKING = SUBJECTS.filter(({ rulebook }) => rulebook.lateWords === undefined);

test.each(SPEAKING.map(({ rulebook }) => [rulebook.slug, rulebook] as const))(
  '%s: whoever is said to be waited for is, and nobody waits for whoever has just acted',
  async (slug, rulebook) => {
    const match = readKept(slug)?.matches[1];
    if (match === undefined) throw new Error('no match is kept');
    const { numPlayers, options, seed } = match;
    const table = tableOf(rulebook, numPlayers, { options, seed });
    const played = unpack(match.actions);
    const stops = STOPS.map((part) => Math.floor(part * played.length));
    const faults: string[] = [];
    let count = 0;
    for (const [index, [playerID, move, args]] of played.entries()) {
      if (stops.includes(index))
        for (const look of await looks(slug, table)) {
          count += 1;
          const fault = faultOf(look);
          if (fault !== undefined) faults.push(`${index}: “${look.sentence}”: ${fault}`);
        }
      table.play(playerID, move, ...args);
    }
    expect(count).toBeGreaterThanOrEqual(STOPS.length);
    expect(faults).toEqual([]);
  },
  30_000,
);

test('a sentence that waits for the wrong person is found', () => {
  const look = { sentence: 'Waiting for Ana to play', own: 'Bo', awaited: ['Ana'], others: ['Cy'] };
  expect(faultOf(look)).toBeUndefined();
  expect(faultOf({ ...look, own: 'Ana' })).toContain('its reader');
  expect(faultOf({ ...look, awaited: ['Cy'], others: ['Ana'] })).toContain('nothing to do');
  expect(faultOf({ ...look, sentence: 'Out by Cy’s Guard. It’s 2 players’ turn' })).toContain('nobody');
});
