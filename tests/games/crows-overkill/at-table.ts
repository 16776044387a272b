import { type Card, DECK } from '@games/crows-overkill/rules/components';
import { crowsOverkill } from '@games/crows-overkill/whole';
import { tableOf } from '@tests/table-of';
import { layOut } from './arrange';

type Layout = Parameters<typeof layOut>[1];

/** A table at which seat 0 is to play, with hands and sills as the test wants them. */
export const laid = (hands: readonly (readonly Card[])[], layout: Layout = {}) =>
  tableOf(crowsOverkill, hands.length, { turn: '0', arrange: layOut(hands, layout) });

/** The kinds of entries that the last action told everybody. */
export const kinds = (table: ReturnType<typeof laid>): string[] => table.told(null).map(({ kind }) => kind);

/** All shamisen cards but these: what has to lie elsewhere. */
export const allBut = (cards: readonly Card[]): Card[] => {
  const rest = [...DECK];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return rest;
};
