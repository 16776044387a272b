import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { type Card, MANAGER_VALUE, PRINTS } from '../rules/components';
import { placeIndex } from '../rules/legal';
import { freeCards, isFreeAt, laidAt, overlaps } from '../rules/overlap';
import type { LaidCard } from '../rules/state';
import type { DiggersView } from '../rules/view';
import { CardWorth } from './card-worth';
import { PLACINGS, SPOTS, spotsUnder } from './spots';

/** Steepness with which a card that brings more is preferred. */
const STEEPNESS = 0.8;
/** A card worth as much is worth paying for now. */
const WORTHWHILE = 3;
/** How much likelier than any other number of markers the one is that is wanted. */
const PAYS_AS_WANTED = 4;
/** How tempting it is to bury a card, by its audience; the first is a scout's. */
const TEMPTING = Array.from({ length: MANAGER_VALUE + 1 }, (_, value) =>
  value === 0 ? 1.2 : 1 + 0.35 * value,
);
const TEMPTING_DOWN = 0.8;
/** How tempting bare wood is, and how many places on it are looked at. */
const BARE = 1.6;
const MOST_BARE = 3;

const worth = new CardWorth();

/** The worth of cards on the table for a seat. */
function weigher(view: DiggersView, playerID: string): (laid: Readonly<LaidCard>) => number {
  worth.load(at(view.seats, playerID), view.options);
  let blind: number | undefined;
  return ({ card }) => {
    if (card !== null) return worth.of(card);
    blind ??= worth.ofUnseen(view);
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
  const worthOf = weigher(view, playerID);
  let good = 0;
  for (let index = 0; index < table.length && good < actions.length; index++) {
    const laid = table[index];
    if (laid !== undefined && isFreeAt(table, index) && worthOf(laid) >= WORTHWHILE) good++;
  }
  const wanted = Math.max(good, 1);
  return actions.map((_, index) => (index + 1 === wanted ? PAYS_AS_WANTED : 1));
}

/** What may be taken, by what it is worth. A scout is nothing at the end, and any card may stop somebody else. */
function takeWeights(view: DiggersView, playerID: string, actions: readonly Action[]): number[] {
  const { table } = view;
  const worthOf = weigher(view, playerID);
  return actions.map(({ move, args }) => {
    const laid = move === 'end' ? undefined : laidAt(table, Number(args[0]));
    return laid === undefined ? 1 : Math.exp(STEEPNESS * worthOf(laid));
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
