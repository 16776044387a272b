'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { late } from '@/ui/late';
import { GameBox } from '@/ui/shelf/GameBox';
import { LateNotice } from '@/ui/table/late-words';
import type { SaveTrouble } from './local/protocol';
import { useTableFonts } from './use-table-fonts';

/** Few meet it. */
const StorageNotice = late(async () => ({ default: (await import('./local/TableNotices')).StorageNotice }));

export interface LayingProps {
  readonly slug: string;
  readonly title: string;
  /** Why what has been saved cannot be read yet. */
  readonly storageTrouble?: SaveTrouble | undefined;
}

/** The game's box on the empty table, for as long as the table is being laid. */
export function Laying({ slug, title, storageTrouble }: LayingProps) {
  const t = useTranslations('laying');
  useTableFonts();
  return (
    <main className="laying">
      <h1 className="sr-only">{title}</h1>
      <GameBox slug={slug} title={title} isFirst />
      <p role="status" className="laying-word">
        {t('opening')}
      </p>
      <LateNotice />
      {storageTrouble !== undefined && (
        <Suspense fallback={null}>
          <StorageNotice trouble={storageTrouble} />
        </Suspense>
      )}
    </main>
  );
}
