import type { PlayerID } from '@/kit/action';
import { defineMove, type MoveContext } from '@/kit/move';
import { at } from '@/kit/seats';
import type { Kind } from './components';
import { tellDeath, tellKill, tellLook, tellOpen, tellPeek, tellSleep, tellSwap } from './journal';
import { deadCount, isAimed, refuseAim, refuseOwn, refuseSwap } from './legal';
import { finishTurn } from './round';
import { type AimArgs, aimArgs, type NoArgs, noArgs, type SwapArgs, swapArgs } from './schemas';
import type { Deed, NinjaSoulG } from './state';
import { type NinjaSoulView, reader } from './view';

type Context = MoveContext<NinjaSoulG>;

function note(
  { G, playerID }: Context,
  kind: Deed['kind'],
  target: PlayerID | null = null,
  card: Kind | null = null,
) {
  G.deeds.push({ kind, playerID, target, card });
}

function exchangeCards({ cards }: NinjaSoulG, a: PlayerID, b: PlayerID): void {
  const card = at(cards, a);
  cards[Number(a)] = at(cards, b);
  cards[Number(b)] = card;
}

/** The card stays with whoever dies of it (NS-r9, NS2). */
function die({ G, playerID }: Context, shown: Kind): void {
  const seat = at(G.seats, playerID);
  seat.isDead = true;
  seat.shown = shown;
  tellDeath(G, playerID);
}

/** Looks at one's own card (NS-r7, NS9). */
export const look = defineMove<NinjaSoulG, NinjaSoulView, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseOwn,
  apply: (context) => {
    const { G, playerID } = context;
    const card = at(G.cards, playerID);
    note(context, 'look');
    at(G.secrets, playerID).push(card);
    tellLook(G, playerID, card);
    finishTurn(G, playerID);
  },
});

/**
 * Takes somebody's card into the dark and gives one of the two back (NS-r6). It is one move, so that nothing
 * between the two halves, not even the time they take, can tell the others what was done (NS3).
 */
export const swap = defineMove<NinjaSoulG, NinjaSoulView, SwapArgs>({
  args: swapArgs,
  view: reader,
  refuse: refuseSwap,
  apply: (context, [target, done]) => {
    const { G, playerID } = context;
    note(context, 'swap', target);
    at(G.secrets, playerID).push(done);
    if (done === 'exchange') exchangeCards(G, playerID, target);
    tellSwap(G, playerID, target, done);
    finishTurn(G, playerID);
  },
});

/**
 * Turns one's own card over and does what it says (NS-r15): the Win wins (NS-r8), Death kills (NS-r9), a Sleep goes
 * face down again (NS-r10, NS4), and so does Sleep or Peek with fewer than two dead (NS-r13). A card that is aimed stays
 * open until its target is chosen (NS5).
 */
export const open = defineMove<NinjaSoulG, NinjaSoulView, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseOwn,
  apply: (context) => {
    const { G, playerID } = context;
    const card = at(G.cards, playerID);
    note(context, 'open', null, card);
    tellOpen(G, playerID, card);
    if (isAimed(card, deadCount(G))) {
      at(G.seats, playerID).shown = card;
      return;
    }
    if (card === 'win') {
      at(G.seats, playerID).shown = card;
      G.ending = { how: 'opened', winner: playerID };
    } else if (card === 'death') die(context, card);
    else tellSleep(G, playerID, card);
    finishTurn(G, playerID);
  },
});

/** The kill card goes, the dead player's card lies in its place, seen by nobody (NS-r12, NS6). */
function kill(context: Context, target: PlayerID): void {
  const { G, playerID } = context;
  note(context, 'kill', target);
  exchangeCards(G, playerID, target);
  at(G.seats, target).isDead = true;
  at(G.seats, playerID).shown = null;
  tellKill(G, playerID, target);
}

/** Only the win card is turned over; without it the seat dies (NS-r11, NS5, NS7, NS8). */
function peek(context: Context, target: PlayerID, opened: Kind): void {
  const { G, playerID } = context;
  const seen = at(G.cards, target);
  note(context, 'peek', target);
  at(G.secrets, playerID).push(seen);
  tellPeek(G, playerID, target, seen);
  if (seen !== 'win') {
    die(context, opened);
    return;
  }
  at(G.seats, target).shown = seen;
  G.ending = { how: 'peeked', winner: playerID };
}

/** Aims the card just opened. */
export const aim = defineMove<NinjaSoulG, NinjaSoulView, AimArgs>({
  args: aimArgs,
  view: reader,
  refuse: refuseAim,
  apply: (context, [target]) => {
    const { G, playerID } = context;
    const opened = at(G.cards, playerID);
    if (opened === 'kill') kill(context, target);
    else peek(context, target, opened);
    finishTurn(G, playerID);
  },
});
