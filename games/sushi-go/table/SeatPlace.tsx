'use client';

import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { stamped, type Travelling } from '@/ui/motion/travel';
import { Popover } from '@/ui/Popover';
import { CardRow } from '@/ui/pieces/CardRow';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { Place } from '@/ui/table/Place';
import { useTable } from '@/ui/table/TableProvider';
import { rollsIn } from '../rules/scoring';
import type { SushiGoView } from '../rules/view';
import { CardBack } from './CardBack';
import { lockedPlaces } from './locked-places';
import { Picture } from './pictures/Picture';
import { LargeCard, SushiCard, SushiFace } from './SushiCard';
import { isOnWasabi, isSet, layRow, type Station, stationsOf, stepOf } from './stations';
import { useWords, type Words } from './use-words';

/** What a pile is, in words. */
function stationName({ kind, cards, points, rolls }: Station, t: Words): string {
  const what =
    rolls > 0
      ? `${t('kinds.maki')} · ${t('board.rolls', { count: rolls })}`
      : cards[0]?.kind === 'wasabi' && kind !== 'wasabi'
        ? `${t('cards.wasabi')} · ${t(`cards.${kind}`)}`
        : `${t(`cards.${kind}`)} ×${cards.length}`;
  return points > 0 ? `${what} · ${t('board.points', { points })}` : what;
}

/** The sign on a pile's plate: its points, its rolls, or how far its set has got. */
function stationSign({ kind, cards, points, rolls, setOf }: Station): string | undefined {
  if (points > 0) return `+${points}`;
  if (setOf !== undefined) return `${cards.length}/${setOf}`;
  if (kind === 'wasabi') return '×3';
  return rolls > 0 ? String(rolls) : undefined;
}

interface StationPileProps {
  readonly station: Station;
  /** How a card travels, by its place in the tableau. */
  readonly travel: (index: number) => Travelling;
}

function StationPile({ station, travel }: StationPileProps) {
  const t = useWords();
  const label = stationName(station, t);
  const sign = stationSign(station);
  const step = stepOf(station);
  const kinds = [...new Set(station.cards.map(({ kind }) => kind))];
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="sg-station-pile"
          style={{ '--sg-span': step * (station.cards.length - 1) } as CSSProperties}
        >
          {station.cards.map(({ kind, index }, place) => {
            const travelling = travel(index);
            return (
              <span
                key={travelling.name ?? index}
                className="sg-laid"
                style={{ '--sg-at': step * place } as CSSProperties}
              >
                <SushiCard kind={kind} width="var(--sg-small)" travel={travelling} />
              </span>
            );
          })}
          {sign !== undefined && (
            <span
              className={classes('sg-plate', station.points > 0 && 'is-scoring')}
              {...(station.points > 0 && stamped(`${travel(station.cards[0]?.index ?? 0).name} ${sign}`))}
            >
              {sign}
            </span>
          )}
        </button>
      }
    >
      <p className="mb-2 text-center font-heading font-bold">{label}</p>
      <span className="flex gap-3">
        {kinds.map((kind) => (
          <span key={kind} className="grid flex-1 justify-items-center gap-2">
            <LargeCard kind={kind} />
          </span>
        ))}
      </span>
    </Popover>
  );
}

/** A pile as it is read: what lies uppermost, and what all of it is. */
function LargeStation({ station }: { readonly station: Station }) {
  const t = useWords();
  return (
    <>
      <span className="sg-large-card">
        <SushiFace kind={station.kind} hasPower />
      </span>
      <span className="zoom-note">{stationName(station, t)}</span>
    </>
  );
}

/** A hand that lies open, what is chosen from it raised. */
function OpenHand({
  playerID,
  hand,
  pick,
}: Pick<SushiGoView, 'hand' | 'pick'> & { readonly playerID: PlayerID }) {
  const t = useWords();
  const { seatOf } = useTable<SushiGoView>();
  const chosen = lockedPlaces(hand, pick);
  return (
    <ul
      aria-label={t('board.open-hand', { name: seatOf(playerID).name })}
      className="sg-open-hand"
      style={{ '--sg-cards': hand.length } as CSSProperties}
    >
      {hand.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only
        <li key={place} className="sg-open-card">
          <SushiCard
            kind={kind}
            width="calc(var(--sg-small) * 0.8)"
            isSelected={chosen.includes(place)}
            {...(chosen.includes(place) && { note: t('board.chosen') })}
          />
        </li>
      ))}
    </ul>
  );
}

interface SeatPlaceProps {
  readonly playerID: PlayerID;
  readonly tracks: Tracks;
  readonly isMine: boolean;
}

/** A seat's stretch of the counter: what it has taken, and what everybody counts. */
export function SeatPlace({ playerID, tracks, isMine }: SeatPlaceProps) {
  const t = useWords();
  const { view, openViews, seatOf, result } = useTable<SushiGoView>();
  const open = openViews === undefined || result !== undefined ? undefined : at(openViews, playerID);
  const { tableau, puddings, isLocked } = at(view.seats, playerID);
  const stations = stationsOf(tableau);
  const row = layRow(stations);
  const rolls = rollsIn(tableau);
  const rollsLabel = t('board.rolls', { count: rolls });
  const puddingsLabel = t('board.puddings', { count: puddings });
  return (
    <Place
      playerID={playerID}
      label={t('board.tableau', { name: seatOf(playerID).name })}
      className="sg-place"
      markTravels={zoneOf('hand', playerID)}
      markSize="1.05rem"
    >
      <span className="sg-tally">
        <Sign says={rollsLabel}>
          <Picture kind="maki-1" className="sg-tally-picture" />
          {rolls}
        </Sign>
        <Sign says={puddingsLabel}>
          <Picture kind="pudding" className="sg-tally-picture" />
          {puddings}
        </Sign>
      </span>
      {stations.length === 0 ? (
        <p className="sg-no-cards">{t('board.empty')}</p>
      ) : (
        <CardRow
          label={t('board.tableau', { name: seatOf(playerID).name })}
          className="sg-row"
          last={row.last}
          cards={stations.map((station, place) => ({
            key: `${station.cards[0]?.index}`,
            at: row.starts[place] ?? 0,
            className: classes(
              'sg-station',
              isSet(station) && 'is-set',
              isOnWasabi(station) && 'is-on-wasabi',
            ),
            large: <LargeStation station={station} />,
            children: (
              <StationPile
                station={station}
                travel={(index) => travelOf(tracks, zoneOf('tableau', playerID), index)}
              />
            ),
          }))}
        />
      )}
      {!isMine && (
        <span className="sg-face-down">
          {isLocked && (
            <>
              <PlayingCard
                label={t('board.locked')}
                back={<CardBack />}
                width="100%"
                travel={travelOf(tracks, zoneOf('down', playerID), 0)}
              />
              <span aria-hidden className="sg-locked">
                <Check size={13} strokeWidth={4} />
              </span>
            </>
          )}
        </span>
      )}
      {open !== undefined && <OpenHand playerID={playerID} hand={open.hand} pick={open.pick} />}
    </Place>
  );
}
