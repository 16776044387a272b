import type { BetrayalG, Outcome } from '@games/betrayal/rules/state';
import { betrayal } from '@games/betrayal/whole';
import { drawByWeight } from '@/bots/draw';
import { Runner } from '@/bots/runner/runner';
import type { Action, Ctx } from '@/kit/action';
import { activeSeats } from '@/kit/seats';

type Listener = (G: BetrayalG, ctx: Ctx) => void;

/** A match from the moment in which a haunt breaks out to its end, everybody playing by policy; how it ended. */
export function playByPolicy(
  haunt: string,
  numPlayers: number,
  seed: string,
  listen: Listener = () => {},
  rulebook = betrayal,
): Outcome & { rounds: number } {
  const runner = new Runner<BetrayalG>(rulebook.game);
  runner.start({ numPlayers, setupData: { start: 'haunt', haunt }, seed });
  const look = rulebook.reader ?? rulebook.view;
  for (; runner.ctx.gameover === undefined; listen(runner.G, runner.ctx)) {
    const [playerID = ''] = activeSeats(runner.ctx);
    const view = look(runner.G, runner.ctx, playerID);
    const actions = rulebook.legal(view, runner.ctx);
    const weights = rulebook.policy(view, runner.ctx, actions);
    runner.apply(playerID, actions[drawByWeight(weights, runner.random)] as Action);
  }
  const { outcome, round } = runner.G;
  if (outcome === null) throw new RangeError('a match that is over has no outcome');
  return { ...outcome, rounds: round };
}

/** What has won a match: a side, or how it ended otherwise. */
export const winnerOf = ({ side, how, winners }: Outcome): string =>
  side ?? (winners.length > 0 ? 'each alone' : how);

/** Matches by policy at one seat count after the other, until each of these has won one: how many each has. */
export function winsAmongBots(haunt: string, wanted: readonly string[], most = 24): Record<string, number> {
  const wins: Record<string, number> = {};
  for (let n = 0; n < most && wanted.some((side) => wins[side] === undefined); n++) {
    const winner = winnerOf(playByPolicy(haunt, 3 + (n % 4), `bots ${n}`));
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return wins;
}
