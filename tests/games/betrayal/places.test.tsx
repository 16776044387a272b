import type { BetrayalView } from '@games/betrayal/rules/view';
import { explain } from '@games/betrayal/seat/hints';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import { viewOf } from './fixture';

/** Where one is, what one needs there, and why one would walk. */

const sit = (view: BetrayalView) =>
  sitAt(
    tableState({
      slug: 'betrayal',
      view,
      turnOf: view.ask?.seat ?? '0',
      seats: people('小明', 'Ana', '志偉', '阿楓'),
      legal: view.ask?.seat === '0' ? view.choices.map(({ move, args }) => ({ move, args: [...args] })) : [],
    }),
  );

test('the way back to the own room lies among the buttons of the plan', async () => {
  await sit(viewOf('turn'));
  const [group] = screen
    .getAllByRole('group')
    .filter((one) => within(one).queryByRole('button', { name: '回到我的房間' }) !== null);
  expect(within(group as HTMLElement).getAllByRole('button')).toHaveLength(4);
});

test('whoever comes to the table sees the own floor first, though somebody acts on another', async () => {
  await sit(viewOf('waiting'));
  expect(screen.getByRole('button', { name: '圖書室，一樓' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '二樓平台，二樓' })).toBeNull();
});

test('a room in which one’s side has something to do is marked by its name', async () => {
  const view = viewOf('turn', true);
  const { goal } = view;
  if (goal === null) throw new Error('the house sleeps');
  const { container } = await sit({ ...view, goal: { ...goal, rooms: ['ballroom'] } });
  const needed = [...container.querySelectorAll('.bt-tile.is-needed')];
  expect(needed.map((tile) => tile.getAttribute('aria-label'))).toEqual(['舞廳，一樓']);
});

const reasonOf = (room: string, changed: Partial<BetrayalView>): unknown =>
  explain({ ...viewOf('turn'), ...changed }, {} as never, { move: 'go', args: [room] }).reason;
const goal = (more: object): BetrayalView['goal'] => ({
  clause: 'BH54',
  progress: 0,
  next: { kind: 'cut', facts: {} },
  ...more,
});
const ALONE: Partial<BetrayalView> = { monsters: [] };

test.each<[string, string, Partial<BetrayalView>, object]>([
  ['what one’s side has to do there', 'ballroom', { goal: goal({ rooms: ['ballroom'] }) }, { kind: 'goal' }],
  ['whom it is after', 'upper-landing', { goal: goal({ prey: ['1'] }) }, { kind: 'prey' }],
  ['that one gets away', 'foyer', {}, { kind: 'away' }],
  ['what lies there', 'entrance-hall', ALONE, { kind: 'things' }],
  [
    'that there is nothing else here',
    'gardens',
    { ...ALONE, choices: viewOf('turn').choices.filter(({ move }) => move === 'go' || move === 'end') },
    { kind: 'nothing-here' },
  ],
])('a hint to walk says why: %s', (_what, room, changed, reason) => {
  expect(reasonOf(room, changed)).toMatchObject(reason);
});
