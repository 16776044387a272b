'use client';

import type { ReactNode } from 'react';
import { Popover } from '@/ui/Popover';
import type { Kind } from '../rules/components';
import { CardZoom, LargeCard, useCardDescription } from './CardZoom';
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
    <CardZoom kind={kind}>
      <Popover
        label={name}
        trigger={
          <button
            type="button"
            className="ll-readable"
            aria-label={label ?? name}
            aria-description={description}
          >
            {children}
          </button>
        }
        className="grid justify-items-center gap-3"
      >
        <LargeCard kind={kind} />
      </Popover>
    </CardZoom>
  );
}
