import { isDeepStrictEqual } from 'node:util';
import { expectSame } from '@tests/bots/differential';
import { type Budget, cover } from './budget';
import { matchOf, mightBeTakenBack, setupsOf, steps } from './match';
import { RULES } from './rules';
import { determinizationsVary, zonesAreDealt } from './rules/secrets';
import { bilingual } from './rules/words';
import type { Subject } from './subject';

/** What is proved of every game, by its title; what does not hold is thrown. */
interface Proof {
  readonly title: string;
  readonly prove: (subject: Subject, budget: Budget) => void | Promise<void>;
}

/** CPU seconds for the direct runner beside the framework, in each game. */
const RUNNER_SECONDS = 0.9;

const many = (subject: Subject) => setupsOf(subject, 16, 1);

export const PROOFS: readonly Proof[] = [
  ...RULES.map(
    ([title, rule, seconds]): Proof => ({
      title,
      prove: (subject, budget) => budget.spend(seconds, (setup) => rule(subject, setup)),
    }),
  ),
  // These two are over once they have seen it: what lies hidden for a few moves only wants many matches.
  {
    title: '5 and every hidden zone is dealt anew',
    prove: (subject) => zonesAreDealt(subject, many(subject)),
  },
  {
    title: '7 and determinizations vary over everything unknown',
    prove: (subject) => determinizationsVary(subject, many(subject)),
  },
  { title: '11 both languages complete', prove: (subject) => bilingual(subject, cover(subject)) },
  {
    title: 'boardgame.io’s undo is off, and only the moves that its subject names could be taken back at all',
    prove: undoIsOff,
  },
  { title: 'the direct runner plays as boardgame.io does', prove: runsAlike },
];

/** What is no numbered rule. Throws Error. */
function must(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}

function undoIsOff(subject: Subject): void {
  const { rulebook, mightBeTakenBack: named = [] } = subject;
  must(rulebook.game.disableUndo === true, 'disableUndo is not set');
  const moves = new Set<string>();
  for (const setup of setupsOf(subject, subject.long === undefined ? 4 : 1, 1))
    for (const [{ position, action, next }] of steps(subject, matchOf(rulebook, setup)))
      if (mightBeTakenBack(position, next)) moves.add(action.move);
  const found = [...moves].sort();
  must(isDeepStrictEqual(found, named), `might be taken back: ${found}, and named are ${named}`);
}

function runsAlike(subject: Subject, budget: Budget): Promise<void> {
  return budget.spend(RUNNER_SECONDS, ({ numPlayers, options, seed }) => {
    const { game, maxMoves } = subject.rulebook;
    const { accepted, refused, isOver } = expectSame(game, {
      numPlayers,
      setupData: options,
      seed,
      actions: maxMoves(numPlayers, options) * 2,
    });
    must(isOver, 'the match did not come to its end');
    must(accepted > 0, 'no action was accepted');
    must(refused > 0, 'no action was refused');
  });
}
