'use client';

import type { PlayerID } from '@/kit/action';
import { lastWhere } from '@/kit/last';
import { useTable } from '@/ui/table/TableProvider';
import type { Play } from '../rules/state';
import type { LoveLetterView } from '../rules/view';
import { useWords } from './use-words';

/** The card that put a seat out of this round, and who played it. */
export const playThatPutOut = (view: LoveLetterView, playerID: PlayerID): Readonly<Play> | undefined =>
  lastWhere(view.plays, ({ out }) => out === playerID);

/** Out, by whom and by what, in words; `say` puts in a name. */
export function usePutOut(): (playerID: PlayerID, say?: (name: string) => string) => string {
  const t = useWords();
  const { view, seatOf } = useTable<LoveLetterView>();
  return (playerID, say = String) => {
    const play = playThatPutOut(view, playerID);
    if (play === undefined) return t('board.out');
    const card = t(`cards.${play.card}`);
    return play.playerID === playerID
      ? t('board.out-self', { card })
      : t('board.out-by', { name: say(seatOf(play.playerID).name), card });
  };
}
