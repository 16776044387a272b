'use client';

import { seatIDs } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { SeatName } from '@/ui/table/Wording';
import { CATEGORIES, type Kind } from '../rules/components';
import { totalFor } from '../rules/scoring';
import type { RoundResult } from '../rules/state';
import type { SushiGoView } from '../rules/view';
import { Picture } from './pictures/Picture';
import { useWords } from './use-words';

const SIGNS: Readonly<Record<(typeof CATEGORIES)[number], Kind>> = {
  maki: 'maki-3',
  tempura: 'tempura',
  sashimi: 'sashimi',
  dumpling: 'dumpling',
  nigiri: 'salmon',
};

/** A round by category and seat. */
export function RoundTable({ round }: { readonly round: Readonly<RoundResult> }) {
  const t = useWords();
  const { view } = useTable<SushiGoView>();
  const totals = view.seats.map((_, seat) => totalFor(round.scores, seat));
  const best = Math.max(...totals);
  return (
    <table className="sg-scores">
      <thead>
        <tr>
          <td />
          {CATEGORIES.map((category) => (
            <th key={category} scope="col">
              <Picture kind={SIGNS[category]} className="mx-auto size-8" />
              <span className="sg-scores-word">{t(`kinds.${category}`)}</span>
            </th>
          ))}
          <th scope="col">{t('kinds.total')}</th>
        </tr>
      </thead>
      <tbody>
        {seatIDs(view.seats.length).map((playerID, seat) => (
          <tr key={playerID} className={totals[seat] === best ? 'is-best' : undefined}>
            <th scope="row">
              <SeatName playerID={playerID} />
            </th>
            {CATEGORIES.map((category) => {
              const points = round.scores[category][seat] ?? 0;
              return (
                <td key={category} className={points === 0 ? 'is-nothing' : undefined}>
                  {points}
                </td>
              );
            })}
            <td className="sg-scores-total">{totals[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
