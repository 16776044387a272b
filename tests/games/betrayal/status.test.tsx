import type { BetrayalView } from '@games/betrayal/rules/view';
import { screen } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { houseOf, type Layout, thrown } from './arrange';
import { hauntedHouse, untilTurnOf } from './haunted';

/** The line that says what is to be done now: it names what is in the way, and what is asked. */

async function status(view: BetrayalView, locale: Locale): Promise<string> {
  const legal = view.choices.filter(({ not }) => not === undefined);
  const { leave } = await sitAt(
    tableState({
      slug: 'betrayal',
      view,
      playerID: view.playerID,
      turnOf: view.playerID ?? '0',
      seats: people('小明', 'Ana', '志偉'),
      legal: legal.map(({ move, args }) => ({ move, args: [...args] })),
    }),
    locale,
  );
  const said = screen.getByRole('status', { name: locale === 'en' ? 'Now' : '現在' }).textContent ?? '';
  leave();
  return said;
}

/** Both languages, one after the other. */
const inBoth = async (view: BetrayalView): Promise<string> =>
  `${await status(view, 'en')} | ${await status(view, 'zh-Hant')}`;

/** Missy in seat 1, held by the first of the monsters of the kind, in her own turn. */
function held(number: number, kind: string, tiles: Layout['tiles'], room: string): BetrayalView {
  const house = hauntedHouse(number, {
    explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto'],
    revealer: '1',
    omen: 'crystal-ball',
    tiles,
    rooms: ['upper-landing', room, 'foyer'],
    cards: [[], [], []],
  });
  const captor = house.G.monsters.find((one) => one.kind === kind && one.room === 'conservatory');
  Object.assign(captor ?? {}, { room });
  untilTurnOf(house, '1');
  house.G.hidden = { ...(house.G.hidden as object), grip: { [captor?.id ?? '']: '1' } } as never;
  house.run([], '1');
  return house.viewOf('1');
}
const ARMS = [
  ['conservatory', 'ground', 1, 1],
  ['gardens', 'ground', 1, -1],
  ['chasm', 'basement', 1, 0],
] as const;

test.each([
  ['BH-h23', 23, 'sucker', 'foyer', 'A Sucker holds you: attack it', '吸盤抓著你：用氣力攻擊它'],
  ['BH-h23', 23, 'sucker', 'conservatory', 'at its Arm: get free now', '現在不脫身'],
  ['BH-h07', 7, 'tip', 'foyer', 'A Tip holds you: attack it', '藤梢抓著你：用氣力攻擊它'],
])('%s: who is held is told by what, and how to get free: %d %s in the %s', async (...row) => {
  const [, number, kind, room, en, zh] = row;
  const said = await inBoth(held(number, kind, ARMS, room));
  expect(said).toContain(en);
  expect(said).toContain(zh);
});

test.each(['webs', 'debris'])(
  'BH140: who is stuck is told in what, and how to get free: %s',
  async (card) => {
    const { viewOf } = houseOf({ cards: [[card]] });
    const said = await inBoth(viewOf('0'));
    expect(said).toMatch(
      card === 'webs' ? /stuck \(Webs\).* \| .*蛛網困住了/ : /\(Debris\).* \| .*瓦礫困住了/,
    );
    expect(said).not.toContain('End your turn');
  },
);

test('BH140: with nothing left to do there, it says to end the turn as well', async () => {
  const house = houseOf({ cards: [['webs']], dice: thrown(5, 0) });
  house.choose('use webs');
  expect(await inBoth(house.viewOf('0'))).toMatch(/Webs.*\. End your turn \| .*。結束回合吧/);
});
