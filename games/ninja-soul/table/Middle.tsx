'use client';

import { ScrollText } from 'lucide-react';
import { Button } from '@/ui/Button';
import { late } from '@/ui/late';
import { travels } from '@/ui/motion/travel';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { Spread } from '@/ui/pieces/Spread';
import { namesIn, type Tracks, travelOf } from '@/ui/pieces/tracks';
import { Notebook } from '@/ui/table/Notebook';
import { useTable } from '@/ui/table/TableProvider';
import { MOST_LAPS } from '../rules/components';
import { deadCount } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';
import { CardBack } from './CardBack';
import { LargeCard, ReadableCard } from './CardZoom';
import { openAside } from './lying';
import { Castle } from './marks';
import { NinjaCard } from './NinjaCard';
import { useWords } from './use-words';

const Notes = late(async () => ({ default: (await import('./Notes')).Notes }));

/** Laps before the end of which the table begins to say how many are left (NS12). */
const LAPS_SAID = 5;

/** What lies at the castle: the cards set aside, how many have fallen, and the notebook. */
export function Middle({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const { view } = useTable<NinjaSoulView>();
  const open = openAside(view);
  const left = MOST_LAPS - view.laps;
  return (
    <div className="ns-middle">
      <span className="ns-castle-place" {...travels({ name: 'castle' })}>
        <Castle />
      </span>
      {view.asideCount > 0 && (
        <ul className="ns-aside" aria-label={t('board.aside-label', { count: view.asideCount })}>
          {namesIn(tracks, 'aside').map((name, index) => {
            const kind = open[index];
            const travel = travelOf(tracks, 'aside', index);
            return (
              <li key={name} className="ns-aside-card">
                {kind === undefined ? (
                  <PlayingCard label={t('board.aside')} back={<CardBack />} width="100%" travel={travel} />
                ) : (
                  <ReadableCard kind={kind}>
                    <PlayingCard
                      label={t(`cards.${kind}`)}
                      back={<CardBack />}
                      face={<NinjaCard kind={kind} />}
                      width="100%"
                      travel={travel}
                    />
                  </ReadableCard>
                )}
              </li>
            );
          })}
          {open.length > 0 && (
            <li aria-hidden>
              <Spread
                title={t('board.aside-label', { count: view.asideCount })}
                cards={open.map((kind, index) => ({ key: index, large: <LargeCard kind={kind} /> }))}
              />
            </li>
          )}
        </ul>
      )}
      <p className="ns-count">
        <span>{t('board.dead-count', { count: deadCount(view) })}</span>
        {left <= LAPS_SAID && <span className="ns-laps">{t('board.laps-left', { count: left })}</span>}
      </p>
      <Notebook
        title={t('board.notebook')}
        button={(opens) => (
          <Button
            {...opens}
            className="ns-notebook-button"
            aria-label={t('board.notebook')}
            icon={<ScrollText aria-hidden size={18} />}
          >
            <span className="ns-notebook-word">{t('board.notebook')}</span>
          </Button>
        )}
      >
        <Notes />
      </Notebook>
    </div>
  );
}
