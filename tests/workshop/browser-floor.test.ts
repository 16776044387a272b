/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../scripts/lib/files.mjs';

/**
 * What a browser that the house supports may lack: because it is older ("The floor" of docs/design.md), because
 * a page over plain http gets nothing that wants a safe address, or because its owner has forbidden it.
 */
interface Rule {
  readonly lacks: string;
  readonly pattern: RegExp;
  /** A line that uses it, so that the rule itself is tried. */
  readonly line: string;
  /** Files that may, each with what it does where there is none. */
  readonly allowed?: Readonly<Record<string, string>>;
}

const RULES: readonly Rule[] = [
  {
    lacks: 'copies of lists with a change',
    pattern: /\.(?:toSorted|toReversed|toSpliced)\(|\.with\(/,
    line: 'const later = list.toSorted(byName);',
  },
  {
    lacks: 'findLast',
    pattern: /\.findLast(?:Index)?\(/,
    line: 'const last = list.findLast(isDone);',
  },
  {
    lacks: 'grouping',
    pattern: /\b(?:Object|Map)\.groupBy\b/,
    line: 'const byKind = Object.groupBy(list, kindOf);',
  },
  { lacks: 'Array.fromAsync', pattern: /\bArray\.fromAsync\b/, line: 'await Array.fromAsync(stream)' },
  {
    lacks: 'promises by their handles',
    pattern: /\bPromise\.(?:withResolvers|try)\b/,
    line: 'const { promise } = Promise.withResolvers();',
  },
  {
    lacks: 'sets of sets',
    pattern: /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|intersection)\(/,
    line: 'both.intersection(others)',
  },
  {
    lacks: 'iterators with methods',
    pattern:
      /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\(|\bIterator\.(?:from|prototype)/,
    line: 'seats.values().map(nameOf)',
  },
  {
    lacks: 'signals of signals',
    pattern: /\bAbortSignal\.(?:any|timeout)\b/,
    line: 'fetch(url, { signal: AbortSignal.timeout(1000) })',
  },
  {
    lacks: 'URL.canParse',
    pattern: /\bURL\.(?:canParse|parse)\(/,
    line: 'if (URL.canParse(text)) open(text);',
  },
  {
    lacks: 'regular expressions over sets of letters',
    pattern: /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(|\bRegExp\.escape\(/,
    line: 'RegExp.escape(name)',
  },
  { lacks: 'crypto.randomUUID', pattern: /\brandomUUID\b/, line: 'const id = crypto.randomUUID();' },
  { lacks: 'crypto.subtle', pattern: /\bcrypto\.subtle\b/, line: 'await crypto.subtle.digest(name, bytes)' },
  {
    lacks: 'Web Locks',
    pattern: /\bnavigator\.locks\b|\blocks\s*\.(?:request|query)\(/,
    line: 'navigator.locks.request(name, hold);',
    allowed: {
      'src/play/local/tab-lock.ts': 'a lease in localStorage',
      'src/offline/TableLock.tsx': 'nothing is held; a newer version goes by the windows that are open',
      'src/offline/service-worker.ts': 'goes by the windows that are open',
      'src/offline/table-open.ts': 'goes by the windows that are open',
    },
  },
  {
    lacks: 'the clipboard',
    pattern: /\bnavigator\.clipboard\b|\bclipboard\.(?:write|read)(?:Text)?\(/,
    line: 'await navigator.clipboard.writeText(url);',
    allowed: { 'src/ui/copy-text.ts': 'the older command, then the selected field' },
  },
  {
    lacks: 'sharing',
    pattern: /\bnavigator\.(?:share|canShare)\b/,
    line: 'navigator.share({ url })',
    allowed: { 'src/ui/room/LinkSlip.tsx': 'no button' },
  },
  {
    lacks: 'wake locks, notices, batteries, tremors',
    pattern: /\bnavigator\.(?:wakeLock|getBattery|vibrate|connection|userAgentData|mediaDevices)\b/,
    line: 'navigator.wakeLock.request("screen")',
  },
  {
    lacks: 'storage that is asked about',
    pattern: /\bnavigator\.storage\b/,
    line: 'await navigator.storage.persist();',
  },
  {
    lacks: 'service workers',
    pattern: /\bnavigator\.serviceWorker\b/,
    line: 'navigator.serviceWorker.register(file)',
    allowed: {
      'src/offline/own-version.ts': 'no version of its own to keep',
      'src/app/first-paint.ts': 'a page that no worker has brought',
    },
  },
  {
    lacks: 'whether a page has been touched',
    pattern: /\buserActivation\b/,
    line: 'navigator.userActivation.isActive',
    allowed: { 'src/ui/sound.ts': 'listens for the first touch itself' },
  },
  { lacks: 'BroadcastChannel', pattern: /\bBroadcastChannel\b/, line: 'new BroadcastChannel("tables")' },
  {
    lacks: 'times with nothing to do',
    pattern: /\b(?:request|cancel)IdleCallback\(|\bscheduler\./,
    line: 'requestIdleCallback(rest)',
    allowed: { 'src/ui/use-idle.ts': 'a short while later' },
  },
  {
    lacks: 'the end of a scroll, transitions of views, popovers',
    pattern:
      /scrollend|startViewTransition|\bpopover=|popovertarget|\.(?:show|hide|toggle)Popover\(|closedby=/i,
    line: 'element.showPopover()',
  },
  {
    lacks: 'checkVisibility',
    pattern: /\.checkVisibility\(/,
    line: 'if (element.checkVisibility()) focus();',
  },
  { lacks: 'moveBefore', pattern: /\.moveBefore\(/, line: 'list.moveBefore(item, first)' },
  {
    lacks: 'words and characters told apart',
    pattern: /\bIntl\.Segmenter\b/,
    line: 'const words = new Intl.Segmenter("zh-Hant");',
    allowed: {
      'src/kit/graphemes.ts': 'counts letters with their marks',
      'src/ui/Phrases.tsx': 'lines break where the browser will',
    },
  },
  {
    lacks: 'packing',
    pattern: /\b(?:Dec|C)ompressionStream\b/,
    line: 'stream.pipeThrough(new CompressionStream("deflate-raw"))',
    allowed: { 'src/play/replay/packing.ts': 'no link, but a file; a link that comes says so' },
  },
  {
    lacks: 'a canvas outside of pages',
    pattern: /\bOffscreenCanvas\b(?!Rendering)/,
    line: 'new OffscreenCanvas(96, 96)',
    allowed: { 'src/play/paint-sight.ts': 'the page paints in place of its worker' },
  },
  {
    lacks: 'whether something is in sight, or how large it has become',
    pattern: /\b(?:Intersection|Resize)Observer\b/,
    line: 'new IntersectionObserver(look)',
    allowed: { 'src/play/online/RoomChat.tsx': 'is taken for seen' },
  },
  {
    lacks: 'storage, which people can forbid',
    pattern: /\b(?:local|session)Storage\b|\bindexedDB\b/,
    line: 'localStorage.setItem(key, value);',
    allowed: {
      'src/app/frame.ts': 'says so, where another page shows this one',
      'src/offline/fresh-page.ts': 'loads nothing anew',
      'src/play/kept.ts': 'leaves room for nothing',
      'src/play/match-refuge.ts': 'keeps nothing, as the database beside it',
      'src/play/pending-match.ts': 'remembers until the page goes',
      'src/play/local/tab-lock.ts': 'every tab gets the match; what it saves is compared',
      'src/play/online/own-claim.ts': 'remembers until the page goes',
      'src/play/online/seat-keys.ts': 'remembers until the page goes',
      'src/play/online/use-talk.ts': 'remembers until the page goes',
      'src/play/online/voice.ts': 'remembers until the page goes',
      'src/ui/aids.ts': 'remembers until the page goes',
      'src/ui/kept-list.ts': 'knows nothing',
      'src/ui/setup/remembered-names.ts': 'knows no names',
      'src/ui/sound-settings.ts': 'remembers until the page goes',
      'src/ui/telling-pace.ts': 'remembers until the page goes',
    },
  },
];

/** What runs in browsers: pages, workers, rulebooks and their bots. */
const files = filesBelow('.', ['src', 'games'])
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !file.startsWith('src/server/') && file !== 'src/proxy.ts');

/** A source without what only speaks of things. */
const spoken = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(spoken, (comment) => comment.replace(/[^\n]/g, ' '));

const sources = files.map((file) => ({ file, lines: codeOf(file).split('\n') }));

const usesOf = ({ pattern }: Rule): { readonly file: string; readonly place: string }[] =>
  sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) ? [{ file, place: `${file}:${index + 1}: ${line.trim()}` }] : [],
    ),
  );

test('there are sources to look through', () => {
  expect(files.length).toBeGreaterThan(600);
});

test.each(RULES.map((rule) => [rule.lacks, rule] as const))('nothing takes for granted: %s', (_, rule) => {
  const uses = usesOf(rule);
  const allowed = rule.allowed ?? {};
  expect(uses.filter(({ file }) => !(file in allowed)).map(({ place }) => place)).toEqual([]);
  // A file that does without by now needs no leave.
  const users = new Set(uses.map(({ file }) => file));
  expect(Object.keys(allowed).filter((file) => !users.has(file))).toEqual([]);
});

test.each(RULES.map((rule) => [rule.line, rule] as const))('%s would be found', (line, { pattern }) => {
  expect(line).toMatch(pattern);
});
