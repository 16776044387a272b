import { defineMove, type MoveContext } from '@/kit/move';
import { at } from '@/kit/seats';
import { type Card, FEAST, sumOf } from './components';
import { tellEnd, tellFlip, tellJumbo, tellNothing, tellRow } from './journal';
import { refuseFlip, refuseTake, type Stage } from './legal';
import { type NoArgs, noArgs } from './schemas';
import { isOver } from './scoring';
import type { Cat10G } from './state';
import { type Cat10View, reader } from './view';

export type Context = MoveContext<Cat10G>;

/** The turn is over, and with it the game when no card is left to be turned over (CT-r21). */
export function finish({ G, events }: Context): void {
  if (isOver(G)) tellEnd(G);
  events.endTurn();
}

/** Adds cards to a pile, which stays sorted. */
export function store(pile: Card[], cards: readonly Card[]): void {
  pile.push(...cards);
  pile.sort((a, b) => a - b);
}

/** The seat has as many choices to make before its turn can end. */
export function askFor({ G, events }: Context, stage: Stage, choices: number): void {
  G.left = choices;
  events.setStage(stage);
}

/** One of those choices is made. */
export function answered(context: Context): void {
  context.G.left -= 1;
  if (context.G.left === 0) finish(context);
}

/** A jumbo pot: from the supply while it lasts, then from another player, if anybody has one (CT-r14, CT-r15, CT5). */
export function gainJumbo(context: Context): void {
  const { G, playerID } = context;
  if (G.supply > 0) {
    G.supply -= 1;
    G.jumbos[Number(playerID)] = at(G.jumbos, playerID) + 1;
    tellJumbo(G, playerID);
    finish(context);
  } else if (G.jumbos.some((count, seat) => count > 0 && String(seat) !== playerID))
    askFor(context, 'seize', 1);
  else {
    tellNothing(G, 'no-jumbo', playerID);
    finish(context);
  }
}

/** Turns the next card over (CT-r8, CT-r10); a ten is taken by itself (CT-r13, CT1, CT6), more is lost (CT-r16). */
export const flip = defineMove<Cat10G, Cat10View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseFlip,
  apply: (context) => {
    const { G, playerID } = context;
    const card = G.deck.pop();
    if (card === undefined) throw new Error('the deck is empty');
    G.die = null;
    G.row.push(card);
    tellFlip(G, playerID, card);
    const sum = sumOf(G.row);
    if (sum < FEAST) return;
    tellRow(G, sum === FEAST ? 'ten' : 'bust', playerID);
    if (sum === FEAST) store(at(G.piles, playerID), G.row);
    else G.discards.push(...G.row);
    G.row = [];
    if (sum === FEAST) gainJumbo(context);
    else finish(context);
  },
});

/** Takes what has been turned over (CT-r11). */
export const take = defineMove<Cat10G, Cat10View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseTake,
  apply: (context) => {
    const { G, playerID } = context;
    tellRow(G, 'take', playerID);
    store(at(G.piles, playerID), G.row);
    G.row = [];
    finish(context);
  },
});
