import { MET } from '@games/betrayal/haunts/met';
import { names } from '@games/betrayal/haunts/names';
import options from '@games/betrayal/options';
import { seatRules } from '@games/betrayal/seat';
import * as board from '@games/betrayal/table';
import { betrayal } from '@games/betrayal/whole';
import { act, screen, waitFor } from '@testing-library/react';
import { settle } from '@tests/play/online/fake-server';
import { bot, person, tableAtHand } from '@tests/play/table-at-hand';
import { likeABrowser, show, withMedia } from '@tests/ui/at-hand';
import { gameMessages } from '@/i18n/game-messages';
import { anyRulebook, anySeatRules } from '@/kit/rulebook';
import { anotherOf } from '@/play/local/another';
import { LocalTable } from '@/play/local/LocalTable';
import { LocalTable as Match } from '@/play/local/local-table';
import { newMatch } from '@/play/match-record';
import { rememberMet } from '@/ui/setup/met';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  Link: () => null,
}));

const AFTER = {
  matchID: 'm',
  slug: 'betrayal',
  seats: [],
  options: { start: 'haunt', haunt: '4' },
};

test('another haunt is one that this device has not met, and the same people play it', async () => {
  const [left, ...met] = Object.keys(names).reverse();
  for (const number of met) rememberMet(MET, number);
  const next = await anotherOf(AFTER);
  expect(next).toEqual({ ...AFTER, options: { start: 'haunt', haunt: left } });
  expect(options.parse(next.options)).toEqual(next.options);
});

test('whoever begins at the front door does so again', async () => {
  const next = await anotherOf({ ...AFTER, options: { start: 'door', haunt: 'chart' } });
  expect(next.options.start).toBe('door');
  expect(Object.keys(names)).toContain(next.options.haunt);
});

test('it is begun at the table where a match is over', async () => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  const rules = anyRulebook(betrayal);
  const seats = [person('小明'), bot('Bo'), bot('Cy')];
  const match = new Match(
    rules,
    newMatch(
      { slug: 'betrayal', rulesVersion: rules.rulesVersion, seats, options: AFTER.options },
      'a'.repeat(48),
    ),
  );
  for (
    let seat: string | undefined = '';
    seat !== undefined;
    [seat] = [...match.active('person'), ...match.active('bot')]
  ) {
    const action = seat === '' ? undefined : match.likeliest(seat);
    if (action !== undefined) match.act(seat, action);
  }
  const { record } = match;
  const table = tableAtHand(new Map([[record.id, record]]), rules);
  await act(async () => table.ask({ type: 'resume', matchID: record.id, pace: 'brisk' }));
  const rematch = jest.fn();
  const { user } = show(
    <LocalTable
      slug="betrayal"
      title="山中小屋"
      rules={null}
      table={{
        seatRules: anySeatRules(seatRules),
        Board: board.default,
        telling: board.telling,
        lateWords: board.lateWords,
        session: table.session,
      }}
      leave={() => undefined}
      rematch={rematch}
    />,
    'zh-Hant',
    await gameMessages('betrayal', 'zh-Hant'),
  );
  await act(settle);
  await user.click(await screen.findByRole('button', { name: '換個劇本再玩' }, { timeout: 10_000 }));
  await waitFor(() => expect(rematch).toHaveBeenCalledTimes(1));
  const [{ seats: again, options: next }] = rematch.mock.calls[0];
  expect(again).toEqual(record.seats);
  expect(next.start).toBe('haunt');
  expect(next.haunt).not.toBe('4');
}, 60_000);
