'use client';

import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { useIsTelling } from '@/ui/table/use-telling';
import type { BoutSummary } from '../rules/state';
import type { CheatyMagesView } from '../rules/view';
import { FighterPicture } from './Portraits';
import { printed } from './SpellFace';
import { useWords } from './use-words';

/** Five fighters side by side: strength, mana and what became of them. */
function Results({ summary }: { readonly summary: Readonly<BoutSummary> }) {
  const t = useWords();
  return (
    <ul className="cm-results">
      {summary.results.map(({ fighter, strength, mana, verdict }, index) => (
        <li
          key={fighter}
          className={classes(
            'cm-result',
            summary.winner === index + 1 && 'has-won',
            verdict === 'eject' && 'is-out',
          )}
        >
          <span className="cm-result-picture">
            <FighterPicture fighter={fighter} />
          </span>
          <span className="cm-result-name">{t(`fighters.${fighter}`)}</span>
          <b>{verdict === 'eject' ? '–' : printed(strength)}</b>
          <span className="cm-result-note">
            {verdict === null
              ? t('bout.mana', { mana: printed(mana) })
              : t(`bout.${verdict}`, { mana: printed(mana) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What each seat had bet on, and what it is paid. */
function Payments({ summary }: { readonly summary: Readonly<BoutSummary> }) {
  const t = useWords();
  const { seats } = useTable<CheatyMagesView>();
  return (
    <ul className="cm-payments">
      {seats.map(({ playerID, name }) => {
        const gain = at(summary.gains, playerID);
        const lanes = at(summary.bets, playerID);
        return (
          <li key={playerID} className={classes('cm-payment', gain > 0 && 'has-won')}>
            <SeatMark playerID={playerID} size="0.9rem" />
            <bdi className="cm-payment-name">{name}</bdi>
            <span className="cm-payment-bets">
              {lanes.map((lane) => (
                <span key={lane} className={classes('cm-ticket', summary.winner === lane && 'is-right')}>
                  {lane}
                </span>
              ))}
            </span>
            <b className="cm-payment-gain">{gain > 0 && `+${gain}`}</b>
            <span className="cm-payment-total">
              {t('bout.coins', { coins: at(summary.coins, playerID) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Lies on the arena at the end of a bout until this person goes on to the next. */
export function BoutSlip() {
  const t = useWords();
  const { view, pause } = useTable<CheatyMagesView>();
  const isTelling = useIsTelling();
  const { lastBout } = view;
  if (pause === undefined || isTelling || lastBout === null) return null;
  const { bout, winner, results } = lastBout;
  const won = winner === null ? undefined : results[winner - 1];
  return (
    <aside className="cm-slip paper" aria-label={t('bout.title', { bout })}>
      <h2 className="cm-slip-title">
        {won === undefined
          ? t('bout.nobody', { bout })
          : t('bout.won', { bout, fighter: t(`fighters.${won.fighter}`), prize: won.prize })}
      </h2>
      <Results summary={lastBout} />
      <Payments summary={lastBout} />
      <Button look="primary" className="cm-slip-on" onClick={pause.goOn}>
        {t('bout.close')}
      </Button>
    </aside>
  );
}
