import { box } from '@games/betrayal/box';
import type { FigureID, Trait } from '@games/betrayal/rules/components';
import { explorerAt, isAlive, isMonster, traitOf } from '@games/betrayal/rules/figures';
import type { Monster } from '@games/betrayal/rules/state';
import type { Json } from '@/kit/action';
import { houseOf, placed, thrown } from './arrange';

type Layout = NonNullable<Parameters<typeof houseOf>[0]>;
type House = ReturnType<typeof houseOf>;

const MOST_DICE = 8;

/** What a haunt keeps track of, where a test doesn't say. */
type AnySlice = Readonly<Record<string, unknown>>;

/** A house in which a haunt has begun, whose slice is S. */
export interface HauntedHouse<S = AnySlice> extends House {
  /** What it keeps track of. */
  readonly slice: S;
  /** Lays that otherwise; whoever is asked is asked anew. */
  set(by: Partial<S>): HauntedHouse<S>;
  /**
   * A figure stands somewhere, as `tower 1`, however it has come there; whoever is asked is asked anew.
   *
   * @throws RangeError when no such figure is on the board.
   */
  put(figure: FigureID, place: string): HauntedHouse<S>;
  /** A step brings a figure there, as a card would: what happens by that happens. */
  bring(figure: FigureID, place: string): HauntedHouse<S>;
  /**
   * A monster, by its number or its kind, is otherwise than it was, as `{ stunned: 1 }`; whoever is asked is asked anew.
   *
   * @throws RangeError when none is on the board.
   */
  alter(which: string, by: Partial<Omit<Monster, 'id'>>): HauntedHouse<S>;
  /** Spaces on an explorer's tracks, however they have come there; whoever is asked is asked anew. */
  rate(seat: string, traits: Partial<Record<Trait, number>>): HauntedHouse<S>;
  /** The next dice show so much: as many of them as this trait of a figure has, and `more`. */
  load(figure: FigureID, trait: Trait, total: number, more?: number): void;
  /** The dice to come are these and no others, whatever was left. */
  reload(...dice: readonly number[]): void;
  /**
   * What has been laid out by hand comes to what it comes to: ends are found, asks that have but one answer are answered,
   * and whoever is asked then is asked anew.
   */
  settle(): HauntedHouse<S>;
  /** Whatever is asked before somebody's turn is answered with what is offered first. */
  untilTurn(): HauntedHouse<S>;
  /** By its number, or the first of a kind. */
  monster(which: string): Monster | undefined;
  /** What may be chosen that begins so: `use `, `go m1 `. */
  of(start: string): string[];
  /**
   * The turn before the monsters' is ended, and each kind of them that moves rolls so many spaces; `first`: what is thrown
   * before, `then`: what is thrown after.
   */
  night(spaces?: number, first?: readonly number[], then?: readonly number[]): HauntedHouse<S>;
  /** The monsters' turn is ended: all that have not moved rest. */
  rest(): HauntedHouse<S>;
}

/** A house in which one of the box's haunts has just begun, both books are read, and setup has been done as `setup` says. */
export function hauntedHouse<S = AnySlice>(
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
      const who = isMonster(figure) ? this.monster(figure) : G.explorers[Number(figure)];
      if (who === undefined) throw new RangeError(`${figure} is not on the board: it can’t be put`);
      Object.assign(who, placed(place));
      anew();
      return this;
    },
    bring(figure, place) {
      house.run([{ do: 'put', seat: figure, to: placed(place) }]);
      return this;
    },
    alter(which, by) {
      const one = this.monster(which);
      if (one === undefined) throw new RangeError(`no ${which} is on the board`);
      Object.assign(one, by);
      anew();
      return this;
    },
    rate(seat, traits) {
      Object.assign(explorerAt(G, seat).traits, traits);
      anew();
      return this;
    },
    load(figure, trait, total, extra = 0) {
      const value = traitOf({ ...at, mine: G.hidden }, figure, trait) + extra;
      dice.push(...thrown(Math.min(MOST_DICE, value), total));
    },
    reload(...faces) {
      dice.splice(0, dice.length, ...faces);
    },
    settle() {
      anew();
      house.run([]);
      return this;
    },
    untilTurn() {
      for (let count = 0; !house.asked.endsWith(' turn'); count++) {
        if (count > 40) throw new RangeError(`nobody ever has a turn: ${house.asked}`);
        house.choose(house.choices[0] ?? '');
      }
      return this;
    },
    monster: (which) => G.monsters.find(({ id, kind }) => id === which || kind === which),
    of: (start) => house.choices.filter((one) => one.startsWith(start)),
    night(spaces = 3, first = [], then = []) {
      untilTurnOf(house, lastBeforeMonsters(house));
      dice.push(...first);
      const moving = G.monsters.filter(({ turn, stunned }) => turn === 'monsters' && stunned === 0);
      const isFirst = (one: Monster) => moving.find(({ kind }) => kind === one.kind) === one;
      for (const { id } of moving.filter(isFirst)) this.load(id, 'speed', spaces);
      dice.push(...then);
      house.choose('end');
      return this;
    },
    rest() {
      while (house.asked.endsWith(' monster'))
        house.choose(house.choices.includes('end all') ? 'end all' : (house.choices.at(-1) ?? ''));
      return this;
    },
  };
  const haunted = Object.assign(house, more);
  return Object.defineProperty(haunted, 'slice', { get: () => G.hidden }) as unknown as HauntedHouse<S>;
}

/** The seat whose turn the monsters' follows; where its explorer is dead, whoever of the living comes before it. */
function lastBeforeMonsters({ G, box: { haunts } }: House): string {
  const { number = 0, revealer = '0', traitor } = G.haunt ?? {};
  const last = Number((haunts[number]?.monstersAfter === 'revealer' ? revealer : traitor) ?? revealer);
  const seats = G.explorers.map((_, back) => String((last - back + G.explorers.length) % G.explorers.length));
  return seats.find((seat) => isAlive(explorerAt(G, seat))) ?? String(last);
}

/** Ends turns, one after the other, whoever has one, until a seat has its own. */
export function untilTurnOf(house: House, seat: string): void {
  for (let count = 0; house.asked !== `${seat} turn`; count++) {
    if (count > 40) throw new RangeError(`${seat} never has its turn: ${house.asked}`);
    house.choose(house.asked.endsWith(' turn') ? 'end' : (house.choices[0] ?? ''));
  }
}
