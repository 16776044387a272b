'use client';

import type { PlayerID } from '@/kit/action';
import { classes } from '@/ui/classes';
import { Zoomable } from '@/ui/pieces/Zoom';
import { useTable } from '@/ui/table/TableProvider';
import { type PieceNumber, printedOn, valueAt } from '../rules/components';
import type { NumeriView } from '../rules/view';
import type { Garden } from './geometry';
import { placeAt } from './place';
import type { Choice } from './use-choice';
import { useWords } from './use-words';
import { StoneWorth, useStoneWorth } from './Worth';

/** The bean on a stone. */
export interface Occupant {
  readonly playerID: PlayerID;
  readonly number: PieceNumber;
}

export interface StoneProps {
  readonly space: number;
  readonly garden: Garden;
  readonly choice: Choice;
  readonly occupant: Occupant | undefined;
}

/** A stone of the path: what is printed on it, who stands there, and what pressing it does. */
export function Stone({ space, garden, choice, occupant }: StoneProps) {
  const t = useWords();
  const worth = useStoneWorth();
  const { playerID, seatOf } = useTable<NumeriView>();
  const { stage, options, picked, preview, press, pointAt } = choice;
  const value = valueAt(space);
  const facts = { space, stone: printedOn(space) };
  const canAct = stage === 'choose' || stage === 'picked';
  const own = occupant?.playerID === playerID ? occupant?.number : undefined;
  const landing = preview?.steps.find(({ to }) => to === space)?.number;
  // The second half of a split may land where the first one stood.
  const meant = picked === undefined ? (own ?? landing) : (landing ?? own);
  const label =
    canAct && meant !== undefined && meant === landing
      ? t('board.stone-landing', { ...facts, number: meant })
      : occupant === undefined
        ? t('board.stone', facts)
        : t('board.stone-taken', {
            ...facts,
            name: seatOf(occupant.playerID).name,
            number: occupant.number,
          });

  const [first, second] = picked?.steps ?? [];
  const isPicked = own !== undefined && own === first?.number;
  const begins = options.some(({ steps }) => steps[0]?.number === own);
  const look = classes(
    'nu-stone',
    occupant !== undefined && 'is-taken',
    canAct && own !== undefined && (picked === undefined ? begins : own === second?.number) && 'is-lit',
    landing !== undefined && 'is-landing',
    isPicked && landing === undefined && 'is-picked',
  );
  const printed = value !== 0 && (
    // A number in the middle, and one that looks out from under a bean, are not the same one moved.
    <span key={`${occupant !== undefined}`} className="nu-value">
      {value < 0 ? `−${-value}` : value}
    </span>
  );
  return (
    <li
      className={look}
      style={placeAt(garden, garden.spaces[space - 1] ?? { x: 0, y: 0 })}
      data-value={value}
    >
      <Zoomable paper={<StoneWorth space={space} />}>
        {!canAct || meant === undefined ? (
          <span role="img" aria-label={label} aria-description={worth(space)} className="nu-stone-place">
            {printed}
          </span>
        ) : (
          <button
            type="button"
            className="nu-stone-place"
            aria-label={label}
            aria-description={worth(space)}
            aria-pressed={isPicked}
            onClick={() => press(meant)}
            onPointerEnter={() => pointAt(own)}
            onPointerLeave={() => pointAt(undefined)}
          >
            {printed}
          </button>
        )}
      </Zoomable>
    </li>
  );
}
