'use client';

import type { ReactNode } from 'react';
import type { PlayerID } from '@/kit/action';
import { isAwaited } from '@/kit/seats';
import { classes } from '../classes';
import { type Travelling, travels } from '../motion/travel';
import { SeatMark, seatColour } from '../SeatMark';
import { aboutSeat } from './about-seat';
import { useTable } from './TableProvider';
import './place.css';

export interface PlaceProps {
  readonly playerID: PlayerID;
  /** What it is, in words: whose place, or what lies there. */
  readonly label: string;
  /** The game's own classes: how a mat looks, and how what lies on it is laid out. */
  readonly className: string;
  readonly isOut?: boolean;
  /** The name under which what is in this hand leaves and comes, where the hand itself is not shown. */
  readonly markTravels?: Travelling['name'];
  readonly markSize?: string;
  /**
   * Somebody is choosing a seat: the whole place can be pressed. The same choice stands among the buttons,
   * with its name: this one is for the pointer only.
   */
  readonly aim?:
    | { readonly isTarget: boolean; readonly isAimedAt: boolean; readonly onAim?: (() => void) | undefined }
    | undefined;
  readonly children: ReactNode;
}

/** A seat's part of the table: a mat in its colour with its mark, lit while the table waits for it. */
export function Place({
  playerID,
  label,
  className,
  isOut = false,
  markTravels,
  markSize = '1rem',
  aim,
  children,
}: PlaceProps) {
  const { ctx, playerID: own, result, pause } = useTable();
  return (
    <section
      aria-label={label}
      data-about={aboutSeat(playerID)}
      className={classes(
        'seat-mat place',
        className,
        playerID === own && 'is-mine',
        isOut && 'is-out',
        aim?.isTarget === true && 'is-target',
        aim?.isAimedAt === true && 'is-aimed-at',
        isAwaited(ctx, playerID) && result === undefined && pause === undefined && 'has-turn',
      )}
      style={{ color: seatColour(playerID) }}
    >
      <span className="place-mark" {...travels({ name: markTravels })}>
        {/* What is handed on from here lies face down. */}
        {markTravels !== undefined && <span data-up={false} />}
        <SeatMark playerID={playerID} size={markSize} />
      </span>
      {children}
      {aim?.onAim !== undefined && (
        <button type="button" tabIndex={-1} aria-hidden className="place-aim" onClick={aim.onAim} />
      )}
    </section>
  );
}
