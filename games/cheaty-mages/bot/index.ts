import type { Ctx } from 'boardgame.io';
import type { SearchSettings } from '@/kit/rulebook';
import { BOUTS, FIGHTER, handSizes } from '../rules/components';
import { score } from '../rules/scoring';
import { SPELL } from '../rules/spells';
import type { CheatyMagesG } from '../rules/state';
import { payFor, verdictOn, winnerOf } from '../rules/verdict';
import type { CheatyMagesView } from '../rules/view';
import { benchOf, oddsFor, worthOf } from './belief';
import { type Finish, rollOut } from './rollout';

export { policy } from './policy';

export const search: SearchSettings = {
  mode: 'flat',
  // One action, for `evaluate` plays the bout out by itself.
  horizon: 'action',
  epsilon: 0,
  widening: { c: 7, alpha: 0.2 },
  worlds: 4,
  levels: { normal: { ms: 30, iterations: 100 }, hard: { ms: 120, iterations: 1500 } },
};

/** How much a bet's worth counts for its being made, and a placed spell's use for its being placed. */
const BELIEF = { bet: 0.6, spell: 0.3 };

/** How plausible the others' bets are: by what they are worth, and by what was placed beside whom. */
export function likelihood(view: CheatyMagesView, _ctx: Ctx, G: CheatyMagesG): number {
  const fighters = G.corners.map(({ fighter }) => fighter);
  const { weights, prizes } = oddsFor(fighters, []);
  let sum = 0;
  for (const [seat, bets] of G.bets.entries())
    if (bets.length > 0 && String(seat) !== view.playerID) sum += BELIEF.bet * worthOf(weights, prizes, bets);
  for (const [index, { fighter, spells }] of G.corners.entries()) {
    const sign = FIGHTER[fighter].isReversed ? -1 : 1;
    for (const { spell, playerID } of spells) {
      if (playerID === view.playerID) continue;
      const { strength, mana } = SPELL[spell];
      const help =
        spell === 'cause-unpopularity'
          ? 4
          : strength === 0
            ? -mana / 2
            : Math.max(-6, Math.min(6, sign * strength));
      const isBetOn = G.bets[Number(playerID)]?.some((lane) => lane === index + 1) === true;
      sum += BELIEF.spell * (isBetOn ? help : -help);
    }
  }
  return Math.exp(Math.max(-30, Math.min(30, sum)));
}

/** Each seat's share of standing well, by its coins; sharper the nearer the end is. */
function sharesOf(coins: readonly number[], boutsLeft: number): number[] {
  const spread = boutsLeft === 0 ? 1.2 : 3.5 * Math.sqrt(boutsLeft);
  const most = Math.max(...coins);
  const shares = coins.map((own) => Math.exp((own - most) / spread));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** What a card in hand is worth in the next bout, in coins. */
const CARD_WORTH = 0.3;

/** Coins, and hands as they will be filled up; in the last bout the cards that break ties. */
function standing(
  G: CheatyMagesG,
  gains: readonly number[],
  left: readonly number[],
  boutsLeft: number,
): number[] {
  const { drawn, limit } = handSizes(G.seats.length);
  return sharesOf(
    G.seats.map(({ coins }, seat) => {
      const cards = left[seat] ?? 0;
      const hand =
        boutsLeft === 0 ? 0.01 * cards : CARD_WORTH * Math.min(cards + drawn, Math.max(limit, cards));
      return coins + (gains[seat] ?? 0) + hand;
    }),
    boutsLeft,
  );
}

/** What a bout brings that ends so, whatever Ferine draws. */
function gainsFor(G: CheatyMagesG, { change, mana, prizes, bets, left }: Finish): number[] {
  const isConfused = G.lasting.some(({ spell }) => spell === 'confusion');
  const values = G.seats.map(() => 0);
  const boutsLeft = BOUTS - G.bout;
  for (const { share, limit } of benchOf(G.judge, isConfused).cases) {
    const verdicts = mana.map((sum) => (isConfused ? null : verdictOn(G.judge, limit, sum)));
    const winner = winnerOf(
      G.corners.map(({ fighter }, index) => {
        const { strength, isReversed } = FIGHTER[fighter];
        const verdict = verdicts[index] ?? null;
        const add = verdict === 'dispel' ? 0 : (isReversed ? -1 : 1) * (change[index] ?? 0);
        return { fighter, verdict, strength: strength + add };
      }),
    );
    const isDispelled = winner !== null && verdicts[winner - 1] === 'dispel';
    const fighter = winner === null ? undefined : G.corners[winner - 1]?.fighter;
    const printed = fighter === undefined ? 0 : FIGHTER[fighter].prize;
    const prize = isDispelled || winner === null ? printed : (prizes[winner - 1] ?? 0);
    const gains = bets.map((lanes) =>
      winner !== null && lanes.includes(winner) ? payFor(prize, lanes.length) : 0,
    );
    const isReplay = winner === null && G.options.cancelled === 'replay';
    for (const [seat, value] of standing(G, gains, left, boutsLeft + (isReplay ? 1 : 0)).entries())
      values[seat] = (values[seat] ?? 0) + share * value;
  }
  return values;
}

/** How well each seat stands at the end of the bout that is being played. */
export function evaluate(G: CheatyMagesG, ctx: Ctx): number[] {
  const held = G.hands.map(({ length }) => length);
  if (G.isOver) {
    const [winners = []] = score(G).ranking;
    return G.seats.map((_, seat) => (winners.includes(String(seat)) ? 1 / winners.length : 0));
  }
  const isNew = ctx.phase === 'bet' && G.bets.every(({ length }) => length === 0);
  if (isNew || ctx.phase === 'refill') return standing(G, [], held, BOUTS - G.bout + (isNew ? 1 : 0));
  return gainsFor(G, rollOut(G, ctx));
}
