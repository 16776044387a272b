import type { Ctx } from 'boardgame.io';
import type { Random } from '@/kit/random';
import { at } from '@/kit/seats';
import { type Kind, PLACES, REAL_SWAPS } from '../rules/components';
import type { NinjaSoulG, Secret } from '../rules/state';
import { copyDeed, copySeat, copySummary, type NinjaSoulView } from '../rules/view';
import { isSecret, type Knowledge, knowledgeOf, ownDeeds, untoldCards } from '../seat/knowledge';

/** What is left of the weights when those that are nothing are left out, summed up from the first on. */
interface Sums {
  readonly arrangements: Uint16Array;
  readonly upTo: Float64Array;
}

const summed = new WeakMap<Knowledge, Sums>();

function sumsOf(knowledge: Knowledge): Sums {
  const known = summed.get(knowledge);
  if (known !== undefined) return known;
  const { weights } = knowledge;
  const arrangements = Uint16Array.from([...weights.keys()].filter((n) => (weights[n] ?? 0) > 0));
  const upTo = new Float64Array(arrangements.length);
  let sum = 0;
  for (let index = 0; index < upTo.length; index++) {
    sum += weights[arrangements[index] ?? 0] ?? 0;
    upTo[index] = sum;
  }
  const sums = { arrangements, upTo };
  summed.set(knowledge, sums);
  return sums;
}

function drawArrangement(knowledge: Knowledge, random: Random): number {
  const { arrangements, upTo } = sumsOf(knowledge);
  const mark = random.Number() * (upTo.at(-1) ?? 0);
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) > mark) high = middle;
    else low = middle + 1;
  }
  return arrangements[low] ?? 0;
}

interface Past {
  /** As dealt, by place. */
  readonly cards: Kind[];
  /** For each swap in the dark, in order: whether the cards changed places. */
  readonly exchanges: boolean[];
}

/** One of all the pasts that fit, as likely as it is: from where the cards lie back to the deal. */
function drawPast(knowledge: Knowledge, random: Random): Past {
  const { arrangements, movements } = knowledge;
  let now = drawArrangement(knowledge, random);
  const exchanges: boolean[] = [];
  for (let index = movements.length - 1; index >= 0; index--) {
    const { a, b, before } = movements[index] ?? { a: 0, b: 0, before: undefined };
    const other = arrangements.exchanged(a, b)[now] ?? now;
    if (before === undefined) {
      now = other;
      continue;
    }
    const stayed = (before[now] ?? 0) * (1 - REAL_SWAPS);
    const came = (before[other] ?? 0) * REAL_SWAPS;
    const isExchange = random.Number() * (stayed + came) < came;
    exchanges.push(isExchange);
    if (isExchange) now = other;
  }
  const untold = random.Shuffle(untoldCards(knowledge));
  const cards = Array.from({ length: PLACES }, (_, place): Kind => {
    const token = arrangements.tokenAt(now, place);
    return token === 'untold' ? (untold.pop() ?? 'sleep') : token;
  });
  return { cards, exchanges: exchanges.reverse() };
}

/** Does the round's deeds again with that deal: where the cards lie now, and what everybody saw of them. */
function relive(view: NinjaSoulView, { cards, exchanges }: Past) {
  const secrets: Secret[][] = view.seats.map(() => []);
  let dark = 0;
  for (const [deed, own] of ownDeeds(view)) {
    const { kind, playerID, target } = deed;
    const [a, b] = [Number(playerID), Number(target)];
    let secret: Secret = cards[kind === 'peek' ? b : a] ?? 'sleep';
    if (kind === 'swap') secret = own ?? (exchanges[dark++] === true ? 'exchange' : 'return');
    if (isSecret(deed)) at(secrets, playerID).push(secret);
    if (kind !== 'kill' && secret !== 'exchange') continue;
    const card = cards[a] ?? 'sleep';
    cards[a] = cards[b] ?? 'sleep';
    cards[b] = card;
  }
  return { cards, secrets };
}

/** A full state in which this seat would see exactly this view: another deal, other choices in the dark. */
export function determinize(view: NinjaSoulView, _ctx: Ctx, random: Random): NinjaSoulG {
  const { cards, secrets } = relive(view, drawPast(knowledgeOf(view), random));
  return {
    options: { ...view.options },
    round: view.round,
    starter: view.starter,
    cards,
    seats: view.seats.map(copySeat),
    deeds: view.deeds.map(copyDeed),
    secrets,
    laps: view.laps,
    isTurnOver: false,
    ending: null,
    lastRound: view.lastRound === null ? null : copySummary(view.lastRound),
    journal: [],
  };
}
