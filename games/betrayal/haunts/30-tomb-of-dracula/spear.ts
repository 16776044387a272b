import type { FigureID } from '../../rules/components';
import { figure as figureFact, say } from '../../rules/journal';
import type { Alternative, Step } from '../../rules/step';
import type { At, Seen } from '../../rules/thing';

/** A Vampire that is no monster dies of the Spear, whatever the margin; a theft may be chosen in its place (BH-h30-D7). */

/** What comes of the attack, with death where it has harm. */
export function thrust({ table }: Seen, target: FigureID, so: readonly Step[]): Step[] {
  const dies = { do: 'haunt/impale', seat: target };
  return so.map((step) => {
    if (step.do === 'harm') return dies;
    if (step.kind !== 'pick') return step;
    const facts = { target: figureFact(table, target) };
    const of = (step.of as unknown as readonly Alternative[]).map((one) =>
      one.key === 'harm' ? { key: 'impale', label: 'impale', facts, weight: 20, next: [dies] } : { ...one },
    );
    return { ...step, of };
  });
}

export function impale({ G }: At, { seat = '' }: Step): Step[] {
  say(G, 'impaled', null, { target: figureFact(G, seat) });
  return [{ do: 'die', seat }];
}
