import type { PlayerID } from '@/kit/action';
import { defineMove, type MoveContext } from '@/kit/move';
import { closeResponse, openResponse } from '@/kit/response';
import { show } from './decks';
import { keepOut, strikeHome } from './effects';
import { tellPlain, tellRedirect } from './journal';
import { refuseBlock, refuseRedirect } from './legal';
import { cardOf, couldAnswer, targetOf } from './response';
import { type NoArgs, noArgs, type SeatArgs, seatArgs } from './schemas';
import type { Attack, CrowsOverkillG } from './state';
import { type CrowsOverkillView, reader } from './view';

type Context = MoveContext<CrowsOverkillG>;
type View = CrowsOverkillView;

const attackOf = ({ attack }: CrowsOverkillG): Attack => {
  if (attack === null) throw new Error('nothing was played at anybody');
  return attack;
};

/** What was played is over: its card goes on top of the discards, above the answer (CO19). */
function settle(G: CrowsOverkillG): void {
  G.discard.push(cardOf(attackOf(G)));
  G.attack = null;
}

/** It takes effect on the seat it has come to. */
function takeEffect(context: Context, target: PlayerID): void {
  strikeHome(context, attackOf(context.G), target);
  settle(context.G);
}

/** Asks the target alone (CO18), unless everybody sees that it cannot hold an answer (CO-r38). */
export function ask(context: Context): void {
  const { G, events } = context;
  const attack = attackOf(G);
  const open = { handCounts: G.hands.map(({ length }) => length), discard: G.discard };
  if (couldAnswer(open, attack)) openResponse(events, [targetOf(attack)]);
  else takeEffect(context, targetOf(attack));
}

/** Lets it happen (CO18). */
export const pass = defineMove<CrowsOverkillG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: () => undefined,
  apply: (context) => {
    tellPlain(context.G, 'pass', context.playerID);
    takeEffect(context, context.playerID);
    closeResponse(context.events);
  },
});

/** The sliding door: nothing comes of it (CO-r30, CO14, CO17). */
export const block = defineMove<CrowsOverkillG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseBlock,
  apply: (context) => {
    const { G, playerID, events } = context;
    show(G, playerID, 'door');
    G.discard.push('door');
    tellPlain(G, 'block', playerID);
    keepOut(context, attackOf(G));
    settle(G);
    closeResponse(events);
  },
});

/** The mirror: it comes to somebody else, who cannot answer any more (CO-r31, CO16). */
export const redirect = defineMove<CrowsOverkillG, View, SeatArgs>({
  args: seatArgs,
  view: reader,
  refuse: refuseRedirect,
  apply: (context, [target]) => {
    const { G, playerID, events } = context;
    show(G, playerID, 'mirror');
    G.discard.push('mirror');
    tellRedirect(G, playerID, target);
    takeEffect(context, target);
    closeResponse(events);
  },
});
