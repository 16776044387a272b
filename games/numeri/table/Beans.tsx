'use client';

import type { CSSProperties } from 'react';
import { seatIDs } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { seatColour } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { IN_HAND, NUMBERS } from '../rules/components';
import type { NumeriView } from '../rules/view';
import { Bean } from './Bean';
import type { Garden } from './geometry';
import type { LastMove } from './last-move';
import { placeAt } from './place';
import type { Choice } from './use-choice';

export interface BeansProps {
  readonly garden: Garden;
  readonly choice: Choice;
  readonly last: LastMove | undefined;
}

/** Every bean on the path, where it went from last, and where it would go. The stones say it in words. */
export function Beans({ garden, choice, last }: BeansProps) {
  const { view, playerID } = useTable<NumeriView>();
  const { stage, preview, picked } = choice;
  const pointOf = (space: number) => garden.spaces[space - 1] ?? { x: 0, y: 0 };
  const isLast = (seat: string, number: number) =>
    last?.playerID === seat && last.steps.some((step) => step.number === number);
  const leaves = (seat: string, number: number) =>
    seat === playerID && (picked ?? preview)?.steps.some((step) => step.number === number) === true;
  return (
    <div aria-hidden className="nu-beans">
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
          return (
            <span
              key={`${seat} ${number}`}
              className={classes(
                'nu-standing',
                isLast(seat, number) && 'is-last',
                picked !== undefined && leaves(seat, number) && 'is-leaving',
              )}
              style={placeAt(garden, pointOf(space))}
            >
              <span key={space} className="nu-hop">
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
          </span>
        ))}
    </div>
  );
}
