'use client';

import { classes } from '@/ui/classes';
import { stamped } from '@/ui/motion/travel';
import { CardRow } from '@/ui/pieces/CardRow';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf } from '@/ui/pieces/tracks';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { DUEL_FROM, FEAST, sumOf } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { CardBack } from './CardBack';
import { Gauge } from './Gauge';
import { type LastRow, lastRow } from './last-row';
import { NextPot } from './NextPot';
import { PotFace, ReadablePot } from './PotCard';
import { JumboPot } from './pictures/CatPot';
import { useWords } from './use-words';

/** Steam that bursts out of a pot, or stands over it. */
const BURST =
  'M50 6L58 24L74 11L74 31L94 27L82 44L99 52L80 58L91 76L71 72L70 92L56 77L46 96L38 77L21 89L24 69L4 71L17 56L1 47L20 41L9 24L29 30L28 10L43 24Z';

/** What became of the pots before: they are gone, and are remembered until the next one is opened. */
function Remembered({ last: { fate, cards, playerID, stateID } }: { readonly last: LastRow }) {
  const t = useWords();
  const sum = sumOf(cards);
  return (
    <div className="c10-remembered" data-fate={fate}>
      <CardRow
        className="c10-row"
        cards={cards.map((card, place) => ({
          key: place,
          children: (
            <span aria-hidden className="c10-ghost">
              <PotFace card={card} />
            </span>
          ),
        }))}
      />
      <p className="c10-fate" {...stamped(`fate ${stateID}`)}>
        {fate === 'bust' && (
          <svg aria-hidden viewBox="0 0 100 100" className="c10-burst" preserveAspectRatio="none">
            <path d={BURST} />
          </svg>
        )}
        {fate === 'ten' && <JumboPot className="c10-fate-pot" />}
        <span className="c10-fate-words">
          {playerID !== null && <SeatMark playerID={playerID} size="1.1rem" />}
          {t(`fates.${fate}`, { sum })}
        </span>
      </p>
    </div>
  );
}

const WISPS = ['left', 'middle', 'right'] as const;

/** The stove in the middle: the pots opened in this turn, and how many cats they are. */
export function Stove({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const { view, journal, moment } = useTable<Cat10View>();
  const { row } = view;
  const last = row.length === 0 ? lastRow(journal, moment) : undefined;
  const sum = sumOf(last?.cards ?? row);
  const heat = sum > FEAST ? 'over' : sum >= DUEL_FROM ? 'hot' : sum > 0 ? 'warm' : 'cold';
  return (
    <div className={classes('c10-stove', last !== undefined && 'is-cooling')} data-heat={heat}>
      <Gauge sum={sum} />
      <div className="c10-fire">
        {row.length > 0 &&
          WISPS.map((wisp) => (
            <svg key={wisp} aria-hidden viewBox="0 0 40 90" className="c10-wisp" data-wisp={wisp}>
              <path d="M20 88C4 68 36 52 20 34C10 22 26 14 20 2" />
            </svg>
          ))}
        {last !== undefined ? (
          <Remembered key={last.stateID} last={last} />
        ) : row.length === 0 ? (
          <p className="c10-hob">{t('board.no-row')}</p>
        ) : (
          <CardRow
            label={t('board.row')}
            className="c10-row"
            cards={row.map((card, place) => {
              const travel = travelOf(tracks, 'row', place);
              return {
                key: travel.name ?? place,
                className: classes('c10-open', place === row.length - 1 && 'is-last'),
                children: (
                  <ReadablePot card={card} label={t(`cards.${card}`)}>
                    <PlayingCard
                      label={t(`cards.${card}`)}
                      face={<PotFace card={card} />}
                      back={<CardBack />}
                      width="100%"
                      travel={travel}
                    />
                  </ReadablePot>
                ),
              };
            })}
          />
        )}
      </div>
      <NextPot />
    </div>
  );
}
