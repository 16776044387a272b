import type { PlayerID } from '@/kit/action';
import { defineMove, type MoveContext } from '@/kit/move';
import { at } from '@/kit/seats';
import { type Kind, VALUE } from './components';
import {
  tellDefeat,
  tellDiscard,
  tellDraw,
  tellGuess,
  tellLook,
  tellNoEffect,
  tellOut,
  tellPlay,
  tellProtection,
  tellTrade,
} from './journal';
import {
  forgetHand,
  noticeDefeat,
  noticeLook,
  noticeMiss,
  noticePlay,
  noticeShown,
  noticeTie,
  noticeTrade,
} from './knowledge';
import { refusePlay } from './legal';
import { type PlayArgs, playArgs } from './schemas';
import type { LoveLetterG, Play } from './state';
import { reader } from './view';

type Context = MoveContext<LoveLetterG>;

/** The one card a seat keeps. */
function keptCard(G: LoveLetterG, playerID: PlayerID): Kind {
  const [card] = at(G.hands, playerID);
  if (card === undefined) throw new Error(`seat ${playerID} holds no card`);
  return card;
}

/** Lays the seat's hand open and takes it out of the round (LL15). */
function putOut(G: LoveLetterG, playerID: PlayerID, play: Play): void {
  const seat = at(G.seats, playerID);
  const card = keptCard(G, playerID);
  at(G.hands, playerID).pop();
  seat.discards.push(card);
  seat.isOut = true;
  play.out = playerID;
  noticeShown(G, playerID, card);
  forgetHand(G, playerID);
  tellOut(G, playerID, card);
}

/** The Guard names a card: right, and its holder is out (LL-r7). */
function guess({ G, playerID }: Context, target: PlayerID, name: Kind, play: Play): void {
  const isHit = keptCard(G, target) === name;
  tellGuess(G, playerID, target, name, isHit);
  if (isHit) putOut(G, target, play);
  else noticeMiss(G, target, name);
}

/** The Priest looks at a hand in private (LL-r8). */
function look({ G, playerID }: Context, target: PlayerID): void {
  const card = keptCard(G, target);
  noticeLook(G, playerID, target, card);
  tellLook(G, 'priest-look', playerID, target, card);
}

/** The Baron: the lower hand is out; equal ones stay, and both know them (LL-r9, LL10). */
function compare({ G, playerID }: Context, target: PlayerID, play: Play): void {
  const mine = keptCard(G, playerID);
  const theirs = keptCard(G, target);
  if (mine === theirs) {
    noticeTie(G, playerID, target, mine);
    tellLook(G, 'baron-level', playerID, target, mine);
  } else if (VALUE[mine] > VALUE[theirs]) {
    tellDefeat(G, playerID, target, [playerID, mine]);
    noticeDefeat(G, playerID, mine, target, theirs);
    putOut(G, target, play);
  } else {
    tellDefeat(G, playerID, target, [target, theirs]);
    noticeDefeat(G, target, theirs, playerID, mine);
    putOut(G, playerID, play);
  }
}

/**
 * The Prince: a hand is discarded without its effect, but for the Princess, and replaced, from the card set aside
 * when the deck is empty (LL-r11, LL-r15, LL11).
 */
function discardAndDraw({ G, playerID }: Context, target: PlayerID, play: Play): void {
  const card = keptCard(G, target);
  tellDiscard(G, playerID, target, card);
  if (card === 'princess') {
    putOut(G, target, play);
    return;
  }
  const fromDeck = G.deck.pop();
  const drawn = fromDeck ?? G.setAside;
  if (drawn === null) throw new Error('neither a deck nor a card laid aside to draw from');
  if (fromDeck === undefined) G.setAside = null;
  at(G.seats, target).discards.push(card);
  at(G.hands, target)[0] = drawn;
  noticeShown(G, target, card);
  forgetHand(G, target);
  tellDraw(G, fromDeck === undefined ? 'prince-draw-aside' : 'prince-draw', target, drawn);
}

/** The King: two hands change places, nothing else happens, and the two know both cards (LL-r12, LL20). */
function trade({ G, playerID }: Context, target: PlayerID): void {
  const given = keptCard(G, playerID);
  const received = keptCard(G, target);
  at(G.hands, playerID)[0] = received;
  at(G.hands, target)[0] = given;
  noticeTrade(G, playerID, received, target, given);
  tellTrade(G, playerID, target, given, received);
}

/**
 * The card played acts (LL-r15): the Handmaid protects (LL-r10), who plays the Princess is out (LL-r14, LL13), and
 * what can be aimed at nobody does nothing (LL9).
 */
function applyPlay(context: Context, args: PlayArgs): void {
  const { G, playerID } = context;
  const [card] = args;
  const target = args[1] ?? null;
  const name = args[2] ?? null;
  const hand = at(G.hands, playerID);
  const other = hand[0] === card ? hand[1] : hand[0];
  if (other === undefined) throw new Error(`seat ${playerID} has only one card`);
  hand.pop();
  hand[0] = other;
  const seat = at(G.seats, playerID);
  seat.discards.push(card);
  noticePlay(G, playerID, card);
  const play: Play = { playerID, card, target, guess: name, out: null };
  G.plays.push(play);
  tellPlay(G, playerID, card, target);

  if (card === 'handmaid') {
    seat.isProtected = true;
    tellProtection(G, playerID);
  } else if (card === 'princess') {
    putOut(G, playerID, play);
  } else if (target === null) {
    if (card !== 'countess') tellNoEffect(G, playerID, card);
  } else if (card === 'guard') {
    if (name !== null) guess(context, target, name, play);
  } else if (card === 'priest') {
    look(context, target);
  } else if (card === 'baron') {
    compare(context, target, play);
  } else if (card === 'prince') {
    discardAndDraw(context, target, play);
  } else if (card === 'king') {
    trade(context, target);
  }
}

/** Plays one of the two cards in hand, with its effect (LL-r5). */
export const play = defineMove<LoveLetterG, ReturnType<typeof reader>, PlayArgs>({
  args: playArgs,
  view: reader,
  refuse: refusePlay,
  apply: applyPlay,
});
