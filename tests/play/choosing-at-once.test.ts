/** @jest-environment node */
import { AT_ONCE, type AtOnceView, atOnceRules } from '@tests/examples';
import { bot, person, tableAtHand } from './table-at-hand';

const match = {
  slug: AT_ONCE,
  rulesVersion: atOnceRules.rulesVersion,
  seats: [person('小明'), person('Ana'), bot('Robo')],
  options: { passBothWays: false },
};

const picks = (table: ReturnType<typeof tableAtHand>) => {
  const { playerID } = table.seat;
  return table.legal(playerID ?? '').filter(({ move }) => move === 'pick');
};

test('where all choose at once, the device goes on from whoever has chosen, and a bot stays with its choice', async () => {
  const table = tableAtHand(new Map(), atOnceRules);
  await table.ask({ type: 'begin', match, pace: 'brisk' });
  await table.letBotMove();
  await table.letBotMove();
  for (const name of ['0', '1']) {
    expect(table.session.getSnapshot()).toMatchObject({ stage: 'cover', next: name });
    table.session.reveal();
    const view = table.seat.state.G as unknown as AtOnceView;
    expect(view.seats[2]).toMatchObject({ isLocked: true, hasChanged: false });
    const [action] = picks(table);
    if (action === undefined) throw new Error('nothing to choose');
    table.session.play(action);
    if (name === '1') break;
    expect(table.session.getSnapshot()).toMatchObject({ stage: 'seat', passTo: '1' });
    expect(table.legal('0')).toEqual([{ move: 'unlock', args: [] }]);
    table.session.pass();
  }
  const view = table.seat.state.G as unknown as AtOnceView;
  expect(view.passes).toBe(1);
  expect(view.reveals.map((cards) => cards.length)).toEqual([1, 1, 1]);
});
