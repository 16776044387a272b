'use client';

import { ScrollText } from 'lucide-react';

import { Button } from '@/ui/Button';
import { late } from '@/ui/late';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { TrackedPile } from '@/ui/pieces/TrackedPile';
import { type Tracks, travelOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { Notebook } from '@/ui/table/Notebook';
import { useTable } from '@/ui/table/TableProvider';
import type { LoveLetterView } from '../rules/view';
import { CardBack } from './CardBack';
import { CharacterCard } from './CharacterCard';
import { ReadableCard } from './ReadableCard';
import { useCardName, useWords } from './use-words';

const Notes = late(async () => ({ default: (await import('./Notes')).Notes }));

/** The middle of the desk: the deck, the card laid aside, open cards, and the notebook. */
export function Middle({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const cardName = useCardName();
  const { view } = useTable<LoveLetterView>();
  return (
    <div className="ll-middle">
      <TrackedPile
        tracks={tracks}
        zone="deck"
        label={t('board.deck-name')}
        back={<CardBack />}
        className="ll-deck"
      />
      {view.hasSetAside ? (
        <div className="ll-aside">
          <PlayingCard
            label={t('board.aside')}
            back={<CardBack />}
            width="100%"
            travel={travelOf(tracks, 'aside', 0)}
          />
        </div>
      ) : (
        <Sign says={t('board.aside-taken')} className="ll-aside is-taken" />
      )}
      {view.faceUp.length > 0 && (
        <figure className="ll-face-up">
          <ul aria-label={t('board.face-up')}>
            {view.faceUp.map((kind, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: these cards lie still for a whole round
              <li key={`${view.round} ${index}`} className="ll-face-up-card">
                <ReadableCard kind={kind}>
                  <PlayingCard label={cardName(kind)} face={<CharacterCard kind={kind} />} width="100%" />
                </ReadableCard>
              </li>
            ))}
          </ul>
          <figcaption aria-hidden>{t('board.face-up')}</figcaption>
        </figure>
      )}
      <Notebook
        title={t('board.reference')}
        button={(opens) => (
          <Button
            {...opens}
            className="ll-notebook-button"
            aria-label={t('board.reference')}
            icon={<ScrollText aria-hidden size={18} />}
          >
            <span className="ll-notebook-word">{t('board.reference')}</span>
          </Button>
        )}
      >
        <Notes />
      </Notebook>
    </div>
  );
}
