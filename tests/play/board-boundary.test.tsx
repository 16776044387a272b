import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/i18n/messages/zh-Hant.json';
import { BoardBoundary } from '@/play/BoardBoundary';

let isBroken = false;

function Board() {
  if (isBroken) throw new Error('a bug');
  return <p>棋盤</p>;
}

test('an exception inside a board offers to resume from the last move', async () => {
  const stock = console.error;
  console.error = () => undefined;
  isBroken = true;
  render(
    <NextIntlClientProvider locale="zh-Hant" messages={messages}>
      <BoardBoundary>
        <Board />
      </BoardBoundary>
    </NextIntlClientProvider>,
  );
  console.error = stock;
  expect(screen.getByRole('alert').textContent).toContain('桌面出了點狀況');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '從上一步繼續' }));
  expect(screen.getByText('棋盤')).toBeTruthy();
});
