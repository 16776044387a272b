/**
 * How many rounds a match of each haunt has taken on average from the haunt's beginning, by its number: as hard bots
 * have played it with three to six seats (docs/bots.json). What is not here has not been counted.
 */
export const LENGTHS: Readonly<Record<number, number>> = {
  4: 7.7,
  5: 5.9,
  6: 6.8,
  7: 9.5,
  8: 5.5,
  9: 5.8,
  10: 7,
  11: 4.3,
  12: 9.8,
  13: 3.9,
  14: 6.7,
  15: 7.1,
  16: 4.7,
  17: 7.3,
  19: 4.5,
  21: 6,
  22: 5.2,
  23: 8.2,
  24: 4.7,
  26: 5,
  27: 3.8,
  29: 5.1,
  30: 6.2,
  33: 7.1,
  34: 4,
  36: 5.6,
  37: 3.9,
  38: 4.4,
  44: 5.2,
  45: 5.5,
  48: 7.1,
};

/** How many more rounds there usually are in this one, and at least none; undefined where nobody has counted. */
export function roundsLeft(haunt: number, round: number): number | undefined {
  const usual = LENGTHS[haunt];
  return usual === undefined ? undefined : Math.max(0, Math.round(usual) - round);
}
