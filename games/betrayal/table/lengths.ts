/**
 * How many rounds a match of each haunt has taken on average from the haunt's beginning, by its number: as hard bots
 * have played it with three to six seats (docs/bots.json). What is not here has not been counted.
 */
export const LENGTHS: Readonly<Record<number, number>> = {
  4: 7.4,
  5: 5.9,
  6: 5.5,
  7: 9.5,
  8: 5.5,
  9: 10.3,
  10: 7.8,
  11: 4.3,
  12: 9.8,
  13: 4.3,
  14: 6.7,
  15: 9.3,
  16: 4.5,
  17: 9.2,
  19: 5.8,
  21: 6,
  22: 5.7,
  23: 10.2,
  24: 4.4,
  26: 5,
  27: 7.3,
  29: 6.1,
  30: 5.9,
  33: 7.1,
  34: 4,
  36: 5.7,
  37: 3.5,
  38: 4.6,
  44: 5.2,
  45: 6.3,
  48: 7.1,
};

/** How many more rounds there usually are in this one, and at least none; undefined where nobody has counted. */
export function roundsLeft(haunt: number, round: number): number | undefined {
  const usual = LENGTHS[haunt];
  return usual === undefined ? undefined : Math.max(0, Math.round(usual) - round);
}
