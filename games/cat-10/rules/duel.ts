import { defineMove } from '@/kit/move';
import { at } from '@/kit/seats';
import { FACES, type Face } from './components';
import { tellDiscard, tellNothing, tellRoll, tellRow, tellSeize, tellSteal } from './journal';
import { refuseDiscard, refuseDuel, refuseSeize, refuseSteal } from './legal';
import { type CardArgs, cardArgs, type NoArgs, noArgs, type TargetArgs, targetArgs } from './schemas';
import type { Cat10G } from './state';
import { answered, askFor, type Context, finish, gainJumbo, store } from './turn';
import { type Cat10View, reader } from './view';

/** What the die demands (CT-r18, CT-r19, CT-r20); fewer cards where there are fewer (CT7, CT8). */
function resolve(context: Context, die: Face): void {
  const { G, playerID } = context;
  if (die === 'jumbo') {
    gainJumbo(context);
    return;
  }
  const own = at(G.piles, playerID).length;
  const all = G.piles.reduce((sum, pile) => sum + pile.length, 0);
  const choices = die === -2 ? Math.min(2, own) : Math.min(die, all - own);
  if (choices > 0) askFor(context, die === -2 ? 'discard' : 'steal', choices);
  else {
    tellNothing(G, die === -2 ? 'no-discard' : 'no-steal', playerID);
    finish(context);
  }
}

/** Gives up what has been turned over, and throws the cat die once (CT-r12, CT-r17). */
export const duel = defineMove<Cat10G, Cat10View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseDuel,
  apply: (context) => {
    const { G, playerID, random } = context;
    tellRow(G, 'duel', playerID);
    G.discards.push(...G.row);
    G.row = [];
    const die = FACES[random.Die(FACES.length) - 1] ?? 'jumbo';
    G.die = die;
    tellRoll(G, playerID, die);
    resolve(context, die);
  },
});

/** Draws one card from another pile, unseen, and shows it to everybody (CT-r18, CT7). */
export const steal = defineMove<Cat10G, Cat10View, TargetArgs>({
  args: targetArgs,
  view: reader,
  refuse: refuseSteal,
  apply: (context, [target]) => {
    const { G, playerID, random } = context;
    const pile = at(G.piles, target);
    const [card] = pile.splice(random.Die(pile.length) - 1, 1);
    if (card === undefined) throw new Error(`seat ${target} has no cards`);
    store(at(G.piles, playerID), [card]);
    tellSteal(G, playerID, target, card);
    answered(context);
  },
});

/** Gives up one card of the own pile (CT-r19, CT8). */
export const discard = defineMove<Cat10G, Cat10View, CardArgs>({
  args: cardArgs,
  view: reader,
  refuse: refuseDiscard,
  apply: (context, [card]) => {
    const { G, playerID } = context;
    const pile = at(G.piles, playerID);
    pile.splice(pile.indexOf(card), 1);
    G.discards.push(card);
    tellDiscard(G, playerID, card);
    answered(context);
  },
});

/** Takes a jumbo pot from another player (CT-r15, CT5). */
export const seize = defineMove<Cat10G, Cat10View, TargetArgs>({
  args: targetArgs,
  view: reader,
  refuse: refuseSeize,
  apply: (context, [target]) => {
    const { G, playerID } = context;
    G.jumbos[Number(target)] = at(G.jumbos, target) - 1;
    G.jumbos[Number(playerID)] = at(G.jumbos, playerID) + 1;
    tellSeize(G, playerID, target);
    answered(context);
  },
});
