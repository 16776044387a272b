import type { PlayerID } from '@/kit/action';
import { classes } from '@/ui/classes';
import { Pawn, PawnFoot } from '@/ui/pieces/Pawn';
import { seatColour } from '@/ui/SeatMark';
import type { CastOver as Over } from '@/ui/table/HandOver';
import type { ExplorerID } from '../rules/components';
import { colourOf } from './colour-of';
import { Head } from './Portrait';
import { useNames } from './use-words';
import './faces.css';

/** A hand comes with its face out of the same script. */
export { Portrait } from './Portrait';

/** A head within a ring in its seat's colour: a circle of 60 around 32, 31. */
const Medallion = ({ explorer }: { readonly explorer: ExplorerID }) => (
  <g className="bt-medallion" data-colour={colourOf(explorer)}>
    <circle cx="32" cy="31" r="27" className="bt-portrait-ground" />
    <path d="M13 50C17 44 23 41 32 41S47 44 51 50A27 27 0 0 1 13 50Z" className="bt-portrait-coat" />
    <Head explorer={explorer} />
    <circle cx="32" cy="31" r="27" className="bt-medallion-ring" />
  </g>
);

interface FaceProps {
  readonly seat: PlayerID;
  readonly explorer: ExplorerID;
}

interface SeatFaceProps extends FaceProps {
  /** Its explorer is dead, or out of the house: the face is dimmed. */
  readonly isGone?: boolean;
}

/** Lies over its seat's mark, which is seen at its edge. Decoration: a name stands beside it. */
export const SeatFace = ({ seat, explorer, isGone = false }: SeatFaceProps) => (
  <svg
    aria-hidden
    viewBox="2 1 60 60"
    className={classes('bt-face', isGone && 'is-gone')}
    style={{ color: seatColour(seat) }}
  >
    <Medallion explorer={explorer} />
  </svg>
);

/** An explorer's pawn: its face where a pawn has its head, its seat's sign at its foot. */
export const FacePawn = ({ seat, explorer }: FaceProps) => (
  <>
    <Pawn />
    <g transform="translate(20 17) scale(0.62) translate(-32 -31)">
      <Medallion explorer={explorer} />
    </g>
    <PawnFoot seat={seat} />
  </>
);

/** An explorer's face over its seat's mark, and the name below: for a page on which no table lies. */
export const CastOver: Over = ({ playerID, cast, children }) => {
  const name = useNames();
  return (
    <span className="bt-cast">
      <span className="seat-light">
        {children}
        <SeatFace seat={playerID} explorer={cast} />
      </span>
      <span>{name('explorers', cast)}</span>
    </span>
  );
};
