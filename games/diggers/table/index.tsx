'use client';

import { Contact } from 'lucide-react';
import { lazy } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { useTracks } from '@/ui/pieces/use-tracks';
import { Notebook } from '@/ui/table/Notebook';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { otherSeats } from '@/ui/table/table-state';
import { PRINTS } from '../rules/components';
import { audienceOf } from '../rules/scoring';
import type { DiggersView } from '../rules/view';
import { Album } from './Album';
import { Choices } from './Choices';
import { cardTracks } from './card-tracks';
import { Desk } from './Desk';
import { Enlarging } from './Enlarging';
import { Hand } from './Hand';
import { telling } from './telling';
import { piecesTold } from './told-pieces';
import { useChoice } from './use-choice';
import { useKeys } from './use-keys';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';
import './photos.css';
import './portraits.css';
import './desk.css';
import './albums.css';
import './hand.css';

export { telling };

const Notes = lazy(async () => ({ default: (await import('./Notes')).Notes }));

/** What stands on a seat's plate, in every part of the match the same: audience, markers, scouts. */
function seatFacts(view: DiggersView, playerID: PlayerID, t: Words): SeatFacts {
  const { cards, markers } = at(view.seats, playerID);
  const { total } = audienceOf(cards, view.options);
  const scouts = cards.filter((card) => PRINTS[card].role === 'scout').length;
  const [markersLabel, scoutsLabel] = [
    t('board.markers', { count: markers }),
    t('board.scouts', { count: scouts }),
  ];
  return {
    score: (
      <span role="img" aria-label={t('board.points', { points: total })} className="dg-points">
        <svg aria-hidden viewBox="0 0 16 16" className="dg-count-sign is-audience">
          <path d="M5 2.6A2.6 2.6 0 1 0 5.1 2.6ZM11.4 4A2.2 2.2 0 1 0 11.5 4ZM0.6 14C0.6 10.4 2.4 8.6 5 8.6C7.6 8.6 9.4 10.4 9.4 14ZM10.4 14C10.4 11.8 9.8 10.2 8.8 9.2C9.6 8.8 10.4 8.6 11.4 8.6C13.8 8.6 15.4 10.4 15.4 14Z" />
        </svg>
        <span className="dg-total">{total}</span>
      </span>
    ),
    counts: (
      <span className="dg-counts">
        <span role="img" aria-label={markersLabel} title={markersLabel} className="dg-count">
          <svg aria-hidden viewBox="0 0 16 16" className="dg-count-sign is-marker">
            <path d="M8 1L10 6L15 6.6L11.2 10L12.4 15L8 12.4L3.6 15L4.8 10L1 6.6L6 6Z" />
          </svg>
          {markers}
        </span>
        <span role="img" aria-label={scoutsLabel} title={scoutsLabel} className="dg-count">
          <svg aria-hidden viewBox="0 0 16 16" className="dg-count-sign is-scout">
            <path d="M1 4H4.6L6 2H10L11.4 4H15V14H1ZM8 5.6A3.2 3.2 0 1 0 8.1 5.6Z" />
          </svg>
          {scouts}
        </span>
      </span>
    ),
  };
}

/** Diggers: a talent agency's cluttered desk. */
export default function DiggersTable() {
  const t = useWords();
  const { view, ctx, seats, playerID } = useTable<DiggersView>();
  const tracks = useTracks(cardTracks);
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary();
  const others = otherSeats(seats, playerID);
  const desk = <Desk tracks={tracks} choice={choice} />;
  const phase = ctx.phase === 'bury' || ctx.phase === 'dig' ? ctx.phase : 'heartbreak';
  const isChoosing = choice.step !== 'wait' && choice.step !== 'sent';
  return (
    <TableScreen
      round={[t(`board.${phase}`)]}
      status={status}
      seat={(seat) => seatFacts(view, seat, t)}
      hand={<Hand tracks={tracks} choice={choice} />}
      handHeight="var(--dg-hand-height)"
      telling={telling}
      pieces={piecesTold(t)}
      summary={summary}
      {...(isChoosing && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="dg-room">
        <div className="dg-agency" data-others={others.length}>
          <Enlarging>{desk}</Enlarging>
          <div className="dg-side">
            <div className="dg-albums">
              {others.map((seat) => (
                <Album key={seat.playerID} playerID={seat.playerID} tracks={tracks} />
              ))}
            </div>
            <Notebook
              title={t('board.notebook')}
              button={(opens) => (
                <Button
                  {...opens}
                  className="dg-notebook"
                  aria-label={t('board.notebook')}
                  title={t('board.notebook')}
                  icon={<Contact aria-hidden size={20} />}
                />
              )}
            >
              <Notes />
            </Notebook>
          </div>
        </div>
      </div>
    </TableScreen>
  );
}
