import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { Asked, SearchSettings } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { Appetite } from './appetite';
import { type Card, DECK, PRINTS } from './components';
import { placeIndex } from './legal';
import { freeCards, isFreeAt, laidAt, overlaps } from './overlap';
import { PlayOut } from './play-out';
import { audienceOf } from './scoring';
import { PLACINGS, SPOTS, spotsUnder } from './spots';
import type { DiggersG, LaidCard } from './state';
import {
  BARE,
  MOST_BARE,
  PAYS_AS_WANTED,
  STEEPNESS,
  TEMPTING,
  TEMPTING_DOWN,
  WHIM,
  WORTHWHILE,
} from './taste';
import type { DiggersView } from './view';

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'action',
  epsilon: WHIM,
  widening: { c: 4, alpha: 0.2 },
  levels: { normal: { ms: 30, iterations: 50 }, hard: { ms: 135, iterations: 6000 } },
};

const appetite = new Appetite();

/**
 * What a card that lies face down is worth on average: the whole box less what has been seen. In halves, so
 * that the sum is the same in any order.
 */
function worthOfUnseen({ table, seats, stacks }: DiggersView): number {
  let sum = 0;
  let count = DECK.length;
  for (const card of DECK) sum += appetite.worthOf(card);
  const see = (card: Card | null) => {
    if (card === null) return;
    sum -= appetite.worthOf(card);
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
  appetite.load(at(view.seats, playerID), view.options);
  let blind: number | undefined;
  return ({ card }) => {
    if (card !== null) return appetite.worthOf(card);
    blind ??= worthOfUnseen(view);
    return blind;
  };
}

/** Of so many placings, those that no heuristic speaks for. */
const ANYWHERE = 0.001;
const ANYWHERE_ALIKE: readonly number[] = Array<number>(PLACINGS).fill(ANYWHERE);
/** How tempting it is to bury a card, by what it is. */
const tempting = ({ card }: Readonly<LaidCard>): number => {
  return card === null ? TEMPTING_DOWN : (TEMPTING[PRINTS[card].value] ?? 1);
};

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
  for (const { x, y } of table) covered |= spotsUnder(x, y);
  let bare = 0;
  for (let spot = 0; spot < SPOTS.length && bare < MOST_BARE; spot++) {
    if ((covered & (1 << spot)) !== 0) continue;
    prefer(SPOTS[spot]?.x ?? 0, SPOTS[spot]?.y ?? 0, BARE);
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
  return actions.map((_, index) => (index + 1 === wanted ? PAYS_AS_WANTED : 1));
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

const playOut = new PlayOut();

/**
 * The win, and a little of the lead over the best of the others, which is less of a lottery: where somebody
 * asks, at the end of a playout from here, else as all stand.
 */
export function evaluate(G: DiggersG, ctx: Ctx, asked?: Asked): number[] {
  const audiences =
    asked === undefined
      ? G.seats.map(({ cards }) => audienceOf(cards, G.options))
      : playOut.run(G, ctx, asked.random);
  const ranks = audiences.map(({ total, left }) => total * DECK.length + left);
  const first = Math.max(...ranks);
  const winners = ranks.filter((rank) => rank === first).length;
  return audiences.map(({ total: own }, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < audiences.length; other++)
      if (other !== seat) best = Math.max(best, audiences[other]?.total ?? 0);
    const lead = 1 / (1 + Math.exp((best - own) / LEAD));
    const win = ranks[seat] === first ? 1 / winners : 0;
    return (1 - SHARE_OF_LEAD) * win + SHARE_OF_LEAD * lead;
  });
}
