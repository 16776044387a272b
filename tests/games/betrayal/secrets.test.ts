import { betrayal } from '@games/betrayal/whole';
import type { Ctx } from '@/kit/action';
import { RandomSource } from '@/kit/random';
import { seatIDs } from '@/kit/seats';
import { secrets } from './haunts/secrets';
import type { Secret } from './secret';

/** What each haunt's own test of secrets has to bring (contract rules 5 and 7 look for it there). */
const all = Object.entries(secrets).flatMap(([number, of]) =>
  of.map((secret): [string, string, Secret] => [number, secret.name, secret]),
);

describe.each(all)('haunt %s, %s', (number, _name, secret) => {
  const G = secret.laid();
  const ctx = { numPlayers: G.explorers.length } as Ctx;
  const kept = seatIDs(ctx.numPlayers).filter((seat) => secret.of(G, seat) !== null);
  const worlds = (seat: string) =>
    Array.from({ length: 30 }, (_, deal) => ({
      ...G,
      hidden: secret.redeal(G, new RandomSource({ seed: String(deal), position: 0 }), seat),
    }));

  test('is laid out in a position in which it keeps something from somebody', () => {
    expect(G.haunt?.number).toBe(Number(number));
    expect(kept).not.toEqual([]);
  });

  test('could keep something else, and nobody would notice', () => {
    for (const seat of kept) {
      expect(
        new Set(worlds(seat).map((world) => JSON.stringify(secret.of(world, seat)))).size,
      ).toBeGreaterThan(1);
      for (const world of worlds(seat))
        expect(betrayal.view(world, ctx, seat)).toEqual(betrayal.view(G, ctx, seat));
    }
  });

  test('counts the chances of all that it might be', () => {
    for (const seat of kept) {
      const chances = secret.chances(G, seat);
      expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      for (const world of worlds(seat)) expect([...chances.keys()]).toContain(String(secret.of(world, seat)));
    }
  });
});
