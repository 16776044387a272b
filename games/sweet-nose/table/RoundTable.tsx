'use client';

import { seatIDs } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { SeatName } from '@/ui/table/Wording';
import { KINDS, PLACE } from '../rules/components';
import type { RoundResult } from '../rules/state';
import type { SweetNoseView } from '../rules/view';
import { Sweet } from './pictures/Sweet';
import { useWords } from './use-words';

/** A round by seat and sweet: how many times which level. */
export function RoundTable({ round }: { readonly round: Readonly<RoundResult> }) {
  const t = useWords();
  const { view } = useTable<SweetNoseView>();
  const least = Math.min(...round.scores);
  return (
    <table className="sn-scores">
      <thead>
        <tr>
          <td />
          {KINDS.map((kind) => {
            const bonus = round.market[PLACE[kind]] ?? 0;
            return (
              <th key={kind} scope="col">
                <Sweet kind={kind} className="sn-scores-sweet" />
                <span className="sr-only">{t(`sweets.${kind}`)}</span>
                <span className="sn-scores-bonus">{bonus > 0 && `+${bonus}`}</span>
              </th>
            );
          })}
          <th scope="col">{t('round.total')}</th>
        </tr>
      </thead>
      <tbody>
        {seatIDs(view.seats.length).map((playerID, seat) => (
          <tr key={playerID} className={round.scores[seat] === least ? 'is-best' : undefined}>
            <th scope="row">
              <SeatName playerID={playerID} />
            </th>
            {KINDS.map((kind) => {
              const place = PLACE[kind];
              const count = (round.plates[seat]?.[place] ?? 0) + (round.bowls[seat]?.[place] ?? 0);
              const bonus = round.exempt[seat] === true ? 0 : (round.market[place] ?? 0);
              const level = (round.cards[seat]?.[place] ?? 0) + bonus;
              return (
                <td key={kind} className={count === 0 ? 'is-nothing' : undefined}>
                  {t('round.times', { level, count })}
                </td>
              );
            })}
            <td className="sn-scores-total">{round.scores[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
