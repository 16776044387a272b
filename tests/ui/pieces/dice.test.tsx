import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { Dice, type DiceProps } from '@/ui/pieces/Dice';

const two = { print: '2', label: '二' };
const pot = { print: <svg />, label: '大鍋' };

const page = (props: Partial<DiceProps>) => (
  <NextIntlClientProvider locale="zh-Hant" messages={{}} timeZone="UTC">
    <Dice label="貓骰" faces={[null]} thrown={0} {...props} />
  </NextIntlClientProvider>
);
const isTumbling = (container: Element) => container.querySelector('.is-thrown') !== null;

test('dice that may be thrown are one button, by pointer and by key', async () => {
  const user = userEvent.setup();
  const onThrow = jest.fn();
  render(page({ throwing: { label: '擲貓骰', onThrow } }));
  const button = screen.getByRole('button', { name: '擲貓骰' });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onThrow).toHaveBeenCalledTimes(2);
});

test('nobody throws twice while the throw is on its way', () => {
  render(page({ throwing: { label: '擲貓骰', onThrow: () => undefined }, isPending: true }));
  expect(screen.getByRole('button')).toBeDisabled();
});

test('dice that lie there when the table is laid lie still and are not announced', () => {
  const { container } = render(page({ faces: [two] }));
  expect(isTumbling(container)).toBe(false);
  expect(screen.getByRole('img', { name: '貓骰 · 二' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('thrown anew they tumble, and what came of it is said', () => {
  const { container, rerender } = render(page({}));
  rerender(page({ faces: [two, pot], thrown: 1 }));
  expect(isTumbling(container)).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('貓骰 · 二和大鍋');
  const before = container.querySelector('.die');
  rerender(page({ faces: [two, pot], thrown: 2 }));
  expect(container.querySelector('.die')).not.toBe(before);
});
