import { type Facts, wordIn } from '@/kit/journal';
import type { HintSentence } from '@/kit/rulebook';
import { explorers } from '../explorers/printed';
import { TRAITS, type Trait } from '../rules/components';
import { valueAt } from '../rules/figures';
import { figure as figureFact, trait as traitFact } from '../rules/journal';
import type { BetrayalView, Choice } from '../rules/view';

/** What speaks for an answer to something that one is asked, beside odds. */

export const because = (kind: string, facts: Facts = {}): HintSentence => ({ kind, facts });

const startOf = (id: string, trait: Trait): number => {
  const { track, start } = explorers[id as keyof typeof explorers].traits[trait];
  return valueAt(track, start);
};

const idsIn = (choices: readonly Choice[]): string[] =>
  choices.flatMap(({ move, args: [id] }) => (move === 'choose' ? [String(id)] : []));

/** What nobody else to be chosen has more of, the furthest ahead first; else what all four come to. */
function whyExplorer({ choices }: BetrayalView, { args }: Choice): HintSentence {
  const id = String(args[0]);
  const others = idsIn(choices).filter((other) => other !== id);
  const lead = (trait: Trait): number =>
    startOf(id, trait) - Math.max(0, ...others.map((other) => startOf(other, trait)));
  const [best] = [...TRAITS].sort((one, other) => lead(other) - lead(one));
  if (best !== undefined && lead(best) >= 0)
    return because('best-start', { trait: traitFact(best), value: startOf(id, best) });
  return because('all-starts', { total: TRAITS.reduce((sum, trait) => sum + startOf(id, trait), 0) });
}

/** Which of what is lowered is nearest to its skull afterwards; nothing where one comes to it. */
function whyLower({ falls = [] }: Choice): HintSentence | undefined {
  const [lowest] = [...falls].sort((one, other) => one.after - other.after);
  if (lowest === undefined || lowest.after === 0) return undefined;
  return because('left', { trait: traitFact(lowest.trait), left: lowest.after });
}

/** A card that might be used now is not. */
function whyRoll({ choices }: BetrayalView): HintSentence | undefined {
  const card = choices
    .filter(({ label, not }) => label.kind.startsWith('use-') && not === undefined)
    .map(({ label }) => label.facts?.card)
    .find((fact) => fact !== undefined);
  return card === undefined ? undefined : because('keeps', { card });
}

/** Whom a monster goes after: whoever has the least Might of those it may. */
function whyHunt(view: BetrayalView, { args }: Choice): HintSentence | undefined {
  const [monster, target] = args.map(String);
  if (target === undefined) return undefined;
  const named = { target: figureFact(view, target) };
  if (view.makingFor[String(monster)]?.prey === target) return because('after', named);
  const might = (figure: string): number => view.values[figure]?.might ?? Number.POSITIVE_INFINITY;
  const prey = view.choices.flatMap((one) =>
    one.label.kind === 'monster-hunt' && one.args[0] === monster ? [String(one.args[1])] : [],
  );
  const isWeakest = prey.every((one) => might(one) >= might(target));
  return isWeakest && prey.length > 1 ? because('weakest', { ...named, might: might(target) }) : undefined;
}

/** What speaks for an answer; undefined where nothing can be counted that does. */
export function whyAnswer(view: BetrayalView, choice: Choice): HintSentence | undefined {
  const { kind, facts } = choice.label;
  if (view.ask?.kind === 'explorer') return whyExplorer(view, choice);
  // What else is lowered is the price of something, which may lower more.
  if (view.ask?.kind === 'split') return whyLower(choice);
  if (kind === 'roll') return whyRoll(view);
  if (kind === 'monster-hunt') return whyHunt(view, choice);
  if (kind === 'place' && wordIn(facts?.room) !== undefined)
    return because('meets', { meets: Number(facts?.meets) });
  return undefined;
}
