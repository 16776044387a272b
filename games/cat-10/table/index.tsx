'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { late } from '@/ui/late';
import type { Tracks } from '@/ui/pieces/tracks';
import { useTracks } from '@/ui/pieces/use-tracks';
import { Sign } from '@/ui/Sign';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { otherSeats } from '@/ui/table/table-state';
import type { Cat10View } from '../rules/view';
import { pointsOf } from '../seat/chances';
import { Choices } from './Choices';
import { cardTracks } from './card-tracks';
import './cats.css';
import './cards.css';
import './kitchen.css';
import './place.css';
import './open.css';
import './shelf.css';
import './stove.css';
import './gauge.css';
import './hand.css';
import { Hand } from './Hand';
import { Pile } from './Pile';
import { PotFace } from './PotCard';
import { JumboPot } from './pictures/CatPot';
import { SeatPlace } from './SeatPlace';
import { Shelf } from './Shelf';
import { Stove } from './Stove';
import { telling } from './telling';
import { piecesTold } from './told-pieces';
import { type Aim, useAim } from './use-aim';
import { useKeys } from './use-keys';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

/** What stands on a seat's plate. */
function seatFacts(view: Cat10View, seat: PlayerID, aim: Aim | undefined, t: Words): SeatFacts {
  const points = at(pointsOf(view), seat);
  const jumbos = at(view.jumbos, seat);
  const inWords = [t('board.points', { points }), t('board.jumbos', { count: jumbos })].join(
    t('board.comma'),
  );
  return {
    score: (
      <Sign key={inWords} says={inWords} className="c10-points">
        <span className="c10-points-number">{points}</span>
        {jumbos > 0 && (
          <span className="c10-points-jumbos">
            <JumboPot />
            {jumbos > 1 && `×${jumbos}`}
          </span>
        )}
      </Sign>
    ),
    ...(aim !== undefined && {
      isLit: aim.targets.includes(seat),
      isSelected: aim.pointed === seat,
      ...(seat !== view.playerID && {
        onPress: () => aim.choose(seat),
        pressLabel: t(`board.${aim.move}`),
      }),
    }),
  };
}

/** Deck and discards, to the left of the stove; a tap on the deck opens the next pot. */
function Counter({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const { view, legal, attempt } = useTable<Cat10View>();
  const mayFlip = legal.some(({ move }) => move === 'flip');
  return (
    <>
      <div className={classes('c10-deck', mayFlip && 'is-lit')}>
        <Pile tracks={tracks} zone="deck" label={t('board.deck-name')} />
        {/* The same stands among the choices, in words: this one is for the pointer only. */}
        {mayFlip && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className="c10-tap"
            onClick={() => attempt({ move: 'flip', args: [] })}
          />
        )}
      </div>
      <div className="c10-discards">
        <Pile
          tracks={tracks}
          zone="discards"
          label={t('board.discards-name')}
          face={(place) => {
            const card = view.discards[place];
            return card !== undefined && <PotFace card={card} />;
          }}
        />
      </div>
    </>
  );
}

/** Cat 10 in its kitchen: the others' piles along the wall, the stove before them, the own pile at the edge. */
export default function Cat10Table() {
  const t = useWords();
  const { view, openViews, seats, playerID, legal } = useTable<Cat10View>();
  const tracks = useTracks(cardTracks);
  const aim = useAim();
  const isByKeyboard = useKeys();
  const status = useStatus();
  const summary = useSummary();
  const others = otherSeats(seats, playerID);
  return (
    <TableScreen
      round={[t('board.deck', { count: view.deckCount })]}
      status={status}
      seat={(seat) => seatFacts(view, seat, aim, t)}
      hand={<Hand tracks={tracks} />}
      handHeight="var(--c10-hand-height)"
      telling={telling}
      pieces={piecesTold(t)}
      summary={summary}
      legend={<Legend />}
      {...(legal.length > 0 && { choices: <Choices aim={aim} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="c10-room">
        <div
          className={classes('c10-kitchen', openViews !== undefined && 'is-open')}
          data-others={others.length}
          data-watched={playerID === null}
        >
          <div className="c10-places">
            {others.map((seat) => (
              <SeatPlace key={seat.playerID} playerID={seat.playerID} tracks={tracks} aim={aim} />
            ))}
          </div>
          <Counter tracks={tracks} />
          <Stove tracks={tracks} />
          <Shelf tracks={tracks} />
        </div>
      </div>
    </TableScreen>
  );
}
