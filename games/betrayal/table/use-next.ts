import { seatIn } from '@/kit/journal';
import { asFact, type WordingPart } from '@/ui/table/message-parts';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import type { Goal } from '../rules/thing';
import type { BetrayalView } from '../rules/view';
import { sidesOf } from './plan';

/** Aims that are for a room nobody has found, on the floors where it may lie. */
const SEARCH = /^(?:find|look)-/;

/** The next step of an aim: what the reader holds is the reader's, and where no door is left to open that is said. */
export function useNext(): (goal: Pick<Goal, 'next' | 'floors'>) => readonly WordingPart[] | undefined {
  const { message } = useWording();
  const { view, playerID } = useTable<BetrayalView>();
  return ({ next: { kind, facts = {} }, floors = [] }) => {
    const isMine = playerID !== null && Object.values(facts).some((fact) => seatIn(fact) === playerID);
    const own = isMine ? message(`next.${kind}-mine`, facts) : undefined;
    const line = own ?? message(`next.${kind}`, facts);
    if (line === undefined || floors.length === 0 || !SEARCH.test(kind)) return line;
    const hasDoor = view.tiles.some(
      (tile) => floors.includes(tile.floor) && sidesOf(view.tiles, tile).includes('open'),
    );
    return hasDoor ? line : message('next.no-door-left', { next: asFact(line) });
  };
}
