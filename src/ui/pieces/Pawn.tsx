import { seatShape } from '../SeatMark';

/** A pawn without any sign, within 40 by 52. */
export const Pawn = () => (
  <>
    <ellipse cx="20" cy="46" rx="17" ry="5.4" className="figure-shade" />
    <path
      d="M20 2C26.4 2 30.6 6.6 30.6 12.4C30.6 16.4 28.6 19.4 25.8 21.2C30 25.4 34.6 33.6 35.6 44C31.4 48.4 8.6 48.4 4.4 44C5.4 33.6 10 25.4 14.2 21.2C11.4 19.4 9.4 16.4 9.4 12.4C9.4 6.6 13.6 2 20 2Z"
      className="figure-body"
    />
  </>
);

/** A seat's shape at the foot of its pawn: where something else is drawn above. */
export const PawnFoot = ({ seat }: { readonly seat: string }) => (
  <path d={seatShape(seat)} transform="translate(12.8 33.6) scale(0.6)" className="figure-sign" />
);
