import type { Written } from '@games/betrayal/parts/haunts/written';
import type { RoomID, Side } from '@games/betrayal/rules/components';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { choose, normalized } from '@tests/honesty/chance';
import type { Json, PlayerID } from '@/kit/action';
import type { Secret } from './secret';

interface Kept {
  /** The slice of the part that keeps it, and the line on which it stands. */
  readonly slice: string;
  readonly line?: number;
  readonly side: Side;
  readonly laid: () => BetrayalG;
}

/** So many of some rooms, in every way there is. */
const choices = (rooms: readonly RoomID[], count: number): RoomID[][] =>
  count === 0
    ? [[]]
    : rooms.flatMap((room, n) => choices(rooms.slice(n + 1), count - 1).map((rest) => [room, ...rest]));

/** So many rooms of a line are looked at when chances are counted: of all there may be millions of choices. */
const LOOKED_AT = 8;

/** What a side has written down on a line (`parts/haunts/written`), as a secret from all who are not of it. */
export function writtenSecret(name: string, { slice, line = 0, side, laid }: Kept): Secret {
  const linesIn = ({ hidden }: BetrayalG) => (hidden as Readonly<Record<string, unknown>>)[slice] as Written;
  const lineIn = (G: BetrayalG) => linesIn(G)[line] ?? { among: [], count: 0, rooms: [] };
  const isKept = (G: BetrayalG, playerID: PlayerID | null): boolean => {
    const { among, count } = lineIn(G);
    const own = playerID === null ? null : G.haunt?.sides[Number(playerID)];
    return own !== side && count > 0 && count < among.length;
  };
  const free = (G: BetrayalG): RoomID[] => {
    const elsewhere = linesIn(G).flatMap(({ rooms }, n) => (n === line ? [] : rooms));
    return lineIn(G).among.filter((room) => !elsewhere.includes(room));
  };
  const lookedAt = (G: BetrayalG): RoomID[] => free(G).slice(0, LOOKED_AT);
  const sorted = (rooms: readonly RoomID[]): string => [...rooms].sort().join();
  return {
    name,
    of: (G, playerID) => (isKept(G, playerID) ? sorted(lineIn(G).rooms) : null),
    redeal: (G, random) => {
      const rooms = random.Shuffle(free(G)).slice(0, lineIn(G).count);
      const lines = linesIn(G).map((one, n) => (n === line ? { ...one, rooms } : one));
      return { ...(G.hidden as Readonly<Record<string, Json>>), [slice]: lines };
    },
    chances: (G) => {
      const rooms = lookedAt(G);
      const { count } = lineIn(G);
      const ways = (few: number): number => choose(free(G).length - rooms.length, count - few);
      const sizes = Array.from({ length: rooms.length + 1 }, (_, few) => few).filter((few) => ways(few) > 0);
      return normalized(
        new Map(sizes.flatMap((few) => choices(rooms, few).map((one) => [sorted(one), ways(few)] as const))),
      );
    },
    counted: (G) => {
      const rooms = lookedAt(G);
      return (world) => sorted(lineIn(world).rooms.filter((room) => rooms.includes(room)));
    },
    laid,
  };
}
