import { TRAITS } from '@games/betrayal/rules/components';
import type { Option } from '@games/betrayal/rules/option';
import { RandomSource } from '@/kit/random';
import type { houseOf, Laid } from './arrange';
import { hauntedHouse } from './haunted';

/** Rolls as they are offered, in all haunts: laid out by lot. */

type House = ReturnType<typeof houseOf>;

export const nameOf = ({ move, args }: Pick<Option, 'move' | 'args'>): string => [move, ...args].join(' ');

/** All throws of so many dice. */
export const throwsOf = (dice: number): number[] =>
  dice === 0 ? [0] : throwsOf(dice - 1).flatMap((total) => [0, 1, 2].map((face) => total + face));

/** A door that nobody has opened yet is reached by the same roll as one that leads somewhere, and brings what it likes. */
export const isRoll = ({ move, odds, not }: Option): boolean =>
  odds !== undefined &&
  odds.isFight !== true &&
  odds.chance > 0 &&
  odds.dice > 0 &&
  not === undefined &&
  move !== 'discover';

const TILES: readonly Laid[] = [
  ['graveyard', 'ground', 1, 0, 0],
  ['gallery', 'upper', 1, 0, 0],
  ['attic', 'upper', 0, -1, 2],
  ['junk-room', 'upper', -1, 0, 0],
  ['pentagram-chamber', 'basement', 1, 0, 0],
  ['library', 'ground', -1, 0, 0],
  ['chapel', 'ground', 2, 0, 0],
  ['crypt', 'basement', -1, 0, 0],
  ['research-laboratory', 'basement', 0, 1, 0],
  ['furnace-room', 'basement', 0, -1, 0],
  ['kitchen', 'ground', 1, -1, 0],
];
const ROOMS = [...TILES.map(([room]) => room), 'foyer', 'entrance-hall'];
const TOKENS = ['skeletons', 'closet', 'safe', 'slide'];
const CARDS = ['crystal-ball', 'book', 'bell', 'ring', 'holy-symbol', 'medical-kit', 'puzzle-box', 'mask'];

/** What nobody who rolls can know of keeps still, by haunt: Assassins that wait where somebody comes by a roll. */
const STILL: Readonly<Record<string, object>> = { '39': { isHolding: true } };

/** Rooms that a haunt has taken out of the house as it began have been found again since, elsewhere. */
function findAgain({ G }: House): void {
  for (const [room, floor, x, y, turn = 0] of TILES) {
    if (G.tiles.some((tile) => tile.room === room)) continue;
    G.tiles.push({ room, floor, x: x + 20, y, turn, isLost: false });
    G.stack = G.stack.filter((one) => one !== room);
  }
}

/** Every explorer alive is put where something may be rolled for, in turn, with what some rolls are made with. */
export function* standing(number: string, more: readonly string[] = []): Generator<House> {
  const random = new RandomSource({ seed: `ends of ${number}`, position: 0 });
  for (let round = 0; round < 14; round++) {
    const cards = random.Shuffle([...CARDS]);
    const house = hauntedHouse(Number(number), {
      omen: 'book',
      revealer: '1',
      tiles: TILES,
      cards: [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4, 6)],
      dice: Array.from({ length: 400 }, () => random.Die(3) - 1),
    });
    for (let count = 0; !house.asked.endsWith(' turn') && count < 60; count++)
      house.choose(house.choices[0] ?? '');
    if (!house.asked.endsWith(' turn')) continue;
    const seat = Number(house.asked.split(' ')[0]);
    const own = house.G.explorers[seat];
    if (own === undefined) continue;
    findAgain(house);
    Object.assign(house.G.hidden as object, STILL[number]);
    own.room = ROOMS[round % ROOMS.length] ?? own.room;
    own.side = null;
    own.cards.push(...more);
    for (const trait of TRAITS) own.traits[trait] = 2 + random.Die(4);
    house.run(
      [{ do: 'token', token: TOKENS[round % TOKENS.length] ?? '', room: own.room, side: null }],
      String(seat),
    );
    yield house;
  }
}
