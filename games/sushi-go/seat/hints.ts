import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { type Kind, NIGIRI, ROLLS, WASABI_TIMES } from '../rules/components';
import type { PickArgs } from '../rules/schemas';
import { emptyWasabi, rollsIn } from '../rules/scoring';
import type { SushiGoView } from '../rules/view';

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

/** The next player was waiting for this card, and there is no other of it to be handed on. */
function denial(view: SushiGoView, playerID: PlayerID, kind: Kind): HintSentence | undefined {
  const next = nextSeat(view, playerID);
  if (countOf(view.hand, kind) > 1 || completion(at(view.seats, next).tableau, kind) === undefined)
    return undefined;
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

/** What a card begins or adds; undefined when it does nothing for this seat any more. */
function outlook(view: SushiGoView, playerID: PlayerID, kind: Kind): HintSentence | undefined {
  const { tableau } = at(view.seats, playerID);
  const later = view.hand.length - 1;
  const held = countOf(tableau, kind);
  switch (kind) {
    case 'tempura':
      return later > 0 ? { kind: 'tempura-first', facts: { later } } : undefined;
    case 'sashimi': {
      const missing = 2 - (held % 3);
      return later >= missing ? { kind: 'sashimi-start', facts: { missing, later } } : undefined;
    }
    case 'dumpling': {
      const points = DUMPLING_GAINS[held];
      return points === undefined ? undefined : { kind: 'dumpling', facts: { count: held + 1, points } };
    }
    case 'wasabi':
      return later > 0 ? { kind: 'wasabi', facts: { later } } : undefined;
    case 'chopsticks':
      return later > 0 ? { kind: 'chopsticks', facts: { later } } : undefined;
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

/** Why the chopsticks are worth giving away. */
function reasonForTwo(view: SushiGoView, playerID: PlayerID, first: Kind, second: Kind): HintSentence {
  const { tableau } = at(view.seats, playerID);
  const facts = { first: card(first), second: card(second) };
  const after = [...tableau, first];
  const isSecondOnWasabi = first === 'wasabi' && NIGIRI[second] > 0;
  if (isSecondOnWasabi)
    return { kind: 'two-wasabi', facts: { ...facts, points: NIGIRI[second] * WASABI_TIMES } };
  if (first === second && (completion(after, second) ?? completion(tableau, first)) !== undefined)
    return { kind: 'two-set', facts };
  return completion(tableau, first) ?? completion(after, second) ?? { kind: 'two', facts };
}

export function explain(view: SushiGoView, _ctx: Ctx, { move, args }: Action): Explanation {
  const { playerID } = view;
  if (move === 'unlock' || playerID === null) return { action: { kind: 'unlock', facts: {} } };
  const [first, second] = args as unknown as PickArgs;
  if (second !== undefined)
    return {
      action: { kind: 'take-two', facts: { first: card(first), second: card(second) } },
      reason: reasonForTwo(view, playerID, first, second),
    };
  const reason = reasonFor(view, playerID, first);
  return {
    action: { kind: 'take', facts: { card: card(first) } },
    ...(reason !== undefined && { reason }),
  };
}
