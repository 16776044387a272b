import type { Card } from '../../rules/box';
import type { CardID } from '../../rules/components';
import { adrenalineShot } from './adrenaline-shot';
import { axe } from './axe';

/** Cards whose effect is still to be written. */
const blank = (card: CardID, more: Partial<Card> = {}): Card => ({
  deck: 'item',
  clause: `BH-${card}`,
  ...more,
});

export const items: Readonly<Record<CardID, Card>> = {
  'adrenaline-shot': adrenalineShot,
  'amulet-of-the-ages': blank('amulet-of-the-ages', { isItem: true }),
  'angel-feather': blank('angel-feather', { isItem: true }),
  armor: blank('armor', { isItem: true, isUnstealable: true }),
  axe,
  bell: blank('bell', { isItem: true }),
  'blood-dagger': blank('blood-dagger', { isItem: true, isFixed: true }),
  bottle: blank('bottle', { isItem: true }),
  candle: blank('candle', { isItem: true }),
  'dark-dice': blank('dark-dice', { isItem: true }),
  dynamite: blank('dynamite', { isItem: true }),
  'healing-salve': blank('healing-salve', { isItem: true }),
  idol: blank('idol', { isItem: true }),
  'lucky-stone': blank('lucky-stone', { isItem: true }),
  'medical-kit': blank('medical-kit', { isItem: true }),
  'music-box': blank('music-box', { isItem: true }),
  'pickpockets-gloves': blank('pickpockets-gloves', { isItem: true }),
  'puzzle-box': blank('puzzle-box', { isItem: true }),
  'rabbits-foot': blank('rabbits-foot', { isItem: true }),
  revolver: blank('revolver', { isItem: true }),
  'sacrificial-dagger': blank('sacrificial-dagger', { isItem: true }),
  'smelling-salts': blank('smelling-salts', { isItem: true }),
};
