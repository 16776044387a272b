import zh from '@games/betrayal/messages/zh-Hant.json';
import { seatRules } from '@games/betrayal/seat';
import { Cast } from '@games/betrayal/table';
import { screen } from '@testing-library/react';
import { likeABrowser, people, show } from '@tests/ui/at-hand';
import { gameMessages } from '@/i18n/game-messages';
import { at } from '@/kit/seats';
import { HandOverCover } from '@/ui/table/HandOver';
import { SeatNamesProvider } from '@/ui/table/seat-names';
import { viewOf } from './fixture';

/** The cover between two people knows whom the next one plays, which lies open, and nothing else. */

test('the face of whom the next one plays lies over the mark on the cover, and who it is below', async () => {
  likeABrowser();
  const seats = people('小明', 'Ana', '志偉', '阿楓');
  const [name] = seatRules.cast?.(viewOf('turn')) ?? [];
  if (name == null) throw new Error('everybody has chosen by then');
  show(
    <SeatNamesProvider seats={seats} playerID="0">
      <HandOverCover seat={at(seats, '0')} cast={{ Over: Cast, name }} onReveal={() => undefined} />
    </SeatNamesProvider>,
    'zh-Hant',
    await gameMessages('betrayal', 'zh-Hant'),
  );
  const { explorers } = zh;
  expect(await screen.findByText(explorers[name as keyof typeof explorers])).toBeInTheDocument();
  expect(document.querySelectorAll('.cover-mark .seat-mark')).toHaveLength(1);
  expect(document.querySelectorAll('.cover-mark .bt-face')).toHaveLength(1);
});

test('before one is chosen nobody plays anybody', () => {
  const view = viewOf('turn');
  const explorers = view.explorers.map((one) => ({ ...one, explorer: null }));
  expect(seatRules.cast?.({ ...view, explorers })).toEqual([null, null, null, null]);
});
