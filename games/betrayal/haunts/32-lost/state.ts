import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/haunts/heroes';
import { isMusical } from '../../parts/haunts/musical';
import { type Addend, sumOf } from '../../parts/haunts/sum';
import { holderOf } from '../../rules/cards';
import { type CardID, type RoomID, TRAITS, type Trait } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { roomOf, tileOf } from '../../rules/house';
import { oddsOf } from '../../rules/rolls';
import type { Roll } from '../../rules/step';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Rooms in which the heroes have found what was hidden there (BH-h32-D2). */
  readonly found: readonly RoomID[];
  /** Rooms in which the traitor has left a wrong note. */
  readonly wrong: readonly RoomID[];
  /** The organ has played them home. */
  readonly isHome: boolean;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h32';
export const ORGAN = 'organ-room';

/** What is rolled for in rooms: numbers are a side's secret each (BH172). */
export const PLAY = 'rolls.play';
export const CLUE = 'rolls.clue';
export const CLUE_FROM = 5;
export const WRONG = 'rolls.wrong';
export const WRONG_FROM = 4;

/** By room, what the heroes roll there. */
export const CLUES: Readonly<Record<RoomID, Trait>> = {
  library: 'knowledge',
  'game-room': 'sanity',
  tower: 'knowledge',
};
/** Where the traitor can leave a wrong note, one each. */
export const NOTES: readonly RoomID[] = [
  'chapel',
  'game-room',
  'operating-laboratory',
  'research-laboratory',
  'pentagram-chamber',
];

/** Cards that help whoever plays while somebody has them there. */
export const GUESTS: readonly CardID[] = ['book', 'madman'];
export const GIFT = 2;
const FAULT = 3;

/** What the organ takes, by how many play: the heroes' secret. */
const NEEDED: Readonly<Record<number, number>> = { 3: 15, 4: 16, 5: 18, 6: 20 };
export const neededIn = ({ table }: Pick<Seen, 'table'>): number => NEEDED[table.haunt?.players ?? 3] ?? 20;

/** With anybody in the Organ Room, the traitor as well (BH-h32-D2); what lies on the floor is with nobody (BH-h32-K6). */
function isThere({ table }: Pick<Seen, 'table'>, card: CardID): boolean {
  const holder = holderOf(table, card);
  return holder !== null && explorerAt(table, holder).room === ORGAN;
}

/** All that adds to the organ's roll, and what takes off it, as it stands now (BH-h32-H, BH-h32-R). */
export function addends(seen: Seer): Addend[] {
  const { table, box, mine } = seen;
  const omens = table.tiles.filter(
    ({ room, isLost }) => !isLost && roomOf(box, room).symbol === 'omen',
  ).length;
  const given = (is: boolean) => (is ? GIFT : 0);
  const [count, one] = [mine.wrong.length, { by: GIFT }];
  return [
    { word: 'omens', by: omens, line: 'omens-how', facts: { count: omens } },
    ...heroes(table)
      .filter((seat) => isMusical(seen, seat))
      .map((seat): Addend => ({ word: 'music', seat, by: GIFT, line: 'music-how' })),
    ...Object.keys(CLUES).map((room): Addend => {
      const isFound = mine.found.includes(room);
      return { word: room, by: given(isFound), line: isFound ? 'clue-found' : 'clue-left', facts: one };
    }),
    ...GUESTS.map(
      (card): Addend => ({ word: card, by: given(isThere(seen, card)), line: `${card}-how`, facts: one }),
    ),
    ...(count === 0
      ? []
      : [{ word: 'wrong', by: -FAULT * count, line: 'wrong-how', facts: { count, by: FAULT } }]),
  ];
}

/** The organ, as a seat would play it now. */
export const playing = (seen: Seer, seat: PlayerID): Roll => ({
  ...{ do: 'roll', seat, trait: 'knowledge', use: 'task', what: PLAY },
  add: sumOf(addends(seen), seat),
});
/** … and how likely that is to be enough; `more`: what may still be added. */
export function chanceToPlay(seen: Seer, seat: PlayerID, more = 0): number {
  const roll = playing(seen, seat);
  return oddsOf(seen, { ...roll, add: (roll.add ?? 0) + more }, neededIn(seen)).chance;
}

/** Points that an explorer can lose before it dies of the next. */
export const spareOf = ({ table }: Seer, seat: PlayerID): number => {
  const { traits } = explorerAt(table, seat);
  return TRAITS.reduce((sum, trait) => sum + traits[trait] - 1, 0);
};

/** Each of them is tried once a turn (BH-h32-D8): what a turn keeps of it. */
export const clueIn = (room: RoomID): string => `clue ${room}`;

/** Rooms where something is still to be found, or to be spoilt, as far as they stand. */
export const cluesLeft = ({ table, mine }: Seer): RoomID[] =>
  Object.keys(CLUES).filter((room) => tileOf(table, room) !== undefined && !mine.found.includes(room));
export const notesLeft = ({ table, mine }: Seer): RoomID[] =>
  NOTES.filter((room) => tileOf(table, room) !== undefined && !mine.wrong.includes(room));
