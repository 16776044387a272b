import { gameOf } from '@games/index';
import type { Action, PlayerID } from '@/kit/action';
import { type Random, RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { isActive } from '@/kit/seats';
import { Rules, type State } from '@/server/rules';
import type { MatchRecord, StoredMoment } from '@/server/stores/store';
import type { Page } from './page';
import type { Party } from './served';

/** Whatever opens pages. */
interface Doors {
  readonly page: () => Promise<Page>;
}

export async function rulebookOf(slug: string): Promise<Rulebook> {
  const rulebook = await gameOf(slug)?.rulebook();
  if (rulebook === undefined) throw new RangeError(`no game ${slug}`);
  return rulebook;
}

/** A rulebook as the server plays it; a move that throws fails the test. */
export const rulesOf = (rulebook: Rulebook): Rules =>
  new Rules(rulebook, (error) => {
    throw error;
  });

/** The positions of a stored match, played again from its deal; throws where an action is refused. */
export function positionsOf(rules: Rules, match: MatchRecord, moments: readonly StoredMoment[]): State[] {
  let state = rules.deal(match);
  const positions = [state];
  for (const { action } of moments) {
    if (action === null) continue;
    const outcome = rules.attempt(state, action.playerID, action);
    if ('refusal' in outcome) throw new Error('a match does not replay');
    state = outcome.next;
    positions.push(state);
  }
  return positions;
}

export const chance = (seed: string): Random => new RandomSource({ seed, position: 0 });

/** One page with one seat in front. */
export async function seatAt(served: Doors, { room, keys }: Party, playerID: PlayerID | null): Promise<Page> {
  const page = await served.page();
  const key = playerID === null ? undefined : keys[Number(playerID)];
  await page.enter(room.roomID, key === undefined ? [] : [key]);
  await page.sit(playerID);
  return page;
}

/** One page for each person, and one that watches. */
export async function seatAll(served: Doors, party: Party) {
  const seats: Page[] = [];
  for (const seat of party.keys.keys()) seats.push(await seatAt(served, party, String(seat)));
  return { seats, watcher: await seatAt(served, party, null) };
}

/** What the seat in front of a page may do, as far as the page knows. */
export const choices = (rulebook: Rulebook, { state }: Page): Action[] =>
  state === undefined ? [] : rulebook.legal(state.G, state.ctx);

/** A page whose seat is to act, and what it might do. Undefined when the match is over. */
export function next(rulebook: Rulebook, seats: readonly Page[], random: Random) {
  const acting = seats.filter(
    (page, seat) => page.state !== undefined && isActive(page.state.ctx, String(seat)),
  );
  const [page] = random.Shuffle(acting);
  if (page === undefined) return undefined;
  const [action] = random.Shuffle(choices(rulebook, page));
  if (action === undefined) throw new Error('a seat that is to act has nothing to do');
  return { page, action };
}

/** Plays random actions until nobody is to act, or `limit` were done; everybody keeps up. */
export async function playOn(
  rulebook: Rulebook,
  seats: readonly Page[],
  random: Random,
  { limit = Number.POSITIVE_INFINITY, also = [] }: { limit?: number; also?: readonly Page[] } = {},
): Promise<void> {
  for (let count = 0; count < limit; count++) {
    const turn = next(rulebook, seats, random);
    if (turn === undefined) return;
    const { stateID } = await turn.page.act(turn.action);
    await Promise.all([...seats, ...also].map((page) => page.until(() => page.state?._stateID === stateID)));
  }
}
