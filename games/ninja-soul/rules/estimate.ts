import { COPIES, KINDS, type Kind, PLACES, REAL_SWAPS } from './components';
import { isSecret } from './knowledge';
import { knownSeats } from './round';
import type { NinjaSoulView } from './view';

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
export type Estimate = Float64Array;

export const chanceOf = (estimate: Estimate, place: number, kind: Kind): number =>
  estimate[place * WIDTH + INDEX[kind]] ?? 0;

const DEALT = KINDS.map((kind) => (kind === 'win' || kind === 'peek' ? 0 : COPIES[kind] / 6));
const DEALT_EVERYWHERE: Estimate = Float64Array.from(Array.from({ length: PLACES }, () => DEALT).flat());
/** Written anew by every call of `estimate`: a policy reads its own before the next one asks. */
const places: Estimate = new Float64Array(DEALT_EVERYWHERE.length);

function setCard(estimate: Estimate, place: number, card: Kind): void {
  for (let index = place * WIDTH; index < (place + 1) * WIDTH; index++) estimate[index] = 0;
  estimate[place * WIDTH + INDEX[card]] = 1;
}

/** Brings a kind's chances elsewhere to what is left of its copies, and each place's to one. */
function settle(estimate: Estimate, except: number, kind: Kind, copies: number): void {
  const column = INDEX[kind];
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
function mix(estimate: Estimate, a: number, b: number, share: number): void {
  for (let index = 0; index < WIDTH; index++) {
    const one = estimate[a * WIDTH + index] ?? 0;
    const two = estimate[b * WIDTH + index] ?? 0;
    estimate[a * WIDTH + index] = one + (two - one) * share;
    estimate[b * WIDTH + index] = two + (one - two) * share;
  }
}

/**
 * Where the cards lie as somebody would reckon in passing: each place for itself, which is far quicker than
 * counting (`knowledgeOf`) and near enough for the choices within a search. Holds until the next call.
 */
export function estimate(view: NinjaSoulView): Estimate {
  const { deeds, mine, playerID, seats, starter } = view;
  places.set(DEALT_EVERYWHERE);
  const { win, peek } = knownSeats(starter, seats.length);
  setCard(places, Number(win), 'win');
  setCard(places, Number(peek), 'peek');
  let next = 0;
  for (let index = 0; index < deeds.length; index++) {
    const deed = deeds[index];
    if (deed === undefined) continue;
    const a = Number(deed.playerID);
    const b = Number(deed.target);
    const secret = deed.playerID === playerID && isSecret(deed) ? mine[next++] : undefined;
    if (deed.kind === 'swap') {
      if (secret !== 'return') mix(places, a, b, secret === undefined ? REAL_SWAPS : 1);
    } else if (deed.kind === 'kill') mix(places, a, b, 1);
    else if (deed.kind === 'peek' && secret === undefined) {
      places[b * WIDTH] = 0;
      settle(places, b, 'win', 1);
    } else {
      const card = deed.kind === 'open' ? deed.card : (secret as Kind | undefined);
      if (card === null || card === undefined) continue;
      const place = deed.kind === 'peek' ? b : a;
      setCard(places, place, card);
      settle(places, place, card, COPIES[card] - 1);
    }
  }
  return places;
}
