import type { PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import type { Travelling } from '../motion/travel';
import type { Table, TableState } from '../table/table-state';

/**
 * Pieces followed from position to position, so that the screen can show them travel. A game says where
 * pieces lie and what its journal moves; each piece gets a name that goes with it. A name is a number: it
 * says nothing of a face, and a piece that nobody could follow gets a new one.
 */

/** By zone, the faces of what lies there in order; null for one this seat may not see. */
export type Zones = Readonly<Record<string, readonly (string | null)[]>>;

/**
 * What one entry of the journal moves: the last piece of a zone, or the one with that face, or the one at
 * that place, or all of it.
 */
interface Transfer {
  /** A zone; of several, the first in which something lies. */
  readonly from: string | readonly string[];
  /** A zone; a piece that goes where no zone is has left the table. */
  readonly to: string;
  readonly face?: string | undefined;
  /** Its place in the zone, from 0: everybody saw which piece it was, though not what it shows. */
  readonly at?: number;
  readonly all?: boolean;
}

export interface TrackRules<View> {
  /** Where everything lies. `openViews`: what every seat sees, where all hands lie open. */
  readonly zones: (view: View, openViews?: readonly View[]) => Zones;
  /** By the journal's kinds, those that move something; what one entry moves goes at once. */
  readonly moves: Readonly<
    Record<string, (entry: SeatJournalEntry, view: View) => Transfer | readonly Transfer[]>
  >;
  /** The kind that tells of a deal: everything lies anew, and what lies in the zones `to` came from a pile. */
  readonly deal?: { readonly kind: string; readonly from: string; readonly to: string };
}

/** The name of a zone that every seat has one of. */
export const zoneOf = (zone: string, playerID: PlayerID | number | null): string => `${zone} ${playerID}`;

/** A zone for each seat, from a list by seat. */
export const bySeat = (zone: string, lists: readonly Zones[string][]): Zones =>
  Object.fromEntries(lists.map((faces, seat) => [zoneOf(zone, seat), faces]));

/** As many pieces whose faces nobody here sees. */
export const hidden = (count: number): null[] => Array<null>(count).fill(null);

interface Piece {
  readonly name: string;
  readonly face: string | null;
}

/** What a table says of the position on show; `pause`: it lies as a round left it, and the next is not shown. */
type Followed = Pick<TableState, 'playerID' | 'moment' | 'journal' | 'openViews'> &
  Partial<Pick<Table, 'pause'>>;

export interface Tracks {
  readonly view: unknown;
  readonly playerID: PlayerID | null;
  readonly moment: number | undefined;
  /** The `stateID` of the position. */
  readonly stateID: number;
  /** By zone, in its order. */
  readonly pieces: ReadonlyMap<string, readonly Piece[]>;
  /** What moved last: where it came from, and which of all that moved it was. */
  readonly moved: ReadonlyMap<string, { readonly from: string; readonly order: number }>;
  /** A deal has been told of that is not shown yet. */
  readonly isDealDue: boolean;
  /** The next name. */
  readonly next: number;
}

/** The names of what lies in a zone, in order. */
export const namesIn = ({ pieces }: Tracks, zone: string): string[] =>
  (pieces.get(zone) ?? []).map(({ name }) => name);

/** How the piece at a place of a zone travels. Zones are piles to come from where their name travels, too. */
export function travelOf({ pieces, moved }: Tracks, zone: string, index: number): Travelling {
  const name = pieces.get(zone)?.[index]?.name;
  const { from, order } = (name === undefined ? undefined : moved.get(name)) ?? {};
  return { name, from, order };
}

const isLike = (piece: Piece | undefined, face: string | null): piece is Piece =>
  piece !== undefined && (piece.face === face || piece.face === null || face === null);

/** The pieces of a zone as it lies: each place takes the piece that fits best, and what fits none is new. */
function settle(pieces: readonly Piece[], faces: Zones[string], fresh: () => string): Piece[] {
  const left: (Piece | undefined)[] = [...pieces];
  const take = (index: number): Piece | undefined =>
    index < 0 ? undefined : left.splice(index, 1, undefined)[0];
  const kept = faces.map((face, index) => (isLike(left[index], face) ? take(index) : undefined));
  return faces.map((face, index) => {
    const piece =
      kept[index] ??
      take(left.findIndex((other) => other?.face === face)) ??
      take(left.findIndex((other) => isLike(other, face)));
    return { name: piece?.name ?? fresh(), face };
  });
}

const stateIDOf = ({ moment, journal }: Followed): number => moment ?? journal.at(-1)?.stateID ?? 0;

function begin<View>(rules: TrackRules<View>, view: View, at: Followed, next: number): Tracks {
  let count = next;
  const zones = Object.entries(rules.zones(view, at.openViews as readonly View[] | undefined));
  const pieces = zones.map(
    ([zone, faces]) => [zone, faces.map((face) => ({ name: `piece ${count++}`, face }))] as const,
  );
  return {
    view,
    playerID: at.playerID,
    moment: at.moment,
    stateID: stateIDOf(at),
    pieces: new Map(pieces),
    moved: new Map(),
    isDealDue: false,
    next: count,
  };
}

/** Everything lies anew; what was dealt came from the pile, one to each zone and round again. */
function dealt<View>(rules: TrackRules<View>, view: View, at: Followed, next: number): Tracks {
  const tracks = begin(rules, view, at, next);
  if (rules.deal === undefined) return tracks;
  const { from, to } = rules.deal;
  const zones = [...tracks.pieces].filter(([zone]) => zone === to || zone.startsWith(`${to} `));
  const moved = zones.flatMap(([, pieces], seat) =>
    pieces.map(({ name }, index) => [name, { from, order: index * zones.length + seat }] as const),
  );
  return { ...tracks, moved: new Map(moved) };
}

const tellsOfDeal = <View>({ deal }: TrackRules<View>, entries: readonly SeatJournalEntry[]): boolean =>
  deal !== undefined && entries.some(({ kind }) => kind === deal.kind);

/** Names for a position that nobody has seen come about, but for a deal that it shows. */
export function beginTracks<View>(rules: TrackRules<View>, view: View, at: Followed, next = 0): Tracks {
  const stateID = stateIDOf(at);
  const entries = at.journal.find((moment) => moment.stateID === stateID)?.entries ?? [];
  const tellsDeal = tellsOfDeal(rules, entries);
  if (tellsDeal && at.pause === undefined) return dealt(rules, view, at, next);
  return { ...begin(rules, view, at, next), isDealDue: tellsDeal };
}

/** Whether a position was jumped to: back, over several actions in what is past, or by another seat. */
function isJump(before: Tracks, at: Followed): boolean {
  const stateID = stateIDOf(at);
  const isLive = before.moment === undefined && at.moment === undefined;
  const steps = at.journal.filter((moment) => moment.stateID > before.stateID && moment.stateID <= stateID);
  return at.playerID !== before.playerID || stateID < before.stateID || (!isLive && steps.length > 1);
}

/** The names after the table has gone on to `view`. */
export function followTracks<View>(
  rules: TrackRules<View>,
  before: Tracks,
  view: View,
  at: Followed,
): Tracks {
  const stateID = stateIDOf(at);
  if (isJump(before, at)) return begin(rules, view, at, before.next);
  const told = at.journal
    .filter((moment) => moment.stateID > before.stateID && moment.stateID <= stateID)
    .flatMap((moment) => moment.entries);
  const isDealDue = before.isDealDue || tellsOfDeal(rules, told);
  if (isDealDue && at.pause === undefined) return dealt(rules, view, at, before.next);
  // What a deal begins with is not shown before the round it ended has been put away.
  const shown = before.isDealDue ? 0 : told.findIndex(({ kind }) => kind === rules.deal?.kind);
  const entries = isDealDue ? told.slice(0, shown) : told;

  const lying = new Map([...before.pieces].map(([zone, pieces]) => [zone, [...pieces]]));
  const moved = new Map<string, { from: string; order: number }>();
  /** Takes up what an entry moves; all of it is in the air before any of it is laid down. */
  const lift = ({ from, to, face, at: place, all = false }: Transfer) => {
    const zone = [from].flat().find((name) => (lying.get(name)?.length ?? 0) > 0);
    const pieces = zone === undefined ? undefined : lying.get(zone);
    if (zone === undefined || pieces === undefined) return [];
    const index = place ?? (face === undefined ? -1 : pieces.findIndex((piece) => piece.face === face));
    const lifted = all ? pieces.splice(0) : pieces.splice(index, 1);
    return lifted.map((piece) => ({ zone, to, piece: { ...piece, face: face ?? piece.face } }));
  };
  let order = 0;
  for (const entry of entries) {
    const transfers = [rules.moves[entry.kind]?.(entry, view) ?? []].flat();
    for (const { zone, to, piece } of transfers.flatMap(lift)) {
      lying.get(to)?.push(piece);
      // What moved twice is seen to go once, from where it lay.
      moved.set(piece.name, { from: moved.get(piece.name)?.from ?? zone, order: order++ });
    }
  }

  let next = before.next;
  const zones = Object.entries(rules.zones(view, at.openViews as readonly View[] | undefined));
  const pieces = zones.map(
    ([zone, faces]) => [zone, settle(lying.get(zone) ?? [], faces, () => `piece ${next++}`)] as const,
  );
  const { playerID, moment } = at;
  return { view, playerID, moment, stateID, pieces: new Map(pieces), moved, isDealDue, next };
}
