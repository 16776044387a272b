import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { countFact, type Facts, seatFact, termFact, termsFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { type Bird, birdsOn, type Card, CRIES, HAND_LIMIT, KIND, type Kind } from '../rules/components';
import { ownBirds } from '../rules/legal';
import { countOf, crying, hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { unseenBirds, unseenGongs } from './unseen';

type View = CrowsOverkillView;

const card = (name: Card) => termFact(`cards.${name}`);
const hourFact = (view: View) => termFact(`hours.${hourAt(view.hour)}`);

/** A kind, how many of it there are and how many cry at this hour. */
const against = (view: View, birds: readonly Bird[], kind: Kind): Facts => ({
  birds: countFact(`counted.${kind}`, countOf(birds, kind)),
  enough: countFact(`counted.${kind}`, CRIES[hourAt(view.hour)][kind] ?? 0),
  limit: CRIES[hourAt(view.hour)][kind] ?? 0,
  hour: hourFact(view),
});

/** What speaks for being rid of birds of a kind. */
function riddance(view: View, kind: Kind): HintSentence | undefined {
  const birds = ownBirds(view);
  const limit = CRIES[hourAt(view.hour)][kind];
  if (kind === 'bat') return { kind: 'bats', facts: {} };
  if (limit === undefined) return undefined;
  const count = countOf(birds, kind);
  if (count >= limit) return { kind: 'cries', facts: against(view, birds, kind) };
  return count + 3 >= limit ? { kind: 'near', facts: against(view, birds, kind) } : undefined;
}

function effectReason(view: View, args: readonly unknown[]): HintSentence | undefined {
  const target = String(args[1]);
  switch (args[0] as Card) {
    case 'stones':
    case 'blowgun':
      return riddance(view, KIND[args[1] as Bird]);
    case 'water-gun':
    case 'scarecrow':
      return riddance(view, KIND[args[2] as Bird]);
    case 'cast-net':
      return riddance(view, args[1] as Kind);
    case 'plectrum':
      return riddance(view, args[2] as Kind);
    case 'trap-net': {
      const unseen = unseenBirds(view);
      const crows = unseen.filter((bird) => KIND[bird] === 'crow').length;
      return { kind: 'trap', facts: { crows, total: unseen.length + unseenGongs(view) } };
    }
    case 'song':
      return { kind: 'song', facts: { count: view.hand.length } };
    case 'scissors':
      return { kind: 'scissors', facts: { target: seatFact(target), count: at(view.handCounts, target) } };
    case 'whistle':
      return { kind: 'whistle', facts: { target: seatFact(target) } };
    default: {
      const kind = crying(ownBirds(view), view.hour);
      return kind === undefined ? undefined : riddance(view, kind);
    }
  }
}

function answerReason(view: View): HintSentence | undefined {
  const { attack } = view;
  if (attack === null) return undefined;
  const facts = { actor: seatFact(attack.playerID), card: card(attack.args[0]) };
  const birds = attack.args.slice(2).filter((arg): arg is Bird => arg in KIND);
  const after = [...ownBirds(view), ...birds];
  const kind = crying(after, view.hour);
  return kind === undefined || birds.length === 0
    ? { kind: 'answer', facts }
    : { kind: 'answer-cries', facts: { ...facts, ...against(view, after, kind) } };
}

function judgeReason(view: View): HintSentence {
  const kind = crying(ownBirds(view), view.hour);
  if (kind !== undefined) return { kind: 'lost', facts: against(view, ownBirds(view), kind) };
  return { kind: 'quiet', facts: { hour: hourFact(view), count: Math.min(view.hand.length, HAND_LIMIT) } };
}

function reasonFor(view: View, { move, args }: Action): HintSentence | undefined {
  switch (move) {
    case 'play':
    case 'copy':
      return effectReason(view, args);
    case 'kill':
      return riddance(view, KIND[args[1] as Bird]);
    case 'judge':
      return judgeReason(view);
    case 'discard':
      return { kind: 'discard', facts: { count: view.hand.length - HAND_LIMIT } };
    case 'pass':
      return view.hand.some((held) => held === 'door' || held === 'mirror')
        ? { kind: 'save', facts: {} }
        : { kind: 'empty-handed', facts: {} };
    default:
      return answerReason(view);
  }
}

/** The action itself, in a sentence that says what it takes and whom it is aimed at. */
function sentenceFor({ move, args }: Action): HintSentence {
  const [name, ...rest] = args as string[];
  if (move === 'judge' || move === 'pass' || move === 'block') return { kind: move, facts: {} };
  if (move === 'redirect') return { kind: move, facts: { target: seatFact(name ?? '') } };
  const facts = { card: card(name as Card) };
  if (move === 'discard') return { kind: move, facts };
  const birds = rest.filter((arg): arg is Bird => arg in KIND);
  const [target] = rest.filter((arg) => /^\d$/.test(arg));
  const kinds = rest.filter((arg) => !(arg in KIND) && arg !== target);
  const what = birds.length > 0 ? birdsOn(birds) : kinds.map((kind) => `kinds.${kind}`);
  const kind = [move, ...(target === undefined ? [] : ['at']), ...(what.length > 0 ? ['what'] : [])];
  return {
    kind: kind.join('-'),
    facts: {
      ...facts,
      // A choice between sentences has no hyphens.
      effect: (name ?? '').replace('-', ''),
      ...(target !== undefined && { target: seatFact(target) }),
      ...(what.length > 0 && { birds: termsFact(what) }),
    },
  };
}

/** Puts a legal action into words, and says what speaks for it as far as its seat can count. */
export function explain(view: CrowsOverkillView, _ctx: Ctx, action: Action): Explanation {
  const reason = reasonFor(view, action);
  return { action: sentenceFor(action), ...(reason !== undefined && { reason }) };
}
