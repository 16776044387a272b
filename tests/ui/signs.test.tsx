import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@games/index';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wordsOf } from '@tests/words-of';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType } from 'react';
import en from '@/i18n/messages/en.json';
import zhHant from '@/i18n/messages/zh-Hant.json';
import type { GameMessages } from '@/i18n/site-messages';
import { LOCALES } from '@/kit/entry';
import { Sign, SignPlace } from '@/ui/Sign';
import { TableScreen } from '@/ui/table/TableScreen';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
});

const SAYS = '小明可能拿著：衛兵、神父';
const sign = () => screen.getByRole('img', { name: SAYS });
const tip = () => screen.queryByRole('tooltip');

describe('a sign says what it is', () => {
  const lay = () =>
    render(
      <>
        <Sign says={SAYS}>≠ 5 7</Sign>
        <p>別處</p>
      </>,
    );

  test('when it is pressed, until something else is', async () => {
    const user = userEvent.setup();
    lay();
    expect(tip()).not.toBeInTheDocument();
    await user.pointer({ keys: '[TouchA]', target: sign() });
    expect(await screen.findByRole('tooltip')).toHaveTextContent(SAYS);
    await user.pointer({ keys: '[TouchA]', target: screen.getByText('別處') });
    expect(tip()).not.toBeInTheDocument();
  });

  test('with the focus on it, until Escape', async () => {
    const user = userEvent.setup();
    lay();
    await user.tab();
    expect(sign()).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(SAYS);
    await user.keyboard('{Escape}');
    expect(tip()).not.toBeInTheDocument();
  });

  test('under a resting mouse, while it rests there', async () => {
    const user = userEvent.setup();
    lay();
    await user.hover(sign());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(SAYS);
    await user.unhover(sign());
    expect(tip()).not.toBeInTheDocument();
  });

  test('on a plate that is pressed as a whole the press is the plate’s', async () => {
    const user = userEvent.setup();
    const pressed = jest.fn();
    render(
      <button type="button" onClick={pressed}>
        <SignPlace value="pressed">
          <Sign says={SAYS}>≠ 5 7</Sign>
        </SignPlace>
      </button>,
    );
    await user.click(sign());
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(sign()).not.toHaveAttribute('tabindex');
    expect(tip()).not.toBeInTheDocument();
  });
});

describe('a plate that is pressed as a whole', () => {
  const sitDown = async () => {
    const pressed = jest.fn();
    const { user } = show(
      <AtTable state={tableState()}>
        <TableScreen status="" seat={() => ({ score: <Sign says={SAYS}>≠ 5 7</Sign>, onPress: pressed })}>
          {null}
        </TableScreen>
      </AtTable>,
    );
    await act(async () => undefined);
    const plate = document.querySelector<HTMLElement>('button.seat-plate');
    if (plate === null) throw new Error('no plate can be pressed');
    return { user, pressed, plate };
  };
  const words = () => screen.queryAllByText(SAYS);

  test('says what its signs are when it is held, and is not pressed by that', async () => {
    const { user, pressed, plate } = await sitDown();
    expect(words()).toEqual([]);
    await user.pointer({ keys: '[TouchA>]', target: plate });
    await waitFor(() => expect(words()).toHaveLength(1));
    await user.pointer({ keys: '[/TouchA]', target: plate });
    expect(pressed).not.toHaveBeenCalled();
    await user.pointer({ keys: '[TouchA]', target: plate });
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('says it by Z with the focus on it, until Escape', async () => {
    const { user, pressed, plate } = await sitDown();
    act(() => plate.focus());
    await user.keyboard('z');
    expect(await screen.findByText(SAYS)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(words()).toEqual([]);
    expect(pressed).not.toHaveBeenCalled();
  });
});

test('the legend is one press away, in the menu of the table', async () => {
  const { user } = show(
    <AtTable state={tableState()}>
      <TableScreen status="" seat={() => ({})} legend={<p>≠：不可能拿著的牌</p>}>
        {null}
      </TableScreen>
    </AtTable>,
  );
  await act(async () => undefined);
  await user.click(screen.getByRole('button', { name: zhHant.table.menu }));
  await user.click(await screen.findByRole('menuitem', { name: zhHant.table.signs.title }));
  const sheet = await screen.findByRole('dialog', { name: zhHant.table.signs.title });
  expect(within(sheet).getByText('≠：不可能拿著的牌')).toBeInTheDocument();
});

const SITE = { 'zh-Hant': zhHant, en } as const;

describe.each(games.map(({ slug }) => slug))('%s', (slug) => {
  const folder = `games/${slug}/table`;

  test.each(LOCALES)('draws its signs beside their words in %s, and its screen has them', async (locale) => {
    const { default: Legend } = (await import(`../../${folder}/Legend`)) as { default: ComponentType };
    const game = wordsOf(slug)(locale).messages as GameMessages & { readonly legend: Record<string, string> };
    const { container } = render(
      <NextIntlClientProvider locale={locale} messages={{ ...SITE[locale], game }} timeZone="UTC">
        <Legend />
      </NextIntlClientProvider>,
    );
    const lines = [...container.querySelectorAll('li[data-sign]')];
    const own = lines.slice(0, -2);
    expect(own.map((line) => line.getAttribute('data-sign'))).toEqual(Object.keys(game.legend));
    for (const line of lines) {
      const [drawn, words] = [...line.children];
      expect(drawn?.children).not.toHaveLength(0);
      expect(words?.textContent).toMatch(/\S{2}/u);
    }
    // What lies behind a sheet's words is not in the order of the Tab key.
    expect(container.querySelector('[tabindex="0"], button')).toBeNull();
    expect(readFileSync(`${folder}/index.tsx`, 'utf8')).toContain('legend={<Legend />}');
  });

  test('has no sign that only a resting mouse explains', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
    const mute = files.filter((name) =>
      /<span(?=[^>]*role="img")(?=[^>]*\btitle=)/su.test(readFileSync(`${folder}/${name}`, 'utf8')),
    );
    expect(mute).toEqual([]);
  });
});
