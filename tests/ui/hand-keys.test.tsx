import { act, cleanup, screen } from '@testing-library/react';
import type { Tour } from '@tests/browser/tours';
import { matchOf, type Step, walk } from '@tests/contract/match';
import type { Subject } from '@tests/contract/subject';
import { SUBJECTS } from '@tests/subjects';
import type { PlayerID } from '@/kit/action';
import { isAwaited } from '@/kit/seats';
import { Sign } from '@/ui/Sign';
import { TableScreen } from '@/ui/table/TableScreen';
import { type KeyBinding, useKeyList } from '@/ui/table/table-keys';
import { sitAt, stateAt } from './at-board';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const STEPS = 60;
/** Positions that are looked at in each game. */
const LOOKS = 3;
/** And in which it is asked what its keys do. */
const KEY_LOOKS = 6;
const MOST_PLACES = 5;

const stops = (place: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${place} :is(button, [tabindex])`)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled'),
  );

/** A key, and what is fetched to answer it. */
async function press(key: string) {
  const target = document.activeElement ?? document.body;
  await act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await act(async () => void (await import('@/ui/table/hand-focus')));
}

describe('at a table with a hand of three', () => {
  beforeEach(() => {
    likeABrowser();
    withMedia('prefers-reduced-motion');
  });

  const showMoment = jest.fn();
  const page = (cards: readonly string[], choices?: string) => (
    <AtTable state={tableState({ showMoment })}>
      <TableScreen
        status=""
        seat={() => ({})}
        hand={cards.map((card) => (
          <button type="button" key={card} disabled={card === '國王'}>
            {card}
          </button>
        ))}
        {...(choices !== undefined && { choices: <button type="button">{choices}</button> })}
      >
        <Sign says="擲了 3 次">3</Sign>
      </TableScreen>
    </AtTable>
  );
  const card = (name: string) => screen.getByRole('button', { name });

  test('C goes to the hand, arrows, Home and End walk in it and not through the history, and Tab sees one of it', async () => {
    show(page(['衛兵', '神父', '男爵']));
    await press('c');
    expect(card('衛兵')).toHaveFocus();
    await press('ArrowRight');
    expect(card('神父')).toHaveFocus();
    await press('End');
    expect(card('男爵')).toHaveFocus();
    await press('ArrowRight');
    expect(card('男爵')).toHaveFocus();
    await press('Home');
    await press('ArrowRight');
    expect(card('神父')).toHaveFocus();
    expect(showMoment).not.toHaveBeenCalled();
    expect(stops('.table-hand')).toEqual([card('神父')]);
    act(() => card('神父').blur());
    await press('ArrowLeft');
    expect(showMoment).toHaveBeenCalled();
    await press('c');
    expect(card('神父')).toHaveFocus();
  });

  test('C once more goes to what else can be pressed', async () => {
    show(page(['衛兵', '神父'], '放棄'));
    await press('c');
    await press('c');
    expect(card('放棄')).toHaveFocus();
    await press('c');
    expect(card('衛兵')).toHaveFocus();
  });

  test('the focus stays in the hand after a move, and where it is empty it waits there for the next card', async () => {
    const { again } = show(page(['衛兵', '神父']));
    await press('c');
    await press('ArrowRight');
    const follow = async (...shown: Parameters<typeof page>) => {
      again(page(...shown));
      await act(async () => void (await import('@/ui/table/hand-focus')));
    };
    await follow(['衛兵']);
    expect(card('衛兵')).toHaveFocus();
    await follow([]);
    expect(screen.getByRole('region', { name: '手牌' })).toHaveFocus();
    await follow(['公主']);
    expect(card('公主')).toHaveFocus();
    await follow([], '放棄');
    expect(card('放棄')).toHaveFocus();
  });

  test('C goes to a card, whatever there is to be read before it', async () => {
    show(
      <AtTable state={tableState({})}>
        <TableScreen
          status=""
          seat={() => ({})}
          hand={
            <>
              <Sign says="速度">6</Sign>
              <button type="button">公主</button>
            </>
          }
        >
          {null}
        </TableScreen>
      </AtTable>,
    );
    await press('c');
    expect(card('公主')).toHaveFocus();
    await press('ArrowLeft');
    expect(document.activeElement).toHaveTextContent('6');
  });

  test('it stands in the list of keys', async () => {
    const { user } = show(page(['衛兵']));
    await user.keyboard('?');
    expect(await screen.findByText(/^到手牌/)).toBeInTheDocument();
    expect(screen.getByText('C')).toBeInTheDocument();
  });
});

/** Keeps what the help would list. */
function Listing({ keep }: { readonly keep: (list: ReturnType<typeof useKeyList>) => void }) {
  keep(useKeyList());
  return null;
}

const keysIn = (bindings: readonly KeyBinding[]): string[] => bindings.flatMap(({ keys }) => keys);

/** Keys that would do two things at once, wherever the focus is; arrows are whose they walk about. */
function twice(bindings: readonly KeyBinding[]): string[] {
  const active = bindings.filter(({ isActive = true, within }) => isActive && within === undefined);
  const keys = keysIn(active).filter((key) => !key.startsWith('Arrow'));
  return keys.filter((key, place) => keys.indexOf(key) !== place);
}

/** A seat that is to act and goes on, in so many positions: of a match by lot, of another where that is over too soon. */
function asked({ rulebook, setups }: Subject, looks = LOOKS) {
  const usual = {
    numPlayers: Math.max(2, rulebook.game.minPlayers ?? 2),
    options: rulebook.options.parse({}),
  };
  const found: { readonly step: Step; readonly seat: PlayerID }[] = [];
  for (let seed = 0; found.length < looks; seed++) {
    const match = matchOf(rulebook, { ...(setups?.(1)[0] ?? usual), seed: `hand ${seed}` });
    let count = 0;
    for (const step of walk(match, STEPS))
      if (count++ % (STEPS / looks) === 5 && step.next.ctx.gameover === undefined)
        found.push({ step, seat: step.playerID });
  }
  return found.slice(0, looks);
}

describe.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (slug, subject) => {
  const { rulebook } = subject;
  const at = ({ G, ctx }: Step['position'], seat: PlayerID) => {
    const view = rulebook.view(G, ctx, seat);
    return stateAt(
      slug,
      {
        ctx,
        view: () => view,
        legal: () => rulebook.legal(view, ctx),
        refusal: (_, move, ...args) => rulebook.refuse(view, ctx, { move, args }),
      },
      seat,
    );
  };

  test('a key means one thing, and a letter that every table has is no game’s own', async () => {
    const faults = new Set<string>();
    let own = 0;
    for (const { step, seat } of asked(subject, KEY_LOOKS)) {
      let list: ReturnType<typeof useKeyList> = () => [];
      const beside = <Listing keep={(kept) => (list = kept)} />;
      await sitAt(at(step.position, seat), 'en', { beside });
      const [game, table] = [list('game'), list('table')];
      own += game.length;
      for (const key of keysIn(game))
        if (/^[a-z?]$/.test(key) && keysIn(table).includes(key)) faults.add(key);
      for (const key of twice([...game, ...table])) faults.add(`${key} twice`);
      cleanup();
    }
    expect(own).toBeGreaterThan(0);
    expect([...faults]).toEqual([]);
  }, 60_000);

  test('what is pressed in a turn is a few keys away, whatever it is, and after the move the focus is not lost', async () => {
    const { default: tour } = (await import(`../games/${slug}/tour.ts`)) as { readonly default: Tour };
    for (const { step, seat } of asked(subject)) {
      const { next } = await sitAt(at(step.position, seat), 'en');
      const wanted =
        tour.piece() ?? document.querySelector<HTMLElement>('.table-choices button:not(:disabled)');
      const reached = new Set<Element | null>();
      for (let place = 0; place < MOST_PLACES; place++) {
        await press('c');
        const first = document.activeElement;
        expect(first?.closest('.table-hand, .table-choices, .table-board')).not.toBeNull();
        for (let last: Element | null = null; last !== document.activeElement; await press('ArrowRight')) {
          last = document.activeElement;
          reached.add(last);
          if (last?.closest('.table-hand') == null) break;
        }
        // Each place is one stop, gone through by arrows, but for what the dock asks.
        if (first?.closest('.table-choices') !== null)
          for (const one of stops('.table-choices')) reached.add(one);
        if (first?.closest('.table-board') !== null)
          for (const one of stops('.table-board')) if (one.matches('.is-lit, [data-move]')) reached.add(one);
      }
      expect(wanted !== null && reached.has(wanted)).toBe(true);
      const hand = stops('.table-hand').filter((one) => one.tabIndex === 0);
      if (document.querySelector('.table-hand input') === null) expect(hand.length).toBeLessThan(2);

      await next({ ...at(step.next, seat), legal: [] });
      await act(async () => void (await import('@/ui/table/hand-focus')));
      expect(document.activeElement).not.toBe(document.body);
      expect(document.activeElement?.closest('.table-hand, .table-choices, .table-board')).not.toBeNull();
      if (isAwaited(step.next.ctx, seat)) {
        await next(at(step.next, seat));
        await act(async () => void (await import('@/ui/table/hand-focus')));
        expect(document.activeElement?.matches('.sign')).toBe(false);
      }
      cleanup();
    }
  }, 60_000);
});
