import type { Action, Ctx } from '@/kit/action';
import { sameArgs } from '../rules/choosing';
import type { FigureID, RoomID } from '../rules/components';
import { isAlive } from '../rules/figures';
import type { BetrayalView, Choice } from '../rules/view';
import { keyOf } from '../rules/ways';
import { hasSucceeded } from '../seat/rolled';
import { isSure } from './certain';
import { isHopeless, isOutclassed } from './outclassed';

/** What weighs no more than this in one's own turn serves nobody: a search would only stumble into it. */
const IDLE = 0.05;

/**
 * Where a monster makes for: what its side names to it, or whom it hunts; whoever is against the traitor, where it hunts
 * nobody.
 */
function aimsOf({ goal, side, haunt, monsters, explorers }: BetrayalView, monster: FigureID): RoomID[] {
  const own = goal?.own?.[monster];
  if (own !== undefined) return [...own];
  if (side !== 'traitor') return [...(goal?.rooms ?? [])];
  const { prey = [] } = goal ?? {};
  if (prey.length > 0)
    return [...monsters, ...explorers.map((one, seat) => ({ ...one, id: String(seat) }))].flatMap((one) =>
      prey.includes(one.id) ? [one.room] : [],
    );
  return explorers.flatMap((one, seat) =>
    isAlive(one) && haunt?.sides[seat] !== 'traitor' ? [one.room] : [],
  );
}

/**
 * Whether a monster that stands where it makes for would leave for somewhere else, without having struck: the turn after it
 * would be drawn back.
 */
function isDesertion(view: BetrayalView, { move, args }: Action): boolean {
  const [figure, room] = args.map(String);
  const monster = view.monsters.find(({ id }) => id === figure);
  if (move !== 'go' || room === undefined || monster === undefined || monster.hasAttacked) return false;
  // Where it has to hunt it goes for a figure, not to a room.
  if (view.tiles.every((tile) => tile.room !== room)) return false;
  const aims = aimsOf(view, monster.id);
  return aims.includes(monster.room) && !aims.includes(room);
}

/** Whether it would ask somebody who is known to play against it for a trade: all it could come by is a refusal. */
function isTradeWithFoe({ haunt, playerID }: BetrayalView, { move, args }: Action): boolean {
  if (move !== 'trade' || haunt === null || haunt.kind === 'each') return false;
  return haunt.sides[Number(args[0])] !== haunt.sides[Number(playerID)];
}

/**
 * Whether it leads back to where one has just walked from: into a room, or to the side of a barrier that one crosses as
 * often as one likes (BH62).
 */
function isStraightBack(
  { explorers, playerID, turn: { walked = [] } }: BetrayalView,
  { move, args }: Action,
): boolean {
  if (move === 'go') return walked.includes(args.join(' '));
  const here = explorers[Number(playerID)];
  if (move !== 'use' || here === undefined || args.join(' ') !== here.room) return false;
  return walked.some((place) => place !== keyOf(here) && place.startsWith(`${here.room} `));
}

/** What leads away from what lies here, or gives up on it. */
const LEAVING: readonly string[] = ['go', 'discover', 'end'];

/** Whether it picks up a thing that the haunt brings, and that is there to be carried: it costs nothing. */
const isOwnThing = ({ move, args }: Action): boolean => move === 'take' && String(args[0]).includes(':');

/**
 * Straight to the haunt, whoever chooses last has the house explored: thinking that through would cost a whole exploration a
 * thought, and says nothing of an explorer. So bots take one by the day, which is drawn for each match.
 */
function oneOf({ day, playerID }: BetrayalView, actions: readonly Action[]): readonly Action[] {
  const at = (day.month * 31 + day.day + Number(playerID) * 5) % actions.length;
  return actions.slice(at, at + 1);
}

/**
 * All that is legal, but for what is in vain. A way straight back: to a place from which one has just walked, when
 * nothing has come of it; as soon as anything is rolled, drawn, taken, fought or asked, back is a way like any other.
 * A trade called off that has been begun: all would be as before (BH162). Dice thrown again that cannot come out
 * better. A monster's way from where it makes for. A trade with an opponent. A way on from a
 * thing of the haunt’s that lies at one's feet. What cannot come off, and an attack that another one does better. And what serves nobody as things are: a thing
 * laid down (a trade hands it on), the Music Box opened on oneself, Dynamite among friends; but not a task that is unlikely
 * to come off by its dice and is made sure of. There is always something else: one's turn may end.
 */
export function considered(view: BetrayalView, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const { ask, choices } = view;
  const is = ({ move, args }: Action, fits: (choice: Choice) => boolean): boolean =>
    choices.some((one) => one.move === move && sameArgs(one.args, args) && fits(one));
  if (ask?.kind === 'explorer') return view.options.start === 'haunt' ? oneOf(view, actions) : actions;
  if (hasSucceeded(view))
    return actions.filter((action) => !is(action, ({ label }) => label.kind === 'reroll'));
  if (ask?.kind === 'monster') {
    // What is said to several comes to what each may do by itself.
    const single = actions.filter(({ move }) => move !== 'lead');
    const staying = single.filter((action) => !isDesertion(view, action));
    return staying.length > 0 ? staying : single;
  }
  if (ask?.kind === 'trade') return actions.filter(({ args }) => args[0] !== 'cancel');
  if (ask?.kind !== 'turn') return actions;
  const isFound = actions.some(isOwnThing);
  return actions.filter(
    (action) =>
      !isStraightBack(view, action) &&
      !(isFound && LEAVING.includes(action.move)) &&
      !isTradeWithFoe(view, action) &&
      !is(action, (one) => isHopeless(view, one) || isOutclassed(view, one)) &&
      !(action.move !== 'trade' && is(action, (one) => (one.weight ?? 1) <= IDLE && !isSure(view, one))),
  );
}
