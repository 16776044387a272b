'use client';

import { type CSSProperties, useRef } from 'react';
import { seatIDs } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { travels } from '@/ui/motion/travel';
import { seatColour } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { IN_HAND, NUMBERS } from '../rules/components';
import { isInChain } from '../rules/path';
import type { NumeriView } from '../rules/view';
import { Bean } from './Bean';
import { beanName } from './bean-name';
import type { Garden } from './geometry';
import type { LastMove } from './last-move';
import { placeAt } from './place';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useWalk } from './use-walk';

export interface BeansProps {
  readonly garden: Garden;
  readonly choice: Choice;
  readonly last: LastMove | undefined;
  /** The last action linked beans: they glow. */
  readonly isBonus: boolean;
}

/** Where two neighbours are linked, by the first of their spaces: what earns another roll. */
const links = ({ pieces }: NumeriView) =>
  pieces.flatMap((own, seat) =>
    own
      .filter((space) => space !== IN_HAND && own.includes(space + 1) && isInChain(own, space))
      .map((space) => ({ seat: String(seat), space })),
  );

/** Every bean on the path, where it went from last, and where it would go. The stones say it in words. */
export function Beans({ garden, choice, last, isBonus }: BeansProps) {
  const beans = useRef<HTMLDivElement>(null);
  useWalk(beans, garden, last);
  const { view, playerID } = useTable<NumeriView>();
  const { stage, preview, picked } = choice;
  const foreseen = useForecast()(preview);
  const pointOf = (space: number) => garden.spaces[space - 1] ?? { x: 0, y: 0 };
  const lastStep = (seat: string, number: number) =>
    last?.playerID === seat ? last.steps.find((step) => step.number === number) : undefined;
  const leaves = (seat: string, number: number) =>
    seat === playerID && (picked ?? preview)?.steps.some((step) => step.number === number) === true;
  return (
    <div ref={beans} aria-hidden className="nu-beans">
      {links(view).map(({ seat, space }) => {
        const [from, to] = [pointOf(space), pointOf(space + 1)];
        return (
          <span
            key={`link ${space}`}
            className={classes('nu-link', isBonus && last?.playerID === seat && 'is-new')}
            style={
              {
                ...placeAt(garden, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
                '--turn': `${Math.atan2(to.y - from.y, to.x - from.x)}rad`,
                color: seatColour(seat),
              } as CSSProperties
            }
          />
        );
      })}
      {last?.steps.map(
        ({ number, from }) =>
          from !== IN_HAND && (
            <span
              key={`from ${number}`}
              className="nu-footprint"
              style={{ ...placeAt(garden, pointOf(from)), color: seatColour(last.playerID) }}
            />
          ),
      )}
      {seatIDs(view.pieces.length).flatMap((seat) =>
        NUMBERS.map((number) => {
          const space = view.pieces[Number(seat)]?.[number - 1] ?? IN_HAND;
          if (space === IN_HAND) return null;
          const step = lastStep(seat, number);
          const isLinked = isInChain(view.pieces[Number(seat)] ?? [], space);
          return (
            <span
              key={`${seat} ${number}`}
              data-bean={`${seat} ${number}`}
              className={classes(
                'nu-standing',
                step !== undefined && 'is-last',
                isLinked && isBonus && last?.playerID === seat && 'is-linked',
                picked !== undefined && leaves(seat, number) && 'is-leaving',
              )}
              style={placeAt(garden, pointOf(space))}
            >
              <span
                className="block"
                {...(step?.from === IN_HAND && travels({ name: beanName(seat, number) }))}
              >
                <Bean playerID={seat} number={number} />
              </span>
            </span>
          );
        }),
      )}
      {playerID !== null &&
        preview?.steps.map(({ number, to }, index) => (
          <span
            key={`ghost ${number}`}
            className={classes(
              'nu-standing nu-ghost',
              (picked !== undefined || stage === 'sent') && 'is-sure',
            )}
            style={{ ...placeAt(garden, pointOf(to)), '--delay': index } as CSSProperties}
          >
            <Bean playerID={playerID} number={number} />
            {foreseen !== undefined && index === preview.steps.length - 1 && (
              <span className={classes('nu-forecast', foreseen.isLoss && 'is-loss')}>
                {[foreseen.points, ...foreseen.notes].map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            )}
          </span>
        ))}
    </div>
  );
}
