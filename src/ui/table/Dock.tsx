'use client';

import type { CSSProperties, ReactNode } from 'react';
import type { PlayerID } from '@/kit/action';
import { Button } from '../Button';
import { SeatMark } from '../SeatMark';
import { useTable } from './TableProvider';

/** So many cells lie in one line on a phone. */
const MOST_IN_LINE = 4;

export interface DockTrayProps {
  /** How many things lie in it. */
  readonly cells: number;
  readonly children: ReactNode;
}

/** What is to be named, laid out evenly: in one line where there is width for it, else in two. */
export const DockTray = ({ cells, children }: DockTrayProps) => (
  <div
    className={cells > MOST_IN_LINE ? 'dock-tray' : 'dock-line'}
    style={{ '--dock-cells': cells, '--dock-half': Math.ceil(cells / 2) } as CSSProperties}
  >
    {children}
  </div>
);

export interface SeatChoicesProps {
  readonly seats: readonly PlayerID[];
  /** What choosing that seat means: `對小明打出衛兵`. */
  readonly label: (name: string) => string;
  readonly description?: (seat: PlayerID) => string | undefined;
  readonly onChoose: (seat: PlayerID) => void;
  /** The pointer or the focus rests on a seat, or on none any more. */
  readonly onPoint?: (seat: PlayerID | undefined) => void;
  /** The way back, at their end. */
  readonly cancel?: ReactNode;
}

/** Seats to choose from, by mark and name. However many and however named, the dock keeps its size. */
export function SeatChoices({ seats, label, description, onChoose, onPoint, cancel }: SeatChoicesProps) {
  const { seatOf } = useTable();
  const buttons = seats.map((seat) => {
    const { name } = seatOf(seat);
    return (
      <Button
        key={seat}
        look="primary"
        className="dock-seat"
        icon={<SeatMark playerID={seat} />}
        aria-label={label(name)}
        aria-description={description?.(seat)}
        onPointerEnter={() => onPoint?.(seat)}
        onPointerLeave={() => onPoint?.(undefined)}
        onFocus={() => onPoint?.(seat)}
        onBlur={() => onPoint?.(undefined)}
        onClick={() => onChoose(seat)}
      >
        <bdi className="truncate" title={name}>
          {name}
        </bdi>
      </Button>
    );
  });
  const cells = seats.length + (cancel === undefined ? 0 : 1);
  return (
    <DockTray cells={cells}>
      {buttons}
      {cancel}
    </DockTray>
  );
}
