'use client';

import { useTable } from '@/ui/table/TableProvider';
import { BIRD_COPIES, BIRDS, CARDS, COPIES, GONGS } from '../rules/components';
import type { CrowsOverkillView } from '../rules/view';
import { unseenBirds, unseenGongs } from '../seat/unseen';
import { BirdFace } from './BirdFace';
import { ShamisenCard } from './ShamisenCard';
import { useWords } from './use-words';

function Copies({ left, total }: { readonly left: number; readonly total: number }) {
  const t = useWords();
  return (
    <span role="img" aria-label={t('board.left', { left, total })} className="co-copies">
      {Array.from({ length: total }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
        <span key={copy} className={copy < left ? 'is-left' : undefined} />
      ))}
    </span>
  );
}

/** Which birds are still to come, which cards are nowhere to be seen, and what I know of hands. */
export default function Notes() {
  const t = useWords();
  const { view, seatOf } = useTable<CrowsOverkillView>();
  const birds = unseenBirds(view);
  const nameOf = (seat: string) => seatOf(seat).name;
  return (
    <>
      <section>
        <h3 className="text-lg">{t('board.birds-left')}</h3>
        <p className="text-sm text-ink-soft">{t('board.birds-left-hint', { count: view.birdDeckCount })}</p>
        <ul className="co-note-birds">
          {BIRDS.map((bird) => (
            <li key={bird}>
              <span className="co-note-bird">
                <BirdFace card={bird} />
              </span>
              <Copies left={birds.filter((one) => one === bird).length} total={BIRD_COPIES[bird]} />
            </li>
          ))}
          <li>
            <span className="co-note-bird">
              <BirdFace card="gong" />
            </span>
            <Copies left={unseenGongs(view)} total={GONGS} />
          </li>
        </ul>
      </section>
      <section className="mt-6">
        <h3 className="text-lg">{t('board.cards-left')}</h3>
        <p className="text-sm text-ink-soft">{t('board.cards-left-hint')}</p>
        <ul className="co-note-cards">
          {CARDS.map((card) => {
            const seen = [...view.discard, ...view.hand].filter((one) => one === card).length;
            return (
              <li key={card}>
                <span className="co-note-card">
                  <ShamisenCard card={card} />
                </span>
                <span className="min-w-0">
                  <b className="font-heading">{t(`cards.${card}`)}</b>{' '}
                  <Copies left={COPIES[card] - seen} total={COPIES[card]} />
                  <span className="block text-sm leading-snug text-ink-soft">{t(`powers.${card}`)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="mt-6">
        <h3 className="text-lg">{t('board.memory')}</h3>
        {view.known.length === 0 ? (
          <p className="mt-1 text-ink-soft">{t('board.nothing-known')}</p>
        ) : (
          <ul className="mt-1 list-disc ps-5">
            {view.known.map(({ card, holders }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be known twice
              <li key={index}>
                {t('board.known', {
                  card: t(`cards.${card}`),
                  names: holders.map(nameOf).join(t('board.comma')),
                  count: holders.length,
                })}
              </li>
            ))}
          </ul>
        )}
      </section>
      {view.out.length > 0 && (
        <section className="mt-6">
          <h3 className="text-lg">{t('board.out-order')}</h3>
          <ol className="mt-1 list-decimal ps-5">
            {view.out.map((seat) => (
              <li key={seat}>{nameOf(seat)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
