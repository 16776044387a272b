import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { DECK, type Kind, VALUE } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import { knownCard } from '../seat/known-card';

/** Copies of each value in the box, indexed by value. */
const COPIES_BY_VALUE = DECK.reduce(
  (counts, card) => counts.map((count, value) => (value === VALUE[card] ? count + 1 : count)),
  Array<number>(9).fill(0),
);

function removeAll(counts: number[], cards: readonly Kind[]): void {
  for (let index = 0; index < cards.length; index++) {
    const value = VALUE[cards[index] as Kind];
    counts[value] = (counts[value] ?? 0) - 1;
  }
}

/** Cards of each value that this seat cannot see, indexed by value. */
export function unseenCounts(view: LoveLetterView): number[] {
  const counts = [...COPIES_BY_VALUE];
  removeAll(counts, view.hand);
  removeAll(counts, view.faceUp);
  for (const { discards } of view.seats) removeAll(counts, discards);
  return counts;
}

/** What a seat goes by when it weighs its actions: read from the view once for all of them. */
export interface Situation extends Pick<LoveLetterView, 'playerID' | 'hand' | 'looks' | 'seats'> {
  readonly unseen: readonly number[];
  /** By target, filled when asked for. */
  readonly beliefs: (readonly number[] | undefined)[];
}

/** How likely the target keeps each character, indexed by value, as far as counting goes. */
function believe(situation: Situation, target: PlayerID): readonly number[] {
  const known = knownCard(situation, target);
  const belief = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  if (known !== undefined) {
    belief[VALUE[known]] = 1;
    return belief;
  }
  const { unseen, seats } = situation;
  const { couldHold } = at(seats, target);
  let sum = 0;
  for (let value = 1; value <= 8; value++) {
    const weight = (couldHold & (1 << value)) === 0 ? 0 : Math.max(0, unseen[value] ?? 0);
    belief[value] = weight;
    sum += weight;
  }
  if (sum > 0) for (let value = 1; value <= 8; value++) belief[value] = (belief[value] ?? 0) / sum;
  return belief;
}

export function beliefAbout(situation: Situation, target: PlayerID): readonly number[] {
  const index = Number(target);
  let belief = situation.beliefs[index];
  if (belief === undefined) {
    belief = believe(situation, target);
    situation.beliefs[index] = belief;
  }
  return belief;
}

export const situationOf = (view: LoveLetterView): Situation => ({
  playerID: view.playerID,
  hand: view.hand,
  looks: view.looks,
  seats: view.seats,
  unseen: unseenCounts(view),
  beliefs: [],
});

/**
 * Whether the seat sees that the action does nothing: a Guard that names what its target cannot hold, a Priest
 * who is to show a hand that has been seen.
 */
function isVain(situation: Situation, [card, target, guess]: readonly unknown[]): boolean {
  if (typeof target !== 'string') return card === 'guard' || card === 'priest';
  if (card === 'priest') return knownCard(situation, target) !== undefined;
  return card === 'guard' && (beliefAbout(situation, target)[VALUE[guess as Kind]] ?? 0) === 0;
}

/** All that is legal, but for what does nothing while the same card can do something. */
export function considered(view: LoveLetterView, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const situation = situationOf(view);
  const vain = actions.map(({ args }) => isVain(situation, args));
  const useful = new Set(actions.filter((_, index) => vain[index] === false).map(({ args }) => args[0]));
  return actions.filter(({ args }, index) => vain[index] === false || !useful.has(args[0]));
}
