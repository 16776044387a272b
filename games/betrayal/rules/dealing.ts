import type { PlayerID } from '@/kit/action';
import { cardOf, layDown, markUsed, pickUp, takeFrom, takeOut, takeTop } from './cards';
import { type CardID, cardTerm, type Deck } from './components';
import { explorerAt, isAlive, isTraitor } from './figures';
import { card as cardFact, room as roomFact, say, sourceFacts } from './journal';
import type { Step } from './step';
import type { At, Resolver, Seen } from './thing';
import { consult, happen } from './things';

/** Cards drawn, played, kept, handed over, laid down and picked up, step by step (BH27 to BH29, BH33 to BH40). */

/** The drawing of a card, or what takes its place. */
export const drawing = (seen: Seen, seat: PlayerID, deck: Deck): readonly Step[] =>
  consult(seen, 'drawing', { seat, deck }, [{ do: 'draw-top', seat, deck }]);

/** Unless one has died meanwhile. */
const draw: Resolver<'draw'> = (at, { seat = '', deck }) =>
  isAlive(explorerAt(at.G, seat)) ? drawing(at, seat, deck) : [];

/** A drawing of whatever kind ends the movement of one's own turn (BH19). */
const drawTop: Resolver<'draw-top'> = (at, step) => {
  const { G } = at;
  const seat = step.seat ?? '';
  const { deck } = step;
  const card = takeTop(at, deck);
  if (card === undefined) {
    say(G, 'draw-nothing', seat, { deck: { term: `decks.${deck}` } });
    return [];
  }
  if (G.turn.seat === seat) G.turn.isMovementOver = true;
  say(G, 'draw', seat, { card: cardFact(card), deck: { term: `decks.${deck}` } });
  return consult(at, 'drawn', { seat, deck, card }, broughtBy(at, seat, deck, card));
};

/** What a card brings that has just been drawn. */
function broughtBy(at: At, seat: PlayerID, deck: Deck, card: CardID): Step[] {
  const { G } = at;
  if (deck !== 'event') return [{ do: 'gain-card', seat, card }, ...omenDrawn(at, seat, card)];
  G.discardPiles.event.push(card);
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
  const { card: id } = step;
  const { play: what } = cardOf(at.box, id);
  const self = { name: id, holder: step.seat ?? null, rooms: [] };
  const steps =
    typeof what === 'function' ? what({ ...at, mine: at.G.slices[id] ?? null, self }, step.seat ?? '') : what;
  return (steps ?? []).map((one) => ({ source: cardTerm(id), ...one }));
};

/** An event stays in front of somebody: it lies there instead of among the used cards. */
const keepEvent: Resolver<'keep-event'> = (at, step) => {
  const { card } = step;
  at.G.discardPiles.event = at.G.discardPiles.event.filter((one) => one !== card);
  explorerAt(at.G, step.seat ?? '').cards.push(card);
  return [];
};

const gainCard: Resolver<'gain-card'> = (at, step) => {
  const { card } = step;
  const seat = step.seat ?? '';
  explorerAt(at.G, seat).cards.push(card);
  return happen(at, 'gained', { seat, card });
};

/** A used card goes out of play, face up. */
const discard: Resolver<'discard'> = (at, step) => {
  const { card } = step;
  const seat = step.seat ?? '';
  if (!explorerAt(at.G, seat).cards.includes(card)) return [];
  const after = takeFrom(at, seat, card, 'discard');
  const { deck } = cardOf(at.box, card);
  (deck === 'quest' ? at.G.gone : at.G.discardPiles[deck]).push(card);
  say(at.G, 'discard', seat, { card: cardFact(card) });
  return after;
};

/** From one explorer to another. */
const handOver: Resolver<'hand-over'> = (at, step) => {
  const { card } = step;
  const { seat: from = '', to, how } = step;
  if (!explorerAt(at.G, from).cards.includes(card)) return [];
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

const markStep: Resolver<'mark'> = (at, step) => {
  const { card, done } = step;
  if (card !== undefined) markUsed(at.G, card);
  if (done !== undefined && !at.G.turn.done.includes(done)) at.G.turn.done.push(done);
  return [];
};

/** The same of what is done in one place: it goes on for as long as one stays there (BH34). */
const markHere: Resolver<'mark-here'> = ({ G: { turn } }, step) => {
  const { done: what } = step;
  if (!turn.done.includes(what)) turn.done.push(what);
  if (turn.here?.includes(what) !== true) turn.here = [...(turn.here ?? []), what];
  return [];
};

const drop: Resolver<'drop'> = (at, step) => {
  const { card } = step;
  const seat = step.seat ?? '';
  const explorer = explorerAt(at.G, seat);
  if (!explorer.cards.includes(card)) return [];
  const after = takeFrom(at, seat, card, 'drop');
  const { room, side = null } = step;
  const place = room === undefined ? explorer : { room, side };
  layDown(at.G, place, [card]);
  markUsed(at.G, card);
  say(at.G, 'drop', seat, { card: cardFact(card), room: roomFact(place.room) });
  return after;
};

/** Picks a card up from where one stands. */
const take: Resolver<'take'> = (at, step) => {
  const { G } = at;
  const { card } = step;
  const seat = step.seat ?? '';
  if (!pickUp(G, card)) return [];
  // A companion comes along by itself.
  if (cardOf(at.box, card).isItem === true) markUsed(G, card);
  say(G, 'take', seat, { card: cardFact(card) });
  return [{ do: 'gain-card', seat, card }];
};

const fetch: Resolver<'fetch'> = (at, step) => {
  const { card } = step;
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
