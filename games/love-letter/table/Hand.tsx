'use client';

import { type CSSProperties, useState } from 'react';
import { at } from '@/kit/seats';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { useTable } from '@/ui/table/TableProvider';
import type { LoveLetterView } from '../rules/view';
import { CardBack } from './CardBack';
import { CardZoom, useCardDescription } from './CardZoom';
import { CharacterCard } from './CharacterCard';
import { type CardTracks, travelOf } from './card-tracks';
import { ReadableCard } from './ReadableCard';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useSlipHangs } from './use-slip-hangs';
import { useCardName, useWords } from './use-words';

interface HandProps {
  readonly tracks: CardTracks;
  readonly choice: Choice;
}

/** The own cards, with a slip beside them that says what the one in question does. */
export function Hand({ tracks, choice }: HandProps) {
  const t = useWords();
  const cardName = useCardName();
  const description = useCardDescription();
  const { view, playerID } = useTable<LoveLetterView>();
  const forecast = useForecast(choice)(choice.target ?? choice.pointed);
  const [pointedAt, setPointedAt] = useState<number>();
  const slipHangs = useSlipHangs();
  if (playerID === null) return null;
  const isMine = choice.step !== 'wait';
  const names = at(tracks.hands, playerID);
  const explained = view.hand[choice.index ?? pointedAt ?? (view.hand.length === 1 ? 0 : -1)];
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
              travel={travelOf(tracks, name)}
              isSelected={isPicked}
              isDim={isMine && choice.index !== undefined && !isPicked}
              isLit={choice.step === 'card'}
              {...(isMine && { onPress: () => choice.pick(index) })}
            />
          );
          return (
            <li
              key={name ?? index}
              className="ll-hand-card"
              // A card alone lies in the middle of the room for two.
              style={{ '--ll-hand-place': index + 1 - view.hand.length / 2 } as CSSProperties}
              {...(slipHangs && {
                onPointerEnter: () => setPointedAt(index),
                onPointerLeave: () => setPointedAt(undefined),
              })}
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
      {explained !== undefined && (
        <p key={forecast ?? explained} className="ll-power">
          <span className="block font-heading font-bold">{cardName(explained)}</span>
          {forecast ?? t(`powers.${explained}`)}
        </p>
      )}
    </div>
  );
}
