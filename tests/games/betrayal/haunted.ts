import { box } from '@games/betrayal/box';
import type { FigureID, Trait } from '@games/betrayal/rules/components';
import { isMonster, traitOf } from '@games/betrayal/rules/figures';
import type { Monster } from '@games/betrayal/rules/state';
import type { Json } from '@/kit/action';
import { houseOf, thrown } from './arrange';

type Layout = NonNullable<Parameters<typeof houseOf>[0]>;
type House = ReturnType<typeof houseOf>;

const MOST_DICE = 8;

/** A house in which a haunt has begun, whose slice is S. */
export interface HauntedHouse<S> extends House {
  /** What it keeps track of. */
  readonly slice: S;
  /** Lays that otherwise; whoever is asked is asked anew. */
  set(by: Partial<S>): HauntedHouse<S>;
  /** A figure stands somewhere, as `tower 1`, however it has come there; whoever is asked is asked anew. */
  put(figure: FigureID, place: string): HauntedHouse<S>;
  /** The next dice show so much: as many of them as this trait of a figure has, and `more`. */
  load(figure: FigureID, trait: Trait, total: number, more?: number): void;
  /** By its number, or the first of a kind. */
  monster(which: string): Monster | undefined;
  /** What may be chosen that begins so: `use `, `go m1 `. */
  of(start: string): string[];
  /** The traitor's turn is ended, and each kind of monsters that moves rolls so many spaces; `first`: what is thrown before. */
  night(spaces?: number, first?: readonly number[]): HauntedHouse<S>;
}

/** A house in which one of the box's haunts has just begun, both books are read, and setup has been done as `setup` says. */
export function hauntedHouse<S = Readonly<Record<string, unknown>>>(
  number: number,
  {
    revealer = '0',
    omen = 'book',
    setup = [],
    ...layout
  }: Layout & { revealer?: string; omen?: string; setup?: readonly string[] },
): HauntedHouse<S> {
  const haunt = box.haunts[number];
  if (haunt === undefined) throw new RangeError(`no haunt ${number} in the box`);
  const house = houseOf({ ...layout, haunt });
  house.run([{ do: 'choose-sides', number, omen, room: 'attic', isSubstitute: false }], revealer);
  while (house.asked.endsWith(' read')) house.choose('answer read');
  house.choose(...setup);
  return withHaunt<S>(house);
}

function withHaunt<S>(house: House): HauntedHouse<S> {
  const { G, at, dice } = house;
  const anew = () => {
    G.agenda = structuredClone(G.agenda);
  };
  const more: Omit<HauntedHouse<S>, keyof House | 'slice'> & ThisType<HauntedHouse<S>> = {
    set(by) {
      G.hidden = { ...(G.hidden as object), ...by } as Json;
      anew();
      return this;
    },
    put(figure, place) {
      const [room = '', side] = place.split(' ');
      const who = isMonster(figure) ? this.monster(figure) : G.explorers[Number(figure)];
      Object.assign(who ?? {}, { room, side: side === undefined ? null : Number(side) });
      anew();
      return this;
    },
    load(figure, trait, total, extra = 0) {
      const value = traitOf({ ...at, mine: G.hidden }, figure, trait) + extra;
      dice.push(...thrown(Math.min(MOST_DICE, value), total));
    },
    monster: (which) => G.monsters.find(({ id, kind }) => id === which || kind === which),
    of: (start) => house.choices.filter((one) => one.startsWith(start)),
    night(spaces = 3, first = []) {
      untilTurnOf(house, G.haunt?.traitor ?? '0');
      dice.push(...first);
      const moving = G.monsters.filter(({ turn, stunned }) => turn === 'monsters' && stunned === 0);
      const kinds = new Map(moving.toReversed().map(({ kind, id }) => [kind, id]));
      for (const id of [...kinds.values()].toReversed()) this.load(id, 'speed', spaces);
      house.choose('end');
      return this;
    },
  };
  const haunted = Object.assign(house, more);
  return Object.defineProperty(haunted, 'slice', { get: () => G.hidden }) as unknown as HauntedHouse<S>;
}

/** Ends turns, one after the other, whoever has one, until a seat has its own. */
export function untilTurnOf(house: House, seat: string): void {
  for (let count = 0; house.asked !== `${seat} turn`; count++) {
    if (count > 40) throw new RangeError(`${seat} never has its turn: ${house.asked}`);
    house.choose(house.asked.endsWith(' turn') ? 'end' : (house.choices[0] ?? ''));
  }
}
