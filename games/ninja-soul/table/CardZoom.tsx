'use client';

import type { ReactNode } from 'react';
import { Readable } from '@/ui/pieces/Readable';
import { COPIES, type Kind } from '../rules/components';
import { NinjaCard } from './NinjaCard';
import { useWords } from './use-words';

/** What a card says of itself to who cannot look at it closely. */
function useCardDescription(): (kind: Kind) => string {
  const t = useWords();
  return (kind) => `${t(`powers.${kind}`)} · ${t('board.copies', { count: COPIES[kind] })}`;
}

/** The card as it is read: large, with what it does and how many there are. */
export function LargeCard({ kind }: { readonly kind: Kind }) {
  const t = useWords();
  return (
    <>
      <span className="ns-large-card">
        <NinjaCard kind={kind} hasPower />
      </span>
      <span className="zoom-note">{t('board.copies', { count: COPIES[kind] })}</span>
    </>
  );
}

interface ReadableCardProps {
  readonly kind: Kind;
  /** The card as it lies there. */
  readonly children: ReactNode;
  /** What it is, where that is more than its name. */
  readonly label?: string;
}

/** A card lying open: under a resting pointer or pressed it shows itself large with what it does. */
export function ReadableCard({ kind, children, label }: ReadableCardProps) {
  const t = useWords();
  const description = useCardDescription()(kind);
  const name = t(`cards.${kind}`);
  return (
    <Readable
      name={name}
      label={label}
      description={description}
      large={<LargeCard kind={kind} />}
      className="ns-readable"
    >
      {children}
    </Readable>
  );
}
