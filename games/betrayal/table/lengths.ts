/**
 * How many rounds a match of each haunt has taken on average from the haunt's beginning, by its number: as hard bots
 * have played it with three to six seats (docs/bots.json). What is not here has not been counted.
 */
export const LENGTHS: Readonly<Record<number, number>> = {
  1: 4.3,
  3: 5,
  4: 7.5,
  5: 5.9,
  6: 5.3,
  7: 11.9,
  8: 5.5,
  9: 8.1,
  10: 7.9,
  11: 4.3,
  12: 9.8,
  13: 4.2,
  14: 6.7,
  15: 9.4,
  16: 4.5,
  17: 8.2,
  19: 6.3,
  20: 6.3,
  21: 5.6,
  22: 5.5,
  23: 9.8,
  24: 4.2,
  25: 4,
  26: 5.1,
  27: 6.2,
  28: 5.6,
  29: 5.7,
  30: 6.3,
  33: 7.1,
  34: 4,
  36: 5.5,
  37: 3.9,
  38: 4.6,
  39: 6.5,
  40: 4.6,
  42: 5.3,
  44: 5.2,
  45: 6.6,
  46: 4.3,
  47: 10.7,
  48: 7.1,
};

/** How many more rounds there usually are in this one, and at least none; undefined where nobody has counted. */
export function roundsLeft(haunt: number, round: number): number | undefined {
  const usual = LENGTHS[haunt];
  return usual === undefined ? undefined : Math.max(0, Math.round(usual) - round);
}
