import type { FnContext } from 'boardgame.io';
import { defineMove, type MoveContext } from '@/kit/move';
import { at } from '@/kit/seats';
import { PRINTS } from './components';
import { tellPay, tellSend, tellStay, tellTake } from './journal';
import { readyScouts, refuseDig, refuseEnd, refusePay, refuseSend } from './legal';
import { type LaidArgs, laidArgs, type NoArgs, noArgs, type PayArgs, payArgs } from './schemas';
import type { DiggersG } from './state';
import { type DiggersView, reader } from './view';

type Context = MoveContext<DiggersG>;

function endTurn({ G, events }: Context): void {
  G.isDigging = false;
  G.fresh = 0;
  events.endTurn();
}

/** The card goes from the table to the seat; one that lay face down is turned up for all (DG-r8). */
function take({ G, playerID }: Context, n: number): void {
  const index = G.table.findIndex((laid) => laid.n === n);
  const [laid] = G.table.splice(index, 1);
  const card = laid?.card ?? G.faces[n] ?? null;
  if (laid === undefined || card === null) throw new Error(`no card ${n}`);
  G.faces[n] = null;
  at(G.seats, playerID).cards.push(card);
  if (PRINTS[card].role === 'scout') G.fresh += 1;
  tellTake(G, playerID, laid, card);
}

/** Pays for one to three cards (DG5). */
export const pay = defineMove<DiggersG, DiggersView, PayArgs>({
  args: payArgs,
  view: reader,
  refuse: refusePay,
  apply: ({ G, playerID }, [markers]) => {
    const seat = at(G.seats, playerID);
    seat.markers -= markers;
    G.due = markers;
    G.isDigging = true;
    tellPay(G, playerID, markers, seat.markers);
  },
});

/** Takes a card that was paid for (DG-r7). After the last the turn is over, unless a scout is there to be sent. */
export const dig = defineMove<DiggersG, DiggersView, LaidArgs>({
  args: laidArgs,
  view: reader,
  refuse: refuseDig,
  apply: (context, [n]) => {
    const { G, ctx, playerID } = context;
    take(context, n);
    G.due -= 1;
    if (G.due === 0 && readyScouts(reader(G, ctx, playerID), playerID) === 0) endTurn(context);
  },
});

/** Spends a scout of an earlier turn for one further card (DG-r9, DG-r10). */
export const send = defineMove<DiggersG, DiggersView, LaidArgs>({
  args: laidArgs,
  view: reader,
  refuse: refuseSend,
  apply: (context, [n]) => {
    const { G, playerID } = context;
    const { cards, spent } = at(G.seats, playerID);
    // The one that was taken first: those of this turn came later.
    const index = cards.findIndex((card) => PRINTS[card].role === 'scout');
    const [scout] = cards.splice(index, 1);
    if (scout === undefined) throw new Error('no scout to send');
    spent.push(scout);
    tellSend(G, playerID, scout);
    take(context, n);
    endTurn(context);
  },
});

/** Keeps the scout and ends the turn (DG-r10). */
export const end = defineMove<DiggersG, DiggersView, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseEnd,
  apply: (context) => {
    tellStay(context.G, context.playerID);
    endTurn(context);
  },
});

/** The next seat clockwise that has markers (DG-r11); the same one when nobody has. */
export function nextDigger({ G, ctx }: FnContext<DiggersG>): number {
  for (let step = 1; step <= ctx.numPlayers; step++) {
    const seat = (ctx.playOrderPos + step) % ctx.numPlayers;
    if ((G.seats[seat]?.markers ?? 0) > 0) return seat;
  }
  return ctx.playOrderPos;
}

/** Whether nobody has markers, and the last turn is over (DG-r12). */
export const isDugOut = ({ seats, isDigging }: DiggersG): boolean =>
  !isDigging && seats.every(({ markers }) => markers === 0);
