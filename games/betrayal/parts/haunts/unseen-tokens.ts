import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { Side } from '../../rules/components';
import { remembered, type Seen } from '../../rules/thing';

/**
 * Two tokens before each, face down, that go from hand to hand: whoever has ever had the 1 is a traitor. What each seat knows
 * of them, and what it may think: who holds what it knows of itself, and of a swap its two.
 */

/** Who has met whom, and which token each gave; 0: not known to whoever looks. */
export type Swap = {
  readonly seats: readonly [PlayerID, PlayerID];
  readonly gave: readonly [number, number];
};
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

/** How a haunt keeps them. */
export type Dealt = { readonly tokens: Tokens };

export const FATAL = 1;

export const joined = (turned: readonly PlayerID[], seat: PlayerID): readonly PlayerID[] =>
  turned.includes(seat) ? turned : [...turned, seat];

export const isSwap = (one: Tokens['log'][number]): one is Swap => 'seats' in one;

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
export const suspicions = (seen: Seen): readonly number[] =>
  remembered(seen, 'suspicions', () => {
    const { tokens } = seen.hidden as Dealt;
    const worlds = worldsOf(tokens);
    const total = Math.max(totalOf(worlds), Number.MIN_VALUE);
    return tokens.hands.map(
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
