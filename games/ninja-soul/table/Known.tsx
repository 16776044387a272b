'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { type Chances, certainKind, percentOf } from '../seat/knowledge';
import { Glyph } from './NinjaCard';
import { useWords } from './use-words';

/** A slip beside a card that lies face down: what it is, if this seat knows, or how likely it is the win. */
export function Known({
  playerID,
  chances,
}: {
  readonly playerID: PlayerID;
  readonly chances: readonly Chances[] | undefined;
}) {
  const t = useWords();
  const { seatOf } = useTable();
  if (chances === undefined) return null;
  const here = at(chances, playerID);
  const kind = certainKind(here);
  const { name } = seatOf(playerID);
  if (kind !== undefined) {
    const label = t('board.is', { name, card: t(`held.${kind}`) });
    return (
      <Sign key={label} says={label} className="ns-known is-certain">
        <Glyph kind={kind} />
      </Sign>
    );
  }
  if (here.win === 0) return null;
  const percent = percentOf(here.win);
  const label = t('board.win-chance', { percent });
  return (
    <Sign key={label} says={label} className="ns-known">
      <Glyph kind="win" />
      <span aria-hidden>{t('board.chance', { percent })}</span>
    </Sign>
  );
}
