import {
  BOXES,
  DRAWABLE,
  isBare,
  LINES,
  NEIGHBOURS,
  type SheetKind,
  type Sign,
  SYMBOLS,
  signAt,
  TOTEMS,
  withSign,
} from '@games/ka-pai/rules/components';
import { linesMade } from '@games/ka-pai/rules/drawing';
import type { KaPaiG, Sheet } from '@games/ka-pai/rules/state';
import type { KaPaiView } from '@games/ka-pai/rules/view';
import { forecast } from '@games/ka-pai/seat/forecast';
import { kaPai } from '@games/ka-pai/whole';
import type { Said, Sentences } from '@tests/contract/sentences';
import { tableOf } from '@tests/table-of';
import { at } from '@/kit/seats';
import { BLANK, layOut, at as square } from './arrange';

type Of = Said<KaPaiG, KaPaiView>;

const signIn = (fact: unknown) =>
  (fact as { term?: string } | undefined)?.term?.replace('signs.', '') as Sign;
const drawing = ({ action }: Of) => action.args as unknown as readonly [Sign, number];
const before = ({ view, playerID }: Of): Sheet => at(view.sheets, playerID) as Sheet;
const after = ({ after, playerID }: Of): Sheet => at(after().G.sheets, playerID);
const kindOf = ({ view }: Of): SheetKind => view.options.sheet;

/** A row of the score sheet, by the seat's sheet as it is then less what it is now; without a row, the total. */
function more(said: Of, row?: string): number {
  const own = (sheet: Sheet) => {
    const { categories, totals } = kaPai.score(
      { ...said.after().G, sheets: [sheet, { ...sheet, marks: { ...sheet.marks } }] },
      said.after().ctx,
    );
    return row === undefined ? (totals[0] ?? 0) : (categories.find(({ id }) => id === row)?.scores[0] ?? 0);
  };
  return own(after(said)) - own(before(said));
}

/** What may be drawn by a roll of this sign and another, were it thrown then. */
function drawableThen(said: Of, sign: Sign): number[] {
  const { G, ctx } = said.after();
  const other = SYMBOLS.find((one) => one !== sign) ?? 'slash';
  const sheets = G.sheets.map((sheet, seat) =>
    String(seat) === said.playerID ? { ...sheet, drawn: [], isDone: false } : sheet,
  );
  const stage = { ...ctx, activePlayers: { [said.playerID]: 'draw' } };
  const view = kaPai.view({ ...G, dice: [sign, other], sheets }, stage, said.playerID);
  return kaPai
    .legal(view, stage)
    .flatMap(({ move, args }) => (move === 'draw' && args[0] === sign ? [Number(args[1])] : []));
}

/** Totems beside the squares of one area, walked from a square by those that `isOn`. */
function totemsBy(from: number, isOn: (cell: number) => boolean): Set<number> {
  const walked = new Set([from]);
  const totems = new Set<number>();
  for (const cell of walked)
    for (const beside of NEIGHBOURS[cell] ?? []) {
      if (TOTEMS.includes(beside)) totems.add(beside);
      else if (isOn(beside)) walked.add(beside);
    }
  return totems;
}
/** Whether the area of the sign drawn may yet link totems that it does not link. */
function mayLink(said: Of): boolean {
  const [sign, cell] = drawing(said);
  const { cells } = after(said);
  const own = (one: number) => signAt(cells, one) === sign;
  const free = (one: number) => isBare(cells, one) && DRAWABLE[kindOf(said)].includes(one);
  const now = totemsBy(cell, own);
  const then = totemsBy(cell, (one) => own(one) || free(one));
  return (
    then.size >= 2 && then.size > (now.size >= 2 ? now.size : 0) && (now.size < 2 || then.size > now.size)
  );
}
const isBeside = (said: Of, fits: (cell: number) => boolean) =>
  (NEIGHBOURS[drawing(said)[1]] ?? []).some((beside) => fits(beside));

const groupsOf = (sheet: Sheet, sign: Sign) =>
  sheet.groups.filter((line) => signAt(sheet.cells, LINES[line]?.[0] ?? -1) === sign).length;

/** Whether a group of the sign can come: with every free square but one its own, the one completes it. */
function mayGroup(said: Of, sign: Sign): boolean {
  const sheet = after(said);
  const free = DRAWABLE[kindOf(said)].filter((cell) => isBare(sheet.cells, cell));
  return free.some((last) => {
    const cells = free.reduce((all, cell) => (cell === last ? all : withSign(all, cell, sign)), sheet.cells);
    return linesMade({ ...sheet, cells }, sign, last).length > 0;
  });
}

/** Lines through the square drawn on that were empty or this sign's, and in no group yet. */
function linesLeft(said: Of): number {
  const [sign, cell] = drawing(said);
  const sheet = before(said);
  const taken = new Set(sheet.groups.flatMap((line) => LINES[line] ?? []));
  const fits = (one: number) =>
    !taken.has(one) &&
    (signAt(sheet.cells, one) === sign || (isBare(sheet.cells, one) && DRAWABLE[kindOf(said)].includes(one)));
  return LINES.filter((line) => line.includes(cell) && line.every(fits)).length;
}

/** Lines through the square drawn on whose other two squares have one other sign, and room for what is missing of it. */
function othersBegun(said: Of): number {
  const [sign, cell] = drawing(said);
  const sheet = before(said);
  const taken = new Set(sheet.groups.flatMap((line) => LINES[line] ?? []));
  return LINES.filter((line) => {
    if (!line.includes(cell)) return false;
    const others = line.filter((one) => one !== cell);
    if (others.some((one) => taken.has(one))) return false;
    const signs = others.map((one) => signAt(sheet.cells, one));
    const free = others.every(
      (one, index) =>
        signs[index] !== null || (isBare(sheet.cells, one) && DRAWABLE[kindOf(said)].includes(one)),
    );
    const kinds = new Set(signs.filter((one) => one !== null));
    return free && kinds.size === 1 && !kinds.has(sign);
  }).length;
}

const isDraw = ({ action }: Of) => action.move === 'draw';

const sheet =
  (dice: string, layout: Parameters<typeof layOut>[1], kind: SheetKind = 'base') =>
  () =>
    tableOf(kaPai, 1, { options: { sheet: kind }, arrange: layOut(dice, layout) }).position;
const rowed = (rows: Readonly<Record<number, string>>): string =>
  BLANK.trim()
    .split('\n')
    .map((row, index) => rows[index + 1] ?? row)
    .join('\n');
const FULL_BOXES = { triangle: BOXES, square: BOXES, circle: BOXES, slash: BOXES };

export const sentences: Sentences<KaPaiG, KaPaiView> = {
  actions: {
    draw: (said) => {
      const [sign, cell] = drawing(said);
      return (
        sign === signIn(said.facts.sign) &&
        (Number(said.facts.row) - 1) * 7 + Number(said.facts.column) - 1 === cell &&
        signAt(before(said).cells, cell) === null &&
        signAt(after(said).cells, cell) === sign
      );
    },
    mark: (said) => {
      const sign = signIn(said.facts.sign);
      return after(said).marks[sign] === before(said).marks[sign] + 1;
    },
    done: (said) =>
      after(said).isDone || said.after().G.roll > said.view.roll || said.after().ctx.gameover !== undefined,
    undo: (said) => before(said).drawn.length > 0 && after(said).drawn.length === 0,
  },
  reasons: {
    link: (said) => {
      const reached = said.facts.totems;
      return (
        more(said, 'totems') === said.facts.points &&
        [0, 0, 2, 4, 7, 12][Number(reached)] === totemRow(said) &&
        Number(said.facts.points) > 0
      );
    },
    ranu: (said) =>
      more(said, 'ranu') === said.facts.points &&
      Number(said.facts.points) > 0 &&
      forecast(said.view, before(said), ...drawing(said)).points === more(said),
    'slash-group': (said) =>
      groupsOf(after(said), 'slash') === groupsOf(before(said), 'slash') + 1 &&
      kaPai.legal(said.viewAfter(), said.after().ctx).some(({ move }) => move === 'mark'),
    group: (said) => {
      const sign = signIn(said.facts.sign);
      return (
        more(said) === said.facts.points && groupsOf(after(said), sign) === groupsOf(before(said), sign) + 1
      );
    },
    half: (said) => {
      const [sign, cell] = drawing(said);
      const { cells } = after(said);
      const free = drawableThen(said, sign);
      return LINES.some(
        (line) =>
          line.includes(cell) &&
          line.filter((other) => signAt(cells, other) === sign).length === 2 &&
          line.some(
            (third) =>
              free.includes(third) &&
              linesMade(after(said), sign, third).some((made) => LINES[made] === line),
          ),
      );
    },
    totem: (said) => isBeside(said, (cell) => TOTEMS.includes(cell)) && mayLink(said),
    trail: (said) => {
      const [sign] = drawing(said);
      return (
        sign === signIn(said.facts.sign) &&
        isBeside(said, (cell) => signAt(before(said).cells, cell) === sign) &&
        mayLink(said)
      );
    },
    lines: (said) => linesLeft(said) === said.facts.lines && linesLeft(said) > 0,
    spare: (said) => linesLeft(said) === 0,
    clear: (said) => othersBegun(said) === 0,
    'in-the-way': (said) => othersBegun(said) === said.facts.lines && Number(said.facts.lines) > 0,
    mark: (said) =>
      more(said) === said.facts.groups &&
      groupsOf(before(said), signIn(said.facts.sign)) === said.facts.groups &&
      Number(said.facts.groups) > 0,
    'mark-later': (said) => {
      const sign = signIn(said.facts.sign);
      return groupsOf(before(said), sign) === 0 && more(said) === 0 && mayGroup(said, sign);
    },
    'mark-idle': (said) => {
      const sign = signIn(said.facts.sign);
      return groupsOf(before(said), sign) === 0 && more(said) === 0 && !mayGroup(said, sign);
    },
  },
  forecasts: {
    dominated: (said) =>
      kaPai.explain?.(said.view, said.ctx, said.action).isDominated !== true ||
      (more(said) <= 0 && after(said).drawn.length === 0),
    points: (said) => {
      if (!isDraw(said)) return true;
      const { points, totemPoints, ranu, totems } = forecast(said.view, before(said), ...drawing(said));
      return (
        points === more(said) &&
        totemPoints === more(said, 'totems') &&
        ranu === more(said, 'ranu') &&
        totems > 0 === more(said, 'totems') > 0
      );
    },
    bonus: (said) =>
      !isDraw(said) ||
      forecast(said.view, before(said), ...drawing(said)).isBonus ===
        kaPai.legal(said.viewAfter(), said.after().ctx).some(({ move }) => move === 'mark'),
  },
  laidOut: {
    'slashes in line with every box ticked': sheet('/S', {
      picture: rowed({ 3: '. / / . . . .' }),
      marks: FULL_BOXES,
    }),
    'two in line with a blue stone': sheet('TS', {
      picture: rowed({ 2: '. T . # . . .', 3: '. S S . . . .' }),
    }),
    'four signs on the stones': sheet(
      '/S',
      { picture: rowed({ 2: '. . . T . . .', 3: '. . . S C . .', 4: '. S C * S C .', 6: '. . . . . . .' }) },
      'ranu-1',
    ),
    'a tick for circles that cannot come': () => {
      const picture = `
        * T S T S T *
        S T S # S T S
        T S T S T S T
        S # T * T # S
        T S T S T S T
        S T S # S T S
        * / / . S T *`;
      const table = tableOf(kaPai, 1, { arrange: layOut('/T', { picture }) });
      table.play('0', 'draw', 'slash', square(74));
      return table.position;
    },
  },
};

/** What the network is worth then. */
function totemRow(said: Of): number {
  const { categories } = kaPai.score({ ...said.after().G, sheets: [after(said)] }, said.after().ctx);
  return categories.find(({ id }) => id === 'totems')?.scores[0] ?? 0;
}
