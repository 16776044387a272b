'use client';

import { Undo2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { PlayerID } from '@/kit/action';
import { Button } from '../Button';
import { classes } from '../classes';
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

/** The way back from a choice: to another card, to another way. */
export interface DockBack {
  readonly label: string;
  readonly onBack: () => void;
}

/** So many names lie side by side over the way back; more of them have it as their last. */
const MOST_OVER_BACK = 4;

export interface DockNamesProps {
  readonly cells: number;
  readonly back?: DockBack | undefined;
  readonly children: ReactNode;
}

/**
 * What is chosen by a name, in rows as even as can be, and below it the way back: names have all the width, and
 * two lines each. However many and however named, the dock keeps its size.
 */
export const DockNames = ({ cells, back, children }: DockNamesProps) => {
  const isBackOneOfThem = back !== undefined && cells > MOST_OVER_BACK;
  const all = cells + Number(isBackOneOfThem);
  return (
    <div
      className={classes('dock-names', isBackOneOfThem && 'has-rows')}
      style={
        {
          '--dock-cells': cells + Number(back !== undefined),
          '--dock-row': all > MOST_OVER_BACK ? Math.ceil(all / 2) : all,
        } as CSSProperties
      }
    >
      {children}
      {back !== undefined && (
        <Button className="dock-back" title={back.label} onClick={back.onBack}>
          <Undo2 aria-hidden size={18} className="dock-back-mark" />
          <span className="dock-back-word">{back.label}</span>
        </Button>
      )}
    </div>
  );
};

export interface SeatChoicesProps {
  readonly seats: readonly PlayerID[];
  /** What choosing that seat means: `對小明打出衛兵`. */
  readonly label: (name: string) => string;
  readonly description?: (seat: PlayerID) => string | undefined;
  readonly onChoose: (seat: PlayerID) => void;
  /** The pointer or the focus rests on a seat, or on none any more. */
  readonly onPoint?: (seat: PlayerID | undefined) => void;
  readonly back?: DockBack | undefined;
}

/** Seats to choose from, by mark and name. */
export function SeatChoices({ seats, label, description, onChoose, onPoint, back }: SeatChoicesProps) {
  const { seatOf } = useTable();
  return (
    <DockNames cells={seats.length} back={back}>
      {seats.map((seat) => {
        const { name } = seatOf(seat);
        return (
          <Button
            key={seat}
            look="primary"
            className="dock-seat"
            icon={<SeatMark playerID={seat} size="1.1rem" />}
            aria-label={label(name)}
            aria-description={description?.(seat)}
            onPointerEnter={() => onPoint?.(seat)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(seat)}
            onBlur={() => onPoint?.(undefined)}
            onClick={() => onChoose(seat)}
          >
            <bdi className="two-lines" title={name}>
              {name}
            </bdi>
          </Button>
        );
      })}
    </DockNames>
  );
}
