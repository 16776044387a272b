'use client';

import { useTable } from '@/ui/table/TableProvider';
import type { SushiGoView } from '../rules/view';
import { RoundTable } from './RoundTable';
import { SushiCard } from './SushiCard';
import { useWords } from './use-words';

/** What a good player keeps in mind: the hands seen going round, and how the rounds went. */
export function Notes() {
  const t = useWords();
  const { view, playerID, seats } = useTable<SushiGoView>();
  const known = seats.flatMap((seat) => {
    const cards = view.known[Number(seat.playerID)] ?? [];
    return seat.playerID === playerID || cards.length === 0 ? [] : [{ ...seat, cards }];
  });
  return (
    <>
      {known.length === 0 && <p className="text-ink-soft">{t('board.nothing-known')}</p>}
      {known.map(({ playerID: holder, name, cards }) => (
        <section key={holder} className="mb-5">
          <h3 className="text-lg">{t('board.known', { name })}</h3>
          <ul className="sg-known">
            {cards.map((kind, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only
              <li key={place}>
                <SushiCard kind={kind} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.rounds
        .map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
          <section key={index} className="mt-6">
            <h3 className="text-lg">{t('board.last-round', { round: index + 1 })}</h3>
            <RoundTable round={round} />
          </section>
        ))
        .reverse()}
    </>
  );
}
