'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import { at, seatIDs } from '@/kit/seats';
import { Sheet } from '@/ui/Dialog';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import { LargeCard } from './Cards';
import { FacedMark } from './FacedMark';
import { TraitTracks } from './Tracks';
import { useMarks } from './use-marks';
import { useNames, useWords } from './use-words';
import './sheet-rows.css';
import './sheets.css';

interface PersonProps {
  readonly playerID: PlayerID;
  /** Its cards lie there to be read; else their names stand there. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What lies open before a seat: its explorer's tracks, what has become of it, and its cards. */
function Person({ playerID, isOpen, onToggle }: PersonProps) {
  const t = useWords();
  const name = useNames();
  const more = useId();
  const { view, seatOf } = useTable<BetrayalView>();
  const marksOn = useMarks();
  const state = at(view.explorers, playerID);
  if (state.explorer === null) return null;
  const standing = [
    ...(view.haunt?.sides[Number(playerID)] === 'traitor' ? [t('board.traitor')] : []),
    ...(state.life === 'alive' ? [] : [t(`board.${state.life}`)]),
    ...marksOn('seat', playerID).map(({ says }) => says),
  ];
  const held = state.cards.map((card) => name('cards', card)).join(t('board.comma'));
  return (
    <li className="bt-seat-sheet" data-seat={playerID} data-life={state.life}>
      <h3>
        <button
          type="button"
          className="bt-sheet-head bt-seat-head"
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={onToggle}
        >
          <FacedMark seat={playerID} size="1.9rem" />
          <span>
            <bdi>{seatOf(playerID).name}</bdi>
            <span className="bt-sheet-cast">{name('explorers', state.explorer)}</span>
          </span>
          <ChevronDown aria-hidden size={20} className="bt-seat-more" />
        </button>
      </h3>
      {standing.length > 0 && <p className="font-semibold">{standing.join(' · ')}</p>}
      <div className="bt-sheet">
        <TraitTracks state={state} values={view.values[playerID]} />
      </div>
      {(!isOpen || state.cards.length === 0) && (
        <p>{held === '' ? t('board.no-cards') : t('board.carried', { cards: held })}</p>
      )}
      <div id={more} hidden={!isOpen} className="bt-seat-opened">
        <p>{name('explorer-lines', state.explorer)}</p>
        {isOpen && state.cards.length > 0 && (
          <ul className="bt-seat-cards" aria-label={t('board.cards', { name: seatOf(playerID).name })}>
            {state.cards.map((card) => (
              <li key={card}>
                <LargeCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

interface SeatSheetProps {
  /** Whose plate was pressed: that one lies first, and open. */
  readonly playerID: PlayerID;
  readonly onClose: () => void;
}

/** Everybody's explorers, the one that was asked for first, the others clockwise after it. */
export function SeatSheet({ playerID, onClose }: SeatSheetProps) {
  const t = useWords();
  const { seats } = useTable<BetrayalView>();
  const [opened, setOpened] = useState<readonly PlayerID[]>([playerID]);
  const all = seatIDs(seats.length);
  const from = all.indexOf(playerID);
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('board.people')}>
      <ul className="bt-sheet-rows">
        {[...all.slice(from), ...all.slice(0, from)].map((seat) => (
          <Person
            key={seat}
            playerID={seat}
            isOpen={opened.includes(seat)}
            onToggle={() =>
              setOpened(opened.includes(seat) ? opened.filter((other) => other !== seat) : [...opened, seat])
            }
          />
        ))}
      </ul>
    </Sheet>
  );
}
