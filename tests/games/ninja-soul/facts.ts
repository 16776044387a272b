import type { Kind } from '@games/ninja-soul/rules/components';
import type { Json } from '@/kit/action';

/** The seat that a fact of the journal names, as a number. */
export const seatIn = (fact: Json | undefined): number =>
  typeof fact === 'object' && fact !== null && 'seat' in fact ? Number(fact.seat) : -1;

/** The card that a fact of the journal names. */
export const cardIn = (fact: Json | undefined): Kind | undefined =>
  typeof fact === 'object' && fact !== null && 'term' in fact
    ? (String(fact.term).replace('held.', '') as Kind)
    : undefined;

/** Whether a fact says that the cards changed places. */
export const isExchange = (fact: Json | undefined): boolean =>
  typeof fact === 'object' && fact !== null && 'term' in fact && fact.term === 'swap.exchange';
