import type { Cover } from '@/kit/covers';

/**
 * What is on the cover of each haunt's book, by its number; nothing that its book keeps to itself. Who plays against
 * whom is the haunt's own `sides`, and how long it is follows from what hard bots took (`endings` of docs/bots.json):
 * under 5 rounds is short, under 7 medium. It stands here so that a page need not fetch either.
 */
const covers: Readonly<Record<number, Cover>> = {
  1: { sides: 'two', length: 'short' },
  3: { sides: 'two', length: 'medium' },
  4: { sides: 'two', length: 'long' },
  5: { sides: 'two', length: 'medium' },
  6: { sides: 'two', length: 'medium' },
  7: { sides: 'two', length: 'long' },
  8: { sides: 'two', length: 'medium' },
  9: { sides: 'two', length: 'medium' },
  10: { sides: 'two', length: 'long' },
  11: { sides: 'two', length: 'short' },
  12: { sides: 'each', length: 'long' },
  13: { sides: 'two', length: 'short' },
  14: { sides: 'two', length: 'medium' },
  15: { sides: 'two', length: 'long' },
  16: { sides: 'two', length: 'short' },
  17: { sides: 'two', length: 'long' },
  19: { sides: 'two', length: 'medium' },
  20: { sides: 'two', length: 'medium' },
  21: { sides: 'two', length: 'medium' },
  22: { sides: 'two', length: 'medium' },
  23: { sides: 'two', length: 'long' },
  24: { sides: 'two', length: 'short' },
  25: { sides: 'two', length: 'short' },
  26: { sides: 'two', length: 'medium' },
  27: { sides: 'two', length: 'medium' },
  28: { sides: 'two', length: 'medium' },
  29: { sides: 'two', length: 'medium' },
  30: { sides: 'two', length: 'medium' },
  33: { sides: 'two', length: 'long' },
  34: { sides: 'hidden', length: 'short' },
  36: { sides: 'two', length: 'medium' },
  37: { sides: 'two', length: 'short' },
  38: { sides: 'two', length: 'short' },
  39: { sides: 'two', length: 'medium' },
  40: { sides: 'two', length: 'short' },
  42: { sides: 'two', length: 'medium' },
  44: { sides: 'two', length: 'medium' },
  45: { sides: 'two', length: 'medium' },
  46: { sides: 'two', length: 'short' },
  47: { sides: 'two', length: 'long' },
  48: { sides: 'two', length: 'long' },
};

export default covers;
