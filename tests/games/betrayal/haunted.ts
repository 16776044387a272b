import { box } from '@games/betrayal/box';
import { houseOf } from './arrange';

type Layout = NonNullable<Parameters<typeof houseOf>[0]>;
type House = ReturnType<typeof houseOf>;

/** A house in which one of the box's haunts has just begun, both books are read, and setup has been done as `setup` says. */
export function hauntedHouse(
  number: number,
  {
    revealer = '0',
    omen = 'book',
    setup = [],
    ...layout
  }: Layout & { revealer?: string; omen?: string; setup?: readonly string[] },
): House {
  const haunt = box.haunts[number];
  if (haunt === undefined) throw new RangeError(`no haunt ${number} in the box`);
  const house = houseOf({ ...layout, haunt });
  house.run([{ do: 'choose-sides', number, omen, room: 'attic', isSubstitute: false }], revealer);
  while (house.asked.endsWith(' read')) house.choose('answer read');
  house.choose(...setup);
  return house;
}

/** Ends turns, one after the other, whoever has one, until a seat has its own. */
export function untilTurnOf(house: House, seat: string): void {
  for (let count = 0; house.asked !== `${seat} turn`; count++) {
    if (count > 40) throw new RangeError(`${seat} never has its turn: ${house.asked}`);
    house.choose(house.asked.endsWith(' turn') ? 'end' : (house.choices[0] ?? ''));
  }
}
