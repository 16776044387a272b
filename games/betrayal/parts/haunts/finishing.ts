import type { PlayerID } from '@/kit/action';
import type { CardID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Seen } from '../../rules/thing';

/**
 * Monsters that lie stunned can be attacked with weapons that do more to them than that, and with nothing else (BH68):
 * what these weapons offer is looked at as if they stood.
 */
export function finishing<V>(
  seen: Seen<V>,
  seat: PlayerID,
  weapons: readonly CardID[],
  isOpen: (monster: Readonly<Monster>) => boolean = () => true,
): Option[] {
  const { table, box } = seen;
  const lying = table.monsters.filter((one) => one.stunned > 0 && isOpen(one));
  const monsters = table.monsters.map((one) => (lying.includes(one) ? { ...one, stunned: 0 as const } : one));
  const upright = { table: { ...table, monsters }, box, hidden: seen.hidden, mine: seen.mine };
  return explorerAt(table, seat)
    .cards.filter((card) => weapons.includes(card))
    .flatMap((card) => {
      const self = { name: card, holder: seat, rooms: [explorerAt(table, seat).room] };
      return box.cards[card]?.offers?.turn?.(upright, { seat }, self) ?? [];
    })
    .filter(({ args: [target] }) => lying.some(({ id }) => id === target));
}
