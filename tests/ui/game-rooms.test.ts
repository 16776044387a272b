import { readFileSync } from 'node:fs';
import { games } from '@games/index';
import { type Triple, toLinear } from './oklch';

/** What a game's room sets by day; by night only what would not do. */
const TOKENS = [
  'accent',
  'accent-light',
  'accent-deep',
  'on-accent',
  'accent-ink',
  'brass',
  'brass-deep',
  'card-ink',
  'card-accent',
];
/** WCAG 2.2, 1.4.3: words against what they stand on. */
const LEGIBLE = 4.5;

type Colours = Readonly<Record<string, Triple>>;

const coloursIn = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(([, name, ...lch]) => [
      name,
      lch.map(Number) as unknown as Triple,
    ]),
  );

function contrast(one: Triple | undefined, other: Triple | undefined): number {
  if (one === undefined || other === undefined) throw new Error('there is no such colour');
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => {
      const [r, g, b] = toLinear(colour).map((part) => Math.min(1, Math.max(0, part)));
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the list of rooms is the list of games', () => {
  const listed = [...readFileSync('games/index.css', 'utf8').matchAll(/@import "\.\/([\w-]+)\/room\.css";/g)];
  expect(listed.map(([, slug]) => slug).sort()).toEqual(games.map(({ slug }) => slug).sort());
});

describe.each(games.map(({ slug, room }) => [slug, room] as const))('%s', (slug, room) => {
  const css = readFileSync(`games/${slug}/room.css`, 'utf8');
  const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    colours: coloursIn(body),
  }));
  const [day, night] = blocks.map(({ colours }) => colours);

  test('paints its own room, by day and by night', () => {
    expect(blocks.map(({ selector }) => selector.replace(/\s+/g, ' '))).toEqual([
      `[data-room="${room}"]`,
      `[data-theme="dark"] [data-room="${room}"], [data-theme="dark"][data-room="${room}"]`,
    ]);
    expect(Object.keys(day ?? {}).sort()).toEqual([...TOKENS].sort());
    expect(TOKENS).toEqual(expect.arrayContaining(Object.keys(night ?? {})));
  });

  test('words can be read on its colour', () => {
    for (const colours of [day, { ...day, ...night }])
      expect(contrast(colours?.['on-accent'], colours?.accent)).toBeGreaterThan(LEGIBLE);
  });
});
