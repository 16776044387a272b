import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { ClauseID } from '../../rules/clause';
import type { RoomID, Side } from '../../rules/components';
import { room as roomFact, say } from '../../rules/journal';
import { type Step, stepsOf } from '../../rules/step';
import type { At, Mark, Resolvers, Seen } from '../../rules/thing';
import { pick, roomWay } from '../cards/steps';
import { keepPart, part } from './haunt';

/** Rooms that a seat writes down: out of which all know, which of them its side alone; and what asking aloud leaves. */

/** What has been written in one go, each time on a line of its own: no room stands on two of them. */
type Line = {
  /** Rooms that it may still be, for all that is known to everybody. */
  readonly among: readonly RoomID[];
  /** How many of them have been written: that lies open. */
  readonly count: number;
  /** Which; none, as it is shown to whoever can't know. */
  readonly rooms: readonly RoomID[];
};
export type Written = readonly Line[];

/** Whether all know what stands on a line: it has been named, or nothing else is left. */
const isOpen = ({ among, count }: Line): boolean => count > 0 && among.length === count;

/** What stands on a line, where all know; null: they don't, or nothing does. */
export const openRooms = (lines: Written, line: number): readonly RoomID[] | null => {
  const one = lines[line];
  return one !== undefined && isOpen(one) ? one.among : null;
};

interface Writing {
  /** Its slice; a haunt in which two sides write has two of them. */
  readonly name: string;
  readonly clause: ClauseID;
  /** Whose secret it is. */
  readonly side: Side;
  /** The label of a room that may be written; `picks.<label>` asks which. */
  readonly label: string;
  /** The mark of a room that is written, for whoever knows, and of one that may be, for all. */
  readonly mark: string;
  readonly maybe?: string;
  /** What the journal says to all when somebody has asked: that it is this `room`, and that it isn't; absent: nobody asks. */
  readonly told?: { readonly yes: string; readonly no: string };
  /** For bots: how much sooner than another a room is written, by what lies open: an agenda does. */
  readonly worth?: (seen: Seen, room: RoomID) => number;
}

export function written({ name, clause, side, label, mark, maybe, told, worth }: Writing) {
  const step = stepsOf<{
    begin: { among: readonly RoomID[]; count: number };
    next: { line: number; left: number };
    write: { line: number; left: number; room: RoomID };
  }>(`haunt/${name}.`);
  const linesIn = ({ G }: Pick<At, 'G'>): Written =>
    (G.hidden as Readonly<Record<string, unknown>>)[name] as Written;
  const lineIn = (at: Pick<At, 'G'>, line: number): Line => {
    const one = linesIn(at)[line];
    if (one === undefined) throw new RangeError(`${name} has no line ${line}`);
    return one;
  };
  const keepLine = (at: Pick<At, 'G'>, line: number, by: Partial<Line>): void =>
    keepPart(
      at,
      name,
      linesIn(at).map((one, n) => (n === line ? { ...one, ...by } : one)),
    );
  const isWritten = (at: Pick<At, 'G'>, room: RoomID): boolean =>
    linesIn(at).some(({ rooms }) => rooms.includes(room));

  return {
    part: part<Written>({
      name,
      begin: () => [],
      steps: {
        begin: (at, { seat, among, count }) => {
          keepPart(at, name, [...at.mine, { among, count: 0, rooms: [] }]);
          return [step('next', { seat, line: at.mine.length, left: count })];
        },
        // An agenda lies open, so that all of them are named each time, also those that are written already.
        next: (at, { seat, line, left }) => {
          const { among } = lineIn(at, line);
          if (left === 0 || among.every((room) => isWritten(at, room))) return [];
          const ways = among.map((room) =>
            roomWay(
              room,
              label,
              [step('write', { line, left, room })],
              worth === undefined ? {} : { weight: worth(at, room) },
            ),
          );
          return [{ ...pick(clause, ways), seat }];
        },
        write: (at, { seat, line, left, room }) => {
          const { among, rooms, count } = lineIn(at, line);
          const from = among.indexOf(room);
          // In place of one of those it is the next on the list: nobody can tell by how often it is asked, nor is it for ever.
          const free = [...among.slice(from), ...among.slice(0, from)].find((one) => !isWritten(at, one));
          if (free !== undefined) keepLine(at, line, { rooms: [...rooms, free], count: count + 1 });
          return [step('next', { seat, line, left: left - 1 })];
        },
      } satisfies Resolvers<Written, typeof step>,
      marks: ({ mine }) =>
        mine.flatMap((line): Mark[] => [
          ...line.rooms.map((room) => ({ on: { room }, word: mark })),
          ...(maybe === undefined
            ? []
            : line.among
                .filter((room) => !line.rooms.includes(room))
                .map((room) => ({ on: { room }, word: maybe }))),
        ]),
    }),

    /** A seat writes so many of some rooms, on a new line; fewer, where no more are free. */
    write: (seat: PlayerID, among: readonly RoomID[], count = 1): Step[] => [
      step('begin', { seat, among, count }),
    ],

    /** Somebody asks aloud whether the one room of a line is this: the paper answers, nobody is asked, and all hear it. */
    ask(at: Pick<At, 'G'>, line: number, room: RoomID): boolean {
      const { rooms, among } = lineIn(at, line);
      const isHere = rooms.includes(room);
      if (told !== undefined) say(at.G, isHere ? told.yes : told.no, null, { room: roomFact(room) });
      keepLine(at, line, { among: isHere ? [...rooms] : among.filter((one) => one !== room) });
      return isHere;
    },

    isWritten,

    /** What was written of a room has come to pass before all eyes: it stands on no line any more. */
    strike(at: Pick<At, 'G'>, room: RoomID): void {
      const isOther = (one: RoomID) => one !== room;
      const lines = linesIn(at).map(({ among, count, rooms }): Line => {
        const left = rooms.filter(isOther);
        return { among: among.filter(isOther), count: count - rooms.length + left.length, rooms: left };
      });
      keepPart(at, name, lines);
    },

    /** All lines become one, so that nothing tells on which of them a room stands that comes out later. */
    merge(at: Pick<At, 'G'>): void {
      const lines = linesIn(at);
      const rooms = lines.flatMap((one) => one.rooms);
      const among = [...new Set(lines.flatMap((one) => one.among))];
      keepPart(at, name, [{ among, count: rooms.length, rooms }]);
    },

    /** From now on all know what stands on a line. */
    open(at: Pick<At, 'G'>, line: number): void {
      keepLine(at, line, { among: [...lineIn(at, line).rooms] });
    },

    /** What a side is shown of it, once the haunt has told it so. */
    show: (lines: Written, to: Side | 'all' | null): Written =>
      lines.map((line) => {
        if (to === 'all' || to === side) return line;
        return { ...line, rooms: isOpen(line) ? line.among : [] };
      }),

    /** Dealt anew among what it may be, for bots that can't know: lines with the fewest rooms first, so that none runs short. */
    guess: (shown: Written, random: Random): Written => {
      const dealt = shown.flatMap(({ rooms }) => rooms);
      const order = [...shown.entries()].sort(([, a], [, b]) => a.among.length - b.among.length);
      const guessed = new Map(
        order.map(([n, { among, count, rooms }]) => {
          if (rooms.length === count) return [n, rooms];
          const free = among.filter((room) => !dealt.includes(room));
          const those = random.Shuffle(free).slice(0, count);
          dealt.push(...those);
          return [n, those];
        }),
      );
      return shown.map((line, n) => ({ ...line, rooms: guessed.get(n) ?? line.rooms }));
    },
  };
}
