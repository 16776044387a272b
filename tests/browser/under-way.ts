import { tableOf } from '@tests/table-of';
import type { Action } from '@/kit/action';
import type { GameEntry } from '@/kit/entry';
import { optionFields } from '@/kit/options';
import { RandomSource } from '@/kit/random';
import { awaitedSeats } from '@/kit/seats';
import { type MatchRecord, newMatch } from '@/play/match-record';
import { initialOptions } from '@/ui/setup/setup';

/** Actions after which there is something of most kinds on a table, for each of its seats. */
const ACTIONS = 4;

/**
 * A match of people in every seat, some turns in: the same whenever it is asked for.
 *
 * @param seats how many sit there; default: as many as can
 * @param most so many actions at most
 * @param likes what is done where it may be; by lot where nothing of that may
 */
export async function matchUnderWay(
  entry: GameEntry,
  names: readonly string[],
  {
    seats: count = entry.seats.max,
    most,
    likes = () => true,
  }: {
    readonly seats?: number;
    readonly most?: number;
    readonly likes?: (action: Action) => boolean;
  } = {},
): Promise<MatchRecord> {
  const rulebook = await entry.rulebook();
  const seed = `layout ${entry.slug}`;
  const options = initialOptions(optionFields(rulebook.options));
  const table = tableOf(rulebook, count, { seed, options });
  const random = new RandomSource({ seed, position: 0 });
  const actions: MatchRecord['actions'] = [];
  while (actions.length < (most ?? ACTIONS * count)) {
    const [playerID] = awaitedSeats(table.ctx);
    if (playerID === undefined) break;
    const allowed = table.legal(playerID);
    const liked = allowed.filter(likes);
    const legal = liked.length > 0 ? liked : allowed;
    const action = legal[random.Die(legal.length) - 1];
    if (action === undefined) throw new Error(`seat ${playerID} of ${entry.slug} cannot go on`);
    table.play(playerID, action.move, ...action.args);
    actions.push({ playerID, ...action, args: [...action.args] });
  }
  const seats = Array.from({ length: count }, (_, seat) => ({
    name: names[seat] ?? String(seat),
    occupant: { kind: 'person' } as const,
  }));
  const match = { slug: entry.slug, rulesVersion: rulebook.rulesVersion, seats, options };
  return { ...newMatch(match, seed), actions };
}
