import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { determinize, evaluate, likelihood, search } from './bot';
import { considered } from './bot/considered';
import { policy } from './bot/policy';
import { KINDS, LAST_SPACE, PLACE, QUIET_ROUNDS, ROUNDS } from './rules/components';
import { game } from './rules/game';
import { optionsSchema, type SweetNoseOptions } from './rules/schemas';
import { score } from './rules/scoring';
import type { SweetNoseG } from './rules/state';
import { reader, type SweetNoseView, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

/** A round brings 8 points at the least, so 100 are there after thirteen (SN22). */
const MOST_ROUNDS = 13;

export const sweetNose: Rulebook<SweetNoseG, SweetNoseView, SweetNoseOptions> = {
  ...seatRules,
  explain,
  rulesVersion: 1,
  game,
  options: optionsSchema,
  view,
  reader,
  refuse: (seatView, ctx, action) => refusalOf(game, seatView, ctx, action),
  determinize,
  policy,
  considered,
  evaluate,
  search,
  likelihood,
  round: ({ rounds }) => rounds.length,
  score,
  inventory: (G) => {
    const counts: Record<string, number> = {};
    const add = (piece: string, count: number) => {
      counts[piece] = (counts[piece] ?? 0) + count;
    };
    for (const amounts of [...G.plates, ...G.bowls, G.market, G.reserve])
      for (const kind of KINDS) add(kind, amounts[PLACE[kind]] ?? 0);
    for (const shop of G.stalls) add(shop, 1);
    for (const { shop } of G.seats) if (shop !== null) add(shop, 1);
    return counts;
  },
  /**
   * A round ends with an empty plate: of all sweets two leave the plates with a swap between players, and
   * before each of these all may swap at the market three times round. Every turn may be three actions.
   */
  maxMoves: (numPlayers, { heaven, shopkeeper }) => {
    const turns = (4 * numPlayers + 10) * QUIET_ROUNDS * numPlayers;
    const round = 3 * turns + 2 * numPlayers + 1;
    const auction = shopkeeper ? numPlayers * (LAST_SPACE + 2) : 0;
    return auction + (heaven ? MOST_ROUNDS : ROUNDS) * round;
  },
};

export default anyRulebook(sweetNose);
