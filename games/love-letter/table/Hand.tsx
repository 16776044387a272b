'use client';

import { type CSSProperties, useState } from 'react';
import { CardLines } from '@/ui/pieces/CardLines';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { namesIn, type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import type { LoveLetterView } from '../rules/view';
import { CardBack } from './CardBack';
import { CardZoom, useCardDescription } from './CardZoom';
import { CharacterCard } from './CharacterCard';
import { ReadableCard } from './ReadableCard';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useCardName, useWords } from './use-words';

interface HandProps {
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** The own cards, and beside them what each does: for the one picked, what it would bring now. */
export function Hand({ tracks, choice }: HandProps) {
  const t = useWords();
  const cardName = useCardName();
  const description = useCardDescription();
  const { view, playerID } = useTable<LoveLetterView>();
  const forecast = useForecast(choice)(choice.target ?? choice.pointed);
  const [pointedAt, setPointedAt] = useState<number>();
  if (playerID === null) return null;
  const isMine = choice.step !== 'wait';
  const names = namesIn(tracks, zoneOf('hand', playerID));
  return (
    <div className="ll-hand">
      <ul aria-label={t('board.hand')} className="ll-hand-cards">
        {view.hand.map((kind, index) => {
          const name = names[index];
          const isPicked = choice.index === index;
          const card = (
            <PlayingCard
              label={index === 1 ? `${cardName(kind)} · ${t('board.drawn')}` : cardName(kind)}
              description={description(kind)}
              face={<CharacterCard kind={kind} />}
              back={<CardBack />}
              width="100%"
              travel={travelOf(tracks, zoneOf('hand', playerID), index)}
              isSelected={isPicked}
              isDim={isMine && choice.index !== undefined && !isPicked}
              isLit={choice.step === 'card'}
              isForbidden={choice.step === 'card' && !choice.mayPick(index)}
              {...(isMine && { onPress: () => choice.pick(index) })}
            />
          );
          return (
            <li
              key={name ?? index}
              className="ll-hand-card"
              // A card alone lies in the middle of the room for two.
              style={{ '--ll-hand-place': index + 1 - view.hand.length / 2 } as CSSProperties}
              onPointerEnter={() => setPointedAt(index)}
              onPointerLeave={() => setPointedAt(undefined)}
            >
              {isMine ? (
                <CardZoom kind={kind}>{card}</CardZoom>
              ) : (
                <ReadableCard kind={kind}>{card}</ReadableCard>
              )}
            </li>
          );
        })}
      </ul>
      <CardLines
        lines={view.hand.map((kind, index) => ({
          name: cardName(kind),
          words: (choice.index === index ? forecast : undefined) ?? t(`powers.${kind}`),
          isLit: pointedAt === index,
          isPicked: choice.index === index,
        }))}
      />
    </div>
  );
}
