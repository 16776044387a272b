import { type Kind, NIGIRI, RANK, ROLLS, WASABI_TIMES } from '../rules/components';
import { emptyWasabi } from '../rules/scoring';

/** What one roll is worth before anybody knows who will have the most. */
const ROLL = 0.95;
const PUDDING = 2.6;
/** What a dumpling is worth beyond its own points for each card still to come, up to four. */
const MORE_DUMPLINGS = 0.25;

/** A seat's own tableau as far as the worth of further cards depends on it. */
export interface Appetite {
  readonly tempura: number;
  readonly sashimi: number;
  readonly dumpling: number;
  readonly wasabi: number;
  /** Cards this seat will still lay down this round, this turn's among them. */
  readonly left: number;
}

export function appetiteOf(tableau: readonly Kind[], left: number): Appetite {
  let tempura = 0;
  let sashimi = 0;
  let dumpling = 0;
  for (const card of tableau) {
    if (card === 'tempura') tempura++;
    else if (card === 'sashimi') sashimi++;
    else if (card === 'dumpling') dumpling++;
  }
  return { tempura, sashimi, dumpling, wasabi: emptyWasabi(tableau), left };
}

const tempuraWorth = ({ tempura, left }: Appetite): number => {
  if (tempura % 2 === 1) return 5;
  return left >= 2 ? 2.3 : 0;
};

const sashimiWorth = ({ sashimi, left }: Appetite): number => {
  const held = sashimi % 3;
  if (held === 2) return 10;
  if (left < 3 - held) return 0;
  return held === 1 ? 3.6 : 2.3;
};

/** What a card is worth in points to somebody with this appetite. */
export function worthOf(card: Kind, appetite: Appetite): number {
  const { dumpling, wasabi, left } = appetite;
  switch (card) {
    case 'tempura':
      return tempuraWorth(appetite);
    case 'sashimi':
      return sashimiWorth(appetite);
    case 'dumpling':
      return dumpling < 5 ? dumpling + 1 + MORE_DUMPLINGS * Math.min(left - 1, 4) : 0;
    case 'wasabi':
      return Math.min(3.2, 0.6 * (left - 1));
    case 'chopsticks':
      return Math.max(0, 0.25 * (left - 2));
    case 'pudding':
      return PUDDING;
    default:
      return NIGIRI[card] > 0 ? NIGIRI[card] * (wasabi > 0 ? WASABI_TIMES : 1) : ROLLS[card] * ROLL;
  }
}

/** The appetite after laying down a card. */
const after = (card: Kind, { tempura, sashimi, dumpling, wasabi, left }: Appetite): Appetite => ({
  tempura: card === 'tempura' ? tempura + 1 : tempura,
  sashimi: card === 'sashimi' ? sashimi + 1 : sashimi,
  dumpling: card === 'dumpling' ? dumpling + 1 : dumpling,
  wasabi: card === 'wasabi' ? wasabi + 1 : NIGIRI[card] > 0 && wasabi > 0 ? wasabi - 1 : wasabi,
  left,
});

/** The same for two cards in their order; giving the chopsticks away costs less the later it is. */
export const worthOfTwo = (first: Kind, second: Kind, appetite: Appetite): number =>
  worthOf(first, appetite) +
  worthOf(second, after(first, appetite)) -
  Math.min(2, 0.3 * Math.max(0, appetite.left - 2));

/** Whether it matters in which order two cards are laid down: only for what lands on wasabi (SG8). */
const isOrdered = (first: Kind, second: Kind, { wasabi }: Appetite): boolean => {
  const one = NIGIRI[first];
  const two = NIGIRI[second];
  if (one > 0 && two > 0) return one !== two && wasabi === 1;
  return wasabi === 0 && ((one > 0 && second === 'wasabi') || (two > 0 && first === 'wasabi'));
};

/** Two cards in the one of two orders that need not be looked at, as the other one comes to the same. */
export const isTwin = (first: Kind, second: Kind, appetite: Appetite): boolean =>
  RANK[first] > RANK[second] && !isOrdered(first, second, appetite);
