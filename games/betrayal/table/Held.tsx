'use client';

import { Suspense } from 'react';
import type { PlayerID } from '@/kit/action';
import { late } from '@/ui/late';
import { travels } from '@/ui/motion/travel';
import { namesIn, type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import type { ExplorerID } from '../rules/components';
import type { ExplorerState } from '../rules/state';
import type { BetrayalView } from '../rules/view';
import { ReadableCard } from './Cards';
import { TraitTracks } from './Tracks';
import { useNames, useWords } from './use-words';

const Portrait = late(async () => ({ default: (await import('./Faces')).Portrait }));

/** The own explorer: the tracks with their clips, and what is held, face up. */
export function Held({
  playerID,
  own,
  tracks,
}: {
  readonly playerID: PlayerID;
  readonly own: ExplorerState & { readonly explorer: ExplorerID };
  readonly tracks: Tracks;
}) {
  const t = useWords();
  const name = useNames();
  const { view } = useTable<BetrayalView>();
  const zone = zoneOf('cards', playerID);
  const names = namesIn(tracks, zone);
  const [figure] = namesIn(tracks, zoneOf('figure', playerID));
  // The decks lie nowhere on the plan: a card is drawn where one stands.
  const travel = (index: number) => {
    const way = travelOf(tracks, zone, index);
    return way.from === 'decks' ? { ...way, from: figure } : way;
  };
  return (
    <>
      <div className="bt-sheet">
        <span className="bt-sheet-head">
          <Suspense fallback={<span className="bt-portrait" />}>
            <Portrait explorer={own.explorer} />
          </Suspense>
          <b>{name('explorers', own.explorer)}</b>
        </span>
        <TraitTracks state={own} values={view.values[playerID]} />
      </div>
      {own.cards.length === 0 ? (
        <p className="bt-no-cards">{t('board.no-cards')}</p>
      ) : (
        <ul aria-label={t('board.hand')} className="bt-cards">
          {own.cards.map((card, index) => (
            <li key={names[index] ?? card} {...travels(travel(index))}>
              <ReadableCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
