import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { defineView, part } from '@/kit/view';
import type { Card } from './components';
import type { DiggersOptions } from './schemas';
import type { DiggersG, LaidCard, OpenSeat, StackCard } from './state';

/** A stack from outside: how many cards, how many of them face down, and the top one as it lies. */
export interface OpenStack {
  readonly count: number;
  readonly down: number;
  readonly isTopUp: boolean;
  /** Null where it lies face down, or there is none. */
  readonly top: Card | null;
}

/** What everybody knows of a match: nobody sees more than the others. */
export interface DiggersView extends SeatView {
  readonly options: DiggersOptions;
  readonly starter: PlayerID;
  readonly boxCount: number;
  readonly stacks: readonly OpenStack[];
  readonly table: readonly Readonly<LaidCard>[];
  readonly seats: readonly Readonly<OpenSeat>[];
  readonly due: number;
  readonly isDigging: boolean;
  readonly fresh: number;
  readonly isOver: boolean;
}

/** A stack as it looks: face down stays face down, on top as well (DG-r4). */
function openStack(stack: readonly StackCard[]): OpenStack {
  const top = stack.at(-1);
  let down = 0;
  for (const { isUp } of stack) if (!isUp) down++;
  const isTopUp = top?.isUp ?? false;
  return { count: stack.length, down, isTopUp, top: isTopUp ? (top?.card ?? null) : null };
}

/** A copy that shares nothing with the original. */
export const copyLaid = ({ n, x, y, card }: Readonly<LaidCard>): LaidCard => ({ n, x, y, card });

/** A copy that shares nothing with the original. */
export const copySeat = (seat: Readonly<OpenSeat>): OpenSeat => ({
  markers: seat.markers,
  cards: [...seat.cards],
  spent: [...seat.spent],
  lost: [...seat.lost],
  heartbreaks: [...seat.heartbreaks],
});

export const { view, reader } = defineView<DiggersG, DiggersView>({
  options: part(
    (G) => G.options,
    ({ costumes }) => ({ costumes }),
  ),
  starter: (G) => G.starter,
  boxCount: (G) => G.box.length,
  stacks: (G) => G.stacks.map(openStack),
  table: part((G) => G.table, copyLaid),
  seats: part((G) => G.seats, copySeat),
  due: (G) => G.due,
  isDigging: (G) => G.isDigging,
  fresh: (G) => G.fresh,
  isOver: (G) => G.isOver,
});
