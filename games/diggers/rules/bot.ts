import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { SearchSettings } from '@/kit/rulebook';
import type { GameResult } from '@/kit/score-sheet';
import { at } from '@/kit/seats';
import {
  CARD,
  type Card,
  COLOURS,
  DECK,
  LAST_X,
  LAST_Y,
  MANAGER_VALUE,
  PRINTS,
  type Print,
  TABLE,
  WORDS,
} from './components';
import { Holding } from './holding';
import { placeIndex } from './legal';
import { freeCards, isFreeAt, laidAt, overlaps } from './overlap';
import { score } from './scoring';
import type { DiggersG, LaidCard } from './state';
import type { DiggersView } from './view';

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'game',
  epsilon: 0.05,
  widening: { c: 4, alpha: 0.2 },
  levels: { normal: { ms: 30, iterations: 50 }, hard: { ms: 135, iterations: 1000 } },
};

/** Steepness with which a card that brings more is preferred. */
const STEEPNESS = 0.8;
/** How much of the next step of a unit counts while there is time for it. */
const PROSPECT = 0.5;
/** Audience that a scout is taken to bring to somebody who still has a turn to send it in. */
const SCOUT = 4;
/** A card worth as much is worth paying for now. */
const WORTHWHILE = 3;

/** What a seat goes by when it weighs what to take. */
interface Appetite {
  /** Worth by kind; sets apart. */
  readonly kinds: readonly number[];
  /** What a set more is worth, by costume. */
  readonly costumes: readonly number[];
}

function appetiteOf(view: DiggersView, playerID: string): Appetite {
  const { cards, markers } = at(view.seats, playerID);
  const holding = new Holding(cards, view.options);
  const kinds: number[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const prospect = PROSPECT * holding.stepOf(colour);
    const gains = holding.gainsOf(colour);
    kinds.push(markers > 0 ? SCOUT : 0);
    for (let value = 1; value < MANAGER_VALUE; value++) kinds.push((gains[value] ?? 0) + prospect);
    kinds.push(gains[MANAGER_VALUE] ?? 0);
  }
  const costumes: number[] = [];
  for (let costume = 0; costume <= WORDS.length; costume++) costumes.push(holding.setGainOf(costume));
  return { kinds, costumes };
}

const worthOf = ({ kinds, costumes }: Appetite, { kind, costume }: Print): number =>
  (kinds[kind] ?? 0) + (costumes[costume] ?? 0);

/** Every card of the box as it is printed. */
const BOX = DECK.map((card) => PRINTS[card]);

/**
 * What a card that lies face down is worth on average: the whole box less what has been seen. In halves, so
 * that the sum is the same in any order.
 */
function worthOfUnseen({ table, seats, stacks }: DiggersView, appetite: Appetite): number {
  let sum = 0;
  let count = BOX.length;
  for (const print of BOX) sum += worthOf(appetite, print);
  const see = (card: Card | null) => {
    if (card === null) return;
    sum -= worthOf(appetite, PRINTS[card]);
    count -= 1;
  };
  for (const { card } of table) see(card);
  for (const { top } of stacks) see(top);
  for (const { cards, spent, lost } of seats) {
    cards.forEach(see);
    spent.forEach(see);
    lost.forEach(see);
  }
  return sum / Math.max(1, count);
}

/** The worth of cards on the table for a seat. */
function weigher(view: DiggersView, playerID: string): (laid: Readonly<LaidCard>) => number {
  const appetite = appetiteOf(view, playerID);
  let blind: number | undefined;
  return ({ card }) => {
    if (card !== null) return worthOf(appetite, PRINTS[card]);
    blind ??= worthOfUnseen(view, appetite);
    return blind;
  };
}

/** Of so many placings, those that no heuristic speaks for. */
const ANYWHERE = 0.001;
const ANYWHERE_ALIKE: readonly number[] = Array<number>((LAST_X + 1) * (LAST_Y + 1)).fill(ANYWHERE);
/** How tempting it is to bury a card, by what it is. */
const tempting = ({ card }: Readonly<LaidCard>): number => {
  if (card === null) return 0.8;
  const { role, value } = PRINTS[card];
  return role === 'scout' ? 1.2 : 1 + 0.35 * value;
};

const PER_ROW = TABLE.width / CARD.width;
/** Where cards would lie if they were laid out side by side, row by row. */
const SPOTS = Array.from({ length: PER_ROW * (TABLE.height / CARD.height) }, (_, spot) => ({
  x: (spot % PER_ROW) * CARD.width,
  y: Math.floor(spot / PER_ROW) * CARD.height,
}));
/** By placing, the spots that a card there would cover, a bit each. */
const SPOTS_UNDER = ANYWHERE_ALIKE.map((_, index) => {
  const corner = { x: index % (LAST_X + 1), y: Math.floor(index / (LAST_X + 1)) };
  return SPOTS.reduce((bits, spot, bit) => (overlaps(corner, spot) ? bits | (1 << bit) : bits), 0);
});

/**
 * A handful of placings out of 377: right over a card that can be taken, across two of them, and on bare wood.
 * All others stay possible.
 */
function placingWeights({ table }: DiggersView, count: number): number[] {
  const weights = ANYWHERE_ALIKE.slice(0, count);
  const free = freeCards(table);
  const prefer = (x: number, y: number, weight: number) => {
    const index = placeIndex(x, y);
    weights[index] = Math.max(weights[index] ?? 0, weight);
  };
  for (const [index, card] of free.entries()) {
    prefer(card.x, card.y, tempting(card));
    const next = free[index + 1];
    if (next === undefined) continue;
    const [x, y] = [(card.x + next.x) >> 1, (card.y + next.y) >> 1];
    if (overlaps(card, { x, y }) && overlaps(next, { x, y })) prefer(x, y, tempting(card) + tempting(next));
  }
  let covered = 0;
  for (const { x, y } of table) covered |= SPOTS_UNDER[placeIndex(x, y)] ?? 0;
  let bare = 0;
  for (let spot = 0; spot < SPOTS.length && bare < 3; spot++) {
    if ((covered & (1 << spot)) !== 0) continue;
    prefer(SPOTS[spot]?.x ?? 0, SPOTS[spot]?.y ?? 0, 1.6);
    bare++;
  }
  return weights;
}

/** As many cards as seem worthwhile now; markers kept for later are not lost. */
function payWeights(view: DiggersView, playerID: string, actions: readonly Action[]): number[] {
  const { table } = view;
  const worth = weigher(view, playerID);
  let good = 0;
  for (let index = 0; index < table.length && good < actions.length; index++) {
    const laid = table[index];
    if (laid !== undefined && isFreeAt(table, index) && worth(laid) >= WORTHWHILE) good++;
  }
  const wanted = Math.max(good, 1);
  return actions.map((_, index) => (index + 1 === wanted ? 4 : 1));
}

/** What may be taken, by what it is worth. A scout is nothing at the end, and any card may stop somebody else. */
function takeWeights(view: DiggersView, playerID: string, actions: readonly Action[]): number[] {
  const { table } = view;
  const worth = weigher(view, playerID);
  return actions.map(({ move, args }) => {
    const laid = move === 'end' ? undefined : laidAt(table, Number(args[0]));
    return laid === undefined ? 1 : Math.exp(STEEPNESS * worth(laid));
  });
}

/** Takes what adds most to what lies before it already. */
export function policy(view: DiggersView, ctx: Ctx, actions: readonly Action[]): number[] {
  const { playerID } = view;
  const [first] = actions;
  if (playerID === null || first === undefined || actions.length === 1) return actions.map(() => 1);
  if (ctx.phase === 'bury') return placingWeights(view, actions.length);
  if (first.move === 'pay') return payWeights(view, playerID, actions);
  if (first.move === 'lose') return actions.map(({ args }) => Math.exp(-2 * PRINTS[args[0] as Card].value));
  return takeWeights(view, playerID, actions);
}

/** Audience by which a lead decides, beside the win itself. */
const LEAD = 8;
const SHARE_OF_LEAD = 0.3;

/** The win, and a little of the lead over the best of the others, which is less of a lottery. */
export function evaluate(G: DiggersG, { gameover }: Ctx): number[] {
  const { totals, ranking } = (gameover as GameResult | undefined)?.sheet ?? score(G);
  const winners = ranking[0] ?? [];
  return totals.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < totals.length; other++)
      if (other !== seat) best = Math.max(best, totals[other] ?? 0);
    const lead = 1 / (1 + Math.exp((best - own) / LEAD));
    const win = winners.includes(String(seat)) ? 1 / winners.length : 0;
    return (1 - SHARE_OF_LEAD) * win + SHARE_OF_LEAD * lead;
  });
}
