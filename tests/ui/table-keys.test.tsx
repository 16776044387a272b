import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { TableScreen } from '@/ui/table/TableScreen';
import { useTableKeys } from '@/ui/table/table-keys';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/chess/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const draw = (stateID: number) => ({
  stateID,
  entries: [{ kind: 'draw', playerID: '1', facts: {}, isPrivy: false }],
});

function Board({ onKey, isActive }: { readonly onKey: (key: string) => void; readonly isActive: boolean }) {
  const [text, setText] = useState('');
  useTableKeys('game', [
    { keys: ['1', '2'], label: '拿起手牌', isActive, press: onKey },
    {
      keys: ['2', '3', '4', '5'],
      label: '說出人物',
      isActive: !isActive,
      press: (key) => onKey(`name ${key}`),
    },
    { keys: ['Escape'], label: '換一張', press: onKey },
  ]);
  return (
    <TableScreen status="選一張牌" seat={() => ({})}>
      <input aria-label="聊天" value={text} onChange={(event) => setText(event.target.value)} />
    </TableScreen>
  );
}

async function sit({ isActive = true, locale = 'zh-Hant' as 'zh-Hant' | 'en' } = {}) {
  const pressed: string[] = [];
  const shownMoments: (number | undefined)[] = [];
  const shown = show(
    <AtTable
      state={tableState({
        journal: [draw(0), draw(1), draw(2)],
        showMoment: (stateID) => shownMoments.push(stateID),
      })}
    >
      <Board onKey={(key) => pressed.push(key)} isActive={isActive} />
    </AtTable>,
    locale,
  );
  await act(async () => undefined);
  return { ...shown, pressed, shownMoments };
}

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
});

test('a key does what it does now, and nothing with a modifier or while something is written', async () => {
  const { user, pressed } = await sit();
  await user.keyboard('12{Escape}');
  expect(pressed).toEqual(['1', '2', 'Escape']);
  await user.keyboard('{Control>}1{/Control}{Alt>}2{/Alt}');
  await user.click(screen.getByRole('textbox', { name: '聊天' }));
  await user.keyboard('1jr?');
  expect(pressed).toHaveLength(3);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the same key goes to whoever wants it in this position', async () => {
  const { user, pressed } = await sit({ isActive: false });
  await user.keyboard('12');
  expect(pressed).toEqual(['name 2']);
});

test('the arrows look back, and the rules and the journal are at hand', async () => {
  const { user, shownMoments } = await sit();
  await user.keyboard('{ArrowLeft}{ArrowRight}{End}');
  expect(shownMoments).toEqual([1, undefined, undefined]);
  await user.keyboard('r');
  const rules = within(screen.getByRole('dialog', { name: '規則' }));
  expect(await rules.findByText('侍女保護你')).toBeVisible();
});

test.each([
  ['zh-Hant', '鍵盤操作', ['圍棋', '每一桌都一樣'], '選單'],
  ['en', 'Keyboard', ['圍棋', 'At every table'], 'Menu'],
] as const)('? shows every key there is, the game’s first, in %s', async (locale, title, groups, menu) => {
  const { user, pressed } = await sit({ locale });
  await user.keyboard('?');
  const help = within(screen.getByRole('dialog', { name: title }));
  expect((await help.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(
    groups,
  );
  const lines = help.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lines.slice(0, 3)).toEqual(['拿起手牌', '說出人物', '換一張']);
  expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['1 2', '2 – 5', 'Esc', '← ', '?'].map((keys) => keys.trim())),
  );
  // Over the table lies a paper: its keys rest.
  await user.keyboard('1');
  expect(pressed).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(screen.getByRole('menuitem', { name: title }));
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
});

test.each([
  ['has a word on keys in its menu', 'prefers-reduced-motion', true],
  ['has none where there are fingers only', '(hover: none) and (pointer: coarse)', false],
] as const)('a table %s', async (_, media, hasKeys) => {
  withMedia(media);
  const { user } = await sit({ locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toContain('Rules');
  expect(names.includes('Keyboard')).toBe(hasKeys);
});
