import { KINDS, LEVEL_OF, type Shop } from '@games/sweet-nose/rules/components';
import type { SweetNoseView } from '@games/sweet-nose/rules/view';
import type { Action } from '@/kit/action';

const placeOf = (kind: unknown): number => KINDS.indexOf(kind as (typeof KINDS)[number]);

/**
 * What an action takes off the own sum at once, counted by hand: whoever goes by that alone sees neither
 * what the others get of it nor what they will do.
 */
export function ownGain(view: SweetNoseView, { move, args }: Action): number {
  const seat = Number(view.playerID);
  const counts = KINDS.map(
    (_, place) => (view.plates[seat]?.[place] ?? 0) + (view.bowls[seat]?.[place] ?? 0),
  );
  if (move === 'arrange') return -counts.reduce((sum, count, place) => sum + count * Number(args[place]), 0);
  if (move === 'claim') return LEVEL_OF[args[0] as Shop];
  if (move === 'bid') return -Number(args[0]);
  const levels = [...view.cards] as number[];
  const market = [...view.market];
  let isExempt = view.seats[seat]?.isExempt ?? false;
  const sum = () =>
    counts.reduce(
      (total, count, place) => total + count * ((levels[place] ?? 0) + (isExempt ? 0 : (market[place] ?? 0))),
      0,
    );
  const before = sum();
  const change = (list: number[], kind: unknown, by: number) => {
    list[placeOf(kind)] = (list[placeOf(kind)] ?? 0) + by;
  };
  const trade = (gone: unknown, come: unknown) => {
    change(counts, gone, -1);
    change(counts, come, 1);
  };
  const [shop] = args;
  if (move === 'swap') trade(args[2], args[1]);
  else if (move === 'market') {
    trade(args[0], args[1]);
    change(market, args[0], 1);
    change(market, args[1], -1);
  } else if (shop === 'bowls') trade(args[2], args[3]);
  else if (shop === 'pairs') {
    trade(args[2], args[4]);
    trade(args[3], args[5]);
  } else if (shop === 'relabel') {
    const [one, two] = [placeOf(args[1]), placeOf(args[2])];
    [levels[one], levels[two]] = [levels[two] ?? 0, levels[one] ?? 0];
  } else if (shop === 'sugarfree') isExempt = true;
  return before - sum();
}
