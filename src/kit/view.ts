import type { Ctx } from 'boardgame.io';
import type { PlayerID } from './action';
import type { SeatView } from './rulebook';

/** What a seat, or a spectator (null), sees of one thing, read from the state without copying. */
type Read<G, Value> = (G: G, playerID: PlayerID | null, ctx: Ctx) => Value;

/** An object that `G` holds, or each of a list of them. */
type Whole<Value> = Value extends readonly (infer Item)[] ? Whole<Item> : NonNullable<Value>;

interface Part<G, Value> {
  read(G: G, playerID: PlayerID | null, ctx: Ctx): Value;
  copy(value: Value): Value;
}

/** A view written down once: how each of its fields is read. */
export type ViewFields<G, View extends SeatView> = {
  readonly [Field in Exclude<keyof View, 'playerID'>]-?: Read<G, View[Field]> | Part<G, View[Field]>;
};

/** Lists are copied as deep as they are lists; what lies in them goes through `copyItem`. */
function copyLists(value: unknown, copyItem: (item: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => copyLists(item, copyItem));
  return value === null || value === undefined ? value : copyItem(value);
}

/**
 * A field that shows objects which `G` holds: one of them, null, or lists of them. `copy` builds one up
 * again by name, so that what is added to it later stays hidden until somebody writes it down here.
 */
export const part = <G, Value>(
  read: Read<G, Value>,
  copy: (whole: Whole<Value>) => Whole<Value>,
): Part<G, Value> => ({
  read,
  copy: (value) => copyLists(value, copy as (item: unknown) => unknown) as Value,
});

const asItIs = (item: unknown): unknown => item;

const partOf = <G, Value>(field: Read<G, Value> | Part<G, Value>): Part<G, Value> =>
  typeof field === 'function' ? { read: field, copy: (value) => copyLists(value, asItIs) as Value } : field;

/**
 * Makes both forms of a view of one list of its fields, and of nothing else that `G` holds:
 *
 * - `view`: plain data of its own, which outlives the position. Lists of words and numbers are copied
 *   here; objects that `G` holds are shown by `part`, others are built by the field itself.
 * - `reader`: the same type without copies, for the inner loops. It looks through to `G` as it is when
 *   a field is asked for, and is valid until `G` changes.
 */
export function defineView<G, View extends SeatView>(fields: ViewFields<G, View>) {
  const parts = Object.entries(fields).map(
    ([name, field]) => [name, partOf(field as Read<G, unknown> | Part<G, unknown>)] as const,
  );

  /** A class for each game: its getters stay monomorphic, and every reader has one shape. */
  class Reader {
    constructor(
      readonly G: G,
      readonly ctx: Ctx,
      readonly playerID: PlayerID | null,
    ) {}
  }
  for (const [name, { read }] of parts)
    Object.defineProperty(Reader.prototype, name, {
      get(this: Reader) {
        return read(this.G, this.playerID, this.ctx);
      },
    });

  return {
    view: (G: G, ctx: Ctx, playerID: PlayerID | null): View => {
      const view: Record<string, unknown> = { playerID };
      for (const [name, { read, copy }] of parts) view[name] = copy(read(G, playerID, ctx));
      return view as unknown as View;
    },
    reader: (G: G, ctx: Ctx, playerID: PlayerID | null): View =>
      new Reader(G, ctx, playerID) as unknown as View,
  };
}
