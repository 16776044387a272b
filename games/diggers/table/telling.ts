import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** Glossy paper on a desk, markers, and hearts. */
export const telling: TellingOf<typeof zhHant.journal> = {
  start: { weight: 'silent', sound: 'shuffle' },
  // It lies where everybody looks.
  place: { weight: 'passing', sound: 'slide' },
  'place-down': { weight: 'passing', sound: 'slide' },
  'dig-begin': { weight: 'notable', sound: 'knock' },
  pay: { weight: 'passing', sound: 'token' },
  take: { weight: 'notable', sound: 'lift' },
  'take-down': { weight: 'moment', sound: 'reveal' },
  send: { weight: 'passing', sound: 'peek' },
  stay: { weight: 'silent', sound: 'hollow' },
  'heartbreak-begin': { weight: 'notable', sound: 'gong' },
  lose: { weight: 'notable', sound: 'wobbleDown' },
  nobody: { weight: 'passing', sound: 'hollow' },
  end: { weight: 'notable', sound: 'seal' },
};
