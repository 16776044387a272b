/** Cats curled up in a pot. Cards are named by it: two pots of three are the same. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export type Card = (typeof VALUES)[number];

/**
 * Copies of each card (CT-r2). That there are 80 is printed, and that small ones are many; how many of
 * each is reconstructed.
 */
export const COPIES: Readonly<Record<Card, number>> = { 1: 20, 2: 20, 3: 15, 4: 10, 5: 10, 6: 5 };

/** Pots only: the spare card and the author stay in the box (CT11). */
export const DECK: readonly Card[] = VALUES.flatMap((value) => Array<Card>(COPIES[value]).fill(value));

/** The sum that is rewarded; anything above it is lost (CT-r13, CT-r16). */
export const FEAST = 10;
/** A duel may be chosen from this sum on (CT-r12). */
export const DUEL_FROM = 7;

/** Jumbo pots in the box, and the points of each (CT-r3). */
export const JUMBOS = 3;
export const JUMBO_POINTS = 10;

/** The sides of the cat die (CT-r4): cards to draw from others, to give up, or a jumbo pot. */
export const FACES = [2, 2, 3, 3, -2, 'jumbo'] as const;
export type Face = (typeof FACES)[number];

/** Seats there can be. */
export const SEATS = ['0', '1', '2', '3', '4', '5'] as const;

/** The cats in all these pots. */
export function sumOf(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += card;
  return sum;
}
