'use client';

import { FolderOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/ui/Button';
import { Paper } from '@/ui/Paper';

export interface ReplayProblemProps {
  readonly title: string;
  readonly text: string;
  readonly isAlert?: boolean;
  readonly actions?: ReactNode;
  readonly openFile: (file: Blob) => void;
  readonly leave: () => void;
}

/** Why there is nothing to watch here, and the ways on from it; one of them is a file. */
export function ReplayProblem({
  title,
  text,
  isAlert = false,
  actions,
  openFile,
  leave,
}: ReplayProblemProps) {
  const t = useTranslations('replay');
  const file = useRef<HTMLInputElement>(null);
  return (
    <main className="laying">
      <Paper>
        <div role={isAlert ? 'alert' : 'status'}>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-3 text-ink-soft">{text}</p>
        </div>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) openFile(chosen);
          }}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          {actions}
          <Button icon={<FolderOpen aria-hidden size={18} />} onClick={() => file.current?.click()}>
            {t('file.open')}
          </Button>
          <Button onClick={leave}>{t('back')}</Button>
        </div>
      </Paper>
    </main>
  );
}
