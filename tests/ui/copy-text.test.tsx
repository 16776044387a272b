import { fireEvent, screen, waitFor } from '@testing-library/react';
import { copyText } from '@/ui/copy-text';
import { LinkSlip } from '@/ui/room/LinkSlip';
import { likeABrowser, show } from './at-hand';

const URL_THERE = 'http://192.168.1.20:3000/r/abc';

/** What a page may do: copy by the clipboard, by the older command, or not at all. */
function browserThat({ clipboard, command }: { clipboard?: 'lets' | 'forbids'; command: boolean }) {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: clipboard && {
      writeText: async (text: string) => {
        if (clipboard === 'forbids') throw new DOMException('no', 'NotAllowedError');
        copied.push(text);
      },
    },
  });
  document.execCommand = () => {
    const { activeElement } = document;
    if (!command || !(activeElement instanceof HTMLTextAreaElement)) return false;
    copied.push(activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd));
    return true;
  };
  return copied;
}

beforeEach(likeABrowser);

test.each([
  ['a clipboard', { clipboard: 'lets', command: false }],
  ['no clipboard', { command: true }],
  ['a clipboard that is forbidden', { clipboard: 'forbids', command: true }],
] as const)('with %s a text is copied, and nothing of it stays in the page', async (_, can) => {
  const copied = browserThat(can);
  expect(await copyText(URL_THERE)).toBe(true);
  expect(copied).toEqual([URL_THERE]);
  expect(document.querySelector('textarea')).toBeNull();
});

test('in a dialog, which takes the focus back, it is copied within', async () => {
  browserThat({ command: true });
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const button = document.createElement('button');
  dialog.append(button);
  document.body.append(dialog);
  dialog.addEventListener('focusin', (event) => event.stopPropagation());
  document.body.addEventListener('focusin', () => button.focus(), { once: true });
  button.focus();
  expect(await copyText(URL_THERE)).toBe(true);
  expect(document.activeElement).toBe(button);
  dialog.remove();
});

test('a slip says what has become of it, and selects the link where nothing can be copied', async () => {
  const slip = <LinkSlip url={URL_THERE} label="連結" shareText="來玩" />;
  const { unmount } = show(slip);
  browserThat({ command: false });
  fireEvent.click(screen.getByRole('button', { name: '複製連結' }));
  const field = screen.getByLabelText<HTMLInputElement>('連結');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('連結選好了'));
  expect(field.selectionEnd).toBe(URL_THERE.length);
  unmount();

  show(slip);
  const copied = browserThat({ command: true });
  fireEvent.click(screen.getByRole('button', { name: '複製連結' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('複製好了'));
  expect(copied).toEqual([URL_THERE]);
});
