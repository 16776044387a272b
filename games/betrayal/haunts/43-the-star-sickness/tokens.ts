import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { Side } from '../../rules/components';
import type { Seen } from '../../rules/thing';
import { remembered } from '../../rules/thing';

/** Two tokens before each, face down: whoever has ever had the 1 is a traitor. Who holds what each knows of itself, and of a swap its two. */

/** Who has met whom, and which token each gave; 0: not known to whoever looks. */
type Swap = { readonly seats: readonly [PlayerID, PlayerID]; readonly gave: readonly [number, number] };
/** What all have seen of somebody: in death, or by the Serum. */
type Proof = { readonly seat: PlayerID; readonly isTraitor: boolean };

export type Tokens = {
  /** By seat; as it is shown: none, where the looker can't know. */
  readonly hands: readonly (readonly number[])[];
  /** Who is a traitor, in the order in which they came to be (BH-h43-D12); as it is shown: those of whom the looker knows, by seat. */
  readonly turned: readonly PlayerID[];
  readonly log: readonly (Swap | Proof)[];
  /** As it is shown: whoever looks. */
  readonly me: PlayerID | null;
};

const FATAL = 1;

/** Two of as many as there are, by lot (BH-h43-S). */
export function dealt(seats: number, random: Random): Tokens {
  const tokens = random.Shuffle(Array.from({ length: 2 * seats }, (_, n) => n + 1));
  const hands = Array.from({ length: seats }, (_, seat) => tokens.slice(2 * seat, 2 * seat + 2));
  const first = hands.findIndex((hand) => hand.includes(FATAL));
  return { hands, turned: [String(first)], log: [], me: null };
}

const joined = (turned: readonly PlayerID[], seat: PlayerID): readonly PlayerID[] =>
  turned.includes(seat) ? turned : [...turned, seat];

/** One token of each goes over to the other, by lot on both sides (BH-h43-D11); `gave`: which. */
export function swapped<T extends Tokens>(
  state: T,
  seats: Swap['seats'],
  random: Random,
): { readonly tokens: Tokens; readonly gave: Swap['gave']; readonly turns: PlayerID | null } {
  const [a, b] = seats;
  const drawn = (seat: PlayerID): number => state.hands[Number(seat)]?.[random.Die(2) - 1] ?? 0;
  const gave: Swap['gave'] = [drawn(a), drawn(b)];
  const [fromA, fromB] = gave;
  const hands = state.hands.map((hand, seat) => {
    if (String(seat) === a) return hand.map((one) => (one === fromA ? fromB : one));
    return String(seat) === b ? hand.map((one) => (one === fromB ? fromA : one)) : hand;
  });
  const taker = fromA === FATAL ? b : fromB === FATAL ? a : null;
  const turned = taker === null ? state.turned : joined(state.turned, taker);
  const log = [...state.log, { seats, gave }];
  const turns = turned.length > state.turned.length ? taker : null;
  return { tokens: { hands, turned, log, me: null }, gave, turns };
}

export const proven = ({ log }: Tokens, seat: PlayerID, isTraitor: boolean): Pick<Tokens, 'log'> => ({
  log: [...log, { seat, isTraitor }],
});

const isSwap = (one: Swap | Proof): one is Swap => 'seats' in one;

export const haveMet = ({ log }: Tokens, seat: PlayerID, other: PlayerID): boolean =>
  log.some((one) => isSwap(one) && one.seats.includes(seat) && one.seats.includes(other));

/** The last swap of a seat with each other one: whom with, and what went over. */
export function swapsOf({ log, me }: Tokens): { with: PlayerID; gave: number; got: number }[] {
  const last = new Map<PlayerID, { with: PlayerID; gave: number; got: number }>();
  for (const one of log) {
    const own = isSwap(one) ? one.seats.indexOf(me ?? '') : -1;
    if (!isSwap(one) || own < 0) continue;
    const other = one.seats[1 - own] ?? '';
    last.set(other, { with: other, gave: one.gave[own] ?? 0, got: one.gave[1 - own] ?? 0 });
  }
  return [...last.values()];
}

/** What a seat has seen of the tokens; all of it when it is over. */
export const shownTokens = (state: Tokens, to: Side | 'all' | null, me: PlayerID | null): Tokens => {
  if (to === 'all') return { ...state, me };
  const log = state.log.map((one): Swap | Proof =>
    isSwap(one) && !(me !== null && one.seats.includes(me)) ? { ...one, gave: [0, 0] } : one,
  );
  const known = log.flatMap((one) => {
    if (isSwap(one)) return one.gave.includes(FATAL) ? one.seats : [];
    return one.isTraitor ? [one.seat] : [];
  });
  const isKnown = (seat: PlayerID) => seat === me || known.includes(seat);
  return {
    hands: state.hands.map((hand, seat) => (String(seat) === me ? hand : [])),
    turned: state.turned.filter(isKnown).sort(),
    log,
    me,
  };
};

/** One way in which it may have gone, as far as the 1 is concerned. */
interface World {
  readonly holder: PlayerID;
  /** Whoever turned last stands last. */
  readonly turned: readonly PlayerID[];
  readonly weight: number;
}

/** What becomes of one way by what all have seen, and what the looker has besides. */
function after(world: World, one: Swap | Proof): readonly World[] {
  if (!isSwap(one)) return world.turned.includes(one.seat) === one.isTraitor ? [world] : [];
  const place = one.seats.indexOf(world.holder);
  const [given, taken] = [one.gave[place], one.gave[1 - place]];
  if (place < 0) return one.gave.includes(FATAL) ? [] : [world];
  if (taken === FATAL) return [];
  const stays = { ...world, weight: world.weight / 2 };
  const holder = one.seats[1 - place] ?? '';
  const goes = { ...stays, holder, turned: joined([...world.turned], holder) };
  return given === 0 ? [stays, goes] : [given === FATAL ? goes : stays];
}

function merged(worlds: readonly World[]): World[] {
  const found = new Map<string, World>();
  for (const one of worlds) {
    const earlier = one.turned.slice(0, -1).sort();
    const last = one.turned.slice(-1);
    const key = `${one.holder} ${last} ${earlier}`;
    const weight = (found.get(key)?.weight ?? 0) + one.weight;
    found.set(key, { holder: one.holder, turned: [...earlier, ...last], weight });
  }
  return [...found.values()];
}

/** Every way the 1 may have gone for whoever looks, and how likely each is beside the others. */
function worldsOf({ hands, log, turned, me }: Tokens): readonly World[] {
  let worlds = hands.map((_, seat): World => ({ holder: String(seat), turned: [String(seat)], weight: 1 }));
  for (const one of log) worlds = merged(worlds.flatMap((world) => after(world, one)));
  if (me === null) return worlds;
  const holds = hands[Number(me)]?.includes(FATAL) === true;
  return worlds.filter(
    (world) => (world.holder === me) === holds && world.turned.includes(me) === turned.includes(me),
  );
}

const totalOf = (worlds: readonly World[]): number => worlds.reduce((sum, { weight }) => sum + weight, 0);

/** How likely each seat is a traitor, for whoever looks. */
export const suspicions = (seen: Seen<Tokens>): readonly number[] =>
  remembered(seen, 'suspicions', () => {
    const worlds = worldsOf(seen.mine);
    const total = Math.max(totalOf(worlds), Number.MIN_VALUE);
    return seen.mine.hands.map(
      (_, seat) => totalOf(worlds.filter(({ turned }) => turned.includes(String(seat)))) / total,
    );
  });

/** Where tokens may be that the looker has had: with whom it gave each to, or whoever has swapped with those since. */
function whereabouts({ log, me }: Tokens): ReadonlyMap<number, readonly PlayerID[]> {
  const places = new Map<number, readonly PlayerID[]>();
  for (const one of log) {
    if (!isSwap(one)) continue;
    const own = one.seats.indexOf(me ?? '');
    if (own < 0) {
      for (const [token, seats] of places)
        if (one.seats.some((seat) => seats.includes(seat)))
          places.set(token, [...new Set([...seats, ...one.seats])]);
      continue;
    }
    places.delete(one.gave[1 - own] ?? 0);
    places.set(
      one.gave[own] ?? 0,
      one.seats.filter((seat) => seat !== me),
    );
  }
  return places;
}

const TRIES = 30;

/** The other tokens as they may lie, the looker's own and the 1 where they are. */
function handsWith(shown: Tokens, holder: PlayerID, random: Random): Tokens['hands'] {
  const { hands, me } = shown;
  const places = whereabouts(shown);
  const own = hands[Number(me ?? -1)] ?? [];
  const all = Array.from({ length: 2 * hands.length }, (_, n) => n + 1);
  for (let attempt = 1; ; attempt++) {
    const lying = hands.map((hand, seat) => [
      ...hand,
      ...(String(seat) === holder && holder !== me ? [FATAL] : []),
    ]);
    const rest = random.Shuffle(all.filter((token) => token !== FATAL && !own.includes(token)));
    const freedom = (token: number) => places.get(token)?.length ?? hands.length;
    for (const token of rest.sort((a, b) => freedom(a) - freedom(b))) {
      const free = lying.filter((hand, seat) => {
        const isFit = attempt >= TRIES || places.get(token)?.includes(String(seat)) !== false;
        return hand.length < 2 && isFit;
      });
      free[free.length === 0 ? 0 : random.Die(free.length) - 1]?.push(token);
    }
    if (lying.every((hand) => hand.length === 2)) return lying;
  }
}

/** A way it may have gone, by lot as likely as it is. */
export function guessedTokens(shown: Tokens, random: Random): Tokens {
  if (shown.hands.every((hand) => hand.length > 0)) return { ...shown, me: null };
  const worlds = worldsOf(shown);
  const drawn = random.Number() * totalOf(worlds);
  let sum = 0;
  const world = worlds.find(({ weight }) => {
    sum += weight;
    return drawn < sum;
  });
  if (world === undefined) throw new RangeError('the 1 can be nowhere');
  return { ...shown, hands: handsWith(shown, world.holder, random), turned: world.turned, me: null };
}
