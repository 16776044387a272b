/**
 * Random games in large numbers: `npm run fuzz [-- --games 5000] [-- --game <slug>] [-- --seed <text>]
 * [-- --option <id>=<value>]`, so many at each seat count, or spread over them with `--spread`; or for as many CPU seconds for each game as `--seconds` says, a few at every seat count in any case.
 * Every match has to end within `maxMoves`, keep its pieces at every step, and offer a move to every
 * seat that is to act. A failure prints what replays it.
 */
import { parseArgs } from 'node:util';
import { SUBJECTS } from '@tests/subjects';
import { Runner } from '@/bots/runner/runner';
import type { SeatAction } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { cpuMs } from './lib/cpu';
import { drawOptions } from './lib/draw-options';
import { playByLot } from './lib/play-by-lot';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    seconds: { type: 'string' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'fuzz' },
    option: { type: 'string', multiple: true, default: [] },
    spread: { type: 'boolean', default: false },
  },
});
/** What is not drawn by lot. */
const fixed = Object.fromEntries(values.option.map((one) => one.split('=')));
const seconds = Number(values.seconds ?? Number.POSITIVE_INFINITY);
const games = Number(values.games ?? (values.seconds === undefined ? 5_000 : Number.POSITIVE_INFINITY));
/** Games at each seat count, however little time there is. */
const LEAST = 20;

/** Plays one match, its options by lot, and returns its actions. Throws with what is wrong. */
function play(rulebook: Rulebook, runner: Runner<JournalG>, numPlayers: number, seed: string): SeatAction[] {
  const random = new RandomSource({ seed: `choices ${seed}`, position: 0 });
  const options = rulebook.options.parse({ ...drawOptions(rulebook, random), ...fixed });
  return playByLot(rulebook, runner, { numPlayers, options, seed }, random);
}

let failures = 0;
for (const { rulebook } of SUBJECTS) {
  if (values.game !== undefined && values.game !== rulebook.slug) continue;
  const { minPlayers = 1, maxPlayers = 1 } = rulebook.game;
  for (let numPlayers = minPlayers; numPlayers <= maxPlayers; numPlayers++) {
    const runner = new Runner<JournalG>(rulebook.game);
    const began = cpuMs();
    const end = began + (seconds * 1000) / (maxPlayers - minPlayers + 1);
    let moves = 0;
    let longest = 0;
    let failed = 0;
    let n = 0;
    const share = values.spread ? Math.ceil(games / (maxPlayers - minPlayers + 1)) : games;
    for (; n < share && (n < LEAST || cpuMs() < end); n++) {
      try {
        const { length } = play(rulebook, runner, numPlayers, `${values.seed} ${n}`);
        moves += length;
        longest = Math.max(longest, length);
      } catch (error) {
        failed++;
        console.error(error instanceof Error ? error.message : error);
      }
    }
    failures += failed;
    const spent = ((cpuMs() - began) / 1000).toFixed(1);
    console.log(
      `${rulebook.slug}, ${numPlayers} seats: ${n - failed} of ${n} games sound, ${moves} moves, longest ${longest}, ${spent} s`,
    );
  }
}
process.exitCode = failures === 0 ? 0 : 1;
