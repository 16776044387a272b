'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Paper } from '@/ui/Paper';
import type { OpeningFault } from './local/protocol';

function download(save: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(save, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'kaizhuo-save.json';
  link.click();
  URL.revokeObjectURL(url);
}

export interface OpeningProblemProps {
  readonly fault: OpeningFault | 'nothing' | 'elsewhere';
  /** A save that could not be opened, for its owner to keep. */
  readonly save?: unknown;
  readonly leave: () => void;
  readonly actions?: ReactNode;
}

/** Why there is no table here, and the ways on from it. */
export function OpeningProblem({ fault, save, leave, actions }: OpeningProblemProps) {
  const t = useTranslations('laying');
  return (
    <main className="laying">
      <Paper>
        <div role={fault === 'elsewhere' || fault === 'nothing' ? 'status' : 'alert'}>
          <h1 className="text-2xl">{t(`${fault}.title`)}</h1>
          <p className="mt-3 text-ink-soft">{t(`${fault}.text`)}</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {actions}
          <Button look={actions === undefined ? 'primary' : 'quiet'} onClick={leave}>
            {t('back')}
          </Button>
          {save !== undefined && (
            <Button look="quiet" icon={<Download aria-hidden size={18} />} onClick={() => download(save)}>
              {t('download')}
            </Button>
          )}
        </div>
      </Paper>
    </main>
  );
}
