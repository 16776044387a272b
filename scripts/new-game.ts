import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { gameLists, namesOf, withGame, writeGame } from './lib/new-game';
import { root } from './lib/root.mjs';
import { run, tool } from './lib/run.mjs';
import { Expected, say } from './lib/say.mjs';

// npm run new-game love-letter: a small game that is complete, to be turned into that one.
await command(async () => {
  const names = namesOf(process.argv[2]);
  const { slug } = names;
  const written = writeGame(path.join(root, 'scripts/templates/new-game'), root, names);
  for (const list of gameLists) {
    const file = path.join(root, list.file);
    writeFileSync(file, withGame(readFileSync(file, 'utf8'), list, names));
  }
  await tidy([...written, ...gameLists.map(({ file }) => file)]);
  await show(slug);
  for (const file of written) say(file);
  say('');
  say(`${names.Title} is on the shelf, with the rules of the template. Now make it yours:`);
  say(`  1. games/${slug}/rulebook: the rules in your own words, an anchor {#${names.code}-r1} to a clause`);
  say(`  2. games/${slug}/rules and tests/games/${slug}: a test names the clauses it pins`);
  say(`  3. games/${slug}/table, messages, index.ts, public/art/${slug}/box.svg: board, words, lid`);
  say(`Check it: npm run test:rules -- -t ${slug}, npm run clauses, npm run fuzz -- --game ${slug}`);
  say(`Its bots:  npm run honesty -- --game ${slug}`);
  say('See it:   npm run dev');
});

/** Writes down what its seats see, as the proof of honesty will look for it. */
async function show(slug: string) {
  const { code, output } = await run(
    [process.execPath, 'scripts/bundled.mjs', 'scripts/honesty.ts', '--renew', '--game', slug],
    { quiet: true },
  );
  if (code !== 0) throw new Expected(`${output.trim()}\nThe new game is written, but nobody can look at it.`);
}

/** How long a game's name is decides where lines break; the formatter knows. */
async function tidy(files: string[]) {
  const sources = files.filter((file) => /\.(?:tsx?|json)$/.test(file));
  const { code, output } = await run(
    [...tool('@biomejs/biome', 'biome'), 'check', '--write', '--error-on-warnings', ...sources],
    { quiet: true },
  );
  if (code !== 0) throw new Expected(`${output.trim()}\nThe new game is written, but not in good form.`);
}
