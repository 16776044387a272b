import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrameNotice } from '@/app/FrameNotice';
import en from '@/i18n/messages/framed.en.json';
import zhHant from '@/i18n/messages/framed.zh-Hant.json';

jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));

const WORDS = { 'zh-Hant': zhHant, en };
const own = window.parent;
const framed = (isFramed: boolean) =>
  Object.defineProperty(window, 'parent', { configurable: true, value: isFramed ? {} : own });
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  framed(false);
  jest.restoreAllMocks();
});

async function open(isFramed: boolean, isKept: boolean, locale: keyof typeof WORDS = 'en') {
  framed(isFramed);
  if (!isKept) jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  render(<FrameNotice locale={locale} />);
  await act(() => import('@/app/Forgotten'));
}

test.each([
  ['in a window of its own', false, false],
  ['in a frame that keeps what it is given', true, true],
])('%s a page says nothing', async (_, isFramed, isKept) => {
  await open(isFramed, isKept);
  expect(document.body).toHaveTextContent(/^$/);
});

test.each(['en', 'zh-Hant'] as const)(
  'in a frame that keeps nothing it says so in %s, and leads to a tab of its own',
  async (locale) => {
    await open(true, false, locale);
    const link = await screen.findByRole('link', { name: WORDS[locale].open });
    expect(screen.getByRole('status')).toHaveTextContent(WORDS[locale].title);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    // Where one is by then.
    window.history.replaceState(null, '', '/en/rooms?from=course#r=1');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(link).toHaveAttribute('href', window.location.href);
    await userEvent.click(screen.getByRole('button', { name: WORDS[locale].dismiss }));
    await waitFor(() => expect(document.body).toHaveTextContent(/^$/));
  },
);
