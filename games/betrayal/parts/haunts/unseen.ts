import type { Random } from '@/kit/random';
import { isSpared } from '../../rules/bound';
import { cardOf, mayHold } from '../../rules/cards';
import type { ClauseID } from '../../rules/clause';
import { OFF_BOARD, type Place, type Side } from '../../rules/components';
import { explorerAt, isAlive, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Mark, Resolvers, Seen } from '../../rules/thing';
import { keyOf, reachable, spacesLeft, waysFrom } from '../../rules/ways';
import { placesIn } from '../cards/sides-of';
import { deed, keepPart, part } from './haunt';
import { traitorOf } from './heroes';

/**
 * A traitor whom nobody sees: off the board, where he is a secret of his own, and where he may be worked out for all. He walks
 * unseen; whatever else he does is done where all see him.
 */

export type Unseen = {
  /** Where he is while nobody sees him; null: he stands on the board, or whoever looks can't know. */
  readonly spot: Place | null;
  /** Spaces of this turn that he has walked unseen; 0 to whoever can't know. */
  readonly walked: number;
  /** Places where he may be, for all that everybody knows. */
  readonly among: readonly Place[];
  /** Those where he may have been before he walked, and the spaces that he has walked in this turn at the least. */
  readonly since: readonly Place[];
  readonly least: number;
  /** He has walked, or stayed, since he was last seen: nobody can tell which. */
  readonly hasWalked: boolean;
  /**
   * A place that he is followed from, how he first left it (null: not at all, or not for whoever looks to know; `none`: by no
   * way), and how often everybody has known since where he was.
   */
  readonly trail: {
    readonly from: Place;
    readonly exit: Place | 'none' | null;
    readonly pins: number;
  } | null;
};

const NAME = 'unseen';
const step = stepsOf<
  Record<'appear' | 'vanish', Nothing> & { walk: { to: Place; cost: number; first: Place } }
>(`haunt/${NAME}.`);

/** Nobody has seen him yet: he goes off the board in `hide`. */
const NOWHERE: Unseen = {
  spot: null,
  walked: 0,
  among: [],
  since: [],
  least: 0,
  hasWalked: false,
  trail: null,
};

/** Its slice, as it is in truth, or as it is shown. */
export const unseenIn = (hidden: unknown): Unseen => (hidden as Readonly<Record<typeof NAME, Unseen>>)[NAME];
const keep = (at: Pick<At, 'G'>, by: Partial<Unseen>): void =>
  keepPart(at, NAME, { ...unseenIn(at.G.hidden), ...by });

export const isOffBoard = ({ table }: Pick<Seen, 'table'>): boolean =>
  table.haunt !== null && explorerAt(table, traitorOf(table)).room === OFF_BOARD;

/** Where he is, whoever sees it: for what does. */
export const spotOf = ({ G }: Pick<At, 'G'>): Place => unseenIn(G.hidden).spot ?? placeOf(G, traitorOf(G));

const plain = ({ room, side }: Place): Place => ({ room, side });

/** Whatever is done in between all see. */
export const seenDoing = (next: readonly Step[]): Step[] => [step('appear'), ...next, step('vanish')];

/** Places that he gets to unseen from some others, with the spaces it takes at the least: nobody is in his way, and no barrier is. */
export function within(
  seen: Seen,
  starts: readonly Place[],
  spaces = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, Place & { readonly cost: number }> {
  const eye: Seen = { ...seen, memo: new Map() };
  const traitor = traitorOf(seen.table);
  const found = new Map(starts.map((place) => [keyOf(place), { ...plain(place), cost: 0 }]));
  // What is set meanwhile has its turn as well, and what has become nearer once more.
  for (const here of found.values()) {
    const across = isSpared(eye, traitor) ? placesIn(seen.box, here.room) : [];
    const next = [
      ...across.map((to) => ({ to, isFree: true, isLoud: false })),
      ...waysFrom(eye, traitor, here),
    ];
    for (const { to, isFree, isLoud } of next) {
      const cost = here.cost + (isFree === true ? 0 : 1);
      if (to === null || isLoud === true || cost > spaces) continue;
      if (cost >= (found.get(keyOf(to))?.cost ?? Number.POSITIVE_INFINITY)) continue;
      found.delete(keyOf(to));
      found.set(keyOf(to), { ...plain(to), cost });
    }
  }
  return found;
}

/** Spaces that he has left, by what whoever looks knows of those he has walked; the first of a turn is always to be had. */
function leftOf(seen: Seen, walked: number): number {
  const hidden = { ...(seen.hidden as object), [NAME]: { ...unseenIn(seen.hidden), walked } };
  const left = spacesLeft({ ...seen, hidden }, traitorOf(seen.table));
  return Math.max(left, seen.table.turn.spent + walked === 0 ? 1 : 0);
}

/** Something has told everybody that he is in none but these of the places where he may be. */
export const narrow = (at: Pick<At, 'G'>, isThere: (place: Place) => boolean): void =>
  keep(at, { among: unseenIn(at.G.hidden).among.filter(isThere) });

/** Everybody knows where he is now. */
export function pin(at: At, place: Place): void {
  const { since, least, hasWalked, trail } = unseenIn(at.G.hidden);
  if (trail !== null) keep(at, { trail: { ...trail, pins: trail.pins + 1 } });
  // What he has walked before all eyes is counted as spent already.
  const far = hasWalked ? (within(at, since).get(keyOf(place))?.cost ?? 0) : 0;
  keep(at, { among: [plain(place)], since: [plain(place)], least: least + far, hasWalked: false });
}

/** He goes off the board, where he may be in any of these places. */
export function hide(at: At, among: readonly Place[], spot: Place): void {
  Object.assign(explorerAt(at.G, traitorOf(at.G)), { room: OFF_BOARD, side: null });
  keep(at, { spot: plain(spot), among: among.map(plain), since: among.map(plain) });
}

/** From now on it is written down how he leaves the place where he is. */
export const follow = (at: At): void => keep(at, { trail: { from: plain(spotOf(at)), exit: null, pins: 0 } });

/** He is followed, and leaves the room; the other side of a barrier is the same room. */
function leaves(at: At, to: Place, isWay = true): void {
  const { trail } = unseenIn(at.G.hidden);
  if (trail !== null && trail.exit === null && to.room !== trail.from.room)
    keep(at, { trail: { ...trail, exit: isWay ? plain(to) : 'none' } });
}

/** Everybody knows by which way he left; how far he can be by that only where he has walked but once since. */
export function narrowBy(at: At, way: Place): void {
  const { trail, least } = unseenIn(at.G.hidden);
  if (trail === null || trail.pins > 1) return;
  const cost = within(at, [trail.from]).get(keyOf(way))?.cost ?? 0;
  const beyond = within(at, [way], leftOf(at, least) - cost);
  narrow(at, (place) => beyond.has(keyOf(place)));
}

/** Companions go along with him where he is seen. */
const companionsAt = (at: At, seat: string): Step[] =>
  at.G.piles
    .filter((pile) => samePlace(pile, placeOf(at.G, seat)))
    .flatMap(({ cards }) => cards)
    .filter((card) => cardOf(at.box, card).isCompanion === true && mayHold(at, seat, card))
    .map((card): Step => ({ do: 'take', seat, card }));

const placeIn = ([room, side]: Option['args']): Place => ({
  room: String(room),
  side: (side ?? null) as Place['side'],
});

/**
 * What he may do: walking, or staying, comes once before each thing that all see, and once before his turn ends, so that nobody
 * can count his walks. A new door he opens from where he stands.
 */
function deedsOf(seen: Seen<Unseen>, seat: string, so: readonly Option[], clause: ClauseID): Option[] {
  const { table, mine, box } = seen;
  const here = placeOf(table, seat);
  const left = leftOf(seen, mine.walked);
  const canWalk = !mine.hasWalked && !table.turn.isMovementOver;
  const quiet = reachable(seen, seat).filter(({ path, cost }) => path.length > 0 && cost <= left);
  const walks = (option: Option, to: Place | undefined, cost: number, first = to): Option[] =>
    canWalk && to !== undefined && first !== undefined
      ? [{ ...option, next: [step('walk', { to: plain(to), cost, first: plain(first) })] }]
      : [];
  const deeds = so.flatMap((option): Option[] => {
    const { move, args, not, label, path = [], cost = 0 } = option;
    if (not !== undefined) return [option];
    if (move === 'end') return canWalk ? [] : [option];
    if (label.kind === 'cross')
      return walks(
        option,
        placesIn(box, here.room).find((one) => !samePlace(one, here)),
        0,
      );
    const way = move === 'go' ? quiet.find(({ place }) => samePlace(place, placeIn(args))) : undefined;
    if (way !== undefined) return walks(option, way.place, way.cost, way.path[0]);
    const isElsewhere = move === 'discover' && path.length > 0;
    return isElsewhere || cost > left ? [] : [{ ...option, next: seenDoing(option.next) }];
  });
  return [...deeds, ...walks(deed(clause, 'stay', { weight: 0.4, next: [] }), here, 0)];
}

export const unseen = (clause: ClauseID) =>
  part<Unseen>({
    name: NAME,
    begin: () => NOWHERE,
    steps: {
      // Nothing on the board tells what he has walked: neither that he has, nor how far.
      walk: (at, { to, cost, first }) => {
        const { among, walked, least } = at.mine;
        leaves(at, first);
        const there = within(at, among, leftOf(at, least));
        keep(at, {
          spot: plain(to),
          walked: walked + cost,
          since: among.map(plain),
          among: [...there.values()].map(plain),
          hasWalked: true,
        });
        at.G.turn.hasMoved = true;
        if (at.G.turn.here !== undefined) delete at.G.turn.here;
        return [];
      },
      appear: (at) => {
        const { spot } = at.mine;
        const seat = traitorOf(at.G);
        if (spot === null) return [];
        Object.assign(explorerAt(at.G, seat), spot);
        pin(at, spot);
        keep(at, { spot: null });
        say(at.G, 'appears', seat, { room: roomFact(spot.room) });
        return companionsAt(at, seat);
      },
      vanish: (at) => {
        const seat = traitorOf(at.G);
        if (!isAlive(explorerAt(at.G, seat)) || isOffBoard(at)) return [];
        const place = placeOf(at.G, seat);
        pin(at, place);
        hide(at, [place], place);
        say(at.G, 'vanishes', seat);
        return [];
      },
    } satisfies Resolvers<Unseen, typeof step>,
    on: {
      entered: (at, { figure, from, to }) => {
        if (figure !== traitorOf(at.G)) return [];
        const isWay = waysFrom(at, figure, from).some((way) => way.to !== null && samePlace(way.to, to));
        leaves(at, to, isWay);
        return [];
      },
      turnBegan: (at, { seat }) => {
        if (seat === traitorOf(at.G))
          keep(at, { since: at.mine.among.map(plain), least: 0, walked: 0, hasWalked: false, trail: null });
        return [];
      },
    },
    alters: {
      places: ({ table, mine: { spot } }, _asked, so) =>
        spot === null ? so : { ...so, [traitorOf(table)]: spot },
      deeds: (seen, { seat }, so) =>
        seat === traitorOf(seen.table) && seen.mine.spot !== null ? deedsOf(seen, seat, so, clause) : so,
      spaces: ({ table, mine }, { figure }, so) => (figure === traitorOf(table) ? so - mine.walked : so),
      price: ({ table }, { figure }, so) => (figure === traitorOf(table) ? Math.min(so, 1) : so),
    },
    marks: ({ mine: { spot, among } }) => {
      const rooms = [...new Set(among.map(({ room }) => room))].filter((room) => room !== spot?.room);
      return [
        ...rooms.map((room): Mark => ({ on: { room }, word: 'maybe' })),
        ...(spot === null ? [] : [{ on: { room: spot.room }, word: 'here' }]),
      ];
    },
  });

/** What a side is shown of it. */
export const showUnseen = (one: Unseen, to: Side | 'all' | null): Unseen =>
  to === 'traitor' || to === 'all'
    ? one
    : { ...one, spot: null, walked: 0, trail: one.trail === null ? null : { ...one.trail, exit: null } };

/** He is in any of the places where he may be, for bots that can't know; and gone by any way, where he is gone. */
export function guessUnseen(shown: Unseen, random: Random, seen: Seen): Unseen {
  if (shown.spot !== null) return shown;
  const traitor = traitorOf(seen.table);
  const spot = isOffBoard(seen) ? (random.Shuffle([...shown.among])[0] ?? null) : null;
  const { room } = spot ?? placeOf(seen.table, traitor);
  const { trail } = shown;
  if (trail === null || trail.exit !== null || trail.from.room === room) return { ...shown, spot };
  const ways = waysFrom({ ...seen, memo: new Map() }, traitor, trail.from).flatMap(({ to, isLoud }) =>
    to === null || isLoud === true ? [] : [plain(to)],
  );
  return { ...shown, spot, trail: { ...trail, exit: random.Shuffle(ways)[0] ?? 'none' } };
}
