import { box as wholeBox } from '@games/betrayal/box';
import optionsSchema from '@games/betrayal/options';
import { answer, queue, settle, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import { FACES, type Side, TRAITS, type Trait } from '@games/betrayal/rules/components';
import { explorerAt, whoIs } from '@games/betrayal/rules/figures';
import type { Option } from '@games/betrayal/rules/option';
import { firstState } from '@games/betrayal/rules/setup';
import type { BetrayalG, Tile, Token } from '@games/betrayal/rules/state';
import type { OwnStep, Step } from '@games/betrayal/rules/step';
import type { Box, Haunt } from '@games/betrayal/rules/thing';
import { freshTurn } from '@games/betrayal/rules/turn';
import { viewsOf } from '@games/betrayal/rules/view';
import type { Ctx } from '@/kit/action';
import { RandomSource } from '@/kit/random';
import { toyHaunt } from './toy-haunt';

/** A room laid out: where it lies, and how it is turned. */
export type Laid = readonly [room: string, floor: Tile['floor'], x: number, y: number, turn?: Tile['turn']];

export interface Layout {
  /** By seat; three of them where none are named. */
  readonly explorers?: readonly string[];
  /** By seat, the room each stands in, with the side of a barrier as `tower 1`; the Entrance Hall where none is named. */
  readonly rooms?: readonly (string | undefined)[];
  /** By seat, spaces of their tracks; where each begins, otherwise. */
  readonly traits?: readonly Partial<Record<Trait, number>>[];
  /** Besides the strip and the landings. */
  readonly tiles?: readonly Laid[];
  /** By seat. */
  readonly cards?: readonly (readonly string[])[];
  readonly tokens?: readonly Omit<Token, 'id'>[];
  /** Faces of the dice to come. */
  readonly dice?: readonly number[];
  /** What lies on top of each deck, and of the stack; below it the rest. */
  readonly decks?: Partial<Record<'omen' | 'item' | 'event', readonly string[]>>;
  readonly stack?: readonly string[];
  /** The stack holds what is named, and nothing else. */
  readonly isStackShort?: boolean;
  /** Whose turn it is. */
  readonly turn?: string;
  readonly omensDrawn?: number;
  /** The haunt has begun, with this traitor. */
  readonly traitor?: string;
  readonly haunt?: Haunt;
  /** Sets of haunts by name; all there are, where the match’s is not among them. */
  /** Which haunts the box holds, by number; it holds all. */
  readonly haunts?: readonly (keyof Box['haunts'])[];
}

const DEFAULT = ['ox-bellows', 'missy-dubourde', 'peter-akimoto'];

/** Dice that show what they are told to, and decks that stay as they lie. */
class Loaded extends RandomSource {
  readonly #faces: number[];

  constructor(faces: number[]) {
    super({ seed: 'loaded', position: 0 });
    this.#faces = faces;
  }

  override D6 = ((): number => {
    const face = this.#faces.shift();
    if (face === undefined) throw new RangeError('no more dice are loaded');
    return FACES.indexOf(face as (typeof FACES)[number]) + 1;
  }) as RandomSource['D6'];

  override Shuffle = <T>(list: T[]): T[] => {
    return [...list];
  };
}

/** A place, as `tower 1` with its side of a barrier. */
export function placed(text: string): { room: string; side: Token['side'] } {
  const [room = '', side] = text.split(' ');
  return { room, side: side === undefined ? null : (Number(side) as Token['side']) };
}

const onTop = (pile: readonly string[], top: readonly string[]): string[] => [
  ...top,
  ...pile.filter((one) => !top.includes(one)),
];

function lay(G: BetrayalG, box: Box, layout: Layout): void {
  const { explorers = DEFAULT, rooms = [], traits = [], cards = [], tiles = [], tokens = [] } = layout;
  for (const [room, floor, x, y, turn = 0] of tiles) G.tiles.push({ room, floor, x, y, turn, isLost: false });
  for (const [seat, own] of G.explorers.entries()) {
    Object.assign(own, placed(rooms[seat] ?? 'entrance-hall'));
    own.explorer = explorers[seat] ?? null;
    const { traits: tracks } = whoIs(box, own);
    for (const trait of TRAITS) own.traits[trait] = traits[seat]?.[trait] ?? tracks[trait].start;
    own.cards = [...(cards[seat] ?? [])];
  }
  const laidOut = new Set([...G.tiles.map(({ room }) => room), ...G.explorers.flatMap((one) => one.cards)]);
  const isLeft = (one: string) => !laidOut.has(one);
  G.stack = onTop(layout.isStackShort === true ? [] : G.stack.filter(isLeft), layout.stack ?? []);
  for (const deck of ['omen', 'item', 'event'] as const)
    G.decks[deck] = onTop(G.decks[deck].filter(isLeft), layout.decks?.[deck] ?? []);
  G.tokens = tokens.map((one, n) => ({ ...one, id: n + 1 }));
  G.omensDrawn = layout.omensDrawn ?? 0;
}

function beginHaunt(G: BetrayalG, { traitor, haunt = toyHaunt }: Layout): void {
  if (traitor === undefined) return;
  const sides = G.explorers.map((_, seat): Side => (String(seat) === traitor ? 'traitor' : 'heroes'));
  const facts = { number: haunt.number, revealer: traitor, omen: 'book', room: 'attic', traitor, sides };
  const counts = { players: sides.length, heroCount: sides.length - 1 };
  G.stage = 'haunt';
  G.haunt = {
    ...facts,
    ...counts,
    began: { room: 'attic', omens: 1, roll: 0 },
    kind: haunt.sides,
    isOpen: false,
    read: ['traitor', 'heroes'],
    isSubstitute: false,
  };
  G.hidden = { bells: 0 };
}

/**
 * A house for a test, in somebody's turn: cards are drawn in it, choices made, and looked at what has changed.
 *
 *     const house = houseOf({ dice: [2, 2, 1] });
 *     house.draw('rotten');
 *     expect(house.changes('0')).toEqual({ sanity: 1 });
 */
export function houseOf(layout: Layout = {}) {
  const { explorers = DEFAULT, turn = '0', haunt = toyHaunt } = layout;
  const inBox = (number: string) => layout.haunts?.includes(Number(number)) ?? true;
  const haunts = Object.fromEntries(Object.entries(wholeBox.haunts).filter(([number]) => inBox(number)));
  const box: Box = { ...wholeBox, haunts: { ...haunts, [haunt.number]: haunt } };
  const dice = [...(layout.dice ?? [])];
  const random = new Loaded(dice);
  const G = firstState(box, explorers.length, random, optionsSchema.parse({}));
  G.stage = 'exploring';
  lay(G, box, layout);
  beginHaunt(G, layout);
  G.round = 1;
  G.turn = freshTurn(turn, 1, explorerAt(G, turn).room);
  G.agenda = [{ do: 'turn', seat: turn }];
  const views = viewsOf(box);
  const at = tableAt(G, box, random);
  const before = structuredClone(G.explorers);
  settle(at);

  const asked = () => topAsk(G);
  const options = (): readonly Option[] => views.options(G, asked()?.seat ?? '');
  const viewOf = (playerID: string | null) =>
    views.view(G, { numPlayers: G.explorers.length } as Ctx, playerID);
  const nameOf = ({ move, args }: Pick<Option, 'move' | 'args'>): string => [move, ...args].join(' ');

  /** Does something in the name of a seat, whoever is asked; a turn is asked for anew. */
  function run(steps: readonly Step[], seat = turn): void {
    if (asked()?.kind === 'turn') G.agenda.pop();
    queue(G, steps, { seat });
    settle(at);
  }

  return {
    G,
    at,
    box,
    run,
    /** Dice that have not been thrown yet. */
    dice,
    /** The seat that is asked, and for what: `0 turn`. */
    get asked(): string {
      const ask = asked();
      return ask === null ? '' : `${ask.seat} ${ask.kind}`;
    },
    /** What may be chosen, as `answer sanity`. */
    get choices(): string[] {
      return options()
        .filter(({ not }) => not === undefined)
        .map(nameOf);
    },
    /** What a seat, or a spectator, is shown of what the haunt keeps track of. */
    shownTo: (playerID: string | null): unknown => viewOf(playerID).mine,
    viewOf,
    optionOf: (name: string): Option | undefined => options().find((one) => nameOf(one) === name),
    /** Draws this card from the top of its deck, in somebody's turn or out of it. */
    draw(card: string, seat = turn): void {
      const deck = box.cards[card]?.deck;
      if (deck === undefined || deck === 'quest') throw new RangeError(`no card ${card}`);
      G.decks[deck] = onTop(G.decks[deck], [card]);
      run([{ do: 'draw', deck }], seat);
    },
    /** Makes a choice of whoever is asked: `answer sanity`, `go foyer`, `end`. */
    choose(...names: readonly string[]): void {
      for (const name of names) {
        const option = options().find((one) => one.not === undefined && nameOf(one) === name);
        if (option === undefined)
          throw new RangeError(`${name} is not among ${options().map(nameOf).join(', ')}`);
        answer(at, option);
      }
    },
    /** How far each trait has moved since the house was laid out, where it has. */
    changes(seat: string): Partial<Record<Trait, number>> {
      const { traits } = explorerAt(G, seat);
      const { traits: old } = explorerAt({ explorers: before }, seat);
      return Object.fromEntries(
        TRAITS.flatMap((trait) =>
          traits[trait] === old[trait] ? [] : [[trait, traits[trait] - old[trait]]],
        ),
      );
    },
    /** Where an explorer stands, with its side of a barrier: `tower 1`. */
    placeOf(seat: string): string {
      const { room, side } = explorerAt(G, seat);
      return side === null ? room : `${room} ${side}`;
    },
    cardsOf: (seat: string): readonly string[] => explorerAt(G, seat).cards,
    /** Markers that lie about: `closet in attic`. */
    get tokens(): string[] {
      return G.tokens.map(({ token, room, side }) => `${token} in ${room}${side === null ? '' : ` ${side}`}`);
    },
    /** Kinds of what the journal has been told. */
    get told(): string[] {
      return (G.journal ?? []).map(({ kind }) => kind);
    },
  };
}

/** A step of a thing, by its name: what it is told is known to whoever made it. */
export const ownStep = (name: string, facts: object = {}): Step =>
  ({ do: name, ...facts }) as unknown as OwnStep;

/** So many dice that show so much together. */
export const thrown = (dice: number, total: number): number[] =>
  Array.from({ length: dice }, (_, n) => Math.max(0, Math.min(2, total - 2 * n)));
