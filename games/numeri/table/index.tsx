'use client';

import { type CSSProperties, useMemo } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { travels } from '@/ui/motion/travel';
import { seatColour } from '@/ui/SeatMark';
import { Sign } from '@/ui/Sign';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { IN_HAND, LAST, NUMBERS } from '../rules/components';
import { totalOf } from '../rules/scoring';
import type { NumeriView } from '../rules/view';
import { Beans } from './Beans';
import { beanName } from './bean-name';
import { Choices } from './Choices';
import { Gate, GateWords } from './Gate';
import { Ground } from './Ground';
import { lastMove, rollsOf } from './last-move';
import { type Occupant, Stone } from './Stone';
import { Tray } from './Tray';
import { telling } from './telling';
import { useChoice } from './use-choice';
import { useGarden } from './use-garden';
import { useKeys } from './use-keys';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';
import { Yard } from './Yard';
import './garden.css';
import './stones.css';
import './beans.css';
import './yard.css';
import { late } from '@/ui/late';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

/** What stands on a seat's plate: the points as they are now, and which beans have not entered yet. */
function seatFacts(view: NumeriView, playerID: PlayerID, isMine: boolean, t: Words): SeatFacts {
  const own = at(view.pieces, playerID);
  const total = totalOf(own);
  const inHand = NUMBERS.filter((number) => own[number - 1] === IN_HAND);
  return {
    score: <span>{t('board.points', { points: total < 0 ? `−${-total}` : String(total) })}</span>,
    ...(!isMine && {
      counts: (
        <Sign
          says={t('board.in-hand', { count: inHand.length, numbers: inHand.join(t('board.comma')) })}
          className="nu-in-hand"
          style={{ '--nu-seat': seatColour(playerID) } as CSSProperties}
        >
          {NUMBERS.map((number) => (
            <span
              key={number}
              data-waits={own[number - 1] === IN_HAND}
              {...(own[number - 1] === IN_HAND && travels({ name: beanName(playerID, number) }))}
            >
              {number}
            </span>
          ))}
        </Sign>
      ),
    }),
  };
}

/** Who stands where. */
function occupants(view: NumeriView): Map<number, Occupant> {
  const standing = new Map<number, Occupant>();
  for (const [seat, own] of view.pieces.entries())
    for (const number of NUMBERS) {
      const space = own[number - 1] ?? IN_HAND;
      if (space !== IN_HAND) standing.set(space, { playerID: String(seat), number });
    }
  return standing;
}

/** Numeri in its garden. */
export default function NumeriTable() {
  const t = useWords();
  const { view, playerID, journal, moment } = useTable<NumeriView>();
  const garden = useGarden();
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary(choice);
  const last = useMemo(() => lastMove(journal, moment), [journal, moment]);
  const standing = occupants(view);
  const isMyRoll = choice.stage === 'throw' || choice.stage === 'choose' || choice.stage === 'picked';
  return (
    <TableScreen
      status={status}
      seat={(seat) => seatFacts(view, seat, seat === playerID, t)}
      hand={<Tray choice={choice} />}
      handHeight="4.6rem"
      telling={telling}
      summary={summary}
      isUnshown={choice.stage === 'throw'}
      legend={<Legend />}
      {...(isMyRoll && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="nu-garden">
        <div
          className="nu-board"
          style={{ '--ratio': garden.width / garden.height, '--across': garden.width / 100 } as CSSProperties}
        >
          <Ground garden={garden} />
          <Gate garden={garden} />
          <ol className="nu-path" aria-label={t('board.path')}>
            {Array.from({ length: LAST }, (_, index) => {
              const space = index + 1;
              return (
                <Stone
                  key={space}
                  space={space}
                  garden={garden}
                  choice={choice}
                  occupant={standing.get(space)}
                />
              );
            })}
          </ol>
          <Beans garden={garden} choice={choice} last={last} isBonus={rollsOf(journal, moment).isBonus} />
          <GateWords garden={garden} />
          <Yard garden={garden} choice={choice} />
        </div>
      </div>
    </TableScreen>
  );
}
