'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export interface PileStackProps {
  readonly count: number;
  /** The top of the pile: a card's back, or its face when it lies open. */
  readonly top: ReactNode;
  /** What the pile is, in words; the count is added. */
  readonly label: string;
  /** CSS width of a card of this pile. */
  readonly width: string;
}

const LAYERS = 6;

/** A pile as high as it has cards, up to a point, with the number on it. */
export function PileStack({ count, top, label, width }: PileStackProps) {
  const t = useTranslations('table.card');
  const layers = Math.min(LAYERS, Math.ceil(count / 2));
  const said = `${label} · ${t('pile', { count })}`;
  return (
    <div role="img" aria-label={said} className="pile" style={{ width }}>
      {count === 0 ? (
        <span className="pile-empty hollow" />
      ) : (
        <>
          {Array.from({ length: layers }, (_, layer) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: layers are alike
            <span key={layer} className="pile-layer" style={{ translate: `${layer}px ${layer * 1.5}px` }} />
          )).reverse()}
          <span className="relative block">{top}</span>
        </>
      )}
      {/* Another number is another mark: it does not make room within its old one. */}
      <span key={count} aria-hidden className="pile-count brass">
        {count}
      </span>
    </div>
  );
}
