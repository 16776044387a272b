/**
 * A digest of what a game's bots choose, by seat count: `npm run choices [-- --game <slug>] [--iterations 150]`.
 * In it are the legal actions, their weights and what a search of so many iterations found, at positions
 * all through random matches with options by lot. Whoever makes a policy, a search or the runner faster compares before and after;
 * whoever changes nothing but a search does so with `--iterations 0`, which searches nothing.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { SUBJECTS } from '@tests/subjects';
import { draw } from '@/bots/draw';
import { Runner } from '@/bots/runner/runner';
import { search } from '@/bots/search/search';
import { Simulation } from '@/bots/search/simulation';
import type { JournalG } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { at, awaitedSeats } from '@/kit/seats';
import { drawOptions } from './lib/draw-options';

const { values } = parseArgs({
  options: { game: { type: 'string' }, iterations: { type: 'string', default: '150' } },
});
const iterations = Number(values.iterations);

const MOST_POSITIONS = 60;
/** One position of so many is searched. */
const EVERY = 5;

function digestOf(rulebook: Rulebook, numPlayers: number): { positions: number; digest: string } {
  const hash = createHash('sha256');
  const simulation = new Simulation(rulebook);
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  const random = new RandomSource({ seed: 'choices', position: 0 });
  let positions = 0;
  for (let match = 0; positions < MOST_POSITIONS; match++) {
    runner.start({ numPlayers, setupData: drawOptions(rulebook, random), seed: `choices ${match}` });
    for (let move = 0; runner.ctx.gameover === undefined; move++) {
      const playerID = at(awaitedSeats(runner.ctx), '0');
      const view = rulebook.view(runner.G, runner.ctx, playerID);
      const legal = rulebook.legal(view, runner.ctx);
      if (move % EVERY === match % EVERY && legal.length > 1) {
        const decision = structuredClone({ view, ctx: runner.ctx });
        const found =
          iterations > 0 && search(simulation, decision, { seed: String(positions), budget: { iterations } });
        hash.update(JSON.stringify([legal, rulebook.policy(view, runner.ctx, legal), found]));
        positions++;
      }
      runner.apply(playerID, draw(legal, random));
    }
    hash.update(JSON.stringify(runner.G));
  }
  return { positions, digest: hash.digest('hex').slice(0, 16) };
}

for (const { rulebook } of SUBJECTS) {
  const { slug, game } = rulebook;
  if (values.game !== undefined && values.game !== slug) continue;
  const { minPlayers = 1, maxPlayers = 1 } = game;
  for (let seats = minPlayers; seats <= maxPlayers; seats++) {
    const { positions, digest } = digestOf(rulebook, seats);
    console.log(`${slug}, ${seats} seats: ${digest}, ${positions} positions`);
  }
}
