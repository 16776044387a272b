'use client';

import type { CSSProperties, MouseEvent } from 'react';
import { choiceKey } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import { LAST_X } from '../rules/components';
import type { LaidCard } from '../rules/state';
import type { DiggersView } from '../rules/view';
import { Clutter } from './Clutter';
import { laidZone } from './card-tracks';
import type { Corner } from './ghost';
import { PhotoBack, PhotoFace, PhotoZoom, ReadablePhoto, useDescription } from './Photo';
import type { Choice } from './use-choice';
import { useDrag } from './use-drag';
import { useForecast } from './use-forecast';
import { useWords } from './use-words';

/** Units from the edge within which a label would hang over it. */
const EDGE = 3;

const placeAt = ({ x, y }: Corner): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;

interface LaidProps {
  readonly laid: Readonly<LaidCard>;
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** A photo where it was laid. It can be pressed while this seat has something to do. */
function Laid({ laid, tracks, choice }: LaidProps) {
  const t = useWords();
  const description = useDescription();
  const forecast = useForecast();
  const { n, card } = laid;
  const { step, picked } = choice;
  const isFree = choice.free.some((other) => other.n === n);
  const down = isFree ? t('board.free-down') : t('board.covered-down');
  const label =
    card === null ? down : t(isFree ? 'board.free' : 'board.covered', { card: t(`cards.${card}`) });
  const isTaking = step === 'dig' || step === 'send';
  const isPressed = isTaking || step === 'place' || step === 'pay';
  const brings = isTaking && isFree ? forecast(laid) : undefined;
  const piece = (
    <PlayingCard
      label={label}
      back={<PhotoBack />}
      {...(card !== null && { face: <PhotoFace card={card} /> })}
      width="100%"
      travel={travelOf(tracks, laidZone(n), 0)}
      isSelected={picked?.n === n}
      isLit={isTaking && isFree}
      isDim={isTaking && !isFree}
      description={[brings, description(card)].filter((words) => words !== undefined).join(' · ')}
      {...(isPressed && { onPress: () => choice.press(laid) })}
    />
  );
  return (
    <li
      className={classes('dg-laid', isFree && 'is-free', picked?.n === n && 'is-picked')}
      data-n={n}
      data-buried={!isFree || undefined}
      data-choice={isTaking ? choiceKey({ move: step, args: [n] }) : undefined}
      style={placeAt(laid)}
      {...(isTaking && isFree && { onPointerEnter: () => choice.pointAt(laid) })}
    >
      {isPressed ? (
        <PhotoZoom card={card}>{piece}</PhotoZoom>
      ) : (
        <ReadablePhoto card={card} label={label}>
          {piece}
        </ReadablePhoto>
      )}
      {picked?.n === n && brings !== undefined && (
        <span
          aria-hidden
          className={classes('dg-brings', laid.x < EDGE && 'is-left', laid.x > LAST_X - EDGE && 'is-right')}
        >
          {brings}
        </span>
      )}
    </li>
  );
}

/** The photo that is held over the table: dragged, moved by a tap, and laid by another. */
function Ghost({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { view, playerID } = useTable<DiggersView>();
  const drag = useDrag(choice.holdAt);
  if (playerID === null) return null;
  const { top } = at(view.stacks, playerID);
  const { x, y } = choice.ghost;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is held is the button in it, and the keys move it
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className="dg-ghost pan-zoom-keeps"
      style={placeAt(choice.ghost)}
      {...drag}
      onClick={(event) => event.stopPropagation()}
    >
      <PlayingCard
        label={`${t('board.ghost', { column: x + 1, row: y + 1 })} · ${t('actions.place')}`}
        back={<PhotoBack />}
        {...(top !== null && { face: <PhotoFace card={top} /> })}
        width="100%"
        onPress={choice.lay}
      />
    </div>
  );
}

/** The table of 32 by 18 units: every photo where it was laid, later ones on top (DG8). */
export function Desk({ tracks, choice }: Omit<LaidProps, 'laid'>) {
  const t = useWords();
  const { view } = useTable<DiggersView>();
  const isPlacing = choice.step === 'place';
  const aim = ({ detail, clientX, clientY }: MouseEvent) => {
    // A key that presses a photo has aimed right over it.
    if (isPlacing && detail > 0) choice.holdAt(clientX, clientY);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the dock move what is held, too
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div ref={choice.surface} className={classes('dg-desk', isPlacing && 'is-placing')} onClick={aim}>
      <Clutter />
      <span aria-hidden className="dg-grid" />
      <ol className="dg-photos" aria-label={t('board.cards')}>
        {view.table.map((laid) => (
          <Laid key={laid.n} laid={laid} tracks={tracks} choice={choice} />
        ))}
      </ol>
      {isPlacing && <Ghost choice={choice} />}
    </div>
  );
}
