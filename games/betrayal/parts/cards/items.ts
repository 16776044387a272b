import type { PlayerID } from '@/kit/action';
import { cardOf } from '../../rules/cards';
import type { CardID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Table } from '../../rules/state';
import type { Box } from '../../rules/thing';

/** Item cards that a seat holds: an event that moves or discards some never touches omens (BH40). */
export const itemsOf = (table: Pick<Table, 'explorers'>, box: Box, seat: PlayerID): CardID[] =>
  explorerAt(table, seat).cards.filter((card) => cardOf(box, card).deck === 'item');
