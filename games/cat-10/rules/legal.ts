import type { Ctx } from 'boardgame.io';
import type { Action, Json, PlayerID, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { at, isActive } from '@/kit/seats';
import { DUEL_FROM, SEATS, sumOf, VALUES } from './components';
import type { CardArgs, TargetArgs } from './schemas';
import type { Cat10View } from './view';

/** What the seat to act has to do before its turn can go on: the stages of a turn. */
export type Stage = 'steal' | 'discard' | 'seize';

/** The stage a seat is in; undefined while it may turn over, take or duel. */
export const stageOf = (ctx: Ctx, playerID: PlayerID): Stage | undefined =>
  ctx.activePlayers?.[playerID] as Stage | undefined;

export const refuseFlip = ({ deckCount }: Cat10View): Refusal | undefined =>
  deckCount > 0 ? undefined : { reason: 'deck-empty', clause: 'CT3' };

export const refuseTake = ({ row }: Cat10View): Refusal | undefined =>
  row.length > 0 ? undefined : { reason: 'flip-first', clause: 'CT2' };

export function refuseDuel(view: Cat10View): Refusal | undefined {
  const sum = sumOf(view.row);
  if (sum >= DUEL_FROM) return undefined;
  return refuseTake(view) ?? { reason: 'too-few-cats', clause: 'CT-r12', facts: { sum } };
}

export function refuseSteal({ playerID, piles }: Cat10View, _ctx: Ctx, [target]: TargetArgs) {
  if (Number(target) >= piles.length) return { reason: 'malformed' };
  if (target === playerID) return { reason: 'own-place', clause: 'CT7' };
  return at(piles, target).length > 0 ? undefined : { reason: 'no-cards', clause: 'CT7' };
}

export function refuseSeize({ playerID, jumbos }: Cat10View, _ctx: Ctx, [target]: TargetArgs) {
  if (Number(target) >= jumbos.length) return { reason: 'malformed' };
  if (target === playerID) return { reason: 'own-place', clause: 'CT5' };
  return at(jumbos, target) > 0 ? undefined : { reason: 'no-jumbo', clause: 'CT5' };
}

export function refuseDiscard({ playerID, piles }: Cat10View, _ctx: Ctx, [card]: CardArgs) {
  if (playerID === null || at(piles, playerID).includes(card)) return undefined;
  return { reason: 'not-in-pile', clause: 'CT8', facts: { card: termFact(`cards.${card}`) } };
}

const action = (move: string, ...args: Json[]): Action => Object.freeze({ move, args: Object.freeze(args) });

/** Every action there is, made once: `legal` is the inner loop of the bots. */
const FLIP = action('flip');
const TAKE = action('take');
const DUEL = action('duel');
const STEALS = SEATS.map((target) => action('steal', target));
const SEIZES = SEATS.map((target) => action('seize', target));
const DISCARDS = VALUES.map((card) => ({ card, action: action('discard', card) }));

/** Everything the seat may do now, below ten one of three things (CT-r9); equal cards are one action. */
export function legal(view: Cat10View, ctx: Ctx): Action[] {
  const { playerID, piles, jumbos } = view;
  if (playerID === null || !isActive(ctx, playerID)) return [];
  const isOther = (_: Action, seat: number) => seat < piles.length && String(seat) !== playerID;
  switch (stageOf(ctx, playerID)) {
    case 'steal':
      return STEALS.filter((one, seat) => isOther(one, seat) && (piles[seat]?.length ?? 0) > 0);
    case 'seize':
      return SEIZES.filter((one, seat) => isOther(one, seat) && (jumbos[seat] ?? 0) > 0);
    case 'discard':
      return DISCARDS.flatMap((one) => (at(piles, playerID).includes(one.card) ? one.action : []));
    default:
      return [
        ...(refuseFlip(view) === undefined ? [FLIP] : []),
        ...(refuseTake(view) === undefined ? [TAKE] : []),
        ...(refuseDuel(view) === undefined ? [DUEL] : []),
      ];
  }
}
