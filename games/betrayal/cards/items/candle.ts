import type { PlayerID } from '@/kit/action';
import { changes } from '../../parts/cards/held';
import { explorerAt } from '../../rules/figures';
import type { Table } from '../../rules/state';
import type { Card } from '../../rules/thing';

const TRIO: readonly string[] = ['bell', 'book', 'candle'];

const holdsTrio = (table: Pick<Table, 'explorers'>, seat: PlayerID): boolean =>
  TRIO.every((card) => explorerAt(table, seat).cards.includes(card));

const all = (by: number) => ({ speed: by, might: by, sanity: by, knowledge: by });

/** Light on events of one's own drawing; with Bell and Book together it does more, until they part (BH117). */
export const candle: Card = {
  deck: 'item',
  clause: 'BH-candle',
  isItem: true,
  alters: {
    dice: (_seen, { roll }, so, { holder }) =>
      roll.seat === holder && roll.use === 'event' && roll.trait !== undefined
        ? { ...so, dice: so.dice + 1 }
        : so,
  },
  on: {
    gained: ({ G }, { seat, card }) =>
      TRIO.includes(card) && holdsTrio(G, seat)
        ? changes(all(2), 'candle').map((step) => ({ ...step, seat }))
        : [],
    // Told before the card has gone.
    lost: ({ G }, { seat, card, how }) =>
      how !== 'death' && TRIO.includes(card) && holdsTrio(G, seat)
        ? changes(all(-2), 'candle').map((step) => ({ ...step, seat }))
        : [],
  },
};
