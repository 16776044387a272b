import type { Card } from '../../rules/box';
import type { CardID } from '../../rules/components';
import { book } from './book';

/** Cards whose effect is still to be written. */
const blank = (card: CardID, more: Partial<Card> = {}): Card => ({
  deck: 'omen',
  clause: `BH-${card}`,
  ...more,
});

export const omens: Readonly<Record<CardID, Card>> = {
  bite: blank('bite'),
  book,
  'crystal-ball': blank('crystal-ball', { isItem: true }),
  dog: blank('dog', { isCompanion: true }),
  girl: blank('girl', { isCompanion: true }),
  'holy-symbol': blank('holy-symbol', { isItem: true }),
  madman: blank('madman', { isCompanion: true }),
  mask: blank('mask', { isItem: true }),
  medallion: blank('medallion', { isItem: true }),
  ring: blank('ring', { isItem: true }),
  skull: blank('skull', { isItem: true }),
  spear: blank('spear', { isItem: true }),
  'spirit-board': blank('spirit-board', { isItem: true }),
};
