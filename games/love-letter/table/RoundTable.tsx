'use client';

import { classes } from '@/ui/classes';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import type { RoundSummary } from '../rules/state';
import type { LoveLetterView } from '../rules/view';
import { CardZoom } from './CardZoom';
import { CharacterCard } from './CharacterCard';
import { useCardName, useWords } from './use-words';
import { WaxSeal } from './WaxSeal';

/** How a round ended: who held what, what decided, who got a token. */
export function RoundTable({ summary }: { readonly summary: Readonly<RoundSummary> }) {
  const t = useWords();
  const cardName = useCardName();
  const { seats } = useTable<LoveLetterView>();
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t('round.ending', { ending: summary.decidedByDiscards ? 'discards' : summary.ending })}
      </p>
      <ul className="ll-round">
        {seats.map(({ playerID, name }) => {
          const card = summary.hands[Number(playerID)] ?? null;
          const hasWon = summary.winners.includes(playerID);
          return (
            <li key={playerID} className={classes('ll-round-line', hasWon && 'has-won')}>
              {summary.ending === 'showdown' && (
                <span className="ll-round-card">
                  {card === null ? (
                    <span aria-hidden className="ll-round-none" />
                  ) : (
                    <CardZoom kind={card}>
                      <PlayingCard label={cardName(card)} face={<CharacterCard kind={card} />} width="100%" />
                    </CardZoom>
                  )}
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-1.5">
                  <SeatMark playerID={playerID} />
                  <bdi className="truncate font-heading font-bold">{name}</bdi>
                </span>
                <span className="block text-sm leading-snug text-ink-soft">
                  {card !== null ? cardName(card) : t(hasWon ? 'round.last-left' : 'board.out')}
                  {summary.decidedByDiscards && (
                    <span className="block">
                      {t('round.discard-total', { total: summary.discardTotals[Number(playerID)] ?? 0 })}
                    </span>
                  )}
                </span>
              </span>
              {hasWon && (
                <span role="img" aria-label={t('round.token')} className="flex-none">
                  <WaxSeal size="1.9rem" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
