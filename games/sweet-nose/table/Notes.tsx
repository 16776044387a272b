'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { SeatName } from '@/ui/table/Wording';
import { KINDS, PLACE } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { Sweet } from './pictures/Sweet';
import { RoundTable } from './RoundTable';
import { useWords } from './use-words';

/** What somebody gave and took in this round, which tells of cards that nobody sees. */
function Dealings() {
  const t = useWords();
  const { view, playerID, seats } = useTable<SweetNoseView>();
  return (
    <table className="sn-scores">
      <thead>
        <tr>
          <td />
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              <Sweet kind={kind} className="sn-scores-sweet" />
              <span className="sr-only">{t(`sweets.${kind}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats
          .filter((seat) => seat.playerID !== playerID)
          .map((seat) => (
            <tr key={seat.playerID}>
              <th scope="row">
                <SeatName playerID={seat.playerID} />
              </th>
              {KINDS.map((kind) => {
                const given = at(view.given, seat.playerID)[PLACE[kind]] ?? 0;
                return (
                  <td key={kind} className={given === 0 ? 'is-nothing' : undefined}>
                    {given === 0
                      ? '·'
                      : t(given > 0 ? 'notes.gave' : 'notes.took', { count: Math.abs(given) })}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** What a good player keeps in mind: who wanted to be rid of what, and how the rounds went. */
export function Notes() {
  const t = useWords();
  const { view } = useTable<SweetNoseView>();
  return (
    <>
      <section>
        <h3 className="text-lg">{t('notes.dealings')}</h3>
        <p className="text-sm text-ink-soft">{t('notes.why')}</p>
        <Dealings />
      </section>
      {view.rounds
        .map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
          <section key={index} className="mt-6">
            <h3 className="text-lg">{t('round.title', { round: index + 1 })}</h3>
            <RoundTable round={round} />
          </section>
        ))
        .reverse()}
    </>
  );
}
