import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { names } from '@games/betrayal/haunts/names';
import { command } from '../../../../scripts/lib/command.mjs';
import { run, tool } from '../../../../scripts/lib/run.mjs';
import { Expected, say } from '../../../../scripts/lib/say.mjs';
import { HAUNTS, lists, type Names, TESTS, twoDigits, withName, writeLists } from './lists';
import { sectionOf } from './rulings';
import { type NewHaunt, rulesOf, secretOf, signsOf, testOf, wordsOf } from './template';

const EXAMPLE = 'npm run new-haunt 51 the-last-guest';
const LIST = `${HAUNTS}/names.ts`;

/** What is asked for: a number, the rest of the folder's name, and its titles. */
function asked([digits = '', slug = '', zhHant = slug, en = slug]: readonly string[]): NewHaunt {
  const number = Number(digits);
  if (!Number.isInteger(number) || number < 1 || number > 99)
    throw new Expected(`Which haunt, from 51 to 99? For example: ${EXAMPLE}`);
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(slug))
    throw new Expected(`What is its folder called, in small letters with hyphens? For example: ${EXAMPLE}`);
  if (Object.hasOwn(names, number)) throw new Expected(`Haunt ${number} exists already.`);
  return {
    number,
    folder: `${twoDigits(number)}-${slug}`,
    title: { 'zh-Hant': zhHant, en },
    section: sectionOf(number),
  };
}

function writeHaunt(haunt: NewHaunt): string[] {
  const home = `${HAUNTS}/${haunt.folder}`;
  const test = `${TESTS}/${twoDigits(haunt.number)}`;
  const secret = secretOf(haunt);
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const files: Readonly<Record<string, string>> = {
    [`${home}/index.ts`]: rulesOf(haunt),
    [`${home}/words/zh-Hant.json`]: json(wordsOf(haunt, 'zh-Hant')),
    [`${home}/words/en.json`]: json(wordsOf(haunt, 'en')),
    [`${home}/signs.json`]: json(signsOf(haunt)),
    [`${test}.test.ts`]: testOf(haunt),
    ...(secret === undefined ? {} : { [`${test}.secret.ts`]: secret }),
  };
  for (const file of Object.keys(files)) if (existsSync(file)) throw new Expected(`${file} exists already.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return Object.keys(files);
}

/** How long a title is decides where lines break; the formatter knows. */
async function tidy(files: readonly string[]) {
  const check = [...tool('@biomejs/biome', 'biome'), 'check', '--write', '--error-on-warnings', ...files];
  const { code, output } = await run(check, { quiet: true });
  if (code !== 0) throw new Expected(`${output.trim()}\nThe haunt is written, but not in good form.`);
}

// npm run new-haunt 51 the-last-guest [title in Chinese] [in English]
await command(async () => {
  const haunt = asked(process.argv.slice(2));
  const { number, folder, title } = haunt;
  const all: Names = { ...names, [number]: { folder, title } };
  const written = writeHaunt(haunt);
  writeFileSync(LIST, withName(readFileSync(LIST, 'utf8'), haunt));
  writeLists(all);
  await tidy([LIST, ...written]);
  for (const file of [...written, LIST, ...Object.keys(lists(all))]) say(file);
  say('');
  if (haunt.section === undefined)
    say('No rulings lie beside the project: its test has no lines to be done.');
  say(
    `Haunt ${number} plays, with the rules of the template, and can be chosen; its cover is yours to write.`,
  );
  say(`Check it: npm run haunt -- ${number}`);
});
