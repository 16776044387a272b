import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { SearchSettings } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { type Card, VALUES } from '../rules/components';
import { legal } from '../rules/legal';
import type { Cat10G } from '../rules/state';
import { type Cat10View, reader } from '../rules/view';
import { chancesOf, pointsOf } from '../seat/chances';
import { leftInDeck } from '../seat/odds';
import { Prospects } from './prospects';

/**
 * `hard` goes through every card that may come next and every side of the die, and leaves the rest of the
 * turn to `evaluate`, which does the same; `normal` draws a few of them.
 */
export const search: SearchSettings = {
  mode: 'exact',
  horizon: 'action',
  epsilon: 0.1,
  levels: { normal: { mode: 'flat', ms: 30, iterations: 2 }, hard: { ms: 150 } },
};

/** The cards of the deck, in the order of their values. */
function unseenCards(view: Cat10View): Card[] {
  const left = leftInDeck(view);
  const unseen: Card[] = [];
  for (const card of VALUES) for (let copy = 0; copy < left[card]; copy++) unseen.push(card);
  return unseen;
}

const withDeck = (view: Cat10View, deck: Card[]): Cat10G => ({
  starter: view.starter,
  deck,
  row: [...view.row],
  piles: view.piles.map((pile) => [...pile]),
  jumbos: [...view.jumbos],
  supply: view.supply,
  discards: [...view.discards],
  die: view.die,
  left: view.left,
  journal: [],
});

/** A full state in which this seat would see exactly this view: the deck in any order. */
export const determinize = (view: Cat10View, _ctx: Ctx, random: Random): Cat10G =>
  withDeck(view, random.Shuffle(unseenCards(view)));

/** One world for each card that may come next; the search does not look beyond it. */
export function worlds(view: Cat10View): { G: Cat10G; probability: number }[] {
  if (view.deckCount === 0) return [{ G: withDeck(view, []), probability: 1 }];
  const left = leftInDeck(view);
  return VALUES.filter((card) => left[card] > 0).map((card) => {
    const deck = unseenCards(view);
    deck.push(...deck.splice(deck.indexOf(card), 1));
    return { G: withDeck(view, deck), probability: left[card] / view.deckCount };
  });
}

/** Steepness with which a better chance to win is preferred. */
const STEEPNESS = 60;

/** Does what promises most. */
export function policy(view: Cat10View, ctx: Ctx, actions: readonly Action[]): number[] {
  if (actions.length === 1) return [1];
  const prospects = new Prospects(view, view.playerID ?? ctx.currentPlayer);
  return actions.map((action) => Math.exp(STEEPNESS * prospects.after(action)));
}

/**
 * Chances to win. In the middle of a turn the seat to act has what its best action promises, and the
 * others what is left, in proportion.
 */
export function evaluate(G: Cat10G, ctx: Ctx): number[] {
  const chances = chancesOf(pointsOf(G), G.deck.length);
  const isBetweenTurns = G.row.length === 0 && G.left === 0;
  if (isBetweenTurns) return chances;
  const { currentPlayer } = ctx;
  const view = reader(G, ctx, currentPlayer);
  const prospects = new Prospects(view, currentPlayer);
  const own = Math.max(...legal(view, ctx).map((action) => prospects.after(action)));
  const others = 1 - at(chances, currentPlayer);
  return chances.map((chance, seat) =>
    String(seat) === currentPlayer ? own : others > 0 ? ((1 - own) * chance) / others : 0,
  );
}
