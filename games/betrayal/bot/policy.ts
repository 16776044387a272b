import type { Action, Ctx } from '@/kit/action';
import { sameArgs } from '../rules/choosing';
import type { RoomID } from '../rules/components';
import { explorerAt, isAlive, placeOf, traitOf } from '../rules/figures';
import type { Box, Seen } from '../rules/thing';
import type { BetrayalView, Choice } from '../rules/view';
import { areOpponents, waysFrom } from '../rules/ways';

/** How a sensible explorer chooses: towards its side's aim, away from what is stronger, and on into the unknown. */

/** How much nearer the aim has to be to be worth a step: each step counts for so much. */
const PULL = 3;
const AT_AIM = 40;
const FLIGHT = 0.35;

/** Rooms that are worth walking to. */
function aimsOf(view: BetrayalView): ReadonlySet<RoomID> {
  const { goal, playerID } = view;
  const own = goal?.own?.[playerID ?? ''];
  const prey = own?.length === 0 ? [] : (goal?.prey ?? []).map((figure) => placeOf(view, figure).room);
  return new Set([...(own ?? goal?.rooms ?? []), ...prey]);
}

/** The rooms on the shortest way to one of them, ways that go in one direction among them; undefined where there is none. */
function wayTo(seen: Seen, here: RoomID, aims: ReadonlySet<RoomID>): readonly RoomID[] | undefined {
  if (aims.size === 0) return undefined;
  const before = new Map<RoomID, RoomID | null>([[here, null]]);
  const queue: RoomID[] = [here];
  for (const room of queue) {
    if (aims.has(room)) return pathBack(before, room);
    for (const { to } of waysFrom(seen, NOBODY, { room, side: null }))
      if (to !== null && !before.has(to.room)) {
        before.set(to.room, room);
        queue.push(to.room);
      }
  }
  return undefined;
}

function pathBack(before: ReadonlyMap<RoomID, RoomID | null>, room: RoomID): RoomID[] {
  const from = before.get(room);
  return from === null || from === undefined ? [] : [...pathBack(before, from), room];
}

/** Walks by nobody in particular. */
const NOBODY = '';

/** Opponents in a room who hit harder than this seat. */
function danger(seen: Seen, view: BetrayalView, room: RoomID): number {
  const { playerID, goal } = view;
  if (playerID === null || view.haunt === null) return 0;
  const isPrey = (figure: string) => goal?.prey?.includes(figure) === true;
  const own = traitOf(seen, playerID, 'might');
  const monsters = view.monsters.filter(
    (one) => one.room === room && one.stunned === 0 && areOpponents(seen, playerID, one.id),
  );
  const foes = view.explorers.flatMap((one, seat) =>
    isAlive(one) && one.room === room && areOpponents(seen, playerID, String(seat)) ? [String(seat)] : [],
  );
  return [...monsters.map(({ id }) => id), ...foes].filter(
    (figure) => !isPrey(figure) && traitOf(seen, figure, 'might') > own,
  ).length;
}

export const policyWith =
  (box: Box) =>
  (view: BetrayalView, _ctx: Ctx, actions: readonly Action[]): number[] => {
    const seen: Seen = { table: view, box, hidden: view.mine, mine: view.mine };
    const { choices, playerID } = view;
    const isOwnTurn = view.ask?.kind === 'turn' && playerID !== null;
    const way = isOwnTurn ? wayTo(seen, explorerAt(view, playerID).room, aimsOf(view)) : undefined;
    return actions.map(({ move, args }) => {
      const choice = choices.find((one) => one.move === move && sameArgs(one.args, args));
      return Math.max(0.001, choice === undefined ? 1 : weigh(seen, view, choice, way));
    });
  };

function weigh(seen: Seen, view: BetrayalView, choice: Choice, way: readonly RoomID[] | undefined): number {
  const { move, args, weight = 1, odds } = choice;
  if (view.ask?.kind === 'monster') return monsterWeight(view, choice, weight);
  if (view.ask?.kind !== 'turn') return weight;
  if (move === 'attack') return weight * fightingChance(seen, view, String(args[0]), odds?.dice ?? 0);
  if (odds !== undefined && move === 'use') return weight * (0.2 + odds.chance * 2);
  if (move === 'go') {
    const room = String(args[0]);
    const flight = FLIGHT ** danger(seen, view, room);
    const gained = (way?.indexOf(room) ?? -1) + 1;
    if (gained === 0) return weight * flight * (way === undefined ? 1 : 0.3);
    return weight * flight * (gained === way?.length ? AT_AIM : PULL ** Math.min(4, gained));
  }
  if (move === 'discover') return weight * (way === undefined ? 2 : 0.2);
  if (move === 'end' && way?.length === 0) return weight * 3;
  return weight;
}

/** Monsters of a side hunt; what the dead lead where each plays alone is nobody's enemy any more. */
const monsterWeight = (view: BetrayalView, { move }: Choice, weight: number): number => {
  const isSide = view.side === 'traitor';
  return isSide || move === 'end' ? weight : weight * 0.1;
};

/** An attack is worth it where one rolls more dice than the other. */
function fightingChance(seen: Seen, view: BetrayalView, target: string, dice: number): number {
  const other = traitOf(seen, target, 'might');
  const isPrey = view.goal?.prey?.includes(target) === true;
  const chance = dice / Math.max(1, dice + other);
  return (isPrey ? 4 : 1) * (chance >= 0.5 ? 2 * chance : 0.3 * chance);
}
