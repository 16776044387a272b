/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { games } from '@games/index';
import { filesBelow } from '../../scripts/lib/files.mjs';

/**
 * A game is one folder, and one folder of tests: the house finds it by the list of games, and no file of
 * the house has to be touched, or knows better, when a game comes.
 */
const ROOMS = ['src', 'scripts', 'tests'];

/** Files that name games, each with its reason. */
const MAY_NAME: Readonly<Record<string, string>> = {
  'tests/subjects.ts': 'the one list of games under test',
  'tests/examples.ts': 'the one list of games that stand for their kind',
};

const isOwn = (file: string, slug: string) => file.startsWith(`tests/games/${slug}/`);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names by which a file could speak of a game. */
function namesOf({ slug, title }: (typeof games)[number]): RegExp {
  const camel = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const Pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const names = [slug, camel, Pascal, title.en, title['zh-Hant']].map(escaped).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{Ll}\\p{N}])`, 'u');
}

const files = filesBelow('.', ROOMS).filter((file) => /\.(?:tsx?|m?js|css|json|md|template)$/.test(file));

test('there are files to look through', () => {
  expect(files.length).toBeGreaterThan(400);
  for (const file of Object.keys(MAY_NAME)) expect(files).toContain(file);
});

test.each(games.map((game) => [game.slug, game] as const))('no file of the house names %s', (slug, game) => {
  const named = namesOf(game);
  const found = files
    .filter((file) => !(file in MAY_NAME))
    .filter((file) => !isOwn(file, slug))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (named.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

test('whoever names a game is found', () => {
  for (const game of games) {
    const named = namesOf(game);
    for (const line of [`'/${game.slug}/table'`, `# ${game.title['zh-Hant']}`, `${game.title.en}'s own`])
      expect(line).toMatch(named);
    expect('numeric chess Chess').not.toMatch(named);
  }
});
