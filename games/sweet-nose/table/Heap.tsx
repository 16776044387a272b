'use client';

import type { CSSProperties } from 'react';
import { classes } from '@/ui/classes';
import { travels } from '@/ui/motion/travel';
import { type Tracks, travelOf } from '@/ui/pieces/tracks';
import { type Amounts, KINDS, type Kind, PLACE } from '../rules/components';
import { Sweet } from './pictures/Sweet';

interface HeapProps {
  readonly kind: Kind;
  readonly amounts: Readonly<Amounts>;
  /** Where it lies, for what travels there. */
  readonly zone: string;
  readonly tracks: Tracks;
}

/** All sweets of a kind on a plate or in a bowl, one half behind the other, and how many there are. */
export function Heap({ kind, amounts, zone, tracks }: HeapProps) {
  const count = amounts[PLACE[kind]] ?? 0;
  const before = KINDS.slice(0, PLACE[kind]).reduce((sum, one) => sum + (amounts[PLACE[one]] ?? 0), 0);
  return (
    <span
      className={classes('sn-heap', count === 0 && 'is-empty')}
      style={{ '--sn-count': count } as CSSProperties}
    >
      {Array.from({ length: count }, (_, index) => {
        const travelling = travelOf(tracks, zone, before + index);
        return (
          <span
            key={travelling.name ?? index}
            className="sn-piece"
            style={{ '--sn-at': index } as CSSProperties}
            {...travels(travelling)}
          >
            <Sweet kind={kind} />
          </span>
        );
      })}
      {count > 1 && <b className="sn-heap-count">{count}</b>}
    </span>
  );
}
