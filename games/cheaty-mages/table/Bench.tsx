'use client';

import { ScrollText } from 'lucide-react';

import { Button } from '@/ui/Button';
import { late } from '@/ui/late';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { Readable } from '@/ui/pieces/Readable';
import { TrackedPile } from '@/ui/pieces/TrackedPile';
import { namesIn, type Tracks, travelOf } from '@/ui/pieces/tracks';
import { SeatMark } from '@/ui/SeatMark';
import { Notebook } from '@/ui/table/Notebook';
import { useTable } from '@/ui/table/TableProvider';
import type { CheatyMagesView } from '../rules/view';
import { JudgePicture } from './Portraits';
import { CardBack, SpellFace } from './SpellFace';
import { useWords } from './use-words';
import { LargeJudge, ReadableSpell } from './Zooms';

const Notes = late(() => import('./Notes'));

/** Supports that stay until the bout is over, each with the mark of its seat. */
function Lasting({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const { view, seatOf } = useTable<CheatyMagesView>();
  const names = namesIn(tracks, 'lasting');
  return (
    <ul aria-label={t('board.lasting')} className="cm-lasting">
      {view.lasting.map(({ spell, playerID }, index) => {
        const label = t('board.placed', { spell: t(`spells.${spell}`), name: seatOf(playerID).name });
        return (
          <li key={names[index] ?? spell}>
            <ReadableSpell spell={spell} label={label}>
              <PlayingCard
                label={label}
                face={<SpellFace spell={spell} />}
                back={<CardBack />}
                width="100%"
                travel={travelOf(tracks, 'lasting', index)}
              />
            </ReadableSpell>
            <span className="cm-owner is-known">
              <SeatMark playerID={playerID} size="0.7rem" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The judge with the limit and what is banned, what lies on the judge, and both piles of spells. */
export function Bench({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const { view } = useTable<CheatyMagesView>();
  const { judge, discard } = view;
  const top = discard.at(-1);
  const name = t(`judges.${judge}`);
  return (
    <div className="cm-bench">
      <span className="cm-judge">
        <Readable
          name={name}
          label={t('board.judge', { judge: name })}
          description={t(`sentences.${judge}`)}
          large={<LargeJudge judge={judge} />}
          className="cm-readable"
        >
          <JudgePicture judge={judge} />
        </Readable>
      </span>
      <p className="cm-judge-words">
        <b>{t('board.judge-title', { judge: name, manner: t(`manners.${judge}`) })}</b>
        <span className="cm-sentence">{t(`sentences.${judge}`)}</span>
      </p>
      <Lasting tracks={tracks} />
      <span className="cm-piles">
        <Notebook
          title={t('board.notes')}
          button={(opens) => (
            <Button
              {...opens}
              className="cm-notebook"
              aria-label={t('board.notes')}
              icon={<ScrollText aria-hidden size={18} />}
            />
          )}
        >
          <Notes />
        </Notebook>
        <TrackedPile
          tracks={tracks}
          zone="deck"
          label={t('board.deck')}
          back={<CardBack />}
          className="cm-pile"
        />
        <TrackedPile
          tracks={tracks}
          zone="discard"
          label={t('board.discard')}
          back={<CardBack />}
          {...(top !== undefined && { face: <SpellFace spell={top} /> })}
          className="cm-pile"
        />
      </span>
    </div>
  );
}
