import type { Locale } from '@/kit/entry';
import { rememberMet } from '@/ui/setup/met';
import { folders } from '../haunts/folders';
import { MET } from '../haunts/met';
import type { HauntNumber } from '../haunts/names';
import { type HauntSigns, keepSigns } from './haunt-signs';

/** Words of a haunt that lie over those of the house, in the groups where everybody looks for them. */
interface OverTheHouse {
  readonly next?: object;
  readonly marks?: object;
  readonly slips?: object;
  readonly actions?: object;
  readonly picks?: object;
  readonly rolls?: object;
  readonly tokens?: object;
  readonly refusals?: object;
  readonly journal?: object;
}

/** Words that are its own alone. */
interface OwnWords {
  readonly monsters?: Readonly<Record<string, { readonly label: string }>>;
  readonly things?: object;
  readonly books?: object;
}

const isNumber = (number: string): number is `${HauntNumber}` => number in folders;

/**
 * What one haunt says, both books in it, as messages of the game, and how any haunt is revealed. A match has one haunt:
 * what only it says goes before what the house says of the same kind. Its signs are kept as they come.
 */
export async function hauntWords(number: string, locale: Locale): Promise<object> {
  if (!isNumber(number)) throw new RangeError(`no haunt ${number}`);
  const folder = folders[number];
  const [words, signs, reveal]: readonly [
    { readonly default: OverTheHouse & OwnWords },
    { readonly default: HauntSigns },
    { readonly default: object },
  ] = await Promise.all([
    import(`../haunts/${folder}/words/${locale}.json`),
    import(`../haunts/${folder}/signs.json`),
    import(`./reveal/words/${locale}.json`),
  ]);
  keepSigns(Number(number), signs.default);
  rememberMet(MET, number);
  return { ...overTheHouse(number, words.default), reveal: reveal.default };
}

/** No message is made here: the build has taken all of them apart. */
export function overTheHouse(number: string, words: OverTheHouse & OwnWords): object {
  const { actions = {}, monsters = {}, things = {}, books = {}, ...over } = words;
  return { ...over, hints: { actions }, haunts: { [number]: { monsters, things, books } } };
}
