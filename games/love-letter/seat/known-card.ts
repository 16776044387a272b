import type { PlayerID } from '@/kit/action';
import type { Kind } from '../rules/components';
import type { LoveLetterView } from '../rules/view';

/** The card that the view's seat knows another one to keep; a view holds no look that is worth nothing. */
export function knownCard(
  { looks, playerID }: Pick<LoveLetterView, 'looks' | 'playerID'>,
  target: PlayerID,
): Kind | undefined {
  for (const look of looks)
    if (look.viewer === playerID && look.target === target && look.card !== null) return look.card;
  return undefined;
}
