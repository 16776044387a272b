'use client';

import type { CSSProperties } from 'react';
import { classes } from '@/ui/classes';
import { Dice } from '@/ui/pieces/Dice';
import { SeatMark } from '@/ui/SeatMark';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { FACES } from '../rules/components';
import type { NumeriView } from '../rules/view';
import { Die, printOf } from './Die';
import type { Garden } from './geometry';
import { rollsOf } from './last-move';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

interface YardProps {
  readonly garden: Garden;
  readonly choice: Choice;
}

/** The corner the path leaves free: the die, whose roll it is, and the rolls before it that were no use. */
export function Yard({ garden, choice: { stage, throwDie } }: YardProps) {
  const t = useWords();
  const { view, ctx, playerID, seatOf, journal, moment } = useTable<NumeriView>();
  const { passed, isBonus } = rollsOf(journal, moment);
  const { yard, width, height } = garden;
  const style: CSSProperties = {
    left: percent(yard.x, width),
    top: percent(yard.y, height),
    width: percent(yard.width, width),
    height: percent(yard.height, height),
  };
  const { name } = seatOf(ctx.currentPlayer);
  return (
    <div className="nu-yard" style={style}>
      {view.die !== null && stage !== 'wait' && (
        <span className={classes('nu-thrown', stage !== 'throw' && 'is-up')}>
          <Dice
            label={t('board.die', { name })}
            faces={[stage === 'throw' ? null : { print: printOf(view.die), label: t(`faces.${view.die}`) }]}
            thrown={`${playerID} ${ctx.turn} ${ctx.numMoves} ${stage === 'throw'}`}
            {...(stage === 'throw' && {
              throwing: { label: t('actions.throw-die'), onThrow: throwDie },
            })}
          />
        </span>
      )}
      {view.die !== null && stage === 'wait' && (
        <span key={`${ctx.turn} ${ctx.numMoves}`} className="nu-rolled">
          <Die face={view.die} label={t('board.rolled', { name, die: t(`faces.${view.die}`) })} />
        </span>
      )}
      {/* Written anew with every roll, so that nothing in it slides aside. */}
      <span key={`words ${ctx.turn} ${ctx.numMoves}`} className="nu-yard-words">
        {view.die === null ? (
          <span>{t('board.over')}</span>
        ) : (
          <span aria-hidden className="nu-roller">
            <SeatMark playerID={ctx.currentPlayer} />
            <bdi className="two-lines">{name}</bdi>
          </span>
        )}
        {isBonus && <span className="nu-bonus">{t('board.bonus')}</span>}
        {passed.map(({ playerID, face }, index) => {
          const rolled = FACES.find((candidate) => String(candidate) === face);
          const label = t('board.passed', { name: seatOf(playerID).name });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same seat may pass twice with the same face
            <Sign key={index} says={label} className="nu-passed">
              <SeatMark playerID={playerID} />
              {rolled !== undefined && <Die face={rolled} />}
            </Sign>
          );
        })}
      </span>
    </div>
  );
}
