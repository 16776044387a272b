'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { Laying } from './Laying';
import { LocalTable } from './local/LocalTable';
import type { PublicTable } from './local/protocol';
import { useLocalTable } from './local/use-local-table';
import { OpeningProblem } from './OpeningProblem';
import { layTable } from './pending-match';

export interface TablePageProps {
  readonly slug: string;
  readonly title: string;
  readonly rulesVersion: number;
  /** The rulebook, made on the server. */
  readonly rules: ReactNode;
}

/** The page of a table. A rematch is a new table on the same page. */
export function TablePage(props: TablePageProps) {
  const [table, setTable] = useState(0);
  return <Table key={table} {...props} onRematch={() => setTable((count) => count + 1)} />;
}

function Table({ slug, title, rulesVersion, rules, onRematch }: TablePageProps & { onRematch: () => void }) {
  const router = useRouter();
  const { opening, takeOver } = useLocalTable(slug);
  const leave = useCallback(() => router.push(`/${slug}`), [router, slug]);
  const rematch = useCallback(
    ({ seats, options }: PublicTable) => {
      layTable({ slug, rulesVersion, seats, options });
      window.history.replaceState(null, '', window.location.pathname);
      onRematch();
    },
    [slug, rulesVersion, onRematch],
  );

  if (opening.stage === 'opening')
    return <Laying slug={slug} title={title} storageTrouble={opening.storageTrouble} />;
  if (opening.stage === 'nothing') return <OpeningProblem fault="nothing" leave={leave} />;
  if (opening.stage === 'elsewhere')
    return <OpeningProblem fault="elsewhere" leave={leave} goOn={takeOver} />;
  return (
    <LocalTable
      slug={slug}
      title={title}
      rules={rules}
      table={opening.table}
      leave={leave}
      rematch={rematch}
      openAnew={takeOver}
    />
  );
}
