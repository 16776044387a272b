import type { PlayerID } from '@/kit/action';
import { isA } from '../../parts/haunts/copies';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Table } from '../../rules/state';

const SEAL = '37:seal';
const LABORATORIES: readonly RoomID[] = ['operating-laboratory', 'research-laboratory'];
export const SEAL_ROOMS: readonly RoomID[] = ['vault', 'crypt', ...LABORATORIES, 'game-room'];

export const sealOf = (room: RoomID): CardID => `${SEAL}.${room}`;
export const isSeal = (card: CardID): boolean => isA(SEAL, card);
export const sealsOf = (table: Pick<Table, 'explorers'>, seat: PlayerID): CardID[] =>
  explorerAt(table, seat).cards.filter(isSeal);
