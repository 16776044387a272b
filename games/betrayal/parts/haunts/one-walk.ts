import type { ClauseID } from '../../rules/clause';
import type { FigureID } from '../../rules/components';
import { isAlive, placeOf } from '../../rules/figures';
import { monster as monsterFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { Seen } from '../../rules/thing';
import { reachable, walk } from '../../rules/ways';

const isOver = (monster: FigureID): Step => ({ do: 'monster-done', monster });

/** It does nothing more in this turn. */
export const rests = ({ table }: Seen, one: Readonly<Monster>): Option => ({
  move: 'end',
  args: [one.id],
  clause: 'BH67',
  label: { kind: 'monster-done', facts: { monster: monsterFact(table, one) } },
  weight: 0.3,
  next: [isOver(one.id)],
});

/** What a monster may do that takes one walk in its turn, or none, and then is done: where some rooms cost it nothing it would never be. */
export function walks(clause: ClauseID, seen: Seen, one: Readonly<Monster>): Option[] {
  const { table } = seen;
  const { id } = one;
  const over = isOver(id);
  const monster = monsterFact(table, one);
  const company = (room: string) => table.explorers.some((other) => isAlive(other) && other.room === room);
  const goes = reachable(seen, id)
    .filter(({ path }) => path.length > 0)
    .map((reached): Option => {
      const { room, side } = reached.place;
      return {
        move: 'go',
        args: [id, room, ...(side === null ? [] : [side])],
        clause,
        label: { kind: 'monster-go', facts: { monster, room: roomFact(room) } },
        cost: reached.cost,
        path: reached.path.map((place) => place.room),
        weight: company(room) ? 3 : 0.2,
        next: [...walk(id, placeOf(table, id), reached), over],
      };
    });
  return [...goes, rests(seen, one)];
}
