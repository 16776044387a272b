import type { FigureID } from '../../rules/components';
import { figure as figureFact, say } from '../../rules/journal';
import type { About, Alternative, Step } from '../../rules/step';
import type { At, Seen } from '../../rules/thing';
import { step } from './state';

/** A Vampire that is no monster dies of the Spear, whatever the margin; a theft may be chosen in its place (BH-h30-D7). */

/** What comes of the attack, with death where it has harm. */
export function thrust({ table }: Seen, target: FigureID, so: readonly Step[]): Step[] {
  const dies = step('impale', { seat: target });
  const facts = { target: figureFact(table, target) };
  const impaled: Alternative = { key: 'impale', label: 'impale', facts, weight: 20, next: [dies] };
  return so.map((one) => {
    if (one.do === 'harm') return dies;
    if (one.do !== 'ask' || one.kind !== 'pick') return one;
    return { ...one, of: one.of.map((way) => (way.key === 'harm' ? impaled : way)) };
  });
}

export function impale({ G }: At, { seat = '' }: About): Step[] {
  say(G, 'impaled', null, { target: figureFact(G, seat) });
  return [{ do: 'die', seat }];
}
