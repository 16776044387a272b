/**
 * How many rounds a match of each haunt has taken on average from the haunt's beginning, by its number: as hard bots
 * have played it with three to six seats (docs/bots.json). What is not here has not been counted.
 */
export const LENGTHS: Readonly<Record<number, number>> = {
  1: 4.3,
  2: 9.4,
  3: 5,
  4: 7.4,
  5: 5.9,
  6: 5.3,
  7: 11.2,
  8: 5.5,
  9: 6.8,
  10: 8.9,
  11: 4.3,
  12: 9.8,
  13: 4.1,
  14: 6.7,
  15: 8.8,
  16: 4.5,
  17: 7.4,
  18: 11.3,
  19: 6.3,
  20: 6.3,
  21: 5.5,
  22: 5.3,
  23: 9.6,
  24: 4,
  25: 4,
  26: 5.1,
  27: 5.4,
  28: 5.6,
  29: 5.5,
  30: 6,
  31: 14.1,
  32: 6.4,
  33: 7.1,
  34: 4,
  35: 8.7,
  36: 5.7,
  37: 4.3,
  38: 4.5,
  39: 6.5,
  40: 4.6,
  41: 6.3,
  42: 5.3,
  43: 5.3,
  44: 5.2,
  45: 6.7,
  46: 4.3,
  47: 10.7,
  48: 7.1,
  49: 6.3,
  50: 3.9,
};

/** How many more rounds there usually are in this one, and at least none; undefined where nobody has counted. */
export function roundsLeft(haunt: number, round: number): number | undefined {
  const usual = LENGTHS[haunt];
  return usual === undefined ? undefined : Math.max(0, Math.round(usual) - round);
}
