import type { Card } from '../../rules/box';
import type { CardID } from '../../rules/components';
import { angryBeing } from './angry-being';
import { webs } from './webs';

/** Cards whose effect is still to be written. */
const blank = (card: CardID, more: Partial<Card> = {}): Card => ({
  deck: 'event',
  clause: `BH-${card}`,
  ...more,
});

export const events: Readonly<Record<CardID, Card>> = {
  'a-moment-of-hope': blank('a-moment-of-hope'),
  'angry-being': angryBeing,
  'bloody-vision': blank('bloody-vision'),
  'burning-man': blank('burning-man'),
  'closet-door': blank('closet-door'),
  'creepy-crawlies': blank('creepy-crawlies'),
  'creepy-puppet': blank('creepy-puppet'),
  debris: blank('debris'),
  'disquieting-sounds': blank('disquieting-sounds'),
  'drip-drip-drip': blank('drip-drip-drip'),
  footsteps: blank('footsteps'),
  funeral: blank('funeral'),
  'grave-dirt': blank('grave-dirt'),
  groundskeeper: blank('groundskeeper'),
  'hanged-men': blank('hanged-men'),
  'hideous-shriek': blank('hideous-shriek'),
  'image-in-the-mirror-a': blank('image-in-the-mirror-a'),
  'image-in-the-mirror-b': blank('image-in-the-mirror-b'),
  'it-is-meant-to-be': blank('it-is-meant-to-be'),
  'jonahs-turn': blank('jonahs-turn'),
  'lights-out': blank('lights-out'),
  'locked-safe': blank('locked-safe'),
  'mists-from-the-walls': blank('mists-from-the-walls'),
  'mystic-slide': blank('mystic-slide'),
  'night-view': blank('night-view'),
  'phone-call': blank('phone-call'),
  possession: blank('possession'),
  'revolving-wall': blank('revolving-wall'),
  rotten: blank('rotten'),
  'secret-passage': blank('secret-passage'),
  'secret-stairs': blank('secret-stairs'),
  'shrieking-wind': blank('shrieking-wind'),
  silence: blank('silence'),
  skeletons: blank('skeletons'),
  smoke: blank('smoke'),
  'something-hidden': blank('something-hidden'),
  'something-slimy': blank('something-slimy'),
  spider: blank('spider'),
  'the-beckoning': blank('the-beckoning'),
  'the-lost-one': blank('the-lost-one'),
  'the-voice': blank('the-voice'),
  'the-walls': blank('the-walls'),
  webs,
  'what-the': blank('what-the'),
  whoops: blank('whoops'),
};
