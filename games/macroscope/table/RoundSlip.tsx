'use client';

import { Check, X } from 'lucide-react';
import { useLocale } from 'next-intl';
import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { PlayerName } from '@/ui/PlayerName';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { useIsTelling } from '@/ui/table/use-telling';
import type { Finished } from '../rules/state';
import type { MacroscopeView } from '../rules/view';
import { answerText } from './Side';
import { useWords } from './use-words';

/** Who said what, who was right, and what everybody won or lost by it. */
function Outcome({ past }: { readonly past: Readonly<Finished> }) {
  const t = useWords();
  const locale = useLocale();
  const { seats } = useTable<MacroscopeView>();
  return (
    <ul className="mc-outcome">
      {seats.map(({ playerID, name }) => {
        const place = past.answers.findIndex((answer) => answer.playerID === playerID);
        const answer = past.answers[place];
        const appeal = past.appeals.find((one) => one.answer === place);
        const change = at(past.changes, playerID);
        const isRight = past.winner === playerID;
        const votes = (wanted: boolean) => appeal?.votes.filter((vote) => vote === wanted).length ?? 0;
        return (
          <li key={playerID} className={classes('mc-outcome-line', isRight && 'is-right')}>
            <SeatMark playerID={playerID} size="1.1rem" />
            <span className="mc-outcome-who">
              <PlayerName name={name} />
              {answer !== undefined && (
                <span className="mc-outcome-said">
                  {isRight ? (
                    <Check role="img" aria-label={t('sheet.right')} size={15} />
                  ) : (
                    <X role="img" aria-label={t('sheet.wrong')} size={15} />
                  )}
                  <bdi>{answerText(answer, locale)}</bdi>
                </span>
              )}
              {appeal !== undefined && (
                <span className="mc-outcome-votes">
                  {t('sheet.voted', { yes: votes(true), no: votes(false) })}
                </span>
              )}
            </span>
            <span className="mc-outcome-change" data-sign={Math.sign(change)}>
              {change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Lies on the bench beside the picture that was taken out, until this person goes on. */
export function RoundSlip() {
  const t = useWords();
  const locale = useLocale();
  const { view, pause } = useTable<MacroscopeView>();
  const isTelling = useIsTelling();
  const past = view.finished.at(-1);
  if (pause === undefined || isTelling || past === undefined) return null;
  const picture = past.called[locale];
  return (
    <aside className="mc-paper paper" aria-label={t('sheet.title')}>
      <h2 className="mc-paper-title">{t('sheet.is', { picture })}</h2>
      {past.answers.length === 0 ? (
        <p className="mc-paper-none">{t('sheet.nobody')}</p>
      ) : (
        <Outcome past={past} />
      )}
      <Button look="primary" className="mc-paper-go" onClick={pause.goOn}>
        {t('sheet.go-on')}
      </Button>
    </aside>
  );
}
