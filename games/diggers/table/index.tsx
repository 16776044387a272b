'use client';

import { Contact } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { useTracks } from '@/ui/pieces/use-tracks';
import { Sign } from '@/ui/Sign';
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
import { CountSign } from './CountSign';
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
import { late } from '@/ui/late';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

const Notes = late(async () => ({ default: (await import('./Notes')).Notes }));

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
      <Sign says={t('board.points', { points: total })} className="dg-points">
        <CountSign kind="audience" />
        <span className="dg-total">{total}</span>
      </Sign>
    ),
    counts: (
      <span className="dg-counts">
        <Sign says={markersLabel} className="dg-count">
          <CountSign kind="marker" />
          {markers}
        </Sign>
        <Sign says={scoutsLabel} className="dg-count">
          <CountSign kind="scout" />
          {scouts}
        </Sign>
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
      legend={<Legend />}
      {...(isChoosing && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="dg-room">
        <div
          className="dg-agency"
          data-others={others.length}
          style={{ '--dg-others': others.length } as CSSProperties}
        >
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
