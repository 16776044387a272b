'use client';

import type { ReactNode } from 'react';
import { Popover } from '@/ui/Popover';
import type { Kind } from '../rules/components';
import { CharacterCard } from './CharacterCard';
import { useCardName } from './use-words';

export interface ReadableCardProps {
  readonly kind: Kind;
  /** The card as it lies there. */
  readonly children: ReactNode;
  /** What it is beyond its name, in words. */
  readonly label?: string;
}

/** A card lying open: under the pointer it grows, pressed it shows itself large with what it does. */
export function ReadableCard({ kind, children, label }: ReadableCardProps) {
  const name = useCardName()(kind);
  return (
    <Popover
      label={name}
      trigger={
        <button type="button" className="ll-readable" aria-label={label ?? name}>
          {children}
        </button>
      }
    >
      <span className="ll-large-card">
        <CharacterCard kind={kind} hasPower />
      </span>
    </Popover>
  );
}
