'use client';

import type { CSSProperties } from 'react';
import type { PlayerID } from '@/kit/action';
import { at, isAwaited } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { travels } from '@/ui/motion/travel';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { Spread } from '@/ui/pieces/Spread';
import { namesIn, type Tracks, travelOf } from '@/ui/pieces/tracks';
import { SeatMark, seatColour } from '@/ui/SeatMark';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { type Card, COLOURS, type Colour, PRINTS } from '../rules/components';
import type { DiggersView } from '../rules/view';
import { albumZone, stackZone } from './card-tracks';
import { LargePhoto, PhotoBack, PhotoFace, ReadablePhoto } from './Photo';
import { Sign as ColourSign } from './pictures/Portrait';
import { useWords } from './use-words';

/** What lies on a seat's stack, in words. */
function useStackLabel(): (playerID: PlayerID) => string {
  const t = useWords();
  const { view, seatOf } = useTable<DiggersView>();
  return (playerID) => {
    const { count, top } = at(view.stacks, playerID);
    const { name } = seatOf(playerID);
    if (count === 0) return t('board.stack-empty', { name });
    return top === null
      ? t('board.stack-down', { name })
      : t('board.stack-top', { name, card: t(`cards.${top}`) });
  };
}

interface AlbumProps {
  readonly playerID: PlayerID;
  readonly tracks: Tracks;
}

/** The photo to be laid next, as long as there is one; after that the one taken last. */
export function NextPhoto({ playerID, tracks }: AlbumProps) {
  const { view } = useTable<DiggersView>();
  const label = useStackLabel()(playerID);
  const { count, top } = at(view.stacks, playerID);
  const zone = stackZone(playerID);
  return (
    <span className="dg-stack" data-count={Math.min(count, 4)} {...travels({ name: zone })}>
      {count > 0 && (
        <ReadablePhoto key={namesIn(tracks, zone).at(-1)} card={top} label={label}>
          <PlayingCard
            label={label}
            back={<PhotoBack />}
            {...(top !== null && { face: <PhotoFace card={top} /> })}
            width="100%"
            travel={travelOf(tracks, zone, count - 1)}
          />
        </ReadablePhoto>
      )}
      {count > 0 && (
        <span key={count} aria-hidden className="dg-stack-count">
          {count}
        </span>
      )}
    </span>
  );
}

const countOf = (cards: readonly Card[], colour: Colour, role: 'idol' | 'manager'): number =>
  cards.filter((card) => PRINTS[card].colour === colour && PRINTS[card].role === role).length;

/** Idols and managers by colour: the same four fields from the beginning to the end. */
export function Units({ cards }: { readonly cards: readonly Card[] }) {
  const t = useWords();
  return (
    <ul className="dg-units-of">
      {COLOURS.map((colour) => {
        const idols = countOf(cards, colour, 'idol');
        const managers = countOf(cards, colour, 'manager');
        const label = t('board.units', { colour: t(`colours.${colour}`), idols, managers });
        return (
          <li
            key={colour}
            className={classes('dg-unit', idols + managers === 0 && 'is-none')}
            data-colour={colour}
          >
            <Sign says={label} className="dg-unit-in">
              <ColourSign colour={colour} className="dg-unit-sign" />
              <b aria-hidden>{idols}</b>
              <span aria-hidden className="dg-unit-managers">
                {managers > 0 && `+${managers}`}
              </span>
            </Sign>
          </li>
        );
      })}
    </ul>
  );
}

/** Another seat's corner of the desk: its stack, then the album with the photo taken last. */
export function Album({ playerID, tracks }: AlbumProps) {
  const t = useWords();
  const { view, ctx, seatOf, result } = useTable<DiggersView>();
  const { name } = seatOf(playerID);
  const { cards } = at(view.seats, playerID);
  const zone = albumZone(playerID);
  const last = cards.at(-1);
  // Before it has taken any, the photo on its stack.
  const read =
    cards.length > 0 || at(view.stacks, playerID).count === 0 ? cards : [at(view.stacks, playerID).top];
  return (
    <section
      aria-label={t('board.album', { name })}
      className={classes('dg-album', isAwaited(ctx, playerID) && result === undefined && 'has-turn')}
      style={{ '--dg-seat': seatColour(playerID) } as CSSProperties}
    >
      <span aria-hidden className="dg-album-mark">
        <SeatMark playerID={playerID} size="0.95rem" />
      </span>
      <span className="dg-album-photo" {...travels({ name: zone })}>
        {last === undefined ? (
          <NextPhoto playerID={playerID} tracks={tracks} />
        ) : (
          <ReadablePhoto key={namesIn(tracks, zone).at(-1)} card={last} label={t(`cards.${last}`)}>
            <PlayingCard
              label={t(`cards.${last}`)}
              face={<PhotoFace card={last} />}
              width="100%"
              travel={travelOf(tracks, zone, cards.length - 1)}
            />
          </ReadablePhoto>
        )}
      </span>
      <Units cards={cards} />
      {read.length > 0 && (
        <Spread
          title={t('board.album', { name })}
          cards={read.map((card) => ({ key: card ?? 'stack', large: <LargePhoto card={card} /> }))}
        />
      )}
    </section>
  );
}
