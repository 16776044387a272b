import type { Card } from '@games/diggers/rules/components';
import type { DiggersOptions } from '@games/diggers/rules/schemas';
import { diggers } from '@games/diggers/whole';
import { tableOf } from '@tests/table-of';
import { type Lying, layOut } from './arrange';

interface Scene {
  readonly table: readonly Lying[];
  readonly taken?: readonly (readonly Card[])[];
  readonly markers?: readonly number[];
  readonly options?: Partial<DiggersOptions>;
}

/** Bare corners in which the last cards of the stacks are laid: nothing of a scene lies there. */
const CORNER = [28, 12] as const;

/**
 * A table at the beginning of the digging, seat 0 first: a scene, and in a far corner a pile of one scout and
 * managers, laid by everybody as the last cards of their stacks.
 */
export function diggingTable(seats: number, { table, taken, markers, options }: Scene) {
  const last: readonly Card[] = ['pop-scout', 'pop-scout', 'pop-manager', 'pop-manager'];
  const match = tableOf(diggers, seats, {
    turn: '0',
    ...(options !== undefined && { options }),
    arrange: layOut({
      table,
      stacks: last.slice(0, seats).map((card) => [card]),
      ...(taken !== undefined && { taken }),
      ...(markers !== undefined && { markers }),
    }),
  });
  for (let seat = 0; seat < seats; seat++) match.play(String(seat), 'place', ...CORNER);
  return match;
}
