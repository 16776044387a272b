import { kaPai } from '@games/ka-pai/whole';
import { screen } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import { EXAMPLE, layOut } from './arrange';

const LAST = EXAMPLE.picture.replace('* T T T T T *', '* . T T T T *');

/** The example, its last square drawn on. */
function finished() {
  const table = tableOf(kaPai, 1, { arrange: layOut('CS', { ...EXAMPLE, picture: LAST }) });
  table.play('0', 'draw', 'square', 42 + 1);
  table.play('0', 'done');
  return table;
}

test('KP-r27 at the end the sheet can be kept as a picture, with its points and its owner', async () => {
  const kept: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => {
    kept.push(file as Blob);
    return 'blob:sheet';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await sitAt(stateAt('ka-pai', finished(), '0'));
  // The score lies over the table.
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '把計分紙存成圖片' }));
  expect(names).toEqual(['ka-pai.svg']);
  const [file] = kept;
  expect(file?.type).toBe('image/svg+xml');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });
  const has = (part: string) => text.includes(part);
  expect(['小明', '26 分'].every(has)).toBe(true);
  expect(has('class="kp-ink')).toBe(false);
});

test('while the match goes on there is nothing to keep', async () => {
  await sitAt(stateAt('ka-pai', tableOf(kaPai, 1), '0'));
  expect(screen.queryByRole('button', { name: '把計分紙存成圖片' })).toBeNull();
});
