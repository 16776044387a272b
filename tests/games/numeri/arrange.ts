import { FACES, type Face, NUMBERS } from '@games/numeri/rules/components';
import type { NumeriG } from '@games/numeri/rules/state';
import { RandomSource } from '@/kit/random';

/** A seat's pieces by number: the space each stands on; what is left out is in hand. */
type Own = Readonly<Partial<Record<(typeof NUMBERS)[number], number>>>;

/** Lays the pieces of each seat and the roll that waits; the watershed counts as crossed when `isOpen`. */
export const layOut =
  (die: Face, seats: readonly Own[], isOpen = false) =>
  (G: NumeriG): void => {
    G.pieces = G.pieces.map((_, seat) => NUMBERS.map((number) => seats[seat]?.[number] ?? 0));
    G.die = die;
    G.isSplitOpen = isOpen;
  };

/** A seed with which the rolls of a match, beginning with the first, are these; null stands for any. */
export function seedFor(...rolls: readonly (Face | null)[]): string {
  for (let n = 0; n < 1e6; n++) {
    const seed = `dice ${n}`;
    const random = new RandomSource({ seed, position: 0 });
    random.Number(); // who begins
    if (rolls.every((roll) => FACES[random.Die(6) - 1] === roll || roll === null)) return seed;
  }
  throw new Error(`no seed rolls ${rolls.join(' ')}`);
}
