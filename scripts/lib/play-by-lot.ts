import type { Runner } from '@/bots/runner/runner';
import type { SeatAction } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { OptionValues } from '@/kit/options';
import type { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';

const pieces = (inventory: Readonly<Record<string, number>>) =>
  JSON.stringify(Object.entries(inventory).sort());

interface Beginning {
  readonly numPlayers: number;
  readonly options: OptionValues;
  readonly seed: string;
}

/** Plays one match by lot and returns its actions. Throws with what is wrong, and what replays it. */
export function playByLot(
  rulebook: Rulebook,
  runner: Runner<JournalG>,
  { numPlayers, options, seed }: Beginning,
  random: RandomSource,
): SeatAction[] {
  const limit = rulebook.maxMoves(numPlayers, options);
  const actions: SeatAction[] = [];
  const fail = (what: string) =>
    new Error(`${what}\n${JSON.stringify({ slug: rulebook.slug, numPlayers, options, seed, actions })}`);

  runner.start({ numPlayers, setupData: options, seed });
  const box = pieces(rulebook.inventory(runner.G));
  const look = rulebook.reader ?? rulebook.view;
  while (runner.ctx.gameover === undefined) {
    const seats = activeSeats(runner.ctx);
    const playerID = seats[random.Die(seats.length) - 1];
    if (playerID === undefined) throw fail('nobody is to act');
    const legal = rulebook.legal(look(runner.G, runner.ctx, playerID), runner.ctx);
    const action = legal[random.Die(legal.length) - 1];
    if (action === undefined) throw fail(`seat ${playerID} is to act and has nothing to do`);
    actions.push({ playerID, ...action });
    if (actions.length > limit) throw fail(`no end after ${limit} moves`);
    runner.apply(playerID, action);
    if (pieces(rulebook.inventory(runner.G)) !== box) throw fail('pieces were lost or made');
  }
  return actions;
}
