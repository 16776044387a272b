'use client';

import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { CardRow } from '@/ui/pieces/CardRow';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { CARDS, markersEach } from '../rules/components';
import type { DiggersView } from '../rules/view';
import { NextPhoto, Units } from './Album';
import { albumZone } from './card-tracks';
import { LargePhoto, PhotoFace, PhotoZoom, ReadablePhoto, useDescription } from './Photo';
import { SIGN } from './pictures/idol-shapes';
import type { Choice } from './use-choice';
import { useDrag } from './use-drag';
import { useWords } from './use-words';

interface HandProps {
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** The markers that are left to pay with, and those that have been paid. */
function Markers({ left, all }: { readonly left: number; readonly all: number }) {
  const t = useWords();
  const label = t('board.markers', { count: left });
  return (
    <Sign says={label} className="dg-markers">
      {Array.from({ length: all }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: one marker is as good as another
          key={index}
          aria-hidden
          viewBox="0 0 24 24"
          className={classes('dg-marker', index >= left && 'is-paid')}
        >
          <path d={SIGN.pop} />
        </svg>
      ))}
    </Sign>
  );
}

/** The own stack, whose top photo can be dragged onto the table, and the own album by colour. */
export function Hand({ tracks, choice }: HandProps) {
  const t = useWords();
  const description = useDescription();
  const { view, playerID } = useTable<DiggersView>();
  const drag = useDrag(choice.holdAt);
  if (playerID === null) return null;
  const { cards } = at(view.seats, playerID);
  const zone = albumZone(playerID);
  // Sorted as the box is, each with the place it has in the zone.
  const sorted = [...cards.entries()].sort(([, a], [, b]) => CARDS.indexOf(a) - CARDS.indexOf(b));
  return (
    <div className="dg-hand">
      <span className="dg-own-stack" {...(choice.step === 'place' && drag)}>
        {at(view.stacks, playerID).count > 0 ? (
          <NextPhoto playerID={playerID} tracks={tracks} />
        ) : (
          <Markers left={at(view.seats, playerID).markers} all={markersEach(view.seats.length)} />
        )}
      </span>
      <div className="dg-own-album">
        <Units cards={cards} />
        {cards.length === 0 && <p className="dg-no-photos">{t('board.album-empty')}</p>}
        <CardRow
          label={t('board.own-album')}
          className="dg-row"
          last={Math.max(sorted.length - 1, 5)}
          cards={sorted.map(([index, card]) => {
            const travel = travelOf(tracks, zone, index);
            const isChoosable = choice.idols.includes(card);
            const photo = (
              <PlayingCard
                key={card}
                label={t(`cards.${card}`)}
                face={<PhotoFace card={card} />}
                width="100%"
                travel={travel}
                isLit={isChoosable}
                isDim={choice.step === 'lose' && !isChoosable}
                isSelected={choice.leaving === card}
                {...(isChoosable && {
                  onPress: () => choice.pressIdol(card),
                  description: description(card),
                })}
              />
            );
            return {
              key: travel.name ?? index,
              ...(choice.step !== 'lose' && { large: <LargePhoto card={card} /> }),
              children: isChoosable ? (
                <PhotoZoom card={card}>{photo}</PhotoZoom>
              ) : (
                <ReadablePhoto card={card} label={t(`cards.${card}`)}>
                  {photo}
                </ReadablePhoto>
              ),
            };
          })}
        />
      </div>
    </div>
  );
}
