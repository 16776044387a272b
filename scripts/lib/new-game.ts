import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.mjs';
import { Expected } from './say.mjs';

/** What a template may say about its game, between double underscores, in names and contents. */
export interface Names {
  /** `four-suits` */
  slug: string;
  /** `fourSuits` */
  camel: string;
  /** `FourSuits` */
  Pascal: string;
  /** `Four Suits` */
  Title: string;
  /** The same in Chinese, where it is known. */
  TitleZh: string;
  /** Begins the ids of its clauses: `FS`. */
  code: string;
}

/**
 * @param slug words in small letters with hyphens between, for example `four-suits`
 * @throws Expected when it is no such name
 */
export function namesOf(slug: string | undefined): Names {
  if (!slug) throw new Expected('Which game? For example: npm run new-game four-suits');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new Expected(
      `"${slug}" is not a folder name like four-suits: small letters, digits, single hyphens.`,
    );
  }
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const Pascal = words.join('');
  const initials = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : slug.slice(0, 2);
  return {
    slug,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    Pascal,
    Title: words.join(' '),
    TitleZh: words.join(' '),
    code: initials.toUpperCase(),
  };
}

/**
 * Copies the template, which has the folders of the project in it, filling in the names.
 * @returns the files written, relative to `root`
 * @throws Expected when the game exists or the template is empty
 */
export function writeGame(template: string, root: string, names: Names): string[] {
  if (existsSync(path.join(root, 'games', names.slug))) {
    throw new Expected(`games/${names.slug} exists already.`);
  }
  const files = filesBelow(template, ['.']);
  if (files.length === 0) throw new Expected('There is no template for a game yet.');
  return files.map((file) => {
    // Templates carry one more extension, so that no tool takes them for code of the project.
    const written = path.normalize(fill(file, names)).replace(/\.template$/, '');
    const target = path.join(root, written);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(path.join(template, file), 'utf8'), names));
    return written;
  });
}

function fill(text: string, names: Names): string {
  return text.replace(/__(slug|camel|Pascal|TitleZh|Title|code)__/g, (_, name: keyof Names) => names[name]);
}

/** A list of games in code: one import of a name and one array of the names, both sorted. */
export interface GameList {
  readonly file: string;
  /** The line that imports a game. */
  readonly line: (names: Names) => string;
  /** How the array begins, up to its bracket. */
  readonly array: RegExp;
}

/** Every list that a new game joins. */
export const gameLists: readonly GameList[] = [
  {
    file: 'games/index.ts',
    line: ({ camel, slug }) => `import { ${camel} } from './${slug}';`,
    array: /games: readonly GameEntry\[\] = \[/,
  },
  {
    file: 'tests/subjects.ts',
    line: ({ camel, slug }) => `import ${camel} from './games/${slug}/subject';`,
    array: /SUBJECTS: readonly Subject\[\] = \[/,
  },
];

/**
 * The text of a list with the game in it; unchanged when it is there already.
 * @throws Expected when the text has no such list
 */
export function withGame(text: string, list: GameList, names: Names): string {
  const begin = list.array.exec(text);
  const end = begin === null ? -1 : text.indexOf(']', begin.index + begin[0].length);
  if (begin === null || end < 0) throw new Expected(`${list.file} has no list of games to add to.`);
  const start = begin.index + begin[0].length;
  const entries = text
    .slice(start, end)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const all = [...new Set([...entries, names.camel])].sort();
  const line = list.line(names);
  const head = text.slice(0, start);
  const imports = head.includes(line) ? head : head.replace(/(?:^import .*\n)+/m, `$&${line}\n`);
  return `${imports}${all.join(', ')}${text.slice(end)}`;
}

/** Every game that is to come, with its titles: src/app/workbench.ts. */
const ON_WORKBENCH = /^ *\{ 'zh-Hant': '(?<zh>[^']*)', en: '(?<en>[^']*)' \},\n/gm;

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A game that lies on the workbench has its titles from there, and leaves it for the shelf. */
export function offWorkbench(text: string, names: Names): { readonly text: string; readonly names: Names } {
  for (const { 0: line, groups } of text.matchAll(ON_WORKBENCH))
    if (groups?.zh !== undefined && groups.en !== undefined && slugOf(groups.en) === names.slug)
      return { text: text.replace(line, ''), names: { ...names, Title: groups.en, TitleZh: groups.zh } };
  return { text, names };
}

/** The sheet of every game's colours, with the game's in its place. */
export function withRoom(text: string, { slug }: Names): string {
  const line = `@import "./${slug}/room.css";`;
  const [head = '', ...imports] = text.split(/^(?=@import)/m);
  const all = [...new Set([...imports.map((each) => each.trim()), line])].sort();
  return `${head}${all.join('\n')}\n`;
}
