import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { KINDS, type Kind, NIGIRI, ROLLS, WASABI_TIMES } from '../rules/components';
import type { PickArgs } from '../rules/schemas';
import { emptyWasabi, rollsIn } from '../rules/scoring';
import type { SushiGoView } from '../rules/view';
import { forecast } from './forecast';
import { cardsToCome, choicesToCome, mostToCome } from './to-come';

/** What a hint says of a choice: only what its seat can see from where it sits. */

const card = (kind: Kind) => termFact(`cards.${kind}`);

const countOf = (cards: readonly Kind[], kind: Kind): number =>
  cards.filter((other) => other === kind).length;

/** What the first five dumplings add, one after the other. */
const DUMPLING_GAINS = [1, 2, 3, 4, 5] as const;

/** Points a card brings at once because something has been waiting for it. */
function completion(tableau: readonly Kind[], kind: Kind): HintSentence | undefined {
  if (kind === 'tempura' && countOf(tableau, kind) % 2 === 1) return { kind: 'tempura-pair', facts: {} };
  if (kind === 'sashimi' && countOf(tableau, kind) % 3 === 2) return { kind: 'sashimi-set', facts: {} };
  if (NIGIRI[kind] > 0 && emptyWasabi(tableau) > 0)
    return { kind: 'nigiri-wasabi', facts: { points: NIGIRI[kind] * WASABI_TIMES } };
  return undefined;
}

/** Who is handed what this seat leaves. */
function nextSeat({ direction, seats }: SushiGoView, playerID: PlayerID): PlayerID {
  const step = direction === 'left' ? 1 : seats.length - 1;
  return String((Number(playerID) + step) % seats.length);
}

/** The next player was waiting for this card, and there is no other that would do to be handed on. */
function denial(view: SushiGoView, playerID: PlayerID, kind: Kind): HintSentence | undefined {
  const next = nextSeat(view, playerID);
  const { tableau } = at(view.seats, next);
  const wanted = completion(tableau, kind);
  if (wanted === undefined) return undefined;
  const left = [...view.hand];
  left.splice(left.indexOf(kind), 1);
  if (left.some((other) => completion(tableau, other)?.kind === wanted.kind)) return undefined;
  return { kind: 'deny', facts: { next: seatFact(next), card: card(kind) } };
}

function makiReason({ seats }: SushiGoView, playerID: PlayerID, kind: Kind): HintSentence {
  const rolls = rollsIn(at(seats, playerID).tableau) + ROLLS[kind];
  const others = seats.filter((_, seat) => String(seat) !== playerID);
  const most = Math.max(...others.map(({ tableau }) => rollsIn(tableau)));
  return { kind: rolls > most ? 'maki-lead' : 'maki-chase', facts: { rolls, most } };
}

function puddingReason({ seats }: SushiGoView, playerID: PlayerID): HintSentence {
  const others = seats.filter((_, seat) => String(seat) !== playerID).map(({ puddings }) => puddings);
  return {
    kind: 'pudding',
    facts: { own: at(seats, playerID).puddings + 1, most: Math.max(...others) },
  };
}

const NIGIRI_KINDS = KINDS.filter((kind) => NIGIRI[kind] > 0);

function wasabiReason(view: SushiGoView, playerID: PlayerID): HintSentence | undefined {
  const waiting = emptyWasabi(at(view.seats, playerID).tableau);
  if (mostToCome(view, playerID, NIGIRI_KINDS, ['wasabi']) <= waiting) return undefined;
  const later = cardsToCome(view);
  return waiting === 0
    ? { kind: 'wasabi', facts: { later } }
    : { kind: 'wasabi-again', facts: { waiting, count: waiting + 1, later } };
}

/** What a card begins or adds; undefined when it does nothing for this seat any more. */
function outlook(view: SushiGoView, playerID: PlayerID, kind: Kind): HintSentence | undefined {
  const { tableau } = at(view.seats, playerID);
  const later = cardsToCome(view);
  const held = countOf(tableau, kind);
  switch (kind) {
    case 'tempura':
      return mostToCome(view, playerID, [kind], [kind]) > 0
        ? { kind: 'tempura-first', facts: { later } }
        : undefined;
    case 'sashimi': {
      const missing = 2 - (held % 3);
      return mostToCome(view, playerID, [kind], [kind]) >= missing
        ? { kind: 'sashimi-start', facts: { missing, later } }
        : undefined;
    }
    case 'dumpling': {
      const points = DUMPLING_GAINS[held];
      return points === undefined ? undefined : { kind: 'dumpling', facts: { count: held + 1, points } };
    }
    case 'wasabi':
      return wasabiReason(view, playerID);
    case 'chopsticks': {
      const choices = choicesToCome(view);
      return choices > 0 ? { kind: 'chopsticks', facts: { choices } } : undefined;
    }
    case 'pudding':
      return puddingReason(view, playerID);
    default:
      return NIGIRI[kind] > 0
        ? { kind: 'nigiri', facts: { points: NIGIRI[kind] } }
        : makiReason(view, playerID, kind);
  }
}

const reasonFor = (view: SushiGoView, playerID: PlayerID, kind: Kind): HintSentence | undefined =>
  completion(at(view.seats, playerID).tableau, kind) ??
  denial(view, playerID, kind) ??
  outlook(view, playerID, kind);

/** Whoever is handed the rest goes without it, which is all there is to be said of a card that adds nothing. */
function keptFrom(view: SushiGoView, playerID: PlayerID, kind: Kind): readonly HintSentence[] {
  // Of two cards the one that is left comes down with the next seat's turn.
  if (view.hand.length < 3) return [];
  return [{ kind: 'kept-from', facts: { next: seatFact(nextSeat(view, playerID)), card: card(kind) } }];
}

/** What the table would count with some more cards, as it stands. */
function adds(view: SushiGoView, playerID: PlayerID, kinds: readonly Kind[]): readonly HintSentence[] {
  const { points } = forecast(view, playerID, kinds);
  return points > 0 ? [{ kind: 'adds', facts: { points } }] : [];
}

/** Whether two cards of a kind complete what neither would by itself. */
const isSetOfTwo = (tableau: readonly Kind[], kind: Kind): boolean =>
  (kind === 'tempura' || kind === 'sashimi') &&
  completion(tableau, kind) === undefined &&
  completion([...tableau, kind], kind) !== undefined;

/** Points that a card by itself completes a set for. */
function setBy(tableau: readonly Kind[], kind: Kind): HintSentence | undefined {
  return NIGIRI[kind] > 0 ? undefined : completion(tableau, kind);
}

/** What the second card brings that the chopsticks are given away for. */
function reasonForTwo(
  view: SushiGoView,
  playerID: PlayerID,
  first: Kind,
  second: Kind,
): HintSentence | undefined {
  const { tableau } = at(view.seats, playerID);
  const facts = { first: card(first), second: card(second) };
  if (first === 'wasabi' && NIGIRI[second] > 0)
    return { kind: 'two-wasabi', facts: { ...facts, points: NIGIRI[second] * WASABI_TIMES } };
  if (first === second && isSetOfTwo(tableau, first)) return { kind: 'two-set', facts };
  const set = setBy(tableau, first) ?? setBy([...tableau, first], second);
  if (set !== undefined) return set;
  const { points } = forecast(view, playerID, [first, second]);
  return points > 0 ? { kind: 'two', facts: { ...facts, points } } : undefined;
}

export function explain(view: SushiGoView, _ctx: Ctx, { move, args }: Action): Explanation {
  const { playerID } = view;
  if (move === 'unlock' || playerID === null) return { action: { kind: 'unlock', facts: {} } };
  const [first, second] = args as unknown as PickArgs;
  if (second !== undefined) {
    const reason = reasonForTwo(view, playerID, first, second);
    return {
      action: { kind: 'take-two', facts: { first: card(first), second: card(second) } },
      ...(reason !== undefined && { reason }),
      also: [...adds(view, playerID, [first, second]), ...keptFrom(view, playerID, second)],
    };
  }
  const reason = reasonFor(view, playerID, first);
  return {
    action: { kind: 'take', facts: { card: card(first) } },
    ...(reason !== undefined && { reason }),
    also: [...adds(view, playerID, [first]), ...keptFrom(view, playerID, first)],
  };
}
