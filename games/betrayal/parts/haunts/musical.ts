import type { PlayerID } from '@/kit/action';
import { explorerAt, whoIs } from '../../rules/figures';
import type { Seen } from '../../rules/thing';

const MUSIC: readonly string[] = ['music', 'gaelic-music'];

/** Whether an explorer's hobby is music, of whatever kind (1.13, BH-h24-K4). */
export const isMusical = ({ table, box }: Pick<Seen, 'table' | 'box'>, seat: PlayerID): boolean =>
  whoIs(box, explorerAt(table, seat)).hobbies.some((one) => MUSIC.includes(one));
