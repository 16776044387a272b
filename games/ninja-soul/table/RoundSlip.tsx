'use client';

import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { SeatMark } from '@/ui/SeatMark';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { useIsTelling } from '@/ui/table/use-telling';
import type { RoundSummary } from '../rules/state';
import type { NinjaSoulView } from '../rules/view';
import { Glyph } from './NinjaCard';
import { useWords } from './use-words';

/** Every seat: the card that lay there at the end, and what the round brought. */
function Lines({ summary }: { readonly summary: Readonly<RoundSummary> }) {
  const t = useWords();
  const { view, seats } = useTable<NinjaSoulView>();
  return (
    <ul className="ns-round">
      {seats.map(({ playerID, name }) => {
        const isDead = at(summary.isDead, playerID);
        const isKilled = isDead && (summary.shown[Number(playerID)] ?? null) === null;
        const card = isKilled ? undefined : summary.cards[Number(playerID)];
        const gain = at(summary.gains, playerID);
        return (
          <li
            key={playerID}
            className={classes(
              'ns-round-line',
              summary.winner === playerID && 'has-won',
              isDead && 'is-dead',
            )}
          >
            <SeatMark playerID={playerID} />
            <bdi className="ns-round-name">{name}</bdi>
            <Sign
              says={card === undefined ? t('board.killed') : t(`cards.${card}`)}
              className="ns-round-card"
            >
              {card !== undefined && <Glyph kind={card} />}
            </Sign>
            <span className="ns-round-gain">{gain > 0 && t('round.gain', { gain })}</span>
            <span className="ns-round-total">
              {t('round.total', { points: at(view.seats, playerID).points })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Lies on the table at the end of a round until this person goes on to the next. */
export function RoundSlip() {
  const t = useWords();
  const { view, pause, seatOf } = useTable<NinjaSoulView>();
  const isTelling = useIsTelling();
  const { lastRound } = view;
  if (pause === undefined || isTelling || lastRound === null) return null;
  const { round, ending, winner, laps } = lastRound;
  return (
    <aside className="ns-slip paper" aria-label={t('round.title', { round })}>
      <h2 className="font-heading text-lg">{t('round.title', { round })}</h2>
      <p className="text-sm text-ink-soft">
        {t('round.ending', { ending, winner: winner === null ? '' : seatOf(winner).name, laps })}
      </p>
      <Lines summary={lastRound} />
      <Button look="primary" className="mt-2 w-full" onClick={pause.goOn}>
        {t('round.close')}
      </Button>
    </aside>
  );
}
