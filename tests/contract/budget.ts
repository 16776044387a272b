import { type OptionField, optionFields } from '@/kit/options';
import { cpuMs } from '../../scripts/lib/cpu';
import { bytes, type MatchSetup, setups, setupsOf } from './match';
import type { Subject } from './subject';

type Covered = Pick<Subject, 'rulebook' | 'setups'>;

/** The values of an option that are not its usual one. */
const otherValues = (field: OptionField): readonly (string | boolean)[] =>
  (field.kind === 'choice' ? field.values : [true, false]).filter((value) => value !== field.initial);

/**
 * Every seat count with default options, and every other value of an option at one of them, or the
 * subject's own list: the least.
 */
export function cover({ rulebook, setups: own }: Covered): readonly MatchSetup[] {
  if (own !== undefined) return own(1);
  const all = setups(rulebook, 1, 1);
  const { minPlayers = 1, maxPlayers = 1 } = rulebook.game;
  const counts = maxPlayers - minPlayers + 1;
  let place = 0;
  const others = optionFields(rulebook.options).flatMap((field) =>
    otherValues(field).flatMap((value) => {
      const numPlayers = minPlayers + (place++ % counts);
      return all.filter((setup) => setup.numPlayers === numPlayers && setup.options[field.id] === value);
    }),
  );
  const usual = rulebook.options.parse({});
  return [...all.filter(({ options }) => bytes(options) === bytes(usual)), ...others];
}

/** Matches without end: first those of `cover`, then all others, another deal each time. */
function* matches(subject: Covered): Generator<MatchSetup> {
  const first = cover(subject);
  yield* first;
  const seeds = new Set(first.map(({ seed }) => seed));
  for (let round = 0; ; round++)
    for (const setup of setupsOf(subject, 1, 1))
      if (round > 0) yield { ...setup, seed: `${setup.seed}.${round}` };
      else if (!seeds.has(setup.seed)) yield setup;
}

/** Replays the one match that a failure names. */
const only = process.env.MATCH;

/** What one game may cost, in CPU seconds, and what has been had for them. */
export class Budget {
  matches = 0;
  #spent = 0;

  constructor(readonly subject: Covered) {}

  /**
   * Matches for so many CPU seconds, those of `cover` in any case. What fails in one of them is thrown with
   * what replays it.
   */
  async spend(seconds: number, prove: (setup: MatchSetup) => void | Promise<void>): Promise<void> {
    const began = cpuMs();
    const least = cover(this.subject).length;
    let count = 0;
    for (const setup of only === undefined ? matches(this.subject) : [JSON.parse(only) as MatchSetup]) {
      if (count >= least && cpuMs() - began > seconds * 1000) break;
      try {
        await prove(setup);
      } catch (error) {
        if (error instanceof Error) error.message += `\nReplay it with MATCH='${bytes(setup)}'`;
        throw error;
      }
      count++;
    }
    this.matches += count;
    this.#spent += cpuMs() - began;
  }

  /** Tells whoever watches the tests what was bought. */
  tell(what: string): void {
    const { slug } = this.subject.rulebook;
    process.stderr.write(`${slug}: ${what}, ${this.matches} matches, ${(this.#spent / 1000).toFixed(1)} s\n`);
  }
}
