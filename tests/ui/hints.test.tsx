import { act, cleanup, screen } from '@testing-library/react';
import { looks, matchOf, setupsOf } from '@tests/contract/match';
import type { Subject } from '@tests/contract/subject';
import { SUBJECTS } from '@tests/subjects';
import { createTranslator } from 'next-intl';
import type { GameMessages } from '@/i18n/site-messages';
import type { Action } from '@/kit/action';
import { LOCALES } from '@/kit/entry';
import { seatFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { seatIDs } from '@/kit/seats';
import { compare as compareBy, tellingReason } from '@/ui/table/hint-comparison';
import { plainWording, type Translator, wordFacts } from '@/ui/table/message-parts';
import { TableScreen } from '@/ui/table/TableScreen';
import type { Hints, HintThought } from '@/ui/table/table-state';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/chess/table',
  useRouter: () => ({ replace: () => undefined }),
}));

/** Sentences as JSON, by the late words of the match that says them. */
type Found = ReadonlyMap<string | null, ReadonlySet<string>>;
const said = new Map<Subject, Found>();

/** What hints say in matches by lot: looked for once, and worded in each language. */
function saidIn(subject: Subject): Found {
  const known = said.get(subject);
  if (known !== undefined) return known;
  const { rulebook } = subject;
  const all = new Map<string | null, Set<string>>();
  for (const setup of setupsOf(subject, 2, 0))
    for (const { position } of looks(subject, matchOf(rulebook, setup)))
      for (const playerID of seatIDs(setup.numPlayers)) {
        const view = rulebook.view(position.G, position.ctx, playerID);
        const late = rulebook.lateWords?.(view) ?? null;
        const found = all.get(late) ?? new Set<string>();
        all.set(late, found);
        for (const action of rulebook.legal(view, position.ctx)) {
          const explanation = rulebook.explain?.(view, position.ctx, action);
          if (explanation === undefined) throw new Error(`${rulebook.slug} has no hints`);
          const { action: deed, reason, also = [] } = explanation;
          found.add(JSON.stringify(['actions', deed]));
          for (const one of reason === undefined ? also : [reason, ...also])
            found.add(JSON.stringify(['reasons', one]));
        }
      }
  said.set(subject, all);
  return all;
}

describe.each(
  SUBJECTS.flatMap((subject) => LOCALES.map((locale) => [subject.rulebook.slug, locale, subject] as const)),
)('hints of %s in %s', (_, locale, subject) => {
  const { words } = subject;
  test('say every action there is in whole sentences', () => {
    const errors: unknown[] = [];
    let count = 0;
    for (const [late, sentences] of saidIn(subject)) {
      const messages = { game: words(locale, late).messages as GameMessages };
      const translate = createTranslator({
        locale,
        messages,
        namespace: 'game',
        onError: (error) => errors.push(error),
      }) as unknown as Translator;
      for (const entry of sentences) {
        const [place, { kind, facts }] = JSON.parse(entry) as ['actions' | 'reasons', HintSentence];
        const parts = wordFacts(translate, `hints.${place}.${kind}`, facts, null, translate, locale);
        const sentence = plainWording(parts, (seat) => `P${seat}`);
        expect(sentence).not.toMatch(/[{}\uE000\uE001]|undefined|null|cards\.|hints\.|。$|\.$/);
        expect(sentence.length).toBeGreaterThan(locale === 'en' ? 8 : 3);
        count++;
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(errors).toEqual([]);
  });
});

const play = (...args: readonly string[]): Action => ({ move: 'play', args });
const weighed = (action: Action, value: number, visits = 1000) => ({ action, value, visits });
const thoughtOf = (...candidates: HintThought['candidates']): HintThought => {
  const [best] = candidates;
  if (best === undefined) throw new Error('nothing was weighed');
  return { action: best.action, candidates, iterations: 1243 };
};

/** Each action in words of its own. */
const inWords = ({ move, args }: Action): Explanation => ({ action: { kind: move, facts: { args } } });

describe('the comparison', () => {
  const [best, next, last] = [play('guard', '1', 'king'), play('priest', '1'), play('handmaid')];
  const rest = Array.from({ length: 12 }, (_, index) => play('guard', '1', `${index}`));
  const compare = (thought: HintThought, count: number, explain = inWords) =>
    compareBy(thought, [best, next, last, ...rest].slice(0, count), explain);
  const saying =
    (of: Action, changed: Partial<Explanation>) =>
    (action: Action): Explanation => ({ ...inWords(action), ...(action === of && changed) });

  test('names the lead in whole percent, in steps of five when it is large, the playouts in two digits', () => {
    const small = thoughtOf(weighed(best, 0.6512), weighed(last, 0.2, 90), weighed(next, 0.5901, 300));
    expect(compare(small, 12)).toEqual({ kind: 'ahead', other: next, percent: 6, alike: 0, count: 1200 });
    const large = thoughtOf(weighed(best, 0.63), weighed(next, 0.5, 200));
    expect(compare(large, 12)).toMatchObject({ percent: 15 });
  });

  test('what the search kept looking at as often is as good, and the next one is named', () => {
    const thought = thoughtOf(weighed(best, 0.61, 500), weighed(next, 0.59, 499), weighed(last, 0.56, 120));
    expect(compare(thought, 12)).toMatchObject({ kind: 'ahead', other: last, percent: 5, alike: 1 });
  });

  test.each([
    ['of less than a percent', [weighed(best, 0.504), weighed(next, 0.5, 200)]],
    ['that the search did not go by', [weighed(best, 0.54), weighed(next, 0.5, 990)]],
    ['that is none', [weighed(best, 0.5), weighed(next, 0.52, 10)]],
  ])('a lead %s is not told', (_, candidates) => {
    expect(compare(thoughtOf(...candidates), 12)).toMatchObject({ kind: 'alike', other: next });
  });

  test('where another one came out higher by more than chance, none is said to have come out best', () => {
    const clear = thoughtOf(weighed(best, 0.5), weighed(next, 0.56, 300), weighed(last, 0.3, 90));
    expect(compare(clear, 12)).toBeUndefined();
    const hardly = thoughtOf(weighed(best, 0.5), weighed(next, 0.51, 300), weighed(last, 0.3, 90));
    expect(compare(hardly, 12)).toMatchObject({ kind: 'ahead', other: last, alike: 1 });
  });

  test('values that were worked out count as they are', () => {
    expect(compare(thoughtOf(weighed(best, 0.52, 0), weighed(next, 0.5, 0)), 2)).toMatchObject({
      kind: 'ahead',
      percent: 2,
    });
  });

  test.each([
    ['looked at too seldom', [weighed(best, 0.6, 25), weighed(last, 0.3, 10)]],
    ['neither clearly behind nor about as good', [weighed(best, 0.58), weighed(next, 0.5, 990)]],
  ])('what was %s is not compared', (_, candidates) => {
    expect(compare(thoughtOf(...candidates), 12)).toBeUndefined();
  });

  test('the only action is called that; where nothing else was weighed, nothing is said', () => {
    expect(compare(thoughtOf(weighed(best, 0, 0)), 1)).toEqual({ kind: 'only' });
    expect(compare(thoughtOf(weighed(best, 0, 0)), 2)).toBeUndefined();
    expect(compare({ action: best, candidates: [], iterations: 0 }, 2)).toBeUndefined();
  });

  const thought = thoughtOf(weighed(best, 0.6), weighed(next, 0.5, 300), weighed(last, 0.3, 90));

  test('what reads like the action is the same, and so are two others that read alike', () => {
    const asBest = saying(next, { action: inWords(best).action });
    expect(compare(thought, 12, asBest)).toMatchObject({ kind: 'ahead', other: last, percent: 30, alike: 0 });
    const twins = thoughtOf(weighed(best, 0.6), weighed(next, 0.6, 990), weighed(last, 0.6, 980));
    expect(compare(twins, 12)).toMatchObject({ kind: 'alike', other: next });
    const three = thoughtOf(
      weighed(best, 0.6),
      weighed(next, 0.6, 990),
      weighed(last, 0.6, 980),
      weighed(rest[0] ?? last, 0.1, 9),
    );
    expect(compare(three, 12)).toMatchObject({ kind: 'ahead', other: rest[0], alike: 2 });
    expect(compare(three, 12, saying(last, { action: inWords(next).action }))).toMatchObject({ alike: 1 });
  });

  test('nothing is measured by what is lost or comes to nothing, unless it is so itself', () => {
    const lost = saying(next, { isDominated: true });
    expect(compare(thought, 12, lost)).toMatchObject({ kind: 'ahead', other: last, percent: 30 });
    const both = (action: Action) => ({ ...lost(action), ...(action === best && { isDominated: true }) });
    expect(compare(thought, 12, both)).toMatchObject({ kind: 'ahead', other: next, percent: 10 });
  });

  test('where all else is lost or comes to nothing, that is said', () => {
    const sole = (action: Action) => ({ ...inWords(action), isDominated: action !== best });
    expect(compare(thought, 12, sole)).toEqual({ kind: 'rest' });
    expect(compare({ action: best, candidates: [], iterations: 0 }, 12, sole)).toEqual({ kind: 'rest' });
    // Places that are all said in the same words are as good as each other, not lost.
    const alike = () => ({ action: { kind: 'place', facts: {} } });
    expect(compare(thought, 12, alike)).toBeUndefined();
    const none = (action: Action) => ({ ...inWords(action), isDominated: true });
    expect(compare(thought, 12, none)).toMatchObject({ kind: 'ahead', other: next });
  });
});

describe('the reason', () => {
  const [points, odds] = [1, 2].map((n): HintSentence => ({ kind: 'gain', facts: { n } }));
  const { action } = inWords(play('guard'));

  test('is the first, and where that speaks for both, the next that does not', () => {
    if (points === undefined || odds === undefined) throw new Error('unreachable');
    const one: Explanation = { action, reason: points, also: [odds] };
    expect(tellingReason(one)).toBe(points);
    expect(tellingReason(one, { action, reason: odds })).toBe(points);
    expect(tellingReason(one, { action, reason: { ...points } })).toBe(odds);
    expect(tellingReason(one, { action, reason: odds, also: [points] })).toBe(points);
    expect(tellingReason({ action, also: [odds] })).toBe(odds);
    expect(tellingReason({ action })).toBeUndefined();
  });
});

/** A game's words for hints. */
const HINTING = {
  explain: (_view: unknown, _ctx: unknown, { args: [card, target] }: Action) => ({
    action: {
      kind: 'play-at',
      facts: { card: { term: `cards.${card}` }, target: seatFact(String(target)) },
    },
    reason: { kind: 'known', facts: { target: seatFact(String(target)) } },
  }),
};

describe('the hint at the table', () => {
  const best = play('guard', '1');
  const thought = thoughtOf(weighed(best, 0.65), weighed(play('priest', '2'), 0.5, 200));

  async function sit(changed: Partial<Hints> = {}, { isWide = true, locale = 'zh-Hant' as const } = {}) {
    withMedia('prefers-reduced-motion', ...(isWide ? ['min-width: 48rem'] : []));
    const sent = jest.fn();
    const hints = {
      isThinking: false,
      thought: undefined,
      ask: jest.fn(),
      dismiss: jest.fn(),
      words: () => Promise.resolve(HINTING),
      ...changed,
    } satisfies Hints;
    const shown = show(
      <AtTable state={tableState({ hints, legal: [best, play('priest', '2')], play: sent })}>
        <TableScreen status="選一張牌打出" seat={() => ({})}>
          <input aria-label="寫點什麼" />
        </TableScreen>
      </AtTable>,
      locale,
    );
    await act(async () => undefined);
    return { ...shown, hints, sent };
  }

  // The slip is a part of its own, which a page has fetched by the time a hint is thought of.
  beforeAll(() => import('@/ui/table/HintSlip'));
  beforeEach(likeABrowser);

  test('is asked for by a button or by its key, but not while something is written', async () => {
    const { user, hints } = await sit();
    await user.click(screen.getByRole('button', { name: '提示' }));
    expect(hints.ask).toHaveBeenCalledTimes(1);
    await user.keyboard('h');
    expect(hints.ask).toHaveBeenCalledTimes(2);
    await user.click(screen.getByLabelText('寫點什麼'));
    await user.keyboard('h');
    expect(hints.ask).toHaveBeenCalledTimes(2);
  });

  test('is asked for by the same key when the turn came after the table', async () => {
    const ask = jest.fn();
    const hints: Hints = {
      isThinking: false,
      thought: undefined,
      ask,
      dismiss: jest.fn(),
      words: () => Promise.resolve(HINTING),
    };
    const table = (hinting?: Hints) => (
      <AtTable
        state={tableState({
          ...(hinting !== undefined && { hints: hinting }),
          legal: [best],
          play: jest.fn(),
        })}
      >
        <TableScreen status="選一張牌打出" seat={() => ({})} hand={<button type="button">衛兵</button>}>
          <p />
        </TableScreen>
      </AtTable>
    );
    const { user, again } = show(table());
    again(table(hints));
    await user.keyboard('h');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is not offered where there is nothing to do', async () => {
    show(
      <AtTable state={tableState({ turnOf: '1' })}>
        <TableScreen status="等阿楓出牌" seat={() => ({})}>
          <p />
        </TableScreen>
      </AtTable>,
    );
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: '提示' })).not.toBeInTheDocument();
  });

  test('shows that somebody thinks, and asking again takes it back', async () => {
    const { user, hints } = await sit({ isThinking: true });
    const button = screen.getByRole('button', { name: '正在想提示' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(hints.ask).not.toHaveBeenCalled();
    expect(hints.dismiss).toHaveBeenCalled();
  });

  test.each([true, false])(
    'says what, why and by how much (wide: %s), and can be followed',
    async (isWide) => {
      const { user, hints, sent } = await sit({ thought }, { isWide });
      const slip = await screen.findByRole('dialog', { name: '提示' });
      expect(slip).toHaveTextContent('對阿楓打出衛兵');
      expect(slip).toHaveTextContent('你看過阿楓的手牌');
      expect(slip).toHaveTextContent('約 1,200 種');
      expect(slip).toHaveTextContent('這樣做平均最好，贏面估計比「對Ana打出神父」高 15%');
      await user.click(screen.getByRole('button', { name: '就這樣做' }));
      expect(hints.dismiss).toHaveBeenCalled();
      expect(sent).toHaveBeenCalledWith(best);
    },
  );

  test('says that the device was too slow to think it over', async () => {
    await sit({ thought });
    expect(await screen.findByRole('dialog', { name: '提示' })).not.toHaveTextContent('來不及');
    cleanup();
    await sit({ thought: { ...thought, isCutShort: true } });
    expect(await screen.findByRole('dialog', { name: '提示' })).toHaveTextContent('這台裝置來不及細想');
  });

  test('can be closed without doing anything', async () => {
    const { user, hints, sent } = await sit({ thought });
    await screen.findByRole('dialog', { name: '提示' });
    await user.keyboard('{Escape}');
    expect(hints.dismiss).toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });

  test('owns up to having none', async () => {
    await sit({ thought: null });
    expect(await screen.findByRole('dialog', { name: '提示' })).toHaveTextContent('現在想不出提示');
  });
});
