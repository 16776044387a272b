import type { Random } from '@/kit/random';
import { FLOORS, type RoomID, type Side } from '../../rules/components';
import { tileOf } from '../../rules/house';
import type { At } from '../../rules/thing';
import { keepPart, part } from './haunt';

/** Numbered tokens that lie face down, one in a room: which is where nobody knows, not even who takes one, until it is taken. */

export type FaceDown = {
  /** Rooms in which one lies, as they were laid. */
  readonly lying: readonly RoomID[];
  /** … and those out of which it has been taken. */
  readonly bare: readonly RoomID[];
  /** What nobody has seen: those in `lying`, in that order, then those that are set aside; shown by number. */
  readonly unseen: readonly number[];
};

/** Every floor in turn: as evenly over them as it goes, by lot where not all are needed. */
function inTurn({ G, random }: At, rooms: readonly RoomID[]): RoomID[] {
  const ofFloor = FLOORS.map((floor) => rooms.filter((room) => tileOf(G, room)?.floor === floor));
  return ofFloor
    .flatMap((all) => random.Shuffle(all).map((room, nth) => ({ room, nth })))
    .sort((a, b) => a.nth - b.nth)
    .map(({ room }) => room);
}

export const faceDown = (name: string, count: number) => {
  const sliceIn = ({ G }: Pick<At, 'G'>): FaceDown =>
    (G.hidden as Readonly<Record<string, unknown>>)[name] as FaceDown;
  return {
    part: part<FaceDown>({
      name,
      begin: () => ({ lying: [], bare: [], unseen: Array.from({ length: count }, (_, n) => n + 1) }),
    }),

    /** One into each of some rooms that has had none, as far as they last; into which. */
    lay(at: At, rooms: readonly RoomID[]): readonly RoomID[] {
      const { lying, bare, unseen } = sliceIn(at);
      const had = [...lying, ...bare];
      const fresh = inTurn(
        at,
        rooms.filter((room) => !had.includes(room)),
      ).slice(0, unseen.length - lying.length);
      const shuffled = had.length === 0 ? at.random.Shuffle([...unseen]) : unseen;
      if (fresh.length > 0) keepPart(at, name, { lying: [...lying, ...fresh], bare, unseen: shuffled });
      return fresh;
    },

    /** The one of a room is turned up; undefined where none lies. */
    take(at: At, room: RoomID): number | undefined {
      const { lying, bare, unseen } = sliceIn(at);
      const place = lying.indexOf(room);
      if (place < 0) return undefined;
      const others = <T>(all: readonly T[]): T[] => all.filter((_, nth) => nth !== place);
      keepPart(at, name, { lying: others(lying), bare: [...bare, room], unseen: others(unseen) });
      return unseen[place];
    },
  };
};

/** Not even by its place in the list is anything told of what lies where, until it is over (BH155). */
export const shownFaceDown = (slice: FaceDown, to: Side | 'all' | null): FaceDown =>
  to === 'all' ? slice : { ...slice, unseen: [...slice.unseen].sort((a, b) => a - b) };
export const guessedFaceDown = (shown: FaceDown, random: Random): FaceDown => ({
  ...shown,
  unseen: random.Shuffle([...shown.unseen]),
});
