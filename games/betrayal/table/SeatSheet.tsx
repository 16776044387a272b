'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { Sheet } from '@/ui/Dialog';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import { LargeCard } from './Cards';
import { Portrait } from './Portrait';
import { TraitTracks } from './Tracks';
import { useMarks } from './use-marks';
import { useNames, useWords } from './use-words';

/** What lies open before another seat: its explorer's tracks, and its cards to be read. */
export function SeatSheet({
  playerID,
  onClose,
}: {
  readonly playerID: PlayerID;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const name = useNames();
  const { view, seatOf } = useTable<BetrayalView>();
  const marksOn = useMarks();
  const state = at(view.explorers, playerID);
  if (state.explorer === null) return null;
  const standing = [
    ...(view.haunt?.sides[Number(playerID)] === 'traitor' ? [t('board.traitor')] : []),
    ...(state.life === 'alive' ? [] : [t(`board.${state.life}`)]),
    ...marksOn('seat', playerID).map(({ says }) => says),
  ];
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={seatOf(playerID).name}>
      <div className="bt-seat-sheet">
        <div className="bt-sheet">
          <span className="bt-sheet-head">
            <Portrait explorer={state.explorer} />
            <b>{name('explorers', state.explorer)}</b>
          </span>
          <TraitTracks state={state} />
        </div>
        {standing.length > 0 && <p className="font-semibold">{standing.join(' · ')}</p>}
        <p>{name('explorer-lines', state.explorer)}</p>
        {state.cards.length === 0 ? (
          <p>{t('board.no-cards')}</p>
        ) : (
          <ul className="bt-seat-cards" aria-label={t('board.cards', { name: seatOf(playerID).name })}>
            {state.cards.map((card) => (
              <li key={card}>
                <LargeCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}
