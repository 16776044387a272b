import { SeatMark } from '../SeatMark';

/** A round table from above with four pieces round it. */
export function TableMark({ size = '2.4rem' }: { readonly size?: string }) {
  return (
    <span className="relative inline-block shrink-0" style={{ width: size, height: size }} aria-hidden>
      <span className="board absolute inset-[16%] rounded-full" />
      <SeatMark playerID="0" size="36%" className="absolute top-0 left-[32%]" />
      <SeatMark playerID="1" size="34%" className="absolute top-[33%] right-0" />
      <SeatMark playerID="2" size="36%" className="absolute bottom-0 left-[32%]" />
      <SeatMark playerID="3" size="36%" className="absolute top-[32%] left-0" />
    </span>
  );
}
