'use client';

import type { CSSProperties } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { CardRow } from '@/ui/pieces/CardRow';
import { HeldCards } from '@/ui/pieces/HeldCards';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { Place } from '@/ui/table/Place';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { crying } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { BirdFace } from './BirdFace';
import { BirdBack, CardBack } from './backs';
import { Counts } from './Counts';
import { type Flock, flocksOf, placesOf } from './flocks';
import { ShamisenCard } from './ShamisenCard';
import type { Choice } from './use-choice';
import { useWords } from './use-words';
import { BirdZoom, LargeBird, ReadableBird, ReadableCard, useBirdDescription } from './Zooms';

interface SeatPlaceProps {
  readonly playerID: PlayerID;
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** Cards alike, one on another: the own can be pressed while a card asks for birds, all others are looked at. */
function Perched({
  flock,
  tracks,
  zone,
  choice,
}: {
  readonly flock: Flock;
  readonly tracks: Tracks;
  readonly zone: string;
  /** Of the own sill, while birds are chosen from it. */
  readonly choice: Choice | undefined;
}) {
  const t = useWords();
  const description = useBirdDescription();
  const { bird, places } = flock;
  const count = places.length;
  const chosen = choice?.chosen.filter((place) => places.includes(place)).length ?? 0;
  const isPrey = places.some((place) => choice?.prey.has(place));
  const name = t(`names.${bird}`);
  const label = count === 1 ? name : t('board.flock', { bird: name, count });
  const cards = places.map((place, height) => {
    const isTop = height === count - 1;
    const card = (
      <PlayingCard
        label={label}
        description={description(bird)}
        face={<BirdFace card={bird} />}
        back={<BirdBack />}
        width="100%"
        travel={travelOf(tracks, zone, place)}
        {...(choice !== undefined && {
          isLit: isPrey && chosen === 0,
          isSelected: chosen > 0,
          isDim: !isPrey && chosen === 0,
          ...(isTop && { onPress: () => choice.pressFlock(flock) }),
        })}
      />
    );
    return (
      <span
        key={travelOf(tracks, zone, place).name ?? place}
        aria-hidden={!isTop || undefined}
        className="co-flock-card"
        style={{ '--co-height': height } as CSSProperties}
      >
        {!isTop ? (
          card
        ) : choice === undefined ? (
          <ReadableBird card={bird} label={label}>
            {card}
          </ReadableBird>
        ) : (
          <BirdZoom card={bird}>{card}</BirdZoom>
        )}
      </span>
    );
  });
  return (
    <span className="co-flock thumb-sized" style={{ '--co-flock': count } as CSSProperties}>
      {cards}
      {count > 1 && (
        <span aria-hidden className="co-flock-count">
          {chosen > 0 ? `${chosen}/${count}` : `×${count}`}
        </span>
      )}
    </span>
  );
}

/** The birds at a window, those of a kind together. */
function Sill({ playerID, tracks, choice }: SeatPlaceProps) {
  const t = useWords();
  const { view, seatOf } = useTable<CrowsOverkillView>();
  const zone = zoneOf('sill', playerID);
  const flocks = flocksOf(at(view.seats, playerID).birds);
  const isChoosing = playerID === view.playerID && choice.step === 'aim' && choice.takesBirds;
  const { places, last } = placesOf(flocks);
  return (
    <CardRow
      label={t('board.sill', { name: seatOf(playerID).name })}
      className="co-sill"
      last={last}
      cards={flocks.map((flock, index) => ({
        key: flock.bird,
        at: places[index] ?? index,
        className: classes(
          'co-perched',
          isChoosing && flock.places.some((place) => choice.chosen.includes(place)) && 'is-chosen',
        ),
        children: (
          <Perched flock={flock} tracks={tracks} zone={zone} choice={isChoosing ? choice : undefined} />
        ),
        ...(!isChoosing && { large: <LargeBird card={flock.bird} count={flock.places.length} /> }),
      }))}
    />
  );
}

/** What another seat holds: backs, the cards I know to be there, or all open. */
function HiddenHand({ playerID, tracks }: Pick<SeatPlaceProps, 'playerID' | 'tracks'>) {
  const t = useWords();
  const { view, openViews, seatOf } = useTable<CrowsOverkillView>();
  const { notes } = useAids();
  const { name } = seatOf(playerID);
  const open = openViews === undefined ? undefined : at(openViews, playerID).hand;
  const known = notes
    ? view.known.flatMap(({ card, holders }) =>
        holders.length === 1 && holders[0] === playerID ? [card] : [],
      )
    : [];
  const count = at(view.handCounts, playerID);
  return (
    <span className="co-held" style={{ '--co-held': Math.max(1, count - 1) } as CSSProperties}>
      <Sign className="co-held-count" says={t('board.holds', { name, count })}>
        {count}
      </Sign>
      <HeldCards
        tracks={tracks}
        zone={zoneOf('hand', playerID)}
        className="co-hidden-hand"
        back={<CardBack />}
        isSecret={open === undefined}
        known={(index, travel) => {
          const card = (open ?? known)[index];
          if (card === undefined) return undefined;
          return (
            <ReadableCard
              card={card}
              label={
                open === undefined ? t('board.knows', { name, card: t(`cards.${card}`) }) : t(`cards.${card}`)
              }
            >
              <PlayingCard
                travel={travel}
                label={t(`cards.${card}`)}
                back={<CardBack />}
                face={<ShamisenCard card={card} />}
                width="100%"
              />
            </ReadableCard>
          );
        }}
      />
    </span>
  );
}

/** A seat's window: the birds on its sill, how loud they are, and the hand of whoever lives behind it. */
export function SeatPlace({ playerID, tracks, choice }: SeatPlaceProps) {
  const t = useWords();
  const { view, openViews, seatOf, isPast } = useTable<CrowsOverkillView>();
  const { name } = seatOf(playerID);
  const { birds, isOut } = at(view.seats, playerID);
  const isAiming = choice.step === 'aim' || choice.step === 'mirror';
  const isTarget = isAiming && choice.targets.includes(playerID);
  const isAttacked = view.attack !== null && String(view.attack.args[1]) === playerID;
  const place = view.out.indexOf(playerID);
  return (
    <Place
      playerID={playerID}
      label={name}
      className={classes(
        'co-place',
        openViews !== undefined && 'is-open',
        isAttacked && 'is-attacked',
        crying(birds, view.hour) !== undefined && 'is-loud',
      )}
      isOut={isOut}
      aim={{
        isTarget,
        isAimedAt: choice.pointed === playerID,
        onAim:
          isAiming && !isPast && playerID !== view.playerID && choice.targets.length > 0
            ? () => choice.aim(playerID)
            : undefined,
      }}
    >
      {playerID !== view.playerID && !isOut && <HiddenHand playerID={playerID} tracks={tracks} />}
      <div className="co-window">
        <span aria-hidden className="co-lintel" />
        {isOut ? (
          <span className="co-gone">{t('board.gone', { place: view.seats.length - place })}</span>
        ) : birds.length === 0 ? (
          <span className="co-bare">{t('board.bare')}</span>
        ) : (
          <Sill playerID={playerID} tracks={tracks} choice={choice} />
        )}
        <span aria-hidden className="co-ledge" />
      </div>
      <Counts playerID={playerID} />
    </Place>
  );
}
