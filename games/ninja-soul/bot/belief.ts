import type { PlayerID } from '@/kit/action';
import { seatIDs } from '@/kit/seats';
import { COPIES, KINDS, type Kind, PLACES, REAL_SWAPS } from '../rules/components';
import { knownSeats } from '../rules/round';
import type { Deed } from '../rules/state';
import type { NinjaSoulView } from '../rules/view';
import { isSecret } from '../seat/knowledge';

/** Kinds in the row of a place. */
export const WIDTH = KINDS.length;
const INDEX: Readonly<Record<Kind, number>> = {
  win: 0,
  peek: 1,
  kill: 2,
  death: 3,
  sleep: 4,
  'sleep-peek': 5,
};

/** By place and kind, in one row: how likely the kind lies there. */
export type Belief = Float64Array;

export const chanceOf = (estimate: Belief, place: number, kind: Kind): number =>
  estimate[place * WIDTH + INDEX[kind]] ?? 0;

function setCard(estimate: Belief, place: number, column: number): void {
  for (let index = place * WIDTH; index < (place + 1) * WIDTH; index++) estimate[index] = 0;
  estimate[place * WIDTH + column] = 1;
}

const DEALT = KINDS.map((kind) => (kind === 'win' || kind === 'peek' ? 0 : COPIES[kind] / 6));

function dealt(starter: PlayerID, numPlayers: number): Belief {
  const estimate = Float64Array.from(Array.from({ length: PLACES }, () => DEALT).flat());
  const { win, peek } = knownSeats(starter, numPlayers);
  setCard(estimate, Number(win), INDEX.win);
  setCard(estimate, Number(peek), INDEX.peek);
  return estimate;
}

/** By the number of seats and the one that begins: what everybody knows of the deal. */
const DEALS: readonly (readonly Belief[])[] = Array.from({ length: PLACES + 1 }, (_, numPlayers) =>
  seatIDs(numPlayers).map((starter) => dealt(starter, numPlayers)),
);

/** Written anew by every call of `estimate`: a policy reads its own before the next one asks. */
const places: Belief = new Float64Array(PLACES * WIDTH);

/** Brings a kind's chances elsewhere to what is left of its copies, and each place's to one. */
function settle(estimate: Belief, except: number, column: number, copies: number): void {
  let sum = 0;
  for (let place = 0; place < PLACES; place++)
    if (place !== except) sum += estimate[place * WIDTH + column] ?? 0;
  const factor = sum > 0 ? copies / sum : 0;
  for (let place = 0; place < PLACES; place++) {
    if (place === except) continue;
    const start = place * WIDTH;
    const before = estimate[start + column] ?? 0;
    const after = Math.min(1, before * factor);
    if (after === before) continue;
    estimate[start + column] = after;
    const others = before < 1 ? (1 - after) / (1 - before) : 0;
    for (let index = start; index < start + WIDTH; index++)
      if (index !== start + column) estimate[index] = (estimate[index] ?? 0) * others;
  }
}

/** Mixes two places: 1 exchanges them for certain, 0 leaves them as they are. */
function mix(estimate: Belief, a: number, b: number, share: number): void {
  for (let index = 0; index < WIDTH; index++) {
    const one = estimate[a * WIDTH + index] ?? 0;
    const two = estimate[b * WIDTH + index] ?? 0;
    estimate[a * WIDTH + index] = one + (two - one) * share;
    estimate[b * WIDTH + index] = two + (one - two) * share;
  }
}

const COPIES_IN = KINDS.map((kind) => COPIES[kind]);

/** A deed with its seats as places and the card opened as a column. */
interface Step {
  readonly deed: Readonly<Deed>;
  readonly kind: Deed['kind'];
  readonly actor: number;
  readonly target: number;
  readonly column: number | undefined;
  readonly isSecret: boolean;
}

const stepOf = (deed: Readonly<Deed>): Step => ({
  deed,
  kind: deed.kind,
  actor: Number(deed.playerID),
  target: Number(deed.target),
  column: deed.card === null ? undefined : INDEX[deed.card],
  isSecret: isSecret(deed),
});

/** Of the deeds gone through last: every seat goes through the same ones again at each of its turns. */
const steps: Step[] = [];

function stepAt(index: number, deed: Readonly<Deed>): Step {
  const known = steps[index];
  if (known?.deed === deed) return known;
  const step = stepOf(deed);
  steps[index] = step;
  return step;
}

/**
 * Where the cards lie as somebody would reckon in passing: each place for itself, which is far quicker than
 * counting (`knowledgeOf`) and near enough for the choices within a search. Holds until the next call.
 */
export function estimate(view: NinjaSoulView): Belief {
  const { deeds, mine, seats, starter } = view;
  const self = Number(view.playerID);
  places.set(DEALS[seats.length]?.[Number(starter)] as Belief);
  let next = 0;
  for (let index = 0; index < deeds.length; index++) {
    const { kind, actor, target, column, isSecret } = stepAt(index, deeds[index] as Readonly<Deed>);
    const secret = isSecret && actor === self ? mine[next++] : undefined;
    if (kind === 'swap') {
      if (secret !== 'return') mix(places, actor, target, secret === undefined ? REAL_SWAPS : 1);
    } else if (kind === 'kill') mix(places, actor, target, 1);
    else if (kind === 'peek' && secret === undefined) {
      places[target * WIDTH + INDEX.win] = 0;
      settle(places, target, INDEX.win, 1);
    } else {
      const seen = secret === undefined ? column : INDEX[secret as Kind];
      if (seen === undefined) continue;
      const place = kind === 'peek' ? target : actor;
      setCard(places, place, seen);
      settle(places, place, seen, (COPIES_IN[seen] ?? 0) - 1);
    }
  }
  return places;
}
