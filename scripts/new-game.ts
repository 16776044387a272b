import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { gameLists, namesOf, offWorkbench, withGame, withRoom, writeGame } from './lib/new-game';
import { root } from './lib/root.mjs';
import { run, tool } from './lib/run.mjs';
import { Expected, say } from './lib/say.mjs';

const WORKBENCH = 'src/app/workbench.ts';
const ROOMS = 'games/index.css';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);

// npm run new-game four-suits: a small game that is complete, to be turned into that one.
await command(async () => {
  const { text: workbench, names } = offWorkbench(read(WORKBENCH), namesOf(process.argv[2]));
  const { slug } = names;
  const written = writeGame(path.join(root, 'scripts/templates/new-game'), root, names);
  for (const list of gameLists) write(list.file, withGame(read(list.file), list, names));
  write(ROOMS, withRoom(read(ROOMS), names));
  write(WORKBENCH, workbench);
  await tidy([...written, ...gameLists.map(({ file }) => file)]);
  await show(slug);
  // Last: it asks for a browser.
  await paint();
  for (const file of written) say(file);
  say('');
  say(`${names.Title} is on the shelf, with the rules of the template. Now make it yours:`);
  say(`  1. games/${slug}/rulebook: the rules in your own words, an anchor {#${names.code}-r1} to a clause`);
  say(`  2. games/${slug}/rules and tests/games/${slug}: a test names the clauses it pins`);
  say(`  3. games/${slug}/table, messages, coach, room.css, public/art/${slug}/box.svg: board, words, lid`);
  say(`Check it: npm run test:rules -- -t ${slug}, npm run clauses, npm run fuzz -- --game ${slug}`);
  say(`Its bots:  npm run honesty -- --game ${slug}`);
  say('See it:   npm run dev');
});

/** Writes down what its seats see, as the proof of honesty will look for it, and the matches that are kept. */
async function show(slug: string) {
  for (const script of ['scripts/honesty.ts', 'scripts/kept-matches.ts']) {
    const { code, output } = await run(
      [process.execPath, 'scripts/bundled.mjs', script, '--renew', '--game', slug],
      { quiet: true },
    );
    if (code !== 0)
      throw new Expected(`${output.trim()}\nThe new game is written, but nobody can look at it.`);
  }
}

/** Its lid as pages show it, and what a link to it shows. */
async function paint() {
  const { code, output } = await run([...tool('tsx'), 'scripts/pictures.ts'], { quiet: true });
  if (code !== 0)
    throw new Expected(`${output.trim()}\nThe new game is written, but not all of its pictures are painted.`);
}

/** How long a game's name is decides where lines break; the formatter knows. */
async function tidy(files: string[]) {
  const sources = files.filter((file) => /\.(?:tsx?|json|css)$/.test(file));
  const { code, output } = await run(
    [...tool('@biomejs/biome', 'biome'), 'check', '--write', '--error-on-warnings', ...sources],
    { quiet: true },
  );
  if (code !== 0) throw new Expected(`${output.trim()}\nThe new game is written, but not in good form.`);
}
