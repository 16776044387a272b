import type { PlayerID } from '@/kit/action';
import { type CardID, cardTerm, type Deck } from './components';
import { explorerAt, isAlive, isTraitor } from './figures';
import { samePlace } from './house';
import { card as cardFact, room as roomFact, say, sourceFacts } from './journal';
import type { BetrayalG, Place } from './state';
import type { Step } from './step';
import { type At, type Box, type Card, cardIn, type Resolver, type Seen } from './thing';
import { ask, happen } from './things';

/** Cards drawn, kept, lost, laid down and picked up (BH27 to BH29, BH33 to BH40). */

export function cardOf(box: Box, id: CardID): Card {
  const found = cardIn(box, id);
  if (found === undefined) throw new RangeError(`no card ${id} in the box`);
  return found;
}

/** Takes the top card of a deck; its used cards are shuffled first where it is empty (BH112). */
export function takeTop(at: At, deck: Deck): CardID | undefined {
  const { G } = at;
  if (G.decks[deck].length === 0) shuffle(at, deck, G.used[deck].splice(0));
  const card = G.decks[deck].shift();
  if (card !== undefined) for (const seat of G.known) seat[deck].shift();
  return card;
}

/** Shuffles a deck, with cards that come to it: what anybody has seen of it is no longer known. */
export function shuffle(at: At, deck: Deck, more: readonly CardID[] = []): void {
  const { G } = at;
  G.decks[deck] = at.random.Shuffle([...G.decks[deck], ...more]);
  for (const seat of G.known) seat[deck] = [];
}

/** Draws a card, or does what takes its place, unless one has died meanwhile. */
const draw: Resolver<'draw'> = (at, { seat = '', deck }) =>
  isAlive(explorerAt(at.G, seat))
    ? ask(at, 'drawing', { seat, deck: deck as Deck }, [{ do: 'draw-top', seat, deck }])
    : [];

/** A drawing of whatever kind ends the movement of one's own turn (BH19). */
const drawTop: Resolver<'draw-top'> = (at, step) => {
  const { G } = at;
  const seat = step.seat ?? '';
  const deck = step.deck as Deck;
  const card = takeTop(at, deck);
  if (card === undefined) {
    say(G, 'draw-nothing', seat, { deck: { term: `decks.${deck}` } });
    return [];
  }
  if (G.turn.seat === seat) G.turn.isMovementOver = true;
  say(G, 'draw', seat, { card: cardFact(card), deck: { term: `decks.${deck}` } });
  return ask(at, 'drawn', { seat, deck, card }, broughtBy(at, seat, deck, card));
};

/** What a card brings that has just been drawn. */
function broughtBy(at: At, seat: PlayerID, deck: Deck, card: CardID): Step[] {
  const { G } = at;
  if (deck !== 'event') return [{ do: 'gain-card', seat, card }, ...omenDrawn(at, seat, card)];
  G.used.event.push(card);
  return [{ do: isTraitor(G, seat) ? 'offer-event' : 'play', seat, card }];
}

/**
 * An omen counts (BH30), does what it says at once (BH29), and is rolled for at the end of the turn, whoever's it is
 * (BH31, BH109); once the haunt has begun no more (BH53).
 */
function omenDrawn({ G, box }: At, seat: PlayerID, card: CardID): Step[] {
  if (cardOf(box, card).deck !== 'omen') return [];
  G.omensDrawn++;
  const drawnHere = () => ({ seat, card, room: explorerAt(G, seat).room });
  G.lastOmen = drawnHere();
  if (G.stage === 'exploring') G.turn.omens.push(drawnHere());
  return [{ do: 'play', seat, card }];
}

/** A traitor may decline an event it draws, before anything is rolled (BH63). */
const offerEvent: Resolver<'offer-event'> = (_at, step) => [
  {
    do: 'ask',
    kind: 'pick',
    clause: 'BH63',
    about: step.card,
    of: [
      { key: 'accept', label: 'accept', next: [{ do: 'play', card: step.card }] },
      {
        key: 'decline',
        label: 'decline',
        next: [{ do: 'tell', kind: 'decline', card: step.card }],
        weight: 3,
      },
    ],
  },
];

/** What a card says, an event's and an omen's at once (BH27, BH29). */
const play: Resolver<'play'> = (at, step) => {
  const id = String(step.card);
  const { play: what } = cardOf(at.box, id);
  const self = { name: id, holder: step.seat ?? null, rooms: [] };
  const steps =
    typeof what === 'function' ? what({ ...at, mine: at.G.slices[id] ?? null, self }, step.seat ?? '') : what;
  return (steps ?? []).map((one) => ({ source: cardTerm(id), ...one }));
};

/** An event stays in front of somebody: it lies there instead of among the used cards. */
const keepEvent: Resolver<'keep-event'> = (at, step) => {
  const card = String(step.card);
  at.G.used.event = at.G.used.event.filter((one) => one !== card);
  explorerAt(at.G, step.seat ?? '').cards.push(card);
  return [];
};

const gainCard: Resolver<'gain-card'> = (at, step) => {
  const card = String(step.card);
  const seat = step.seat ?? '';
  explorerAt(at.G, seat).cards.push(card);
  return happen(at, 'gained', { seat, card });
};

type Loss = 'trade' | 'drop' | 'steal' | 'death' | 'discard';

/** Takes a card from whoever holds it, and says what that brings; where it goes is for the next step. */
export function takeFrom(at: At, seat: PlayerID, card: CardID, how: Loss): Step[] {
  const after = happen(at, 'lost', { seat, card, how });
  const explorer = explorerAt(at.G, seat);
  explorer.cards = explorer.cards.filter((one) => one !== card);
  return after;
}

/** A used card goes out of play, face up. */
const discard: Resolver<'discard'> = (at, step) => {
  const card = String(step.card);
  const seat = step.seat ?? '';
  if (!explorerAt(at.G, seat).cards.includes(card)) return [];
  const after = takeFrom(at, seat, card, 'discard');
  const { deck } = cardOf(at.box, card);
  (deck === 'quest' ? at.G.gone : at.G.used[deck]).push(card);
  say(at.G, 'discard', seat, { card: cardFact(card) });
  return after;
};

/** From one explorer to another. */
const handOver: Resolver<'hand-over'> = (at, step) => {
  const card = String(step.card);
  const [from, to] = [step.seat ?? '', String(step.to)];
  if (!explorerAt(at.G, from).cards.includes(card)) return [];
  const how = step.how as 'trade' | 'steal';
  const after = takeFrom(at, from, card, how);
  markUsed(at.G, card);
  say(at.G, how === 'steal' ? 'steal' : 'give', how === 'steal' ? to : from, {
    card: cardFact(card),
    to: { seat: how === 'steal' ? from : to },
    ...sourceFacts(step.source),
  });
  // It is in the new hands before anybody is asked what losing it brings.
  return [{ do: 'gain-card', seat: to, card }, ...after];
};

/** A card counts as used, traded or moved in this turn (BH33). */
function markUsed(G: BetrayalG, card: CardID): void {
  if (!G.turn.usedCards.includes(card)) G.turn.usedCards.push(card);
}

const markStep: Resolver<'mark'> = (at, step) => {
  if (typeof step.card === 'string') markUsed(at.G, step.card);
  if (typeof step.done === 'string' && !at.G.turn.done.includes(step.done)) at.G.turn.done.push(step.done);
  return [];
};

/** The same of what is done in one place: it goes on for as long as one stays there (BH34). */
const markHere: Resolver<'mark-here'> = ({ G: { turn } }, step) => {
  const what = String(step.done);
  if (!turn.done.includes(what)) turn.done.push(what);
  if (turn.here?.includes(what) !== true) turn.here = [...(turn.here ?? []), what];
  return [];
};

/** Puts cards on the floor (BH34, BH61). */
export function layDown(G: BetrayalG, { room, side }: Place, cards: readonly CardID[]): void {
  if (cards.length === 0) return;
  const pile = G.piles.find((one) => samePlace(one, { room, side }));
  if (pile !== undefined) pile.cards.push(...cards);
  else G.piles.push({ room, side, cards: [...cards] });
}

const drop: Resolver<'drop'> = (at, step) => {
  const card = String(step.card);
  const seat = step.seat ?? '';
  const explorer = explorerAt(at.G, seat);
  if (!explorer.cards.includes(card)) return [];
  const after = takeFrom(at, seat, card, 'drop');
  const side = (step.side ?? null) as Place['side'];
  const place = typeof step.room === 'string' ? { room: step.room, side } : explorer;
  layDown(at.G, place, [card]);
  markUsed(at.G, card);
  say(at.G, 'drop', seat, { card: cardFact(card), room: roomFact(place.room) });
  return after;
};

/** Takes a card off the floor, wherever it lies; false where it does not. */
export function pickUp(G: BetrayalG, card: CardID): boolean {
  const pile = G.piles.find(({ cards }) => cards.includes(card));
  if (pile === undefined) return false;
  pile.cards = pile.cards.filter((one) => one !== card);
  G.piles = G.piles.filter(({ cards }) => cards.length > 0);
  return true;
}

/** Picks a card up from where one stands. */
const take: Resolver<'take'> = (at, step) => {
  const { G } = at;
  const card = String(step.card);
  const seat = step.seat ?? '';
  if (!pickUp(G, card)) return [];
  // A companion comes along by itself.
  if (cardOf(at.box, card).isItem === true) markUsed(G, card);
  say(G, 'take', seat, { card: cardFact(card) });
  return [{ do: 'gain-card', seat, card }];
};

/** Whether somebody may come to hold a card, whoever has it now. */
export const mayHold = (seen: Seen, seat: PlayerID, card: CardID, from?: PlayerID): boolean =>
  ask(
    seen,
    'holds',
    { seat, card, ...(from === undefined ? {} : { from }) },
    cardOf(seen.box, card).mayHold?.(seen, seat) !== false,
  );

/** Takes a card out of a deck, its used cards or a pile, as a haunt or a card orders; all see which (BH169). */
export function takeOut(at: At, seat: PlayerID, card: CardID): void {
  const { G } = at;
  const { deck } = cardOf(at.box, card);
  const hasLain = pickUp(G, card);
  if (deck !== 'quest') {
    const wasInDeck = G.decks[deck].includes(card);
    G.decks[deck] = G.decks[deck].filter((one) => one !== card);
    G.used[deck] = G.used[deck].filter((one) => one !== card);
    if (wasInDeck) shuffle(at, deck);
  }
  say(G, hasLain ? 'take' : 'fetch', seat, { card: cardFact(card) });
}

const fetch: Resolver<'fetch'> = (at, step) => {
  const card = String(step.card);
  takeOut(at, step.seat ?? '', card);
  return [{ do: 'gain-card', card }];
};

const tellStep: Resolver<'tell'> = (at, step) => {
  const { do: _do, seat, kind, card, room, ...facts } = step;
  say(at.G, String(kind), seat ?? null, {
    ...(facts as Record<string, string>),
    ...(typeof card === 'string' ? { card: cardFact(card) } : {}),
    ...(typeof room === 'string' ? { room: roomFact(room) } : {}),
  });
  return [];
};

/** Where a card is: with a seat, in a pile, in a deck, used, or out of the game. */
export const holderOf = (G: Pick<BetrayalG, 'explorers'>, card: CardID): PlayerID | null => {
  const seat = G.explorers.findIndex(({ cards, life }) => life !== 'left' && cards.includes(card));
  return seat < 0 ? null : String(seat);
};

/** Whether a card lies in its deck: it is nowhere else, as all can see. */
export const isInDeck = (
  { explorers, piles, used, gone }: Pick<BetrayalG, 'explorers' | 'piles' | 'used' | 'gone'>,
  card: CardID,
): boolean =>
  ![...explorers, ...piles].some(({ cards }) => cards.includes(card)) &&
  ![...Object.values(used), gone].some((cards) => cards.includes(card));

export const cardSteps = {
  draw,
  'draw-top': drawTop,
  play,
  'offer-event': offerEvent,
  'keep-event': keepEvent,
  'gain-card': gainCard,
  discard,
  'hand-over': handOver,
  mark: markStep,
  'mark-here': markHere,
  drop,
  take,
  fetch,
  tell: tellStep,
};
