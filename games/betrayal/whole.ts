import { refusalOf } from '@/kit/game';
import type { OptionsSchema } from '@/kit/options';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { considered } from './bot/considered';
import { policyWith } from './bot/policy';
import { evaluateWith, search } from './bot/value';
import { determinizeWith } from './bot/worlds';
import { box as wholeBox } from './box';
import optionsSchema from './options';
import { ROUNDS_OF_HAUNT, ROUNDS_TO_HAUNT } from './rules/components';
import { hasNoFigure } from './rules/figures';
import { gameOf } from './rules/game';
import { inHand } from './rules/placing';
import { score } from './rules/scoring';
import type { BetrayalG, BetrayalOptions } from './rules/state';
import type { Box } from './rules/thing';
import { type BetrayalView, viewsOf } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

/** More decisions than one explorer's turn, and the monsters' part in it, can take. */
const MOST_DECISIONS = 80;

function inventory(G: BetrayalG): Record<string, number> {
  const pieces = [
    ...[...G.tiles, ...G.discards].map(({ room }) => `room ${room}`),
    ...[...G.stack, ...inHand(G)].map((room) => `room ${room}`),
    ...[
      ...Object.values(G.decks).flat(),
      ...Object.values(G.discardPiles).flat(),
      ...G.explorers.flatMap(({ cards }) => cards),
      ...G.piles.flatMap(({ cards }) => cards),
      ...G.gone,
    ]
      // What a haunt brings is none of the box's cards.
      .filter((card) => !card.includes(':'))
      // Tiles may be out of the game as well.
      .map((one) => `${one in wholeBox.rooms ? 'room' : 'card'} ${one}`),
  ];
  const counts: Record<string, number> = {};
  for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}

/** The rulebook of a box: the one on the shelf, or one with haunts that are not in it yet. */
export function rulebookOf(
  box: Box,
  options: OptionsSchema<BetrayalOptions> = optionsSchema,
): Rulebook<BetrayalG, BetrayalView, BetrayalOptions> {
  const views = viewsOf(box);
  const game = gameOf(box, views, options);
  return {
    ...seatRules,
    explain,
    rulesVersion: 12,
    game,
    options,
    view: views.view,
    reader: views.reader,
    refuse: (view, ctx, action) => refusalOf(game, view, ctx, action),
    determinize: determinizeWith(box),
    policy: policyWith(box),
    considered,
    evaluate: evaluateWith(box),
    search,
    // An explorer's turn: where a search of one's own turn ends.
    round: ({ turn }) => turn.number,
    turnsTaken: ({ turnsTaken }, playerID) => at(turnsTaken, playerID),
    score,
    // The traitor may come to lead monsters, and plays on when dead.
    isOut: (G, playerID) => G.haunt?.traitor !== playerID && hasNoFigure(G, playerID),
    inventory,
    maxMoves: (numPlayers) => numPlayers * (ROUNDS_TO_HAUNT + ROUNDS_OF_HAUNT + 1) * MOST_DECISIONS,
  };
}

export const betrayal = rulebookOf(wholeBox);

export default anyRulebook(betrayal);
