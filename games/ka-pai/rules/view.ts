import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { defineView, part } from '@/kit/view';
import type { Cells, Sign } from './components';
import type { KaPaiOptions } from './schemas';
import type { Drawn, KaPaiG, Sheet } from './state';

/** A sheet as everybody sees it. */
export interface SheetView {
  readonly cells: Cells;
  readonly groups: readonly number[];
  readonly marks: Readonly<Record<Sign, number>>;
  readonly drawn: readonly Readonly<Drawn>[];
  readonly erased: number;
  readonly isDone: boolean;
}

/** Everything one seat, or a spectator, may know of a match: all sheets lie open at once (KP-t1). */
export interface KaPaiView extends SeatView {
  readonly options: KaPaiOptions;
  readonly starter: PlayerID;
  readonly roll: number;
  readonly dice: readonly Sign[];
  readonly sheets: readonly SheetView[];
}

/** A copy that shares nothing with the original. */
export const copySheet = ({ cells, groups, marks, drawn, erased, isDone }: SheetView): Sheet => ({
  cells,
  groups: [...groups],
  marks: { triangle: marks.triangle, square: marks.square, circle: marks.circle, slash: marks.slash },
  drawn: drawn.map(({ cell, line, mark }) => ({ cell, line, mark })),
  erased,
  isDone,
});

export const { view, reader } = defineView<KaPaiG, KaPaiView>({
  options: part(
    (G) => G.options,
    ({ sheet }) => ({ sheet }),
  ),
  starter: (G) => G.starter,
  roll: (G) => G.roll,
  dice: (G) => G.dice,
  sheets: part<KaPaiG, readonly SheetView[]>((G) => G.sheets, copySheet as (sheet: SheetView) => SheetView),
});
