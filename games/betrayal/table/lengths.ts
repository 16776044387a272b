/**
 * How many rounds a match of each haunt has taken on average from the haunt's beginning, by its number: as hard bots
 * have played it with three to six seats (docs/bots.json). What is not here has not been counted.
 */
export const LENGTHS: Readonly<Record<number, number>> = {
  4: 7.4,
  5: 5.9,
  6: 5.3,
  7: 10.2,
  8: 5.5,
  9: 9,
  10: 8.5,
  11: 4.3,
  12: 9.8,
  13: 4.1,
  14: 6.7,
  15: 8.9,
  16: 4.5,
  17: 8.5,
  19: 5.7,
  21: 5.8,
  22: 5.4,
  23: 9.9,
  24: 4.3,
  26: 5.1,
  27: 6.8,
  29: 5.9,
  30: 5.7,
  33: 7.1,
  34: 4,
  36: 5.7,
  37: 3.9,
  38: 4.5,
  44: 5.2,
  45: 6.4,
  48: 7.1,
};

/** How many more rounds there usually are in this one, and at least none; undefined where nobody has counted. */
export function roundsLeft(haunt: number, round: number): number | undefined {
  const usual = LENGTHS[haunt];
  return usual === undefined ? undefined : Math.max(0, Math.round(usual) - round);
}
