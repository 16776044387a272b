import type { PlayerID } from '@/kit/action';
import { cardOf } from '../../rules/cards';
import type { CardID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Seen } from '../../rules/thing';
import { consult } from '../../rules/things';

/** Whether a card can be taken from whoever holds it by what another card says: not where a haunt keeps it there. */
export const isLosable = (seen: Seen, seat: PlayerID, card: CardID): boolean =>
  consult(seen, 'parts', { seat, card, isForced: true }, true);

/** Item cards of a seat that an event may move or discard: omens it never touches (BH40). */
export const itemsOf = (seen: Seen, seat: PlayerID): CardID[] =>
  explorerAt(seen.table, seat).cards.filter(
    (card) => cardOf(seen.box, card).deck === 'item' && isLosable(seen, seat, card),
  );
