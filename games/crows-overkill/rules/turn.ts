import type { FnContext } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import { defineMove, type MoveContext } from '@/kit/move';
import { at } from '@/kit/seats';
import { ask } from './answers';
import { BIRDS_DRAWN, CARDS_DRAWN, type Card, HAND_LIMIT, isAimed, type Kind } from './components';
import { drawBirds, drawCards, show } from './decks';
import { killWith, perform } from './effects';
import { tellAttack, tellCopy, tellDiscard, tellEnd, tellOut, tellPlain } from './journal';
import { DISCARD, refuseCopy, refuseDiscard, refuseKill, refusePlay } from './legal';
import {
  type CardArgs,
  cardArgs,
  type EffectArgs,
  effectArgs,
  type KillArgs,
  killArgs,
  type NoArgs,
  noArgs,
} from './schemas';
import { isOver } from './scoring';
import { crying } from './sill';
import type { CrowsOverkillG } from './state';
import { type CrowsOverkillView, reader } from './view';

type Context = MoveContext<CrowsOverkillG>;
type View = CrowsOverkillView;

/** The next seat clockwise that has not gone home (CO-r7, CO-r19). */
export function nextInPlay(G: CrowsOverkillG, from: number): number {
  const numPlayers = G.seats.length;
  for (let step = 1; step <= numPlayers; step++) {
    const seat = (from + step) % numPlayers;
    if (G.seats[seat]?.isOut === false) return seat;
  }
  throw new Error('everybody has gone home');
}

/** A turn begins with two cards for the hand and three for the sill (CO-r8, CO-r9). */
export function beginTurn({ G, ctx, random }: FnContext<CrowsOverkillG>): void {
  drawCards({ G, random }, ctx.currentPlayer, CARDS_DRAWN);
  drawBirds({ G, random }, ctx.currentPlayer, BIRDS_DRAWN);
}

/** Does what a card says, or asks the one it is played at first; the card itself is discarded last (CO-r12, CO19). */
function bring(context: Context, args: EffectArgs, isCopy: boolean): void {
  const { G, playerID } = context;
  const card: Card = isCopy ? 'mirror' : args[0];
  show(G, playerID, card);
  if (isCopy) tellCopy(G, playerID, args[0]);
  if (isAimed(args[0])) {
    G.attack = { playerID, args: [...args] as EffectArgs, isCopy };
    tellAttack(G, playerID, args[0], String(args[1]));
    ask(context);
    return;
  }
  perform(context, playerID, args);
  G.discard.push(card);
}

/** Plays a card for what it does (CO-r11). */
export const play = defineMove<CrowsOverkillG, View, EffectArgs>({
  args: effectArgs,
  view: reader,
  refuse: refusePlay,
  apply: (context, args) => bring(context, args, false),
});

/** The mirror, played in one's own turn: what the topmost discard does, chosen anew (CO15). */
export const copy = defineMove<CrowsOverkillG, View, EffectArgs>({
  args: effectArgs,
  view: reader,
  refuse: refuseCopy,
  apply: (context, args) => bring(context, args, true),
});

/** Gives up what a card does to kill one bird (CO13). */
export const kill = defineMove<CrowsOverkillG, View, KillArgs>({
  args: killArgs,
  view: reader,
  refuse: refuseKill,
  apply: ({ G, playerID }, [card, bird]) => {
    show(G, playerID, card);
    killWith(G, playerID, card, [bird]);
    G.discard.push(card);
  },
});

/** A player goes home (CO-r19): hand and birds to the discards, in any one order (CO27). */
function goHome(G: CrowsOverkillG, playerID: PlayerID, kind: Kind): void {
  const seat = at(G.seats, playerID);
  tellOut(G, playerID, kind);
  // One by one: whoever takes notes crosses off each before the hand is empty.
  for (const card of [...at(G.hands, playerID)]) {
    show(G, playerID, card);
    G.discard.push(card);
  }
  G.birdDiscard.push(...seat.birds.splice(0));
  seat.isOut = true;
  G.out.push(playerID);
  G.known[Number(playerID)] = [];
  if (isOver(G)) tellEnd(G, String(nextInPlay(G, Number(playerID))));
}

/** The birds are listened to; then the hand is brought down to five, and the turn is over (CO-r14, CO25). */
export const judge = defineMove<CrowsOverkillG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: () => undefined,
  apply: ({ G, playerID, events }) => {
    const kind = crying(at(G.seats, playerID).birds, G.hour);
    if (kind !== undefined) {
      goHome(G, playerID, kind);
      if (!isOver(G)) events.endTurn();
      return;
    }
    tellPlain(G, 'judge', playerID);
    if (at(G.hands, playerID).length > HAND_LIMIT) events.setStage(DISCARD);
    else events.endTurn();
  },
});

/** One card too many is given up (CO25). */
export const discard = defineMove<CrowsOverkillG, View, CardArgs>({
  args: cardArgs,
  view: reader,
  refuse: refuseDiscard,
  apply: ({ G, playerID, events }, [card]) => {
    show(G, playerID, card);
    G.discard.push(card);
    tellDiscard(G, playerID, card);
    if (at(G.hands, playerID).length <= HAND_LIMIT) events.endTurn();
  },
});
