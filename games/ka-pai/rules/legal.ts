import type { Ctx } from 'boardgame.io';
import type { Action, Json, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { at, isActive } from '@/kit/seats';
import { BOXES, CELLS, ERASERS, LINES, type Sign, SYMBOLS } from './components';
import { isDouble, linesMade, type Obstacle, Reach, type Step, stepOf } from './drawing';
import type { DrawArgs, MarkArgs } from './schemas';
import type { KaPaiView, SheetView } from './view';

const OBSTACLES: Readonly<Record<Obstacle, Refusal>> = {
  blocked: { reason: 'blocked', clause: 'KP-r6' },
  taken: { reason: 'taken', clause: 'KP-r6' },
  apart: { reason: 'apart', clause: 'KP-r7' },
  'not-beside': { reason: 'not-beside', clause: 'KP2' },
  'no-room': { reason: 'no-room', clause: 'KP3' },
};

/** What has to be done first, or has been done already. */
function refuseStep(wanted: Step, step: Step): Refusal | undefined {
  if (wanted === step) return undefined;
  if (step === 'mark') return { reason: 'mark-first', clause: 'KP-r14' };
  if (step === 'ready')
    return wanted === 'mark'
      ? { reason: 'no-slash-group', clause: 'KP-r16' }
      : { reason: 'drawn-already', clause: 'KP-r8' };
  return wanted === 'mark'
    ? { reason: 'no-slash-group', clause: 'KP-r16' }
    : { reason: 'draw-first', clause: 'KP-r28' };
}

/** The seat's own sheet, and what it has to do. */
function own(view: KaPaiView): { sheet: SheetView; step: Step } | undefined {
  if (view.playerID === null) return undefined;
  const sheet = at(view.sheets, view.playerID);
  return { sheet, step: stepOf(view.options.sheet, sheet, view.dice) };
}

export function refuseDraw(view: KaPaiView, _ctx: Ctx, [sign, cell, line]: DrawArgs): Refusal | undefined {
  const mine = own(view);
  if (mine === undefined) return undefined;
  const { sheet, step } = mine;
  const early = refuseStep('draw', step);
  if (early !== undefined) return early;
  if (!view.dice.includes(sign))
    return { reason: 'not-rolled', clause: 'KP-r8', facts: { sign: termFact(`signs.${sign}`) } };
  const obstacle = new Reach(view.options.sheet, sheet, view.dice).obstacle(cell);
  if (obstacle !== undefined) return OBSTACLES[obstacle];
  const lines = linesMade(sheet, sign, cell);
  if (line === undefined) return lines.length > 1 ? { reason: 'choose-line', clause: 'KP4' } : undefined;
  return lines.length > 1 && lines.includes(line) ? undefined : { reason: 'no-such-line', clause: 'KP4' };
}

export function refuseMark(view: KaPaiView, _ctx: Ctx, [sign]: MarkArgs): Refusal | undefined {
  const mine = own(view);
  if (mine === undefined) return undefined;
  const early = refuseStep('mark', mine.step);
  if (early !== undefined) return early;
  return mine.sheet.marks[sign] < BOXES
    ? undefined
    : { reason: 'box-full', clause: 'KP8', facts: { sign: termFact(`signs.${sign}`) } };
}

export function refuseUndo(view: KaPaiView): Refusal | undefined {
  const mine = own(view);
  if (mine === undefined) return undefined;
  if (mine.sheet.drawn.length === 0) return { reason: 'nothing-drawn', clause: 'KP-t2' };
  return mine.sheet.erased < ERASERS ? undefined : { reason: 'erased-enough', clause: 'KP-t2' };
}

export function refuseDone(view: KaPaiView): Refusal | undefined {
  const mine = own(view);
  return mine === undefined ? undefined : refuseStep('ready', mine.step);
}

const action = (move: string, ...args: Json[]): Action => Object.freeze({ move, args: Object.freeze(args) });

const bySign = <T>(value: (sign: Sign) => T) =>
  Object.fromEntries(SYMBOLS.map((sign) => [sign, value(sign)])) as Readonly<Record<Sign, T>>;

/** Every action there is, made once: `legal` is asked often. */
const DRAWS = bySign((sign) => Array.from({ length: CELLS }, (_, cell) => action('draw', sign, cell)));
const GROUPINGS = bySign((sign) =>
  Array.from({ length: CELLS }, (_, cell) => LINES.map((_line, line) => action('draw', sign, cell, line))),
);
const MARKS = bySign((sign) => action('mark', sign));
const UNDO = action('undo');
const DONE = action('done');

function draws({ options, dice }: KaPaiView, sheet: SheetView): Action[] {
  const actions: Action[] = [];
  const { cells } = new Reach(options.sheet, sheet, dice);
  for (const sign of isDouble(dice) ? dice.slice(1) : dice)
    for (const cell of cells) {
      const lines = linesMade(sheet, sign, cell);
      const known =
        lines.length > 1 ? lines.map((line) => GROUPINGS[sign][cell]?.[line]) : [DRAWS[sign][cell]];
      for (const draw of known) if (draw !== undefined) actions.push(draw);
    }
  return actions;
}

/** Everything the seat may do now. */
export function legal(view: KaPaiView, ctx: Ctx): Action[] {
  const { playerID } = view;
  const mine = own(view);
  if (mine === undefined || !isActive(ctx, playerID)) return [];
  const { sheet, step } = mine;
  const mayUndo = refuseUndo(view) === undefined ? [UNDO] : [];
  if (sheet.isDone) return mayUndo;
  if (step === 'draw') return [...draws(view, sheet), ...mayUndo];
  if (step === 'mark')
    return [...SYMBOLS.filter((sign) => sheet.marks[sign] < BOXES).map((sign) => MARKS[sign]), ...mayUndo];
  return [DONE, ...mayUndo];
}
