import type { Written } from '@games/betrayal/parts/haunts/written';
import type { RoomID, Side } from '@games/betrayal/rules/components';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
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

/** What a side has written down on a line (`parts/haunts/written`), as a secret from all who are not of it. */
export function writtenSecret(name: string, { slice, line = 0, side, laid }: Kept): Secret {
  const linesIn = ({ hidden }: BetrayalG) => (hidden as Readonly<Record<string, unknown>>)[slice] as Written;
  const lineIn = (G: BetrayalG) => linesIn(G)[line] ?? { among: [], count: 0, rooms: [] };
  const isKept = (G: BetrayalG, playerID: PlayerID | null): boolean => {
    const { among, count } = lineIn(G);
    const own = playerID === null ? null : G.haunt?.sides[Number(playerID)];
    return own !== side && count > 0 && count < among.length;
  };
  const possible = (G: BetrayalG): RoomID[][] => {
    const elsewhere = linesIn(G).flatMap(({ rooms }, n) => (n === line ? [] : rooms));
    const { among, count } = lineIn(G);
    return choices(
      among.filter((room) => !elsewhere.includes(room)),
      count,
    );
  };
  const sorted = (rooms: readonly RoomID[]): string => [...rooms].sort().join();
  return {
    name,
    of: (G, playerID) => (isKept(G, playerID) ? sorted(lineIn(G).rooms) : null),
    redeal: (G, random) => {
      const [rooms = []] = random.Shuffle(possible(G));
      const lines = linesIn(G).map((one, n) => (n === line ? { ...one, rooms } : one));
      return { ...(G.hidden as Readonly<Record<string, Json>>), [slice]: lines };
    },
    chances: (G) => normalized(new Map(possible(G).map((rooms) => [sorted(rooms), 1]))),
    laid,
  };
}
