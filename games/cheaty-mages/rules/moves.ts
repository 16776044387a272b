import type { PlayerID } from '@/kit/action';
import { defineMove, type MoveContext } from '@/kit/move';
import { openResponse } from '@/kit/response';
import { at } from '@/kit/seats';
import { passEmptyHands, refill } from './bout';
import { BRIBE, type Lane, type Support } from './components';
import { show } from './decks';
import { look, perform, place } from './effects';
import { tellBet, tellGivenUp, tellPlain } from './journal';
import {
  refuseBet,
  refuseBribed,
  refuseDiscard,
  refuseDraw,
  refuseForget,
  refusePass,
  refusePeek,
  refusePlay,
} from './legal';
import {
  type BetArgs,
  betArgs,
  type CardArgs,
  cardArgs,
  type NoArgs,
  noArgs,
  type PeekArgs,
  peekArgs,
} from './schemas';
import { spellArgs } from './spell-args';
import { SPELL, type SpellArgs } from './spells';
import type { CheatyMagesG } from './state';
import { type CheatyMagesView, reader } from './view';

type Context = MoveContext<CheatyMagesG>;
type View = CheatyMagesView;

function endTurn(G: CheatyMagesG): void {
  passEmptyHands(G);
  G.isTurnOver = true;
}

/** One to three fighters, in secret (CM-r7, CM6). */
export const bet = defineMove<CheatyMagesG, View, BetArgs>({
  args: betArgs,
  view: reader,
  refuse: refuseBet,
  apply: ({ G, playerID }, lanes) => {
    G.bets[Number(playerID)] = [...lanes] as Lane[];
    tellBet(G, playerID, at(G.bets, playerID));
    G.isTurnOver = true;
  },
});

const isSupport = (args: SpellArgs): args is SpellArgs<Support> => SPELL[args[0]].type === 'support';

/** Casts a spell. Whoever has to answer to it does before the turn is over (CM20). */
function cast({ G, random, events, playerID }: Context, args: SpellArgs, isBribed: boolean): void {
  let asked: PlayerID | undefined;
  if (isSupport(args)) asked = perform({ G, random, playerID }, args);
  else place(G, playerID, args, isBribed);
  if (asked !== undefined) openResponse(events, [asked]);
  else endTurn(G);
}

export const play = defineMove<CheatyMagesG, View, SpellArgs>({
  args: spellArgs,
  view: reader,
  refuse: refusePlay,
  apply: (context, args) => cast(context, args, false),
});

/** Two coins to the judge, and he has not seen it (CM14), but everybody else has (CM-r23). */
export const bribe = defineMove<CheatyMagesG, View, SpellArgs>({
  args: spellArgs,
  view: reader,
  refuse: refuseBribed,
  apply: (context, args) => {
    const { G, playerID } = context;
    const seat = at(G.seats, playerID);
    seat.coins -= BRIBE;
    seat.bribes += BRIBE;
    tellPlain(G, 'bribe', playerID);
    cast(context, args, true);
  },
});

/** Gives up any card for a look at one fighter's face-down spells (CM17). */
export const peek = defineMove<CheatyMagesG, View, PeekArgs>({
  args: peekArgs,
  view: reader,
  refuse: refusePeek,
  apply: ({ G, playerID }, [spell, lane]) => {
    show(G, playerID, spell);
    G.discard.push(spell);
    look(G, playerID, lane, spell);
    endTurn(G);
  },
});

/** Out for the rest of the bout (CM16). */
export const pass = defineMove<CheatyMagesG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refusePass,
  apply: ({ G, playerID }) => {
    at(G.seats, playerID).hasPassed = true;
    tellPlain(G, 'pass', playerID);
    endTurn(G);
  },
});

/** A card goes from the hand to the discards, face up. */
function giveUp(G: CheatyMagesG, kind: 'forget' | 'discard', playerID: PlayerID, [spell]: CardArgs): void {
  show(G, playerID, spell);
  G.discard.push(spell);
  tellGivenUp(G, kind, playerID, spell);
}

/** The victim of Amnesia chooses (CM20). */
export const forget = defineMove<CheatyMagesG, View, CardArgs>({
  args: cardArgs,
  view: reader,
  refuse: refuseForget,
  apply: ({ G, playerID }, args) => {
    giveUp(G, 'forget', playerID, args);
    endTurn(G);
  },
});

/** Before the hand is filled up, by the option (CM27). */
export const discard = defineMove<CheatyMagesG, View, CardArgs>({
  args: cardArgs,
  view: reader,
  refuse: refuseDiscard,
  apply: ({ G, playerID }, args) => giveUp(G, 'discard', playerID, args),
});

export const draw = defineMove<CheatyMagesG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseDraw,
  apply: ({ G, random, playerID }) => {
    refill({ G, random }, playerID);
    G.drawn += 1;
    G.isTurnOver = true;
  },
});
