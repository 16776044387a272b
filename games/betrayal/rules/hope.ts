import { lastWhere } from '@/kit/last';
import { rollOf } from './attacks';
import type { Odds } from './option';
import { chanceOf, chanceOver, diceOf, ONCE } from './rolls';
import type { Roll } from './step';
import type { Seen } from './thing';
import { consult } from './things';

/** What a roll that waits has to come to, and what is made of that by whatever helps it (BH45, BH127). */

/** A total, or more than a roll that is still to be made. */
type Hope = number | Roll;

/** The best row, where there is more than one; a defence that nothing comes of (BH56); more than the defence. */
function hopeOf(seen: Seen): Hope | undefined {
  const waiting = lastWhere(seen.table.agenda, (step) => step.do === 'roll');
  if (waiting?.do !== 'roll' || waiting.use === 'harm') return undefined;
  const { next, rows = [] } = waiting;
  if (next?.do === 'defend') return rollOf(next, 'defence');
  const [best, other] = rows;
  const row = other === undefined ? undefined : best?.[0];
  const usual = next?.do === 'fight' || next?.do === 'assaulted' ? next.attacked : row;
  return consult(seen, 'hope', { roll: { ...waiting, seat: waiting.seat ?? '' } }, usual);
}

/** How likely it is reached by so many dice that are still to fall, with so much that stands. */
function oddsFor(seen: Seen, hope: Hope, dice: number, stands: number): Omit<Odds, 'add'> {
  if (typeof hope === 'number') return { dice, from: hope, chance: chanceOf(dice, hope - stands) };
  const theirs = diceOf(seen, hope);
  const chance = chanceOver(dice, theirs.dice, stands - theirs.add, ONCE);
  return { dice, from: theirs.dice + 1, chance, isFight: true };
}

/** What falls still, and what stands: of a number that takes the place of the dice all of it (BH105). */
function partsOf(seen: Seen, roll: Roll): readonly [dice: number, stands: number] {
  const { dice, add } = diceOf(seen, roll);
  return roll.fixed === undefined ? [dice, add] : [0, roll.fixed + add];
}

type Lifted = { readonly odds?: Odds };

const lifted = (
  seen: Seen,
  before: readonly [dice: number, stands: number],
  after: readonly [dice: number, stands: number],
): Lifted => {
  const hope = hopeOf(seen);
  if (hope === undefined) return {};
  const was = oddsFor(seen, hope, ...before).chance;
  return { odds: { ...oddsFor(seen, hope, ...after), add: after[1], was } };
};

/** What becomes of a roll's chance by a change of it; `then`: the table as it is by that time. */
export const liftedBy = (seen: Seen, roll: Roll, change: Partial<Roll>, then = seen): Lifted =>
  lifted(seen, partsOf(seen, roll), partsOf(then, { ...roll, ...change }));

/** What becomes of it if so many of the dice that lie are thrown again, the others showing `kept`. */
export function liftedAgain(seen: Seen, roll: Roll, lying: number, again: number, kept: number): Lifted {
  const { add } = diceOf(seen, roll);
  return lifted(seen, [0, lying + add], [again, kept + add]);
}
