'use client';

import { stamped } from '@/ui/motion/travel';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { CRIES, HOURS, KINDS } from '../rules/components';
import type { CrowsOverkillView } from '../rules/view';
import { BirdMark } from './pictures/BirdPicture';
import { useWords } from './use-words';

/** The four hours as skies: the one it is, those that are over, those to come, and who cries at each. */
export function Hours() {
  const t = useWords();
  const { view } = useTable<CrowsOverkillView>();
  return (
    <ol className="co-hours" aria-label={t('board.hours')}>
      {HOURS.map((hour, index) => {
        const limits = KINDS.flatMap((kind) => {
          const limit = CRIES[hour][kind];
          return limit === undefined || kind === 'owl' ? [] : [{ kind, limit }];
        });
        const words = limits.map(({ kind, limit }) => t(`counted.${kind}`, { count: limit }));
        const state = index === view.hour ? 'now' : index < view.hour ? 'past' : 'ahead';
        return (
          <li
            key={hour}
            className="co-hour"
            data-hour={index}
            data-state={state}
            {...(state === 'now' && { 'aria-current': 'step' as const })}
            {...(state === 'now' && index > 0 && stamped(`hour ${index}`))}
          >
            <Sign
              says={t('board.hour-label', {
                hour: t(`hours.${hour}`),
                limits: words.join(t('board.or')),
                state,
              })}
              className="co-hour-sign"
            >
              <span className="co-hour-name">{t(`board.hour-short.${hour}`)}</span>
              <span className="co-hour-limits">
                {limits.map(({ kind, limit }) => (
                  <span key={kind}>
                    <BirdMark kind={kind} />
                    {limit}
                  </span>
                ))}
              </span>
            </Sign>
          </li>
        );
      })}
    </ol>
  );
}
