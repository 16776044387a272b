import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Distribution, OwnHonesty } from '@tests/honesty/own';
import type { PlayerID } from '@/kit/action';

type G = SweetNoseG;

/** All ways to write five numbers. */
function ways(left: readonly number[]): string[] {
  return left.length === 0
    ? ['']
    : left.flatMap((one) => ways(left.filter((other) => other !== one)).map((rest) => `${one}${rest}`));
}
const EVENLY = normalized(new Map(ways([1, 2, 3, 4, 5]).map((way) => [way, 1])));

/** Whoever has laid cards may have laid them in any of 120 ways, whatever was done since. */
const distributions = (hasLaid: ReadonlySet<string>, self: PlayerID): Distribution<G>[] =>
  [...hasLaid]
    .filter((seat) => seat !== self)
    .map((seat) => ({
      name: `the cards of seat ${seat}`,
      of: ({ cards }) => (cards[Number(seat)] ?? []).join(''),
      chances: EVENLY,
    }));

/** What the proof of honesty counts by itself: written like `redeal`, without `view` and `determinize`. */
export const honesty: OwnHonesty<G> = {
  situations: ['others have laid cards', 'trading', 'cards changed places'],
  witness: (playerID) => {
    const hasLaid = new Set<string>();
    let hasRelabelled = false;
    return {
      observe: (entries) => {
        for (const { kind, playerID: actor } of entries) {
          if (kind === 'arrange' && actor !== null) hasLaid.add(actor);
          if (kind === 'use-relabel' && actor !== playerID) hasRelabelled = true;
          if (kind !== 'round-end') continue;
          hasLaid.clear();
          hasRelabelled = false;
        }
      },
      situations: (G) => {
        if (hasRelabelled) return ['cards changed places'];
        if (hasLaid.size === G.seats.length) return ['trading'];
        return hasLaid.size > 0 ? ['others have laid cards'] : [];
      },
      distributions: () => distributions(hasLaid, playerID),
    };
  },
  peeks: [
    {
      name: 'knows the cards of all',
      put: (world, truth) => {
        world.cards = truth.cards.map((cards) => [...cards]);
      },
      caughtBy: ['F2', 'F4'],
    },
    {
      name: 'knows the cards of who sits next',
      put: (world, truth, playerID) => {
        const next = (Number(playerID) + 1) % truth.cards.length;
        world.cards[next] = [...(truth.cards[next] ?? [])];
      },
      caughtBy: ['F2', 'F4'],
    },
    {
      name: 'knows who has which card on the kind it has most of',
      put: (world, truth, playerID) => {
        for (const [seat, cards] of truth.cards.entries()) {
          const mine = world.cards[seat] ?? [];
          if (String(seat) === playerID || cards.length === 0) continue;
          const plate = truth.laid[seat] ?? [];
          const place = plate.indexOf(Math.max(...plate));
          const other = mine.indexOf(cards[place] ?? 1);
          [mine[place], mine[other]] = [mine[other] ?? 1, mine[place] ?? 1];
        }
      },
      caughtBy: ['F2', 'F4'],
    },
  ],
  guesses: 'no action names a sweetness card of somebody else: what is taken and given lies open',
};
