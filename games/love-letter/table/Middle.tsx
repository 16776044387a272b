'use client';

import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { travels } from '@/ui/motion/travel';
import { PileStack } from '@/ui/pieces/PileStack';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { LoveLetterView } from '../rules/view';
import { CardBack } from './CardBack';
import { CharacterCard } from './CharacterCard';
import { asideCard, DECK, deckCard } from './card-tracks';
import { Notebook } from './Notebook';
import { ReadableCard } from './ReadableCard';
import { useCardName, useWords } from './use-words';

/** The middle of the desk: the deck, the card laid aside, open cards, and the notebook. */
export function Middle() {
  const t = useWords();
  const cardName = useCardName();
  const { view } = useTable<LoveLetterView>();
  const { notes } = useAids();
  const [isNotebookOpen, setNotebookOpen] = useState(false);
  return (
    <div className="ll-middle">
      <div className="ll-deck" {...travels({ name: DECK })}>
        <PileStack
          count={view.deckCount}
          label={t('board.deck-name')}
          width="100%"
          top={
            <PlayingCard
              key={view.deckCount}
              label={t('board.hidden-card')}
              back={<CardBack />}
              width="100%"
              travel={{ name: deckCard(view.round, view.deckCount) }}
            />
          }
        />
      </div>
      {view.hasSetAside ? (
        <div className="ll-aside">
          <PlayingCard
            label={t('board.aside')}
            back={<CardBack />}
            width="100%"
            travel={{ name: asideCard(view.round) }}
          />
        </div>
      ) : (
        <div
          role="img"
          aria-label={t('board.aside-taken')}
          title={t('board.aside-taken')}
          className="ll-aside is-taken"
        />
      )}
      {view.faceUp.length > 0 && (
        <figure className="ll-face-up">
          <ul aria-label={t('board.face-up')}>
            {view.faceUp.map((kind, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: these cards lie still for a whole round
              <li key={index} className="ll-face-up-card">
                <ReadableCard kind={kind}>
                  <PlayingCard label={cardName(kind)} face={<CharacterCard kind={kind} />} width="100%" />
                </ReadableCard>
              </li>
            ))}
          </ul>
          <figcaption aria-hidden>{t('board.face-up')}</figcaption>
        </figure>
      )}
      {notes && (
        <>
          <Button
            className="ll-notebook-button"
            aria-haspopup="dialog"
            aria-label={t('board.notebook')}
            icon={<ScrollText aria-hidden size={18} />}
            onClick={() => setNotebookOpen(true)}
          >
            <span className="ll-notebook-word">{t('board.notebook')}</span>
          </Button>
          <Notebook open={isNotebookOpen} onOpenChange={setNotebookOpen} />
        </>
      )}
    </div>
  );
}
