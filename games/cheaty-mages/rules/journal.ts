import type { PlayerID } from '@/kit/action';
import { type Facts, seatFact, seatsFact, tell, termFact, termsFact } from '@/kit/journal';
import { at } from '@/kit/seats';
import type { Judge, Lane, Limit, Spell } from './components';
import type { BoutSummary, CheatyMagesG, PlacedSpell } from './state';

/**
 * What the journal says of each thing that happens; what it says of Supports stands with what they do (effects.ts).
 * Nothing is put together while nobody listens.
 */

type G = CheatyMagesG;

export const spellFact = (spell: Spell) => termFact(`spells.${spell}`);
export const spellsFact = (spells: readonly Spell[]) => termsFact(spells.map((spell) => `spells.${spell}`));
export const judgeFact = (judge: Judge) => termFact(`judges.${judge}`);
const lanesFact = (lanes: readonly Lane[]) => termsFact(lanes.map((lane) => `lanes.${lane}`));

/** A fighter by its number and name, as it stands there now. */
export const fighterFacts = (G: G, lane: Lane): Facts => ({
  lane,
  fighter: termFact(`fighters.${G.corners[lane - 1]?.fighter ?? 'goblin'}`),
});

export function tellDeal(G: G): void {
  if (G.journal === null) return;
  const hands = G.hands.map((hand, seat) => [String(seat), { cards: spellsFact(hand) }]);
  tell(G, 'deal', null, { count: at(G.hands, '0').length }, Object.fromEntries(hands));
}

export function tellBegin(G: G, isReplay: boolean): void {
  if (G.journal === null) return;
  tell(G, isReplay ? 'bout-again' : 'bout-begin', null, {
    bout: G.bout,
    fighters: termsFact(G.corners.map(({ fighter }) => `fighters.${fighter}`)),
    judge: judgeFact(G.judge),
    starter: seatFact(G.starter),
  });
}

/** How many are bet on is for everybody, which ones for the one who bets (CM6). */
export function tellBet(G: G, playerID: PlayerID, lanes: readonly Lane[]): void {
  if (G.journal !== null)
    tell(G, 'bet', playerID, { count: lanes.length }, { [playerID]: { lanes: lanesFact(lanes) } });
}

export function tellPlaced(G: G, playerID: PlayerID, lane: Lane, { spell, isDown }: PlacedSpell): void {
  if (G.journal === null) return;
  const where = fighterFacts(G, lane);
  if (isDown) tell(G, 'place-down', playerID, where, { [playerID]: { spell: spellFact(spell) } });
  else tell(G, 'place', playerID, { ...where, spell: spellFact(spell) });
}

/** What needs nothing said with it. */
export function tellPlain(
  G: G,
  kind: 'bribe' | 'confusion' | 'invisibility' | 'prismatic-ray' | 'pass' | 'out-of-cards' | 'anew',
  playerID: PlayerID,
): void {
  tell(G, kind, playerID);
}

/** A look at what lies face down: by giving up a card, or by Detect Magic (CM17). */
export function tellLook(
  G: G,
  playerID: PlayerID,
  lane: Lane,
  cost: Spell | null,
  seen: readonly Spell[],
): void {
  if (G.journal === null) return;
  const facts = { ...fighterFacts(G, lane), ...(cost !== null && { card: spellFact(cost) }) };
  tell(G, cost === null ? 'detect' : 'peek', playerID, facts, { [playerID]: { spells: spellsFact(seen) } });
}

/** A card given up for all to see: by Amnesia, or before drawing. */
export function tellGivenUp(G: G, kind: 'forget' | 'discard', playerID: PlayerID, spell: Spell): void {
  if (G.journal !== null) tell(G, kind, playerID, { spell: spellFact(spell) });
}

export function tellShuffle(G: G, kind: 'shuffle' | 'shuffle-judges'): void {
  tell(G, kind, null);
}

export function tellReveal(G: G, lane: Lane, spells: readonly Spell[]): void {
  if (G.journal !== null) tell(G, 'reveal', null, { ...fighterFacts(G, lane), spells: spellsFact(spells) });
}

export function tellWhim(G: G, spell: Spell, limit: Limit): void {
  if (G.journal === null) return;
  tell(G, `ferine-${limit.verdict}`, null, { spell: spellFact(spell), limit: limit.mana });
}

export function tellConfused(G: G): void {
  if (G.journal !== null) tell(G, 'confused', null, { judge: judgeFact(G.judge) });
}

/** The verdicts, the winner, what the bets were and what they are paid. */
export function tellOutcome(G: G, { bout, results, winner, bets, gains }: BoutSummary): void {
  if (G.journal === null) return;
  for (const [index, { verdict, mana }] of results.entries())
    if (verdict !== null) {
      const low = G.judge === 'lester' && verdict === 'dispel' ? '-low' : '';
      const facts = { ...fighterFacts(G, (index + 1) as Lane), mana, judge: judgeFact(G.judge) };
      tell(G, `verdict-${verdict}${low}`, null, facts);
    }
  for (const [seat, lanes] of bets.entries()) tell(G, 'show-bets', String(seat), { lanes: lanesFact(lanes) });
  if (winner === null) tell(G, G.options.cancelled === 'replay' ? 'cancelled' : 'unpaid', null, { bout });
  else {
    const result = results[winner - 1];
    for (const [seat, coins] of gains.entries()) if (coins > 0) tell(G, 'paid', String(seat), { coins });
    tell(G, 'bout-won', null, {
      ...fighterFacts(G, winner),
      bout,
      strength: result?.strength ?? 0,
      prize: result?.prize ?? 0,
    });
  }
}

export function tellRefill(G: G, playerID: PlayerID, drawn: readonly Spell[]): void {
  if (G.journal !== null)
    tell(G, 'refill', playerID, { count: drawn.length }, { [playerID]: { cards: spellsFact(drawn) } });
}

export function tellEnd(G: G, winners: readonly PlayerID[]): void {
  if (G.journal !== null) tell(G, 'end', null, { winners: seatsFact(winners) });
}
