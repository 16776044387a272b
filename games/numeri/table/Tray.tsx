'use client';

import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { travels } from '@/ui/motion/travel';
import { Zoomable } from '@/ui/pieces/Zoom';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { IN_HAND, NUMBERS, printedOn, valueAt } from '../rules/components';
import { worthOf } from '../rules/scoring';
import type { NumeriView } from '../rules/view';
import { Bean } from './Bean';
import { beanName } from './bean-name';
import type { Choice } from './use-choice';
import { signed, useWords } from './use-words';
import { BeanWorth } from './Worth';

/** The own five beans in thumb's reach: solid while they are in hand, and what each counts right now. */
export function Tray({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { view, playerID } = useTable<NumeriView>();
  const { notes } = useAids();
  if (playerID === null) return null;
  const { stage, options, picked, preview, press, pointAt } = choice;
  const canAct = stage === 'choose' || stage === 'picked';
  return (
    <ul className="nu-tray" aria-label={t('board.tray')}>
      {NUMBERS.map((number) => {
        const space = at(view.pieces, playerID)[number - 1] ?? IN_HAND;
        const points = worthOf(number, space);
        const label = t(space === IN_HAND ? 'board.bean-in-hand' : 'board.bean', {
          number,
          stone: printedOn(space),
          points: signed(points),
        });
        const begins = options.some(({ steps }) => steps[0]?.number === number);
        const isFirst = picked?.steps[0]?.number === number;
        const isNext = picked?.steps[1]?.number === number;
        const look = classes(
          'nu-tray-bean',
          space !== IN_HAND && 'is-out',
          canAct && (picked === undefined ? begins : isNext) && 'is-lit',
          (isFirst || (stage === 'sent' && preview?.steps.some((step) => step.number === number))) &&
            'is-picked',
        );
        const inside = (
          <>
            <span className="block" {...(space === IN_HAND && travels({ name: beanName(playerID, number) }))}>
              <Bean playerID={playerID} number={number} />
            </span>
            {/* The stone it stands on, as it is printed. Its room is kept before it stands on any. */}
            <span
              aria-hidden
              className={classes(
                'nu-tray-stone',
                space === IN_HAND && 'invisible',
                space !== IN_HAND && valueAt(space) < 0 && 'is-red',
              )}
            >
              {space !== IN_HAND && valueAt(space) !== 0 && printedOn(space)}
            </span>
            {notes && (
              <span key={points} aria-hidden className={classes('nu-points', points < 0 && 'is-loss')}>
                {signed(points)}
              </span>
            )}
          </>
        );
        return (
          <li key={number}>
            <Zoomable
              paper={
                <BeanWorth
                  words={`${label} · ${t('board.formula', { number, value: signed(valueAt(space)), points: signed(points) })}`}
                />
              }
            >
              {canAct ? (
                <button
                  type="button"
                  className={look}
                  aria-label={label}
                  aria-pressed={isFirst}
                  onClick={() => press(number)}
                  onPointerEnter={() => pointAt(number)}
                  onPointerLeave={() => pointAt(undefined)}
                >
                  {inside}
                </button>
              ) : (
                <span role="img" aria-label={label} className={look}>
                  {inside}
                </span>
              )}
            </Zoomable>
          </li>
        );
      })}
    </ul>
  );
}
