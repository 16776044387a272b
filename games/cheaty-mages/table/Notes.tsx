'use client';

import { useTable } from '@/ui/table/TableProvider';
import { JUDGES, SPELLS, type Type } from '../rules/components';
import { SPELL } from '../rules/spells';
import type { CheatyMagesView } from '../rules/view';
import { unseenCounts } from '../seat/unseen';
import { JudgePicture } from './Portraits';
import { SpellFace } from './SpellFace';
import { useWords } from './use-words';

const TYPES: readonly Type[] = ['direct', 'enchant', 'support'];

function Copies({ left, total }: { readonly left: number; readonly total: number }) {
  const t = useWords();
  return (
    <span role="img" aria-label={t('board.left', { left, total })} className="cm-copies">
      {Array.from({ length: total }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
        <span key={copy} className={copy < left ? 'is-left' : undefined} />
      ))}
    </span>
  );
}

/** What lies beside whom, for rows too close to be read. */
function Rows() {
  const t = useWords();
  const { view, seatOf } = useTable<CheatyMagesView>();
  return (
    <ol className="cm-note-rows">
      {view.corners.map(({ fighter, spells }, index) => (
        <li key={fighter}>
          <b>{t('board.corner', { lane: index + 1, fighter: t(`fighters.${fighter}`) })}</b>{' '}
          {spells.length === 0
            ? t('board.bare')
            : spells
                .map(({ spell, isDown, playerID }) => {
                  const { name } = seatOf(playerID);
                  if (spell === null) return t('board.placed-down', { name });
                  return isDown
                    ? t('board.placed-known', { spell: t(`spells.${spell}`), name })
                    : t(`spells.${spell}`);
                })
                .join(t('board.comma'))}
        </li>
      ))}
    </ol>
  );
}

/** Which spells this seat sees nowhere, which judges have sat, and what a bet pays. */
export default function Notes() {
  const t = useWords();
  const { view } = useTable<CheatyMagesView>();
  const counts = unseenCounts(view);
  return (
    <>
      <section className="mb-5">
        <h3 className="text-lg">{t('board.rows')}</h3>
        <Rows />
      </section>
      <section>
        <h3 className="text-lg">{t('board.pay')}</h3>
        <p className="text-sm text-ink-soft">{t('board.pay-hint')}</p>
      </section>
      {TYPES.map((type) => (
        <section key={type} className="mt-5">
          <h3 className="text-lg">{t(`types.${type}`)}</h3>
          {type === 'direct' && <p className="text-sm text-ink-soft">{t('board.left-hint')}</p>}
          <ul className="cm-note-cards">
            {SPELLS.filter((spell) => SPELL[spell].type === type).map((spell) => (
              <li key={spell}>
                <span className="cm-note-card">
                  <SpellFace spell={spell} />
                </span>
                <Copies left={counts[spell]} total={SPELL[spell].copies} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-5">
        <h3 className="text-lg">{t('board.judges')}</h3>
        <ul className="cm-note-judges">
          {JUDGES.map((judge) => (
            <li
              key={judge}
              className={judge !== view.judge && !view.judgeDiscard.includes(judge) ? '' : 'is-gone'}
            >
              <span className="cm-note-judge">
                <JudgePicture judge={judge} />
              </span>
              <span>
                <b>{t(`judges.${judge}`)}</b> {t(`sentences.${judge}`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
