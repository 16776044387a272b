import type { PlayerID } from '@/kit/action';
import { SeatMark, seatColour } from '@/ui/SeatMark';

const BODY =
  'M18 18C30 4 52 2 68 7C86 12 97 27 97 44C97 66 80 84 60 84C46 84 40 73 31 67C21 61 5 62 3 45C2 34 9 28 18 18Z';
const SHINE = 'M20 27C31 15 46 11 60 14';

export interface BeanProps {
  readonly playerID: PlayerID;
  readonly number: number;
}

/** A bean of a seat's colour with that seat's shape on it, and its number: as wide as the place it lies in. */
export function Bean({ playerID, number }: BeanProps) {
  return (
    <span aria-hidden className="nu-bean" style={{ color: seatColour(playerID) }}>
      <svg aria-hidden viewBox="0 0 100 96" className="nu-bean-body">
        <path d={BODY} className="nu-bean-edge" transform="translate(0 8)" />
        <path d={BODY} className="nu-bean-face" />
        <path d={SHINE} className="nu-bean-shine" />
      </svg>
      <span className="nu-bean-patch">
        <SeatMark playerID={playerID} size="100%" />
      </span>
      <span className="nu-bean-number" data-seat={playerID}>
        {number}
      </span>
    </span>
  );
}
