'use client';

import { ScrollText } from 'lucide-react';

import { Button } from '@/ui/Button';
import { late } from '@/ui/late';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { TrackedPile } from '@/ui/pieces/TrackedPile';
import { type Tracks, travelOf } from '@/ui/pieces/tracks';
import { Notebook } from '@/ui/table/Notebook';
import { useTable } from '@/ui/table/TableProvider';
import { cardOf } from '../rules/response';
import type { CrowsOverkillView } from '../rules/view';
import { BirdFace } from './BirdFace';
import { BirdBack, CardBack } from './backs';
import { ShamisenCard } from './ShamisenCard';
import { useWords } from './use-words';
import { ReadableCard } from './Zooms';

const Notes = late(() => import('./Notes'));

/** Both decks with their discards, and between them the card that is being answered. */
export function Middle({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const { view, seatOf } = useTable<CrowsOverkillView>();
  const { attack } = view;
  const bird = view.birdDiscard.at(-1);
  const card = view.discard.at(-1);
  return (
    <div className="co-middle">
      <span className="co-piles">
        <TrackedPile
          tracks={tracks}
          zone="bird-deck"
          label={t('board.bird-deck')}
          back={<BirdBack />}
          className="co-pile"
        />
        <TrackedPile
          tracks={tracks}
          zone="bird-discard"
          label={t('board.bird-discard')}
          back={<BirdBack />}
          {...(bird !== undefined && { face: <BirdFace card={bird} /> })}
          className="co-pile"
        />
      </span>
      <span className="co-between thumb-sized">
        {attack === null ? (
          <Notebook
            title={t('board.notes')}
            button={(opens) => (
              <Button
                {...opens}
                className="co-notebook"
                aria-label={t('board.notes')}
                icon={<ScrollText aria-hidden size={18} />}
              >
                <span className="co-notebook-word">{t('board.notes')}</span>
              </Button>
            )}
          >
            <Notes />
          </Notebook>
        ) : (
          <ReadableCard
            card={attack.args[0]}
            label={t('board.attack', {
              name: seatOf(attack.playerID).name,
              card: t(`cards.${attack.args[0]}`),
              target: seatOf(String(attack.args[1])).name,
            })}
          >
            <PlayingCard
              label={t(`cards.${cardOf(attack)}`)}
              face={<ShamisenCard card={attack.args[0]} />}
              back={<CardBack />}
              width="100%"
              travel={travelOf(tracks, 'between', 0)}
              isSelected
            />
          </ReadableCard>
        )}
      </span>
      <span className="co-piles">
        <TrackedPile
          tracks={tracks}
          zone="discard"
          label={t('board.discard')}
          back={<CardBack />}
          {...(card !== undefined && { face: <ShamisenCard card={card} /> })}
          className="co-pile"
        />
        <TrackedPile
          tracks={tracks}
          zone="deck"
          label={t('board.deck')}
          back={<CardBack />}
          className="co-pile"
        />
      </span>
    </div>
  );
}
