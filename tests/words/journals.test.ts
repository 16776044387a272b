import type { Subject } from '@tests/contract/subject';
import { SUBJECTS } from '@tests/subjects';
import { tableOf } from '@tests/table-of';
import { createTranslator } from 'next-intl';
import { LOCALES, type Locale } from '@/kit/entry';
import { RandomSource } from '@/kit/random';
import { awaitedSeats } from '@/kit/seats';
import { plainWording, type Translator, wordEntry } from '@/ui/table/message-parts';
import { secondPerson } from '@/ui/table/second-person';
import { secondPersonChinese } from '@/ui/table/use-wording';

const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Bo', 'Ben', 'Cleo', 'Dan', 'Zoe', 'Flo', 'Gus', 'Hal'],
  'zh-Hant': ['王小明', '小松', '阿楓', '志偉', '文君', '大中', '七海', '百合'],
};
const MOST_MOVES = 160;

type Spoken = Pick<Subject, 'rulebook' | 'words'>;

/** What a match tells its first seat from the deal on, each line once, in the language and to "you". */
function journalOf({ rulebook, words }: Spoken, seed: string, locale: Locale): string[] {
  const games = new Map<string | null, Translator>();
  // Two chapters may have the same word for two things: a match speaks those of its own.
  const gameOf = (late: string | null): Translator => {
    const known = games.get(late);
    if (known !== undefined) return known;
    const messages = words(locale, late).messages as never;
    const game = createTranslator({ locale, messages }) as unknown as Translator;
    games.set(late, game);
    return game;
  };
  const table = tableOf(rulebook, Math.min(4, rulebook.game.maxPlayers ?? 4), { seed });
  const random = new RandomSource({ seed, position: 0 });
  const lines = new Set<string>();
  const hear = () => {
    const game = gameOf(rulebook.lateWords?.(table.view('0')) ?? null);
    for (const entry of table.told('0')) {
      const parts = wordEntry(entry, game, locale);
      const said = locale === 'en' ? secondPerson(parts, '0') : secondPersonChinese(parts, '0');
      lines.add(plainWording(said, (playerID) => NAMES[locale][Number(playerID)] ?? playerID));
    }
  };
  hear();
  for (let move = 0; move < MOST_MOVES && table.ctx.gameover === undefined; move++) {
    const [playerID = '0'] = awaitedSeats(table.ctx);
    const legal = table.legal(playerID);
    const action = legal[random.Die(legal.length) - 1];
    if (action === undefined) throw new Error(`seat ${playerID} has nothing to do`);
    table.play(playerID, action.move, ...action.args);
    hear();
  }
  return [...lines];
}

/** What no editor would let stand, in either language. */
const FAULTS: Readonly<Record<Locale, RegExp>> = {
  en: / {2}|\{|undefined| [,;:]|(?<!(?:Round |bean |×))\b1 (?!is|has|less)[a-z]+(?<!s)s\b|\ba (?!one\b)[aeio]|\ban [b-df-gj-np-tv-z]|\bthe (?:the|a)\b|\b(an? [a-z ]+|[A-Z][a-z]+(?: [A-Z]?[a-z]+)?)(?:,|,? and) \1(?:,|$| and)/,
  'zh-Hant':
    / {2}|\{|undefined|([^、和，：\s]{2,})[、和]\1(?:$|[、和，。])|[，、：][，、：]|(?:^|[^\w]) (?=[\u4e00-\u9fff])/,
};

describe.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (_, subject) => {
  test.each(LOCALES)('tells a match in sentences one would say: %s', (locale) => {
    const lines = ['a', 'b'].flatMap((seed) => journalOf(subject, seed, locale));
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => FAULTS[locale].test(line))).toEqual([]);
  });
});
