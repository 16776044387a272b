'use client';

import { ZoomIn } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { late } from '@/ui/late';
import { useWords } from './use-words';

const PanZoom = late(async () => ({ default: (await import('@/ui/pieces/PanZoom')).PanZoom }));

/** How close the table comes at the first press. */
const FIRST = 1.5;

/** The table as large as its room. What enlarges it is fetched when somebody wants that: by a button, or two fingers. */
export function Enlarging({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const [isWanted, setWanted] = useState(false);
  if (isWanted)
    return (
      <div className="dg-top">
        <Suspense fallback={children}>
          <PanZoom label={t('board.zoom')} begins={FIRST}>
            {children}
          </PanZoom>
        </Suspense>
      </div>
    );
  return (
    <div
      className="dg-top"
      onTouchStart={({ touches }) => {
        if (touches.length === 2) setWanted(true);
      }}
    >
      {children}
      <span className="dg-enlarge">
        <IconButton
          label={t('board.enlarge')}
          icon={<ZoomIn aria-hidden size={20} />}
          onClick={() => setWanted(true)}
        />
      </span>
    </div>
  );
}
