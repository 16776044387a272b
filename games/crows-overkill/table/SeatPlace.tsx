'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { CardRow } from '@/ui/pieces/CardRow';
import { HeldCards } from '@/ui/pieces/HeldCards';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { Place } from '@/ui/table/Place';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { type Bird, KIND } from '../rules/components';
import { crying } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { BirdFace } from './BirdFace';
import { BirdBack, CardBack } from './backs';
import { Counts } from './Counts';
import { ShamisenCard } from './ShamisenCard';
import type { Choice } from './use-choice';
import { useWords } from './use-words';
import { BirdZoom, ReadableBird, ReadableCard, useBirdDescription } from './Zooms';

interface SeatPlaceProps {
  readonly playerID: PlayerID;
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** The own birds can be pressed while a card asks for some; all others are looked at. */
function Perched({
  bird,
  index,
  travel,
  choice,
}: {
  readonly bird: Bird;
  readonly index: number;
  readonly travel: ReturnType<typeof travelOf>;
  /** Of the own sill, while birds are chosen from it. */
  readonly choice: Choice | undefined;
}) {
  const t = useWords();
  const description = useBirdDescription();
  const isChosen = choice?.chosen.includes(index) ?? false;
  const card = (
    <PlayingCard
      label={t(`birds.${bird}`)}
      description={description(bird)}
      face={<BirdFace card={bird} />}
      back={<BirdBack />}
      width="100%"
      travel={travel}
      {...(choice !== undefined && {
        isLit: choice.prey.has(index) && !isChosen,
        isSelected: isChosen,
        isDim: !choice.prey.has(index) && !isChosen,
        onPress: () => choice.press(index),
      })}
    />
  );
  return choice === undefined ? (
    <ReadableBird card={bird}>{card}</ReadableBird>
  ) : (
    <BirdZoom card={bird}>{card}</BirdZoom>
  );
}

/** The birds at a window, those of a kind together. */
function Sill({ playerID, tracks, choice }: SeatPlaceProps) {
  const t = useWords();
  const { view, seatOf } = useTable<CrowsOverkillView>();
  const { birds } = at(view.seats, playerID);
  const zone = zoneOf('sill', playerID);
  const isChoosing = playerID === view.playerID && choice.step === 'aim' && choice.takesBirds;
  // A little air between two kinds.
  let shift = 0;
  const places = birds.map((bird, index) => {
    const before = birds[index - 1];
    if (before !== undefined && KIND[before] !== KIND[bird]) shift += 0.18;
    return index + shift;
  });
  return (
    <CardRow
      label={t('board.sill', { name: seatOf(playerID).name })}
      className="co-sill"
      last={Math.max(places.at(-1) ?? 0, 1)}
      cards={birds.map((bird, index) => {
        const travel = travelOf(tracks, zone, index);
        return {
          key: travel.name ?? index,
          at: places[index] ?? index,
          className: classes('co-perched', choice.chosen.includes(index) && isChoosing && 'is-chosen'),
          children: (
            <Perched bird={bird} index={index} travel={travel} choice={isChoosing ? choice : undefined} />
          ),
        };
      })}
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
    <span className="co-held" style={{ '--co-held': Math.max(1, count - 1) } as React.CSSProperties}>
      <span
        className="co-held-count"
        role="img"
        aria-label={t('board.holds', { name, count })}
        title={t('board.holds', { name, count })}
      >
        {count}
      </span>
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
