import { expectSame, type Played } from '../differential';
import { EVENT_FEATURES } from './event-features';
import { FLOW_FEATURES } from './flow-features';
import { type Feature, gameOf } from './sketch';
import { STAGE_FEATURES } from './stage-features';

const FEATURES = [...FLOW_FEATURES, ...EVENT_FEATURES, ...STAGE_FEATURES];
/** RUNNER_SEEDS=5 takes minutes: for whoever changes the runner. */
const SEEDS = Number(process.env.RUNNER_SEEDS ?? 1);

const compose = (a: Feature, b: Feature) => a.slot === undefined || a.slot !== b.slot;

const play = (features: readonly Feature[], seed: string, numPlayers: number, actions: number): Played =>
  expectSame(gameOf(features), { seed, numPlayers, actions });

describe('the direct runner plays as boardgame.io does', () => {
  test.each(FEATURES.map((feature) => [feature.name, feature] as const))('%s', (_name, feature) => {
    let accepted = 0;
    for (let numPlayers = 1; numPlayers <= 4; numPlayers++)
      for (let seed = 0; seed <= SEEDS; seed++)
        accepted += play([feature], `${seed}`, numPlayers, 60).accepted;
    expect(accepted).toBeGreaterThan(5 * SEEDS);
  });

  test.each(FEATURES.map((feature, index) => [feature.name, feature, index] as const))(
    '%s together with every other',
    (_name, feature, index) => {
      for (const [other, partner] of FEATURES.entries()) {
        if (other <= index || !compose(feature, partner)) continue;
        for (let seed = 0; seed < SEEDS; seed++) {
          // Hooks of the first feature run first, so either may be it.
          const pair = (seed + other) % 2 === 0 ? [feature, partner] : [partner, feature];
          try {
            play(pair, `${seed}`, 1 + ((seed + index + other) % 4), 24);
          } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            throw new Error(`with ${partner.name}: ${reason}`, { cause: error });
          }
        }
      }
    },
  );
});
