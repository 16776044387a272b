import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import {
  columnOf,
  isBare,
  LINES,
  LINES_THROUGH,
  NEIGHBOURS,
  rowOf,
  type Sign,
  signAt,
  TOTEMS,
  VALUES,
} from '../rules/components';
import { groupedCells } from '../rules/drawing';
import type { DrawArgs } from '../rules/schemas';
import { groupCounts } from '../rules/scoring';
import type { KaPaiView, SheetView } from '../rules/view';
import { forecast, groupWorth } from './forecast';

const signFact = (sign: Sign) => ({ sign: termFact(`signs.${sign}`) });

/** Whether a line through the square has one more of this sign, and room for the third. */
function isHalfMade(sheet: SheetView, sign: Sign, cell: number): boolean {
  const grouped = groupedCells(sheet.groups);
  return (LINES_THROUGH[cell] ?? []).some((line) => {
    const others = (LINES[line] ?? []).filter((other) => other !== cell);
    const same = others.filter((other) => signAt(sheet.cells, other) === sign && !grouped.has(other));
    const empty = others.filter((other) => isBare(sheet.cells, other) && !TOTEMS.includes(other));
    return same.length === 1 && empty.length === 1;
  });
}

const touches = (sheet: SheetView, sign: Sign, cell: number): boolean =>
  (NEIGHBOURS[cell] ?? []).some((beside) => signAt(sheet.cells, beside) === sign);

/** What speaks for a drawing: what it brings at once, else what it prepares. */
function reasonFor(view: KaPaiView, sheet: SheetView, sign: Sign, cell: number): HintSentence | undefined {
  const { lines, totems, totemPoints, ranu } = forecast(view, sheet, sign, cell);
  const facts = signFact(sign);
  if (totems > 0) return { kind: 'link', facts: { totems, points: totemPoints } };
  if (ranu > 0) return { kind: 'ranu', facts: { points: ranu } };
  if (lines.length > 0)
    return sign === 'slash'
      ? { kind: 'slash-group', facts: {} }
      : { kind: 'group', facts: { ...facts, points: groupWorth(sheet, sign) } };
  if (isHalfMade(sheet, sign, cell)) return { kind: 'half', facts };
  if ((NEIGHBOURS[cell] ?? []).some((beside) => TOTEMS.includes(beside))) return { kind: 'totem', facts };
  return touches(sheet, sign, cell) ? { kind: 'trail', facts } : undefined;
}

function markReason(sheet: SheetView, sign: Sign): HintSentence {
  const groups = groupCounts(sheet)[sign];
  const facts = { ...signFact(sign), groups };
  return groups > 0
    ? { kind: 'mark', facts }
    : { kind: 'mark-later', facts: { ...facts, value: VALUES[sign] } };
}

export function explain(view: KaPaiView, _ctx: Ctx, { move, args }: Action): Explanation {
  if (view.playerID === null || move === 'undo') return { action: { kind: 'undo', facts: {} } };
  if (move === 'done') return { action: { kind: 'done', facts: {} } };
  const sheet = at(view.sheets, view.playerID);
  if (move === 'mark') {
    const [sign] = args as readonly [Sign];
    return { action: { kind: 'mark', facts: signFact(sign) }, reason: markReason(sheet, sign) };
  }
  const [sign, cell] = args as unknown as DrawArgs;
  const reason = reasonFor(view, sheet, sign, cell);
  return {
    action: { kind: 'draw', facts: { ...signFact(sign), row: rowOf(cell) + 1, column: columnOf(cell) + 1 } },
    ...(reason !== undefined && { reason }),
  };
}
