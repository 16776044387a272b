import { layDown } from '@games/betrayal/rules/cards';
import { addMonster } from '@games/betrayal/rules/monsters';
import type { MonsterSheet } from '@games/betrayal/rules/thing';
import { houseOf, type Layout } from './arrange';
import { toyHaunt } from './toy-haunt';

type House = ReturnType<typeof houseOf>;

/** Cards on the floor of a room; before anybody looks at what there is to choose. */
export const lying = (house: House, room: string, ...cards: readonly string[]): void =>
  layDown(house.G, { room, side: null }, cards);

/** A ghoul (Speed 3, Might 5) in a room, moved by seat 1; before anybody looks at what there is to choose. */
export const ghoulIn = (house: House, room: string, mover = '1'): string =>
  addMonster(house.G, 'ghoul', { room, side: null }, { mover });

/** A house whose ghouls are like this. */
export function haunted(sheet: MonsterSheet, layout: Layout) {
  const haunt = { ...toyHaunt, monsters: { ghoul: { sheet: () => sheet } } };
  const house = houseOf({ ...layout, haunt });
  return { house, ghoul: (room: string) => ghoulIn(house, room) };
}
