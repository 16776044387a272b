import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** Brass lids, dice on velvet, crystals. */
export const telling: TellingOf<typeof zhHant.journal> = {
  start: { weight: 'silent', sound: 'knock' },
  roll: { weight: 'passing', sound: 'die' },
  // It swings open where everybody looks.
  lift: { weight: 'silent', sound: 'plate' },
  pick: { weight: 'silent', sound: 'plate' },
  guess: { weight: 'notable', sound: 'aim' },
  'guess-known': { weight: 'notable', sound: 'aim' },
  name: { weight: 'notable', sound: 'aim' },
  'name-known': { weight: 'notable', sound: 'aim' },
  decline: { weight: 'passing', sound: 'token' },
  answer: { weight: 'silent', sound: 'pebble' },
  vote: { weight: 'silent', sound: 'pebble' },
  nobody: { weight: 'passing', sound: 'hollow' },
  skip: { weight: 'passing', sound: 'slide' },
  join: { weight: 'notable', sound: 'token' },
  'join-free': { weight: 'notable', sound: 'lift' },
  call: { weight: 'passing', sound: 'knock' },
  reveal: { weight: 'notable', sound: 'reveal' },
  'none-right': { weight: 'notable', sound: 'wobbleDown' },
  appeal: { weight: 'notable', sound: 'level' },
  accepted: { weight: 'notable', sound: 'seal' },
  denied: { weight: 'notable', sound: 'hollow' },
  right: { weight: 'notable', sound: 'linked' },
  lose: { weight: 'silent', sound: 'wobbleDown' },
  'round-end': { weight: 'silent', sound: 'gong' },
  aside: { weight: 'notable', sound: 'discard' },
  next: { weight: 'silent', sound: 'shuffle' },
  end: { weight: 'notable', sound: 'gong' },
};
