import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** Dice on a kitchen table, a pencil on paper, and wood where totems are joined. */
export const telling: TellingOf<typeof zhHant.journal> = {
  roll: { weight: 'silent', sound: 'die' },
  double: { weight: 'notable', sound: 'die' },
  draw: { weight: 'silent', sound: 'slide' },
  group: { weight: 'passing', sound: 'tally' },
  link: { weight: 'notable', sound: 'linked' },
  mark: { weight: 'passing', sound: 'token' },
  undo: { weight: 'silent', sound: 'trade' },
  done: { weight: 'silent', sound: 'knock' },
  end: { weight: 'notable', sound: 'gong' },
};
