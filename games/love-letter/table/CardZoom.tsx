'use client';

import type { ReactNode } from 'react';
import { Zoomable } from '@/ui/pieces/Zoom';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { COPIES, type Kind } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import { CharacterCard } from './CharacterCard';
import { seenCopies } from './knowledge';
import { useWords } from './use-words';

/** How many of a character there are, and, for who wants notes, how many have turned up. */
function useCopies(): (kind: Kind) => string {
  const t = useWords();
  const { view } = useTable<LoveLetterView>();
  const { notes } = useAids();
  return (kind) => {
    const total = COPIES[kind];
    return notes
      ? t('board.seen', { seen: seenCopies(view, kind), total })
      : t('board.copies', { count: total });
  };
}

/** What a card says of itself to who cannot look at it closely. */
export function useCardDescription(): (kind: Kind) => string {
  const t = useWords();
  const copies = useCopies();
  return (kind) => `${t(`powers.${kind}`)} · ${copies(kind)}`;
}

/** The card as it is read: large, with what it does and how many there are. */
export function LargeCard({ kind }: { readonly kind: Kind }) {
  const copies = useCopies();
  return (
    <>
      <span className="ll-large-card">
        <CharacterCard kind={kind} hasPower />
      </span>
      <span className="zoom-note">{copies(kind)}</span>
    </>
  );
}

/** A card lying anywhere that can be looked at closely. */
export function CardZoom({ kind, children }: { readonly kind: Kind; readonly children: ReactNode }) {
  return <Zoomable paper={<LargeCard kind={kind} />}>{children}</Zoomable>;
}
