import type { Ctx } from 'boardgame.io';
import type { Random } from '@/kit/random';
import { at } from '@/kit/seats';
import { type BirdCard, CARDS, type Card, COPIES } from '../rules/components';
import { hold } from '../rules/decks';
import { cardOf } from '../rules/response';
import type { CrowsOverkillG } from '../rules/state';
import { type CrowsOverkillView, copyAttack, copyKnown, copySeat } from '../rules/view';
import { unseenBirds, unseenGongs } from '../seat/unseen';

/** The shamisen cards that this seat sees nowhere and knows in no hand. */
function unseenCards(view: CrowsOverkillView): Card[] {
  const counts = { ...COPIES };
  for (const card of view.hand) counts[card] -= 1;
  for (const card of view.discard) counts[card] -= 1;
  for (const { card } of view.known) counts[card] -= 1;
  if (view.attack !== null) counts[cardOf(view.attack)] -= 1;
  return CARDS.flatMap((card) => Array<Card>(counts[card]).fill(card));
}

/** The birds' deck in some order: while the first one lasts there is a gong in its lower half (CO28). */
function birdDeck(view: CrowsOverkillView, random: Random): BirdCard[] {
  const flock: BirdCard[] = random.Shuffle(unseenBirds(view));
  const gongs = unseenGongs(view);
  const below = Math.min(gongs, view.lowerHalf > 0 ? 1 : 0);
  const lower: BirdCard[] = flock.splice(0, view.lowerHalf - below);
  const withGongs = (cards: BirdCard[], count: number) =>
    random.Shuffle([...cards, ...Array<BirdCard>(count).fill('gong')]);
  return [...withGongs(lower, below), ...withGongs(flock, gongs - below)];
}

/**
 * The other hands: first what is known, in any of the places where it may lie, those with the fewest hands
 * to look in first; then whatever comes.
 */
function dealHands(view: CrowsOverkillView, cards: Card[], random: Random): Card[][] {
  const free = view.handCounts.map((count, seat) => (String(seat) === view.playerID ? 0 : count));
  const hands = view.handCounts.map((_, seat): Card[] =>
    String(seat) === view.playerID ? [...view.hand] : [],
  );
  const known = [...view.known].sort((a, b) => a.holders.length - b.holders.length);
  for (const { card, holders } of known) {
    const places = holders.reduce((sum, holder) => sum + at(free, holder), 0);
    let place = random.Die(places);
    const holder = holders.find((one) => {
      place -= at(free, one);
      return place <= 0;
    });
    if (holder === undefined) throw new Error(`nobody can hold the ${card}`);
    free[Number(holder)] = at(free, holder) - 1;
    at(hands, holder).push(card);
  }
  for (const [seat, count] of free.entries()) hold(at(hands, String(seat)), cards.splice(0, count));
  return hands;
}

/** A full state in which this seat would see exactly this view: every unseen card is dealt anew. */
export function determinize(view: CrowsOverkillView, _ctx: Ctx, random: Random): CrowsOverkillG {
  const cards = random.Shuffle(unseenCards(view));
  const hands = dealHands(view, cards, random);
  return {
    starter: view.starter,
    hour: view.hour,
    birdDeck: birdDeck(view, random),
    lowerHalf: view.lowerHalf,
    birdDiscard: [...view.birdDiscard],
    deck: cards,
    discard: [...view.discard],
    hands,
    seats: view.seats.map(copySeat),
    attack: view.attack === null ? null : copyAttack(view.attack),
    out: [...view.out],
    // What the others know of hands is not for this seat to say.
    known: view.seats.map((_, seat) => (String(seat) === view.playerID ? view.known.map(copyKnown) : [])),
    journal: [],
  };
}
