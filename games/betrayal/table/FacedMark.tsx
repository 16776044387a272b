import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import { useFaces } from './use-faces';
import './faces.css';

/** A seat's mark, and once it has come its explorer's face over it. A name stands beside it. */
export function FacedMark({ seat, size }: { readonly seat: PlayerID; readonly size: string }) {
  const { view } = useTable<BetrayalView>();
  const faces = useFaces(true);
  const { explorer, life } = at(view.explorers, seat);
  return (
    <span className="seat-light">
      <SeatMark playerID={seat} size={size} />
      {faces !== undefined && explorer !== null && (
        <faces.SeatFace seat={seat} explorer={explorer} isGone={life !== 'alive'} />
      )}
    </span>
  );
}
