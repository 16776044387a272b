'use client';

import type { ReactNode } from 'react';
import { Readable } from '@/ui/pieces/Readable';
import type { Kind } from '../rules/components';
import { LargeCard, useCardDescription } from './CardZoom';
import { useCardName } from './use-words';

export interface ReadableCardProps {
  readonly kind: Kind;
  /** The card as it lies there. */
  readonly children: ReactNode;
  /** What it is beyond its name, in words. */
  readonly label?: string;
}

/** A card lying open: under a resting pointer or pressed it shows itself large with what it does. */
export function ReadableCard({ kind, children, label }: ReadableCardProps) {
  const name = useCardName()(kind);
  const description = useCardDescription()(kind);
  return (
    <Readable
      name={name}
      label={label}
      description={description}
      large={<LargeCard kind={kind} />}
      className="ll-readable"
    >
      {children}
    </Readable>
  );
}
