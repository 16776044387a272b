import type { Ctx } from 'boardgame.io';
import type { Action, Json, PlayerID, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { at, isActive } from '@/kit/seats';
import { CARDS, type Card, DECK, LAST_X, LAST_Y, MOST_PAID, PRINTS } from './components';
import { isFreeAt } from './overlap';
import type { CardArgs, LaidArgs, PayArgs } from './schemas';
import type { DiggersView } from './view';

/** The parts of a match, each a phase. */
type Phase = 'bury' | 'dig' | 'heartbreak';

/** What only another part of the match allows: the clause of the part that it is now. */
const notNow = (ctx: Ctx, phase: Phase): Refusal | undefined => {
  if (ctx.phase === phase) return undefined;
  if (ctx.phase === 'bury') return { reason: 'bury-now', clause: 'DG4' };
  return ctx.phase === 'dig'
    ? { reason: 'dig-now', clause: 'DG5' }
    : { reason: 'heartbreak-now', clause: 'DG6' };
};

/** Scouts a seat may send now: none of those taken in this turn (DG-r9). */
export function readyScouts({ seats, fresh }: DiggersView, playerID: PlayerID): number {
  let scouts = 0;
  for (const card of at(seats, playerID).cards) if (PRINTS[card].role === 'scout') scouts++;
  return scouts - fresh;
}

/** All the table is open to a card, whatever lies there (DG4, DG8). */
export const refusePlace = (_view: DiggersView, ctx: Ctx): Refusal | undefined => notNow(ctx, 'bury');

export function refusePay(view: DiggersView, ctx: Ctx, [markers]: PayArgs): Refusal | undefined {
  const wrong = notNow(ctx, 'dig');
  if (wrong !== undefined || view.playerID === null) return wrong;
  if (view.isDigging) return { reason: 'paid-already', clause: 'DG-r7' };
  const left = at(view.seats, view.playerID).markers;
  return markers <= left ? undefined : { reason: 'too-few-markers', clause: 'DG5', facts: { left } };
}

/** A card can be taken when nothing lies on it (DG5, DG8). */
function refuseCard({ table }: DiggersView, n: number): Refusal | undefined {
  const index = table.findIndex((laid) => laid.n === n);
  if (index < 0) return { reason: 'no-card', clause: 'DG5' };
  return isFreeAt(table, index) ? undefined : { reason: 'covered', clause: 'DG8' };
}

export function refuseDig(view: DiggersView, ctx: Ctx, [n]: LaidArgs): Refusal | undefined {
  const wrong = notNow(ctx, 'dig');
  if (wrong !== undefined) return wrong;
  if (!view.isDigging) return { reason: 'pay-first', clause: 'DG5' };
  if (view.due === 0) return { reason: 'nothing-due', clause: 'DG-r10' };
  return refuseCard(view, n);
}

/** A scout is sent, or stays, after the cards that were paid for (DG-r10). */
function refuseAfterwards(view: DiggersView, ctx: Ctx): Refusal | undefined {
  const wrong = notNow(ctx, 'dig');
  if (wrong !== undefined) return wrong;
  if (!view.isDigging) return { reason: 'pay-first', clause: 'DG5' };
  return view.due === 0 ? undefined : { reason: 'dig-first', clause: 'DG-r10', facts: { due: view.due } };
}

export function refuseSend(view: DiggersView, ctx: Ctx, [n]: LaidArgs): Refusal | undefined {
  return refuseAfterwards(view, ctx) ?? refuseCard(view, n);
}

export const refuseEnd = refuseAfterwards;

export function refuseLose(view: DiggersView, ctx: Ctx, [card]: CardArgs): Refusal | undefined {
  const wrong = notNow(ctx, 'heartbreak');
  if (wrong !== undefined || view.playerID === null) return wrong;
  const { cards, heartbreaks } = at(view.seats, view.playerID);
  const facts = { card: termFact(`cards.${card}`) };
  if (!cards.includes(card)) return { reason: 'not-yours', clause: 'DG6', facts };
  const { role, colour } = PRINTS[card];
  if (role !== 'idol') return { reason: 'no-idol', clause: 'DG6', facts };
  return heartbreaks[0] === colour ? undefined : { reason: 'other-colour', clause: 'DG6', facts };
}

const action = (move: string, ...args: Json[]): Action => Object.freeze({ move, args: Object.freeze(args) });

/** Every action there is, made once: `legal` is the inner loop of the bots. */
const PLACES: readonly Action[] = Array.from({ length: (LAST_X + 1) * (LAST_Y + 1) }, (_, index) =>
  action('place', index % (LAST_X + 1), Math.floor(index / (LAST_X + 1))),
);
const PAYS = Array.from({ length: MOST_PAID }, (_, index) => action('pay', index + 1));
const DIGS = DECK.map((_, n) => action('dig', n));
const SENDS = DECK.map((_, n) => action('send', n));
const END = action('end');
const LOSSES = Object.fromEntries(CARDS.map((card) => [card, action('lose', card)])) as Readonly<
  Record<Card, Action>
>;

/** Where in the list of all placings a corner stands. */
export const placeIndex = (x: number, y: number): number => y * (LAST_X + 1) + x;

/** `actions`, of those that belong to the cards nothing lies on. */
function onFreeCards({ table }: DiggersView, actions: readonly Action[], into: Action[]): Action[] {
  for (let index = 0; index < table.length; index++) {
    const known = actions[table[index]?.n ?? -1];
    if (known !== undefined && isFreeAt(table, index)) into.push(known);
  }
  return into;
}

/** Everything the seat may do now. */
export function legal(view: DiggersView, ctx: Ctx): Action[] {
  const { playerID } = view;
  if (playerID === null || !isActive(ctx, playerID)) return [];
  if (ctx.phase === 'bury') return [...PLACES];
  const { markers, cards, heartbreaks } = at(view.seats, playerID);
  if (ctx.phase === 'heartbreak')
    return cards.flatMap((card) => {
      const { role, colour } = PRINTS[card];
      return role === 'idol' && colour === heartbreaks[0] ? [LOSSES[card]] : [];
    });
  if (!view.isDigging) return PAYS.slice(0, markers);
  if (view.due > 0) return onFreeCards(view, DIGS, []);
  return onFreeCards(view, SENDS, [END]);
}
