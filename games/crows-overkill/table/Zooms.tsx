'use client';

import type { ReactNode } from 'react';
import { Readable } from '@/ui/pieces/Readable';
import { Zoomable } from '@/ui/pieces/Zoom';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { BIRD_COPIES, type BirdCard, type Card, COPIES, GONGS } from '../rules/components';
import type { CrowsOverkillView } from '../rules/view';
import { BirdFace } from './BirdFace';
import { ShamisenCard } from './ShamisenCard';
import { useWords } from './use-words';

/** How many of a card there are, and, for who wants notes, how many lie open. */
function useCopies(): (card: Card) => string {
  const t = useWords();
  const { view } = useTable<CrowsOverkillView>();
  const { notes } = useAids();
  return (card) => {
    const total = COPIES[card];
    const seen = view.discard.filter((one) => one === card).length;
    return notes ? t('board.copies-open', { total, seen }) : t('board.copies', { total });
  };
}

/** What a shamisen card says of itself to who cannot look at it closely. */
export function useCardDescription(): (card: Card) => string {
  const t = useWords();
  const copies = useCopies();
  return (card) => `${t(`powers.${card}`)} · ${copies(card)}`;
}

/** What is particular about a bird, and how many cards of it there are. */
export function useBirdDescription(): (card: BirdCard) => string {
  const t = useWords();
  return (card) => {
    if (card === 'gong') return t('board.gong-note', { total: GONGS });
    const total = BIRD_COPIES[card];
    if (card === 'bat') return t('board.bat-note', { total });
    return card === 'owl' ? t('board.owl-note', { total }) : t('board.copies', { total });
  };
}

/** A shamisen card as it is read: large, with what it does and how many there are. */
function LargeCard({ card }: { readonly card: Card }) {
  const copies = useCopies();
  return (
    <>
      <span className="co-large">
        <ShamisenCard card={card} hasPower />
      </span>
      <span className="zoom-note">{copies(card)}</span>
    </>
  );
}

/** @param count of them, where several lie together */
export function LargeBird({ card, count = 1 }: { readonly card: BirdCard; readonly count?: number }) {
  const t = useWords();
  const description = useBirdDescription();
  const name = t(`names.${card}`);
  return (
    <>
      <span className="co-large is-bird">
        <BirdFace card={card} />
      </span>
      <span className="zoom-note">
        <b>{count === 1 ? name : t('board.flock', { bird: name, count })}</b> {description(card)}
      </span>
    </>
  );
}

/** A shamisen card lying anywhere that can be looked at closely. */
export const CardZoom = ({ card, children }: { readonly card: Card; readonly children: ReactNode }) => (
  <Zoomable paper={<LargeCard card={card} />}>{children}</Zoomable>
);

export const BirdZoom = ({ card, children }: { readonly card: BirdCard; readonly children: ReactNode }) => (
  <Zoomable paper={<LargeBird card={card} />}>{children}</Zoomable>
);

export function ReadableCard({
  card,
  label,
  children,
}: {
  readonly card: Card;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const description = useCardDescription();
  return (
    <Readable
      name={t(`cards.${card}`)}
      label={label}
      description={description(card)}
      large={<LargeCard card={card} />}
      className="co-readable"
    >
      {children}
    </Readable>
  );
}

export function ReadableBird({
  card,
  label,
  children,
}: {
  readonly card: BirdCard;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const description = useBirdDescription();
  return (
    <Readable
      name={t(`names.${card}`)}
      label={label}
      description={description(card)}
      large={<LargeBird card={card} />}
      className="co-readable"
    >
      {children}
    </Readable>
  );
}
