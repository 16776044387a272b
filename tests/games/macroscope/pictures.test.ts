import { readFileSync, writeFileSync } from 'node:fs';
import { calledOf, NAMES } from '@games/macroscope/rules/answers';
import { BOX, PICTURES } from '@games/macroscope/rules/components';
import { DRAWINGS, drawingOf } from '@games/macroscope/sights';
import { looksOf } from './paint';

const KINDS = ['animals', 'food', 'going', 'nature', 'play', 'things'] as const;

/** Every so manyeth picture is painted anew: all of them where `RENEW_LOOKS` is set, which writes them down. */
const EVERY = 12;
const isRenewed = process.env.RENEW_LOOKS !== undefined;

test('looks are what is to be seen in the drawings', async () => {
  const sample = PICTURES.filter((_, index) => isRenewed || index % EVERY === 0);
  const painted = new Map<string, string>();
  for (const picture of sample) painted.set(picture, await looksOf(picture));
  if (isRenewed)
    for (const kind of KINDS) {
      const file = `games/macroscope/rules/box-${kind}.ts`;
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text.replace(
          /^([a-z0-9-]+) [a-k]{12}$/gmu,
          (_, picture: string) => `${picture} ${painted.get(picture)}`,
        ),
      );
    }
  else for (const [picture, looks] of painted) expect([picture, looks]).toEqual([picture, BOX.get(picture)]);
}, 120_000);

test('every picture has a drawing of its own, from the installed set', () => {
  const { icons } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as { icons: Record<string, { body: string }> };
  expect(Object.keys(DRAWINGS).sort()).toEqual([...PICTURES].sort());
  const used = new Set<string>();
  for (const picture of PICTURES) {
    const [icon = ''] = (DRAWINGS[picture] ?? '').split('|');
    expect(used).not.toContain(icon);
    used.add(icon);
    const body = icons[icon]?.body ?? '';
    for (const { path, fill } of drawingOf(picture).shapes) {
      expect([picture, fill]).toEqual([picture, expect.stringMatching(/^(?:#[0-9a-f]{3,6}|white)$/iu)]);
      if (body.includes('<path') && !/<(?:circle|ellipse|rect)/.test(body)) expect(body).toContain(path);
    }
  }
});

test('everybody is told of a picture by its first name in their own language', () => {
  for (const [picture, names] of NAMES)
    expect(calledOf(picture)).toEqual({ 'zh-Hant': names['zh-Hant'][0], en: names.en[0] });
});
