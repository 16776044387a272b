import { existsSync, readFileSync } from 'node:fs';

/** The rulings, which lie beside the project where somebody builds haunts: what each haunt's section says. */
const RULINGS = '../shared/rulebooks/betrayal.rulings.md';

export interface Section {
  readonly title: string;
  /** By its letter: S setup, H how the heroes win, T the traitor, R special rules, M monsters. */
  readonly parts: readonly (readonly [letter: string, text: string])[];
  /** What is decided: `BH-h08-D1` and its line. */
  readonly decided: readonly (readonly [id: string, line: string])[];
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function sectionIn(rulings: string, number: number): Section | undefined {
  const [, title = '', body = ''] =
    new RegExp(String.raw`^\*\*${number} ([^*]+?)\.?\*\*(.*?)(?=^\*\*\d+ |^---|^#|(?![\s\S]))`, 'ms').exec(
      rulings,
    ) ?? [];
  if (title === '') return undefined;
  const [rules = '', ...below] = body.split(/^D:$/m);
  const letters = rules.split(/(?<=^|\s)([SHTRM])(?: \([^)]*\))?: /);
  const parts = letters.flatMap((letter, n): [string, string][] =>
    n % 2 === 1 ? [[letter, plain(letters[n + 1] ?? '')]] : [],
  );
  const before = plain(letters[0] ?? '').replace(/^(?:\([^)]*\))?[. ]*/, '');
  const decided = [...below.join('').matchAll(/^- \*\*(BH-h\d+-D\d+)\*\* (.*)$/gm)].map(
    ([, id = '', line = '']) => [id, plain(line)] as const,
  );
  return { title, parts: before === '' ? parts : [['S', before], ...parts], decided };
}

export const sectionOf = (number: number): Section | undefined =>
  existsSync(RULINGS) ? sectionIn(readFileSync(RULINGS, 'utf8'), number) : undefined;

/** Whether any line of it speaks of something. */
export const says = ({ parts, decided }: Section, what: RegExp): boolean =>
  [...parts, ...decided].some(([, line]) => what.test(line));

/** Whether somebody knows something that the others do not. The passages and stairs of that name are none. */
export const keepsSecrets = (section: Section): boolean =>
  says(
    section,
    /\bsecret(?!s? (?:stairs|passages?))|\bsecretly\b|\bwrites\b|(?<!not |as )\bwritten\b|\bhidden\b|\btokens\b[^.]* face down\b/i,
  );

export interface Printed {
  readonly kind: string;
  readonly name: string;
  readonly sheet: Readonly<Partial<Record<'speed' | 'might' | 'sanity' | 'knowledge', number>>>;
}

const TRAITS = ['speed', 'might', 'sanity', 'knowledge'] as const;

/** Its monsters as they are printed: `Banshee 8/–/–/–`. */
export function monstersOf({ parts }: Section): Printed[] {
  const text = parts.flatMap(([letter, line]) => (letter === 'M' ? [line] : [])).join(' ');
  return [...text.matchAll(/([A-Z][A-Za-z’' -]*?) ((?:\d+|–)(?:\/(?:\d+|–)){3})/g)].map(
    ([, name = '', values = '']) => ({
      kind: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      name,
      sheet: Object.fromEntries(
        values.split('/').flatMap((value, n) => (value === '–' ? [] : [[TRAITS[n] ?? '', Number(value)]])),
      ),
    }),
  );
}

/** How its heroes win, as far as a part does it: by an exorcism, or out of the front door by so much. */
export function wayOf({ parts }: Section): 'exorcism' | { readonly door: number } {
  const text = parts.flatMap(([letter, line]) => (letter === 'H' ? [line] : [])).join(' ');
  const door = /FRONT DOOR (\d)/.exec(text)?.[1];
  return door === undefined || text.includes('EXORCISM') ? 'exorcism' : { door: Number(door) };
}
