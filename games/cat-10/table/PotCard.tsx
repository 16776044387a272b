'use client';

import type { ReactNode } from 'react';
import { Readable } from '@/ui/pieces/Readable';
import { Zoomable } from '@/ui/pieces/Zoom';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { type Card, COPIES } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { leftInDeck } from '../seat/odds';
import { CatPot, JumboPot } from './pictures/CatPot';
import { useWords } from './use-words';

/** What is printed on a card: fills whatever card it lies in. */
export function PotFace({ card, hasName = false }: { readonly card: Card; readonly hasName?: boolean }) {
  const t = useWords();
  return (
    <span className="c10-card c10-value" data-value={card}>
      <span className="c10-card-sheet">
        <svg aria-hidden viewBox="0 0 60 34" className="c10-card-steam">
          <path d="M14 32C8 24 20 18 13 6M30 30C24 22 36 14 29 2M46 32C40 24 52 18 45 6" />
        </svg>
        <CatPot card={card} className="c10-card-picture" />
        <span className="c10-card-number">{card}</span>
        {hasName && <span className="c10-card-name">{t(`cards.${card}`)}</span>}
      </span>
    </span>
  );
}

/** A jumbo pot as a moment shows it. */
export const JumboFace = () => (
  <span className="c10-card c10-value" data-value="jumbo">
    <span className="c10-card-sheet">
      <JumboPot className="c10-card-picture" />
      <span className="c10-card-number">+10</span>
    </span>
  </span>
);

/** How many of a card there are, and, for who wants notes, how many are still to come. */
function useCopies(): (card: Card) => string {
  const t = useWords();
  const { view } = useTable<Cat10View>();
  const { notes } = useAids();
  return (card) => {
    const total = COPIES[card];
    return notes
      ? t('board.copies-left', { total, left: leftInDeck(view)[card] })
      : t('board.copies', { total });
  };
}

/** What a card says of itself to who cannot look at it closely. */
export const useCardDescription = useCopies;

function LargeCard({ card }: { readonly card: Card }) {
  const copies = useCopies();
  return (
    <>
      <span className="c10-large-card">
        <PotFace card={card} hasName />
      </span>
      <span className="zoom-note">{copies(card)}</span>
    </>
  );
}

interface PotZoomProps {
  readonly card: Card;
  readonly children: ReactNode;
}

/** A card that can be looked at closely. */
export const PotZoom = ({ card, children }: PotZoomProps) => (
  <Zoomable paper={<LargeCard card={card} />}>{children}</Zoomable>
);

/** A card lying open, which shows itself large when it is pressed, too. */
export function ReadablePot({ card, label, children }: PotZoomProps & { readonly label: string }) {
  const description = useCopies()(card);
  return (
    <Readable
      name={label}
      description={description}
      large={<LargeCard card={card} />}
      className="c10-readable"
    >
      {children}
    </Readable>
  );
}
