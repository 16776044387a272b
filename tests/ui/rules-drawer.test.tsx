import { screen, within } from '@testing-library/react';
import { RulesDrawer } from '@/ui/table/RulesDrawer';
import { useTable } from '@/ui/table/TableProvider';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

beforeEach(() => {
  likeABrowser();
  withMedia();
});

const book = (
  <div className="rulebook">
    <h2 id="part-1">回合</h2>
    <ul>
      <li id="LL-r5">
        抽一張，打出一張 <a href="#LL-r5">LL-r5</a>
      </li>
      <li id="LL8">
        侍女保護你{' '}
        <a className="clause" href="#LL8">
          LL8
        </a>
      </li>
      <li id="LL9">
        大家都受保護時，牌沒有效果{' '}
        <a className="clause" href="#LL9">
          LL9
        </a>
      </li>
    </ul>
    <p id="CAFE">Café and GUARD</p>
  </div>
);

const drawer = (clauses: readonly string[] = []) => (
  <AtTable state={tableState({ clauses })} setting={{ rules: book }}>
    <RulesDrawer />
    <LookUp />
  </AtTable>
);

function LookUp() {
  const { lookUp } = useTable();
  return (
    <button type="button" onClick={() => lookUp('LL9')}>
      看 LL9
    </button>
  );
}

const lit = () => document.querySelector('[data-lit]')?.id;
const search = () => screen.getByRole('textbox', { name: '在規則裡找' });

test('what counts now stands on top in the words of the book, and leads to its place', async () => {
  const { user, again } = show(drawer(['LL8', 'no-such-clause']));
  const now = () => screen.getByRole('region', { name: '現在用得到' });
  expect(within(now()).getAllByRole('button')).toHaveLength(1);
  await user.click(within(now()).getByRole('button', { name: /^侍女保護你 LL8$/ }));
  expect(lit()).toBe('LL8');

  again(drawer(['LL9', 'LL8']));
  expect(within(now()).getAllByRole('button')).toHaveLength(2);
  expect(within(now()).getAllByRole('button')[0]).toHaveTextContent('大家都受保護時');
  again(drawer([]));
  expect(screen.queryByRole('region', { name: '現在用得到' })).toBeNull();
});

test('typing finds headings and clauses, counts them, and the keys go round them', async () => {
  const { user } = show(drawer());
  await user.type(search(), '保護');
  expect(screen.getByText('第 1 處，共 2 處')).toBeInTheDocument();
  expect(lit()).toBe('LL8');
  await user.keyboard('{ArrowDown}');
  expect(lit()).toBe('LL9');
  await user.keyboard('{Enter}');
  expect(lit()).toBe('LL8');
  await user.keyboard('{ArrowUp}');
  expect(lit()).toBe('LL9');
  await user.keyboard('{Escape}');
  expect(search()).toHaveValue('');
  expect(document.querySelectorAll('[data-found], [data-lit]')).toHaveLength(0);
});

test('what is not there is said to be missing', async () => {
  const { user } = show(drawer());
  await user.type(search(), '海盜');
  expect(screen.getByText('找不到')).toBeInTheDocument();
});

test('case, accents, width and clause numbers are found alike', async () => {
  const { user } = show(drawer(), 'en');
  const field = screen.getByRole('textbox', { name: 'Search the rules' });
  for (const [words, id] of [
    ['cafe', 'CAFE'],
    ['guard', 'CAFE'],
    ['ＬＬ９', 'LL9'],
  ] as const) {
    await user.clear(field);
    await user.type(field, words);
    expect(lit()).toBe(id);
    expect(screen.getByText('1 of 1')).toBeInTheDocument();
  }
});

test('a clause looked up elsewhere is lit', async () => {
  const { user } = show(drawer());
  await user.click(screen.getByRole('button', { name: '看 LL9' }));
  expect(lit()).toBe('LL9');
});
