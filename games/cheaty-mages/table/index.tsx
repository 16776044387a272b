'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { travels } from '@/ui/motion/travel';
import { zoneOf } from '@/ui/pieces/tracks';
import { useTracks } from '@/ui/pieces/use-tracks';
import { Sign } from '@/ui/Sign';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { LANES } from '../rules/components';
import type { CheatyMagesView } from '../rules/view';
import { Bench } from './Bench';
import { BoutSlip } from './BoutSlip';
import { Choices } from './Choices';
import { Corner } from './Corner';
import { cardTracks } from './card-tracks';
import { Hand } from './Hand';
import { OpenHands } from './OpenHands';
import './paints.css';
import './cards.css';
import './arena.css';
import './corner.css';
import './hand.css';
import './papers.css';
import { late } from '@/ui/late';
import { telling } from './telling';
import { piecesTold } from './told-pieces';
import { type Choice, useChoice } from './use-choice';
import { useKeys } from './use-keys';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

/** What stands on a seat's plate: coins, cards, how many fighters it has bet on, whether it has passed. */
function seatFacts(view: CheatyMagesView, playerID: PlayerID, choice: Choice, t: Words): SeatFacts {
  const { coins, hasPassed } = at(view.seats, playerID);
  const cards = at(view.handCounts, playerID);
  const bets = at(view.betCounts, playerID);
  const isOwn = playerID === view.playerID;
  const isAiming = choice.step === 'aim' && choice.aim === 'seat';
  const isTarget = isAiming && choice.options.includes(playerID);
  return {
    score: (
      <Sign says={t('board.coins', { count: coins })} className="cm-coins">
        {coins}
      </Sign>
    ),
    counts: (
      <span className="cm-counts">
        <Sign says={t('board.cards', { count: cards })} className="cm-count-cards">
          <span className="cm-tiny-back" {...(!isOwn && travels({ name: zoneOf('hand', playerID) }))} />
          {cards}
        </Sign>
        <Sign says={t('board.bets', { count: bets })} className="cm-count-bets">
          {LANES.slice(0, 3).map((place) => (
            <span key={place} className={place <= bets ? 'is-bet' : undefined} />
          ))}
        </Sign>
        <span
          className={classes('cm-passed', hasPassed && view.betCounts.every((count) => count > 0) && 'is-on')}
        >
          {t('board.passed')}
        </span>
      </span>
    ),
    isLit: isTarget,
    isSelected: choice.pointed === playerID,
    ...(isTarget && { onPress: () => choice.choose(playerID), pressLabel: t('board.aim') }),
  };
}

/** An arena by torchlight: the judge above, five fighters side by side, spells below each. */
export default function CheatyMagesTable() {
  const t = useWords();
  const { view, openViews, playerID } = useTable<CheatyMagesView>();
  const tracks = useTracks(cardTracks);
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary();
  const { step } = choice;
  const hasChoices = step === 'bet' || step === 'card' || step === 'aim' || step === 'refill';
  return (
    <TableScreen
      round={[t('board.bout', { bout: view.bout })]}
      status={status}
      seat={(seat) => seatFacts(view, seat, choice, t)}
      hand={<Hand tracks={tracks} choice={choice} />}
      handHeight="var(--cm-hand-height)"
      hasWideHand
      telling={telling}
      pieces={piecesTold(t)}
      summary={summary}
      legend={<Legend />}
      {...(hasChoices && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="cm-scene">
        <div
          className={classes(
            'cm-arena',
            playerID === null && 'is-watched',
            openViews !== undefined && 'is-open',
            (step === 'aim' || step === 'bet') && 'is-aiming',
          )}
        >
          <Bench tracks={tracks} />
          <ol className="cm-corners">
            {LANES.map((lane) => (
              <Corner key={lane} lane={lane} tracks={tracks} choice={choice} />
            ))}
          </ol>
          <OpenHands tracks={tracks} />
          <BoutSlip />
        </div>
      </div>
    </TableScreen>
  );
}
