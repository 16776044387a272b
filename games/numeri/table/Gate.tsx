'use client';

import type { CSSProperties } from 'react';
import { classes } from '@/ui/classes';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { watershedFor } from '../rules/components';
import type { NumeriView } from '../rules/view';
import { crossing, type Garden } from './geometry';
import { placeAt } from './place';
import { useWords } from './use-words';

const LEAF = (
  <>
    <path d="M0 -2V-46" className="nu-gate-rail" />
    <path d="M-3.5 -15H3.5M-3.5 -31H3.5" className="nu-gate-knot" />
  </>
);

/** A bamboo gate of two leaves between two posts. */
export function GateSign() {
  return (
    <svg aria-hidden viewBox="-60 -60 120 120">
      <g transform="translate(0 50)">
        <g className="nu-gate-leaf">{LEAF}</g>
      </g>
      <g transform="translate(0 -50) scale(1 -1)">
        <g className="nu-gate-leaf">{LEAF}</g>
      </g>
      <circle cx="0" cy="51" r="9" className="nu-gate-post" />
      <circle cx="0" cy="-51" r="9" className="nu-gate-post" />
    </svg>
  );
}

function useGate(garden: Garden) {
  const { view } = useTable<NumeriView>();
  const { turn, ...point } = crossing(garden, watershedFor(view.pieces.length));
  return {
    isOpen: view.isSplitOpen,
    style: { ...placeAt(garden, point), '--turn': `${turn}deg` } as CSSProperties,
  };
}

/** The watershed: a gate across the path, which stands open once a bean has gone through. */
export function Gate({ garden }: { readonly garden: Garden }) {
  const { isOpen, style } = useGate(garden);
  return (
    <span aria-hidden className={classes('nu-gate', isOpen && 'is-open')} style={style}>
      <GateSign />
    </span>
  );
}

/** What the gate is: over the stones, which come close to it from either side. */
export function GateWords({ garden }: { readonly garden: Garden }) {
  const t = useWords();
  const { isOpen, style } = useGate(garden);
  return (
    <Sign says={t(isOpen ? 'board.gate-open' : 'board.gate-closed')} className="nu-gate-sign" style={style} />
  );
}
