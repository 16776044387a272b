import { COPIES, DEALT_BY_LOT, KINDS, type Kind, PLACES, REAL_SWAPS } from '../rules/components';
import { knownSeats } from '../rules/round';
import type { Deed, Secret } from '../rules/state';
import { copyDeed, type NinjaSoulView } from '../rules/view';
import { type Arrangements, arrangementsOf } from './arrangements';

/** A deed with what this seat alone knows of it; undefined where it knows no more than everybody. */
export type OwnDeed = readonly [deed: Readonly<Deed>, secret: Secret | undefined];

/** Deeds that leave their seat with a secret. */
export const isSecret = ({ kind }: Readonly<Deed>): boolean =>
  kind === 'look' || kind === 'swap' || kind === 'peek';

/** This round's deeds from the one of that number on, each with this seat's secret about it. */
export function* ownDeeds({ deeds, mine, playerID }: NinjaSoulView, from = 0): Generator<OwnDeed> {
  let next = 0;
  for (const [index, deed] of deeds.entries()) {
    const secret = deed.playerID === playerID && isSecret(deed) ? mine[next++] : undefined;
    if (index >= from) yield [deed, secret];
  }
}

/** Something that puts cards to other places: for certain, or by a swap of which this seat does not know. */
interface Movement {
  readonly a: number;
  readonly b: number;
  /** The weight of each arrangement before a swap in the dark; undefined where the cards moved for certain. */
  readonly before: Float32Array | undefined;
}

/** All that a seat can know of where the cards lie: how each arrangement could have come about. */
export interface Knowledge {
  readonly arrangements: Arrangements;
  /** By arrangement: how many deals, and choices in the dark, lead to it and to all that was seen. */
  readonly weights: Float32Array;
  readonly movements: readonly Movement[];
}

/** The card that everybody, or this seat, saw in a deed; `win` in an unlucky peek is what it was not. */
const seenIn = ([{ kind, card }, secret]: OwnDeed): Kind | null =>
  kind === 'open' ? card : kind !== 'swap' && secret !== undefined ? (secret as Kind) : null;

function toldTo(view: NinjaSoulView): Set<Kind> {
  const told = new Set<Kind>(['win', 'peek']);
  for (const deed of ownDeeds(view)) {
    const card = seenIn(deed);
    if (card !== null) told.add(card);
  }
  return told;
}

/** Strikes out what does not agree with a card that was seen, or seen not to be there. */
function strike(
  { arrangements, weights }: Pick<Knowledge, 'arrangements' | 'weights'>,
  place: number,
  card: Kind,
  isThere: boolean,
): void {
  for (let n = 0; n < weights.length; n++)
    if ((arrangements.tokenAt(n, place) === card) !== isThere) weights[n] = 0;
}

function moved(weights: Float32Array, table: Uint16Array): Float32Array {
  const next = new Float32Array(weights.length);
  for (let n = 0; n < weights.length; n++) next[n] = weights[table[n] ?? 0] ?? 0;
  return next;
}

/** A swap may or may not have brought the cards there. */
function mixed(weights: Float32Array, table: Uint16Array): Float32Array {
  const next = new Float32Array(weights.length);
  for (let n = 0; n < weights.length; n++)
    next[n] = (weights[n] ?? 0) * (1 - REAL_SWAPS) + (weights[table[n] ?? 0] ?? 0) * REAL_SWAPS;
  return next;
}

/** Thoughts that a longer round can be thought on from. */
interface Thought {
  readonly deeds: readonly Readonly<Deed>[];
  readonly mine: readonly Secret[];
  readonly knowledge: Knowledge;
}

function beginning(view: NinjaSoulView, arrangements: Arrangements): Thought {
  const weights = new Float32Array(arrangements.count).fill(1);
  const { win, peek } = knownSeats(view.starter, view.seats.length);
  strike({ arrangements, weights }, Number(win), 'win', true);
  strike({ arrangements, weights }, Number(peek), 'peek', true);
  return { deeds: [], mine: [], knowledge: { arrangements, weights, movements: [] } };
}

/** What is known after the deeds that the view has more than a thought. */
function thinkOn(view: NinjaSoulView, { deeds, knowledge }: Thought): Knowledge {
  const { arrangements } = knowledge;
  const movements = [...knowledge.movements];
  let weights: Float32Array = knowledge.weights.slice();
  for (const own of ownDeeds(view, deeds.length)) {
    const [{ kind, playerID, target }, secret] = own;
    const [a, b] = [Number(playerID), Number(target)];
    const card = seenIn(own);
    if (kind === 'peek') strike({ arrangements, weights }, b, card ?? 'win', card !== null);
    else if (card !== null) strike({ arrangements, weights }, a, card, true);
    const isDark = kind === 'swap' && secret === undefined;
    if (!isDark && kind !== 'kill' && secret !== 'exchange') continue;
    const table = arrangements.exchanged(a, b);
    movements.push({ a, b, before: isDark ? weights : undefined });
    weights = isDark ? mixed(weights, table) : moved(weights, table);
  }
  return { arrangements, weights, movements };
}

const isSameDeed = (one: Readonly<Deed>, two: Readonly<Deed> | undefined): boolean =>
  one.kind === two?.kind &&
  one.playerID === two.playerID &&
  one.target === two.target &&
  one.card === two.card;

/** Whether what somebody knew then is the beginning of what the view tells. */
const leadsTo = ({ deeds, mine, knowledge }: Thought, view: NinjaSoulView, among: Arrangements): boolean =>
  knowledge.arrangements === among &&
  deeds.every((deed, index) => isSameDeed(deed, view.deeds[index])) &&
  mine.every((secret, index) => secret === view.mine[index]);

/** By seat and table: what was thought last, so that a round that goes on is not gone through again. */
const latest = new Map<string, Thought>();

function think(view: NinjaSoulView): Knowledge {
  const arrangements = arrangementsOf(toldTo(view));
  const key = [view.seats.length, view.starter, view.playerID].join();
  const before = latest.get(key);
  const isGoingOn = before !== undefined && leadsTo(before, view, arrangements);
  const knowledge = thinkOn(view, isGoingOn ? before : beginning(view, arrangements));
  latest.set(key, { deeds: view.deeds.map(copyDeed), mine: [...view.mine], knowledge });
  return knowledge;
}

const thought = new WeakMap<NinjaSoulView, Knowledge>();

/** What the view's seat can know, by counting; thought out once for each view, which must be plain data. */
export function knowledgeOf(view: NinjaSoulView): Knowledge {
  let knowledge = thought.get(view);
  if (knowledge === undefined) {
    knowledge = think(view);
    thought.set(view, knowledge);
  }
  return knowledge;
}

/** How likely each kind is at one place. */
export type Chances = Readonly<Record<Kind, number>>;

/** By place, seats first: how likely each kind lies there, when three swaps in the dark out of four are real. */
export function chancesOf(view: NinjaSoulView): Chances[] {
  const { arrangements, weights } = knowledgeOf(view);
  const { told, untold } = arrangements;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: PLACES }, (_, place) => {
    const chances = { win: 0, peek: 0, kill: 0, death: 0, sleep: 0, 'sleep-peek': 0 };
    let unknown = 0;
    for (let n = 0; n < weights.length; n++) {
      const weight = (weights[n] ?? 0) / total;
      if (weight === 0) continue;
      const token = arrangements.tokenAt(n, place);
      if (token === 'untold') unknown += weight;
      else chances[token] += weight;
    }
    for (const kind of KINDS) if (!told.includes(kind)) chances[kind] = (unknown * COPIES[kind]) / untold;
    return chances;
  });
}

/** The kinds that nobody has told this seat anything about, a copy for each card. */
export const untoldCards = ({ arrangements }: Knowledge): Kind[] =>
  DEALT_BY_LOT.filter((kind) => !arrangements.told.includes(kind));

/** What a place can still hold as this seat knows. */
export const possibleKinds = (chances: Chances): Kind[] => KINDS.filter((kind) => chances[kind] > 0);

/** The kind that lies there for certain. */
export function certainKind(chances: Chances): Kind | undefined {
  const [kind, ...others] = possibleKinds(chances);
  return others.length === 0 ? kind : undefined;
}

/** A chance as people say it: never quite 0 or 100 while it is neither. */
export const percentOf = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
