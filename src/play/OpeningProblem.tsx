'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/Button';
import { Paper } from '@/ui/Paper';
import { download } from './download';
import type { OpeningFault } from './local/protocol';

export interface OpeningProblemProps {
  readonly fault: OpeningFault | 'nothing' | 'elsewhere';
  /** A save that could not be opened, for its owner to keep. */
  readonly save?: unknown;
  readonly leave: () => void;
  /** Plays this table here, where that is possible. */
  readonly goOn?: (() => void) | undefined;
}

/** What leads on to a table after all. */
const goOnLabel = (fault: OpeningProblemProps['fault']) => {
  if (fault === 'overtaken') return 'overtaken.goOn';
  return fault === 'outdated' ? 'outdated.reload' : 'elsewhere.here';
};

/** Why there is no table here, and the ways on from it. */
export function OpeningProblem({ fault, save, leave, goOn }: OpeningProblemProps) {
  const t = useTranslations('laying');
  return (
    <main className="laying">
      <Paper>
        <div role={fault === 'elsewhere' || fault === 'nothing' ? 'status' : 'alert'}>
          <h1 className="text-2xl">{t(`${fault}.title`)}</h1>
          <p className="mt-3 text-ink-soft">{t(`${fault}.text`)}</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {goOn !== undefined && (
            <Button look="primary" onClick={goOn}>
              {t(goOnLabel(fault))}
            </Button>
          )}
          <Button look={goOn === undefined ? 'primary' : 'quiet'} onClick={leave}>
            {t('back')}
          </Button>
          {save !== undefined && (
            <Button
              look="quiet"
              icon={<Download aria-hidden size={18} />}
              onClick={() => download(save, 'kaizhuo-save.json')}
            >
              {t('download')}
            </Button>
          )}
        </div>
      </Paper>
    </main>
  );
}
