'use client';

import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { COPIES, KINDS, type Kind } from '../rules/components';
import type { NinjaSoulView } from '../rules/view';
import { chancesOf, percentOf, possibleKinds } from '../seat/knowledge';
import { Glyph } from './NinjaCard';
import { useCardList, useWords } from './use-words';

/** What every seat may still have, as this seat can count it. */
function Deductions() {
  const t = useWords();
  const list = useCardList();
  const { view, seats } = useTable<NinjaSoulView>();
  const chances = chancesOf(view);
  return (
    <table className="ns-deductions">
      <thead>
        <tr>
          <th />
          {KINDS.map((kind) => (
            <th key={kind} scope="col" abbr={t(`cards.${kind}`)}>
              <Glyph kind={kind} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map(({ playerID, name }) => {
          const { isDead, shown } = at(view.seats, playerID);
          const here = at(chances, playerID);
          const cards = list(possibleKinds(here));
          const isGone = isDead && shown === null;
          return (
            <tr key={playerID} className={classes(isDead && 'is-dead')}>
              <th scope="row" title={isGone ? t('board.killed') : t('board.can-be', { name, cards })}>
                <SeatMark playerID={playerID} size="1rem" /> <bdi className="ns-deduced-name">{name}</bdi>
              </th>
              {KINDS.map((kind) => {
                const percent = isGone ? 0 : percentOf(here[kind]);
                return (
                  <td key={kind} data-percent={percent}>
                    {percent > 0 && (percent === 100 ? '●' : t('board.chance', { percent }))}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ReferenceLine({ kind }: { readonly kind: Kind }) {
  const t = useWords();
  return (
    <li className="ns-reference">
      <Glyph kind={kind} />
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-2 font-heading font-bold">
          {t(`cards.${kind}`)}
          <span className="text-sm font-normal text-ink-soft">
            {t('board.copies', { count: COPIES[kind] })}
          </span>
        </span>
        <span className="block text-sm leading-snug text-ink-soft">{t(`powers.${kind}`)}</span>
      </span>
    </li>
  );
}

/** What a good player would write down, and what the cards do. */
export function Notes() {
  const t = useWords();
  return (
    <>
      <section>
        <p className="text-sm text-ink-soft">{t('board.notebook-hint')}</p>
        <Deductions />
      </section>
      <section className="mt-6">
        <h3 className="text-lg">{t('board.reference')}</h3>
        <ul className="mt-2 divide-y divide-ink-faint">
          {KINDS.map((kind) => (
            <ReferenceLine key={kind} kind={kind} />
          ))}
        </ul>
      </section>
    </>
  );
}
