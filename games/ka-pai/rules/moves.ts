import type { FnContext } from 'boardgame.io';
import { defineMove, type MoveContext } from '@/kit/move';
import { at, LOCKED } from '@/kit/seats';
import { DICE, ERASERS, SYMBOLS, withSign } from './components';
import { isFull, linesMade } from './drawing';
import { tellDone, tellDrawing, tellEnd, tellLink, tellMark, tellRoll, tellUndo } from './journal';
import { refuseDone, refuseDraw, refuseMark, refuseUndo } from './legal';
import { type DrawArgs, drawArgs, type MarkArgs, markArgs, type NoArgs, noArgs } from './schemas';
import type { KaPaiG } from './state';
import { linkedTotems } from './totems';
import { type KaPaiView, reader } from './view';

/** The stage in which a seat uses the roll. */
export const DRAWING = 'draw';

/** The dice are thrown, and every pencil is taken up. */
export function beginRoll({ G, ctx, random }: FnContext<KaPaiG>): void {
  G.roll += 1;
  G.dice = DICE.map((faces) => faces[random.Die(faces.length) - 1] ?? SYMBOLS[0]);
  for (const sheet of G.sheets) {
    sheet.drawn = [];
    sheet.erased = 0;
    sheet.isDone = false;
  }
  tellRoll(G, ctx.currentPlayer);
}

/** The next roll comes when everybody is done (KP13). */
export const isRollOver = (G: KaPaiG): boolean => G.sheets.every(({ isDone }) => isDone);

/** Everybody is done, and no square is left: all sheets fill with the same roll (KP-r25). */
export const isGameOver = (G: KaPaiG): boolean =>
  isRollOver(G) && G.sheets.every((sheet) => isFull(G.options.sheet, sheet));

/** Draws a sign (KP-r8), and circles the group it makes (KP-r10, KP4). */
export const draw = defineMove<KaPaiG, KaPaiView, DrawArgs>({
  args: drawArgs,
  view: reader,
  refuse: refuseDraw,
  apply: ({ G, playerID }, [sign, cell, chosen]) => {
    const sheet = at(G.sheets, playerID);
    const line = chosen ?? linesMade(sheet, sign, cell)[0] ?? null;
    const before = G.journal === null ? 0 : linkedTotems(sheet.cells);
    sheet.cells = withSign(sheet.cells, cell, sign);
    if (line !== null) sheet.groups.push(line);
    sheet.drawn.push({ cell, line, mark: null });
    if (G.journal === null) return;
    tellDrawing(G, playerID, sign, { cell, line, mark: null });
    const totems = linkedTotems(sheet.cells);
    if (totems > before) tellLink(G, playerID, totems);
  },
});

/** Ticks a bonus box for the group of slashes just made (KP-r14), of slashes as well (KP9). */
export const mark = defineMove<KaPaiG, KaPaiView, MarkArgs>({
  args: markArgs,
  view: reader,
  refuse: refuseMark,
  apply: ({ G, playerID }, [sign]) => {
    const sheet = at(G.sheets, playerID);
    const last = sheet.drawn.at(-1);
    if (last !== undefined) last.mark = sign;
    sheet.marks[sign] += 1;
    tellMark(G, playerID, sign);
  },
});

/** Rubs out all that was drawn of this roll (KP-t2). */
export const undo = defineMove<KaPaiG, KaPaiView, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseUndo,
  apply: ({ G, playerID, events }) => {
    const sheet = at(G.sheets, playerID);
    tellUndo(G, playerID, sheet.drawn.length);
    for (const { cell, line, mark: ticked } of [...sheet.drawn].reverse()) {
      sheet.cells = withSign(sheet.cells, cell, null);
      if (line !== null) sheet.groups.pop();
      if (ticked !== null) sheet.marks[ticked] -= 1;
    }
    sheet.drawn = [];
    sheet.erased += 1;
    if (!sheet.isDone) return;
    sheet.isDone = false;
    events.setStage(DRAWING);
  },
});

/** Puts the pencil down. The last one to do so ends the roll. */
export const done = defineMove<KaPaiG, KaPaiView, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseDone,
  apply: ({ G, playerID, events }: MoveContext<KaPaiG>) => {
    const sheet = at(G.sheets, playerID);
    sheet.isDone = true;
    tellDone(G, playerID);
    if (isGameOver(G)) tellEnd(G);
    if (isRollOver(G)) return;
    if (sheet.erased < ERASERS) events.setStage(LOCKED);
    else events.endStage();
  },
});
