import { distance } from 'fastest-levenshtein';
import { type Called, PICTURES, type Picture, SAID_BY_BOTS, wordFor } from './components';
import { animals } from './names-animals';
import { food } from './names-food';
import { going } from './names-going';
import { nature } from './names-nature';
import { play } from './names-play';
import { things } from './names-things';
import { plain } from './text';
import { inOneScript, inOtherScript } from './variants';

/** What a picture is called, the first name of each language first. */
interface Names {
  readonly 'zh-Hant': readonly string[];
  readonly en: readonly string[];
}

export const NAMES: ReadonlyMap<Picture, Names> = new Map(
  [animals, nature, food, play, things, going].flatMap((kind) =>
    kind
      .trim()
      .split('\n')
      .map((line): [Picture, Names] => {
        const [picture = '', chinese = '', english = ''] = line.split('|');
        return [picture, { 'zh-Hant': chinese.split(','), en: english.split(',') }];
      }),
  ),
);

/** A plain form, however its characters are written. */
const matched = (text: string): string => inOneScript(plain(text));

/** What everybody calls a picture: its first name in each language. */
export function calledOf(picture: Picture): Called {
  const names = NAMES.get(picture);
  return { 'zh-Hant': names?.['zh-Hant'][0] ?? '', en: names?.en[0] ?? '' };
}

/** Every name in the form in which it is matched, with the picture it is the name of. */
const BY_NAME = new Map<string, Picture>();
/** The plain names of each picture. */
const PLAIN = new Map<Picture, string[]>();
for (const picture of PICTURES) {
  const names = NAMES.get(picture);
  const forms = [...(names?.['zh-Hant'] ?? []), ...(names?.en ?? []), wordFor(picture)].map(plain);
  PLAIN.set(picture, [...new Set(forms)]);
  for (const form of forms) BY_NAME.set(inOneScript(form), picture);
}

/** Letters a Latin name must have for a slip of the finger to be let pass. */
const LONG = 5;
const isLatin = (form: string): boolean => /^[a-z0-9]+$/u.test(form);

/** The one picture a text is the name of, a slip in a long Latin word let pass; null when it is none's. */
export function pictureNamed(text: string): Picture | null {
  const form = matched(text);
  const exact = BY_NAME.get(form);
  if (exact !== undefined) return exact;
  if (!isLatin(form) || form.length < LONG) return null;
  const near = new Set<Picture>();
  for (const [name, picture] of BY_NAME)
    if (isLatin(name) && Math.abs(name.length - form.length) <= 1 && name.length >= LONG)
      if (distance(name, form) === 1) near.add(picture);
  const [only = null] = near;
  return near.size === 1 ? only : null;
}

/** The forms in which nobody may say this any more: itself, and all names of the picture it names (MS9). */
function formsOf(text: string, names: Picture | null): string[] {
  const forms = [plain(text), ...(names === null ? [] : (PLAIN.get(names) ?? []))];
  return [...new Set(forms.flatMap((form) => [form, inOneScript(form), inOtherScript(form)]))];
}

/** What the rules hear in an answer. */
interface Heard {
  /** The picture it is the name of. */
  readonly names: Picture | null;
  /** What nobody may say any more. */
  readonly forms: readonly string[];
}

function hear(text: string): Heard {
  const names = pictureNamed(text);
  return { names, forms: formsOf(text, names) };
}

/** By the words that bots say, which are few; what people say is not kept. */
const HEARD = new Map<string, Heard>();

export function heard(text: string): Heard {
  if (!SAID_BY_BOTS.has(text)) return hear(text);
  let known = HEARD.get(text);
  if (known === undefined) {
    known = hear(text);
    HEARD.set(text, known);
  }
  return known;
}

const shared = (one: readonly string[], other: readonly string[]): number => {
  const left = [...other];
  let count = 0;
  for (const part of one) {
    const place = left.indexOf(part);
    if (place < 0) continue;
    left.splice(place, 1);
    count++;
  }
  return (2 * count) / (one.length + other.length);
};

/** Words of a Latin text, characters of any other. */
const partsOf = (text: string): string[] =>
  isLatin(plain(text))
    ? text
        .toLowerCase()
        .split(/[^a-z0-9]+/u)
        .filter(Boolean)
        .map(plain)
    : [...matched(text)];

/** A text as its likeness to another is told. */
interface Compared {
  readonly form: string;
  readonly isLatin: boolean;
  readonly parts: readonly string[];
}

function compared(text: string): Compared {
  const form = matched(text);
  return { form, isLatin: isLatin(form), parts: partsOf(text) };
}

/** Of the words that bots say, and of the names of each picture: made when they are first asked for. */
const WORDS = new Map<string, Compared>();
const COMPARED_NAMES = new Map<Picture, Compared[]>();

function wordCompared(text: string): Compared {
  if (!SAID_BY_BOTS.has(text)) return compared(text);
  let known = WORDS.get(text);
  if (known === undefined) {
    known = compared(text);
    WORDS.set(text, known);
  }
  return known;
}

function namesCompared(picture: Picture): Compared[] {
  let known = COMPARED_NAMES.get(picture);
  if (known === undefined) {
    const names = NAMES.get(picture);
    known = [...(names?.['zh-Hant'] ?? []), ...(names?.en ?? [])].map(compared);
    COMPARED_NAMES.set(picture, known);
  }
  return known;
}

/** How like a name of this picture a text is, 0 to 1: by shared words or characters, or by letters. */
export function likeness(text: string, picture: Picture): number {
  const own = wordCompared(text);
  const { length } = own.form;
  let best = 0;
  for (const name of namesCompared(picture)) {
    if (own.isLatin !== name.isLatin) continue;
    best = Math.max(best, shared(own.parts, name.parts));
    if (own.isLatin && length > LONG)
      best = Math.max(best, 1 - (1.5 * distance(own.form, name.form)) / Math.max(length, name.form.length));
  }
  return best;
}

/** From here on an answer is near enough to be asked about (MS20). */
const NEAR = 0.5;
/** From here on somebody who goes by likeness alone lets it count. */
const LETS_COUNT = 0.6;

export type Judgement = 'right' | 'unsure' | 'wrong';

/** What the rules make of an answer by themselves (MS20). */
export function judge(text: string, names: Picture | null, picture: Picture): Judgement {
  if (names === picture) return 'right';
  return likeness(text, picture) >= NEAR ? 'unsure' : 'wrong';
}

/** Whether a bot lets an answer count: by its likeness, and never when it is the name of something else. */
export const letsCount = (text: string, names: Picture | null, picture: Picture): boolean =>
  names === null && likeness(text, picture) >= LETS_COUNT;
