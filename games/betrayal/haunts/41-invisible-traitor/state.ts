import type { PlayerID } from '@/kit/action';
import { placesOf } from '../../parts/cards/sides-of';
import { change } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { stealable } from '../../rules/attacks';
import { isSpared } from '../../rules/bound';
import { OFF_BOARD, type Place } from '../../rules/components';
import { explorerAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { At, Seen } from '../../rules/thing';
import { keyOf, spacesLeft, waysFrom } from '../../rules/ways';

export type State = {
  /** Where the traitor is while nobody sees him: his secret; null: he stands on the board, or whoever looks can't know. */
  readonly spot: Place | null;
  /** Spaces of this turn that he has walked unseen: his secret. */
  readonly walked: number;
  /** Whom he puts his hand into the pocket of, while the dice are thrown: his secret. */
  readonly pocket: PlayerID | null;
  /** Places where he may be, for all that everybody knows (BH-h41-D13). */
  readonly among: readonly Place[];
  /** Those where he may have been before he walked, and the spaces that he has walked since at the least. */
  readonly since: readonly Place[];
  readonly least: number;
  /** He has walked, or stayed, since he was last seen in this turn: nobody can tell which (BH-h41-K1). */
  readonly hasWalked: boolean;
  /** Whom he has struck in this turn, and where. */
  readonly blow: { readonly seat: PlayerID; readonly place: Place } | null;
  /** How he first left that place: his secret; null: he hasn't, `none`: by no way (BH-h41-D11). */
  readonly exit: Place | 'none' | null;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h41';

/** Dice of a blow out of nowhere: half as many as there were heroes, rounded up. */
export const blowDice = ({ table }: Pick<Seen, 'table'>): number =>
  Math.ceil((table.haunt?.heroCount ?? 1) / 2);

export const isUnseen = ({ table }: Pick<Seen, 'table'>): boolean =>
  table.haunt !== null && explorerAt(table, traitorOf(table)).room === OFF_BOARD;

/** Heroes in a place who have something that he can take. */
export const pocketsAt = (seen: Seen, place: Place): PlayerID[] =>
  heroes(seen.table).filter(
    (seat) =>
      samePlace(placeOf(seen.table, seat), place) && stealable(seen, seat, traitorOf(seen.table)).length > 0,
  );

export const isIn = (places: readonly Place[], place: Place): boolean =>
  places.some((one) => samePlace(one, place));

/** Places that he gets to unseen from some others, with the spaces it takes at the least: nobody is in his way, and no barrier is. */
export function within(
  seen: Seen,
  starts: readonly Place[],
  spaces = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, Place & { readonly cost: number }> {
  const traitor = traitorOf(seen.table);
  const eye: Seen = { ...seen, memo: new Map() };
  const found = new Map(starts.map((place) => [keyOf(place), { ...place, cost: 0 }]));
  // What is set meanwhile has its turn as well, and what has become nearer once more.
  for (const here of found.values()) {
    const across = isSpared(eye, traitor) ? placesOf(eye).filter(({ room }) => room === here.room) : [];
    const ways = waysFrom(eye, traitor, here).filter(({ isLoud }) => isLoud !== true);
    const next = [
      ...across.map((to) => ({ to, price: 0 })),
      ...ways.flatMap(({ to, isFree }) => (to === null ? [] : [{ to, price: isFree === true ? 0 : 1 }])),
    ];
    for (const { to, price } of next) {
      const cost = here.cost + price;
      if (cost > spaces || cost >= (found.get(keyOf(to))?.cost ?? Number.POSITIVE_INFINITY)) continue;
      found.delete(keyOf(to));
      found.set(keyOf(to), { ...to, cost });
    }
  }
  return found;
}

/** The spaces he has left at the most, for all that everybody knows; the first of a turn is always to be had. */
export function mostLeft(seen: Seer): number {
  const { table, hidden } = seen;
  const { least } = hidden as State;
  const left = spacesLeft({ ...seen, hidden: { ...(hidden as State), walked: least } }, traitorOf(table));
  return Math.max(left, table.turn.spent + least === 0 ? 1 : 0);
}

const plain = ({ room, side }: Place): Place => ({ room, side });

/** Something has told everybody that he is in one of these places, and in no other. */
export function narrow(at: At<State>, isThere: (place: Place) => boolean): void {
  change(at, { among: (at.G.hidden as State).among.filter(isThere) });
}

/** Everybody knows where he is. */
export function pin(at: At<State>, place: Place): void {
  const { since, least, hasWalked } = at.G.hidden as State;
  const far = hasWalked ? (within(at, since).get(keyOf(place))?.cost ?? 0) : 0;
  change(at, { among: [plain(place)], since: [plain(place)], least: least + far, hasWalked: false });
}

/** He may have gone wherever he gets to. */
export function spread(at: At<State>): void {
  const { among } = at.G.hidden as State;
  const there = within(at, among, mostLeft(at));
  change(at, { since: among, among: [...there.values()].map(plain), hasWalked: true });
}
