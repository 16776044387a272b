import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { at } from '@/kit/seats';
import { bySpell, FIGHTERS, type Fighter, type Judge, type Spell } from './components';
import { tellRefill, tellShuffle } from './journal';
import { noticeShown, noticeShuffle } from './knowledge';
import type { CheatyMagesG } from './state';

/** All that a draw needs. */
export interface Drawing {
  readonly G: CheatyMagesG;
  readonly random: Random;
}

/** Puts a card into a hand, which stays sorted: equal hands are the same. */
export function hold(hand: Spell[], spell: Spell): void {
  let index = hand.length;
  while (index > 0 && bySpell(hand[index - 1] ?? spell, spell) > 0) index--;
  hand.splice(index, 0, spell);
}

/** Takes a card out of a seat's hand; nobody is told which. */
export function take(G: CheatyMagesG, playerID: PlayerID, spell: Spell): void {
  const hand = at(G.hands, playerID);
  const index = hand.indexOf(spell);
  if (index < 0) throw new Error(`seat ${playerID} holds no ${spell}`);
  hand.splice(index, 1);
}

/** The same for all to see. */
export function show(G: CheatyMagesG, playerID: PlayerID, spell: Spell): void {
  take(G, playerID, spell);
  noticeShown(G, playerID, spell);
}

/** The next card, with the discards shuffled when none is left (CM-r21, CM3). */
export function nextSpell({ G, random }: Drawing): Spell | undefined {
  if (G.deck.length === 0 && G.discard.length > 0) {
    noticeShuffle(G);
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
    tellShuffle(G, 'shuffle');
  }
  return G.deck.pop();
}

/** Draws so many cards into a hand, as far as there are any. */
export function drawSpells(drawing: Drawing, playerID: PlayerID, count: number): void {
  const { G } = drawing;
  const drawn: Spell[] = [];
  // Sorted: the order in which they came is nobody's business.
  const tellDrawn = () => tellRefill(G, playerID, drawn.splice(0).sort(bySpell));
  for (let number = 0; number < count; number++) {
    // What was drawn before belongs to the old deck, and is told with it.
    if (G.deck.length === 0 && G.discard.length > 0 && drawn.length > 0) tellDrawn();
    const spell = nextSpell(drawing);
    if (spell === undefined) break;
    drawn.push(spell);
    hold(at(G.hands, playerID), spell);
  }
  tellDrawn();
}

/** The next judge; those that have sat are shuffled when none is left (CM13). */
export function nextJudge({ G, random }: Drawing): Judge {
  if (G.judgeDeck.length === 0) {
    G.judgeDeck = random.Shuffle(G.judgeDiscard);
    G.judgeDiscard = [];
    tellShuffle(G, 'shuffle-judges');
  }
  const judge = G.judgeDeck.pop();
  if (judge === undefined) throw new Error('there is no other judge');
  return judge;
}

/** All ten are shuffled for every bout (CM-r5). */
export function shuffleFighters({ G, random }: Drawing): void {
  G.fighterDeck = random.Shuffle([...FIGHTERS]);
  G.fighterDiscard = [];
}

export function nextFighter({ G }: Drawing): Fighter {
  const fighter = G.fighterDeck.pop();
  if (fighter === undefined) throw new Error('there is no other fighter');
  return fighter;
}
