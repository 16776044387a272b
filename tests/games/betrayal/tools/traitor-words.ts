import { readFileSync } from 'node:fs';
import type { Locale } from '@/kit/entry';
import { ROWS } from './traitor-rows';

/** Who becomes the traitor, in words of the rulebook. */

type Names = Readonly<Record<'explorers' | 'traits' | 'rooms' | 'cards', Readonly<Record<string, string>>>>;

/** What the game's messages call its pieces. */
export const namesIn = (locale: Locale): Names =>
  JSON.parse(readFileSync(`games/betrayal/messages/${locale}.json`, 'utf8')) as Names;

/** In place of a sentence that says who it is. */
const NOBODY: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'zh-Hant': { none: '沒有背叛者', later: '一開始沒有背叛者', hidden: '背叛者是隱藏的' },
  en: {
    none: 'there is no traitor',
    later: 'there is no traitor at first',
    hidden: 'the traitor is hidden',
  },
};

interface Measure {
  readonly way: 'highest' | 'lowest';
  /** A trait by its name; nothing: age. */
  readonly trait: string | undefined;
  readonly isExcepted: boolean;
}

const SAID: Readonly<
  Record<
    Locale,
    {
      readonly is: string;
      readonly revealer: string;
      readonly left: string;
      readonly most: (measure: Measure) => string;
      readonly named: (explorer: string, otherwise: string) => string;
    }
  >
> = {
  'zh-Hant': {
    is: '背叛者是',
    revealer: '揭露者',
    left: '揭露者左邊的玩家',
    most: ({ way, trait, isExcepted }) => {
      const most = way === 'highest' ? '最高' : '最低';
      const who = trait === undefined ? (way === 'highest' ? '最年長' : '最年輕') : `${trait}${most}`;
      return `${isExcepted ? '揭露者以外' : ''}${who}的人`;
    },
    named: (explorer, otherwise) => `${explorer}；不在場的話，是${otherwise}`,
  },
  en: {
    is: 'the traitor is ',
    revealer: 'the revealer',
    left: 'the player on the revealer’s left',
    most: ({ way, trait, isExcepted }) => {
      const age = way === 'highest' ? 'oldest' : 'youngest';
      const who = trait === undefined ? `the ${age} explorer` : `the explorer with the ${way} ${trait}`;
      return isExcepted ? `${who}, the revealer excepted` : who;
    },
    named: (explorer, otherwise) => `${explorer}, or, if not in play, ${otherwise}`,
  },
};

function whoIs(
  locale: Locale,
  { explorers, traits }: Pick<Names, 'explorers' | 'traits'>,
  rule: string,
): string {
  const { revealer, left, most, named } = SAID[locale];
  const [first = '', otherwise] = rule.split(', ');
  if (otherwise !== undefined)
    return named(explorers[first] ?? first, whoIs(locale, { explorers, traits }, otherwise));
  if (rule === 'revealer') return revealer;
  if (rule === 'left') return left;
  const [way, of = '', except] = rule.split(' ');
  return most({
    way: way === 'lowest' ? 'lowest' : 'highest',
    trait: of === 'age' ? undefined : traits[of],
    isExcepted: except === 'ex',
  });
}

/** Of a haunt of one's own that has no row yet. */
const BY_TEMPLATE = ['revealer'] as const;

/** As `the traitor is the revealer`. */
export function traitorIn(locale: Locale, haunt: number): string {
  const [rule] = ROWS.find(([, haunts]) => haunts.includes(haunt)) ?? BY_TEMPLATE;
  return NOBODY[locale][rule] ?? `${SAID[locale].is}${whoIs(locale, namesIn(locale), rule)}`;
}
