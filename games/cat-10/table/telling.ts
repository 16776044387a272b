import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** Lids on pots, and paws. */
export const telling: TellingOf<typeof zhHant.journal> = {
  start: { weight: 'silent', sound: 'knock' },
  // It lies there large, and the ladle counts it.
  flip: { weight: 'silent', sound: 'plate' },
  take: { weight: 'notable', sound: 'seal' },
  ten: { weight: 'notable', sound: 'linked' },
  bust: { weight: 'notable', sound: 'wobbleDown' },
  duel: { weight: 'passing', sound: 'clash' },
  roll: { weight: 'notable', sound: 'die' },
  // Whose card or jumbo pot it was is to see it.
  steal: { weight: 'moment', sound: 'draw' },
  discard: { weight: 'notable', sound: 'discard' },
  // Ten points at once: whoever gets it sees it large.
  jumbo: { weight: 'moment', sound: 'token' },
  seize: { weight: 'moment', sound: 'trade' },
  'no-steal': { weight: 'notable', sound: 'hollow' },
  'no-discard': { weight: 'notable', sound: 'hollow' },
  'no-jumbo': { weight: 'notable', sound: 'hollow' },
  end: { weight: 'notable', sound: 'gong' },
};
