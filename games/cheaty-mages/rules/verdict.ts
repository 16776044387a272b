import {
  FIGHTER,
  type Fighter,
  JUDGE,
  type Judge,
  type Lane,
  LESTER_LOW,
  type Limit,
  type Spell,
  type Verdict,
} from './components';
import { SPELL } from './spells';

// What the spells beside a fighter come to. Nothing here asks who knows them.

type Spells = readonly (Spell | null)[];

/** As printed, with what the spells add or take (CM-r17); only changes of strength are turned round (CM9). */
export function strengthWith(fighter: Fighter, spells: Spells): number {
  let change = 0;
  for (const spell of spells) if (spell !== null) change += SPELL[spell].strength;
  const { strength, isReversed } = FIGHTER[fighter];
  return isReversed ? strength - change : strength + change;
}

export function manaOf(spells: Spells): number {
  let mana = 0;
  for (const spell of spells) if (spell !== null) mana += SPELL[spell].mana;
  return mana;
}

/** Each Cause Unpopularity doubles the prize of the fighter it lies beside (CM8, CM-r18). */
export function prizeWith(fighter: Fighter, spells: Spells): number {
  let { prize } = FIGHTER[fighter];
  for (const spell of spells) if (spell === 'cause-unpopularity') prize *= 2;
  return prize;
}

/** What a judge says to so much mana: strictly more than the limit (CM10), for Lester also little (CM11). */
export function verdictOn(judge: Judge, limit: Limit | null, mana: number): Verdict | null {
  if (limit !== null && mana > limit.mana) return limit.verdict;
  return judge === 'lester' && mana <= LESTER_LOW ? 'dispel' : null;
}

export const limitOf = (judge: Judge): Limit | null => JUDGE[judge].limit;

interface Contender {
  readonly fighter: Fighter;
  readonly strength: number;
  readonly verdict: Verdict | null;
}

/** The strongest one left (CM-r17); between equals the one with the higher printed strength (CM12). */
export function winnerOf(contenders: readonly Contender[]): Lane | null {
  let best: { readonly lane: number; readonly of: Contender } | undefined;
  for (const [index, of] of contenders.entries()) {
    if (of.verdict === 'eject') continue;
    const ahead =
      best === undefined ||
      of.strength > best.of.strength ||
      (of.strength === best.of.strength && FIGHTER[of.fighter].strength > FIGHTER[best.of.fighter].strength);
    if (ahead) best = { lane: index + 1, of };
  }
  return best === undefined ? null : (best.lane as Lane);
}

/** What a bet on the winner is paid: the fewer bets, the more (CM7). */
export function payFor(prize: number, betCount: number): number {
  if (betCount === 1) return prize * 2;
  return betCount === 2 ? prize : Math.ceil(prize / 2);
}
