import { seatRules } from '@games/love-letter/seat';
import LoveLetterTable, { telling } from '@games/love-letter/table';
import { loveLetter } from '@games/love-letter/whole';
import { act, screen, within } from '@testing-library/react';
import { hiddenMatch, person, tableAtHand } from '@tests/play/table-at-hand';
import { likeABrowser, show, withMedia } from '@tests/ui/at-hand';
import { gameMessages } from '@/i18n/game-messages';
import { anyRulebook, anySeatRules } from '@/kit/rulebook';
import { LocalTable } from '@/play/local/LocalTable';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  Link: () => null,
}));

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
});

/** Three people at one device, at the page of whoever is to play and has this card among others that may be. */
async function sitDown(card: string) {
  for (let seeds = 0; seeds < 40; seeds++) {
    const table = tableAtHand(new Map(), anyRulebook(loveLetter), undefined, seeds);
    await table.ask({
      type: 'begin',
      match: hiddenMatch([person('小明'), person('Ana'), person('志偉')]),
      pace: 'brisk',
    });
    table.session.reveal();
    const { hand } = table.seat.state.G as unknown as { hand: readonly string[] };
    if (!hand.includes(card) || hand.includes('countess')) {
      table.session.close();
      continue;
    }
    const shown = show(
      <LocalTable
        slug="love-letter"
        title="情書"
        rules={null}
        table={{
          seatRules: anySeatRules(seatRules),
          Board: LoveLetterTable,
          telling,
          session: table.session,
        }}
        leave={() => undefined}
        rematch={() => undefined}
      />,
      'zh-Hant',
      await gameMessages('love-letter', 'zh-Hant'),
    );
    await act(async () => undefined);
    return { table, hand, ...shown };
  }
  throw new Error(`nobody is dealt the ${card}`);
}

describe('a turn on one device, from the card to the next hand', () => {
  test('is three presses: the card, what it does, and the next person’s own', async () => {
    const { user, table } = await sitDown('handmaid');
    const first = table.seat.playerID;
    let presses = 0;
    const press = async (name: RegExp, where = document.body) => {
      const [button] = await within(where).findAllByRole('button', { name });
      await user.click(button as HTMLElement);
      presses += 1;
    };
    await press(/^侍女/, screen.getByRole('list', { name: '你的手牌' }));
    // The way back: another card, as often as one likes, before anything is done.
    expect(screen.getByRole('button', { name: '重選' })).toBeInTheDocument();
    await press(/^打出侍女/);
    // Nobody's hand is on the page, nor in it.
    expect(table.session.getSnapshot().stage).toBe('cover');
    expect(screen.queryByRole('list', { name: '你的手牌' })).not.toBeInTheDocument();
    await press(/^是我，翻開/);
    expect(presses).toBe(3);
    expect(table.seat.playerID).not.toBe(first);
  });

  test('who has looked at a card keeps the device until it has been read', async () => {
    const { user, table } = await sitDown('priest');
    const hand = screen.getByRole('list', { name: '你的手牌' });
    await user.click(within(hand).getAllByRole('button', { name: /^神父/ })[0] as HTMLElement);
    await user.click(screen.getAllByRole('button', { name: /打出神父/ })[0] as HTMLElement);
    expect(table.session.getSnapshot()).toMatchObject({ stage: 'seat', passTo: expect.any(String) });
    expect(screen.getByRole('button', { name: /^交給/ })).toBeInTheDocument();
  });
});
