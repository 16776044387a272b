import type { Trait } from '@games/betrayal/rules/components';
import { houseOf, type Layout, thrown } from './arrange';

type Changes = Partial<Record<Trait, number>>;

/** One row of an event's table. */
interface Row {
  /** The dice, roll by roll: how many, and what they show together. */
  readonly dice?: readonly (readonly [number, number])[];
  readonly answers?: readonly string[];
  /** Of seat 0, or of all by seat. */
  readonly to: Changes | readonly Changes[];
  readonly at?: string;
  readonly layout?: Layout;
  readonly cards?: readonly string[];
}

/** Draws the event once for each row, rolls and answers as it says, and looks at what has changed. */
export function plays(clause: string, rows: Readonly<Record<string, Row>>): void {
  describe(`BH-${clause}`, () => {
    test.each(Object.entries(rows))('%s', (_, { dice = [], answers = [], to, at, layout, cards }) => {
      const house = houseOf({ ...layout, dice: dice.flatMap(([count, total]) => thrown(count, total)) });
      house.draw(clause);
      house.choose(...answers);
      expect(house.asked).toBe('0 turn');
      expect(house.dice).toEqual([]);
      for (const [seat, changes] of (Array.isArray(to) ? to : [to]).entries())
        expect(house.changes(String(seat))).toEqual(changes);
      if (at !== undefined) expect(house.placeOf('0')).toBe(at);
      if (cards !== undefined) expect(house.cardsOf('0')).toEqual(cards);
    });
  });
}
