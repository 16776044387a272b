// The import matrix of the house (docs/design.md, "Rooms and stairs"): which room may import which.

const packages = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})/`;

/** The rooms of a game besides its rules, table, coach and sights: a game with many pieces is built in them. */
const builtIn = 'parts|cards|rooms|explorers|haunts|seat|bot';

/** What a table shows of a piece and rules do not know: pictures, words, and how loud it is told. */
const shown = '(?:\\.tsx|\\.json|/telling\\.ts)$';

/** Any other file below a folder: what a piece shows is `pictures`. */
const unseen = '(?!.*\\.tsx$)';

/** What stands in the columns of the matrix; $1 is the game of the importing file, $2 its haunt. */
const columns = {
  kit: '^src/kit/',
  'own rules': '^games/$1/rules/',
  'own parts': '^games/$1/parts/',
  'parts of cards': '^games/$1/parts/cards/',
  'parts of haunts': '^games/$1/parts/haunts/',
  'own cards': '^games/$1/cards/',
  'own rooms': '^games/$1/rooms/',
  'own explorers': '^games/$1/explorers/',
  'own haunts': '^games/$1/haunts/',
  'own haunt': '^games/$1/haunts/$2/',
  'own seat': '^games/$1/seat/',
  'own bot': '^games/$1/bot/',
  'what its pieces show': `^games/$1/(?:cards|rooms|explorers|haunts)/.*${shown}`,
  // Tracks, doors, titles: plain data that is on the piece itself, for whoever plays and for whoever draws it.
  'what is printed':
    '^games/$1/(?:(?:cards|rooms|explorers)/printed|explorers/colours|haunts/(?:folders|met|names))\\.ts$',
  'what plays': `^games/$1/(?!(?:table|coach|sights)/|(?:index|about)\\.ts$)`,
  'own coach': '^games/$1/coach/',
  'own sights': '^games/$1/sights/',
  'own table': '^games/$1/table/',
  'own covers': '^games/$1/covers/',
  'own other files': `^games/$1/(?!(?:rules|table|coach|${builtIn})/|(?:index|whole|box)\\.ts$)`,
  'own folder': '^games/$1/',
  entries: '^games/[^/]+/index\\.ts$',
  'games/index': '^games/(?:index|options|covers)\\.ts$',
  bots: '^src/bots/',
  wire: '^src/wire/',
  i18n: '^src/i18n/',
  ui: '^src/ui/',
  play: '^src/play/',
  offline: '^src/offline/',
  server: '^src/server/',
  'server/start': '^src/server/start\\.ts$',
  app: '^src/(?:app/|proxy\\.ts$)',
  'boardgame.io': packages('boardgame\\.io'),
  framework: packages('boardgame\\.io', 'zod'),
  levenshtein: packages('fastest-levenshtein'),
  zod: packages('zod'),
  React: packages('react', 'react-dom', 'next', 'next-intl', 'next-themes', 'radix-ui', 'lucide-react'),
  '@noble': packages('@noble/[^/]+'),
  unhomoglyph: packages('unhomoglyph'),
  idb: packages('idb'),
  marked: packages('marked'),
  // With the WebSockets it stands on.
  'socket.io': packages('socket\\.io', 'ws'),
  'socket.io-client': packages('socket\\.io-client'),
  qrcode: packages('qrcode', '@types/qrcode'),
  'react-zoom-pan-pinch': packages('react-zoom-pan-pinch'),
  'perfect-freehand': packages('perfect-freehand'),
  serwist: packages('serwist'),
  stores: packages('libsql', 'pg', '@types/pg'),
  pino: packages('pino'),
  sharp: packages('sharp'),
  node: '^(?:node:)?(?:child_process|crypto|events|fs|http|net|os|path|perf_hooks|stream|timers|url|util|worker_threads|zlib)(?:/promises)?$',
};

/** One row for each room: where it is, and what it may import. */
const rows = {
  kit: ['^src/kit/', ['kit', 'framework', '@noble', 'unhomoglyph']],
  rules: ['^games/([^/]+)/rules/', ['kit', 'own rules', 'framework', 'levenshtein']],
  table: [
    '^games/([^/]+)/table/',
    [
      'kit',
      'own rules',
      'own seat',
      'own table',
      'what is printed',
      'what its pieces show',
      'own other files',
      'i18n',
      'ui',
      'React',
      'perfect-freehand',
    ],
  ],
  'parts/cards': ['^games/([^/]+)/parts/cards/', ['kit', 'own rules', 'parts of cards']],
  'parts/haunts': ['^games/([^/]+)/parts/haunts/', ['kit', 'own rules', 'parts of cards', 'parts of haunts']],
  'parts/plans': ['^games/([^/]+)/parts/plans/', ['kit', 'own rules', 'own parts']],
  cards: [`^games/([^/]+)/cards/${unseen}`, ['kit', 'own rules', 'parts of cards', 'own cards']],
  rooms: [`^games/([^/]+)/rooms/${unseen}`, ['kit', 'own rules', 'parts of cards', 'own rooms']],
  explorers: [`^games/([^/]+)/explorers/${unseen}`, ['kit', 'own rules', 'parts of cards', 'own explorers']],
  haunt: [`^games/([^/]+)/haunts/([^/]+)/${unseen}`, ['kit', 'own rules', 'own parts', 'own haunt']],
  haunts: ['^games/([^/]+)/haunts/[^/]+$', ['kit', 'own rules', 'own parts', 'own haunts']],
  pictures: [
    '^games/([^/]+)/(?:cards|rooms|explorers|haunts)/.*\\.tsx$',
    ['kit', 'own rules', 'what its pieces show', 'i18n', 'ui', 'React'],
  ],
  seat: ['^games/([^/]+)/seat/', ['kit', 'own rules', 'own seat', 'what is printed', 'boardgame.io']],
  bot: ['^games/([^/]+)/bot/', ['kit', 'own rules', 'own seat', 'own bot', 'boardgame.io']],
  whole: ['^games/([^/]+)/(?:whole|box)\\.ts$', ['kit', 'what plays', 'framework']],
  sights: ['^games/([^/]+)/sights/', ['kit', 'own rules', 'own sights']],
  coach: ['^games/([^/]+)/coach/', ['kit', 'own rules', 'own coach']],
  entry: ['^games/([^/]+)/(?:index|about)\\.ts$', ['kit', 'own folder', 'framework']],
  'games/index': ['^games/(?:index|options|covers)\\.ts$', ['kit', 'entries', 'zod']],
  covers: ['^games/([^/]+)/covers/', ['kit', 'own covers']],
  options: ['^games/([^/]+)/options\\.ts$', ['kit', 'own rules', 'own haunts', 'zod']],
  bots: ['^src/bots/', ['kit', 'bots', 'framework', 'node']],
  wire: ['^src/wire/', ['kit', 'wire', 'zod']],
  i18n: ['^src/i18n/', ['kit', 'i18n', 'React']],
  ui: ['^src/ui/', ['kit', 'wire', 'i18n', 'ui', 'React', 'qrcode', 'react-zoom-pan-pinch']],
  play: [
    '^src/play/',
    [
      'kit',
      'wire',
      'games/index',
      'bots',
      'i18n',
      'ui',
      'play',
      'framework',
      'React',
      'idb',
      'socket.io-client',
    ],
  ],
  offline: ['^src/offline/', ['kit', 'i18n', 'ui', 'offline', 'React', 'serwist']],
  server: [
    '^src/server/',
    [
      'kit',
      'wire',
      'games/index',
      'bots',
      'server',
      'framework',
      'node',
      'socket.io',
      'stores',
      'pino',
      'sharp',
    ],
  ],
  app: [
    '^src/(?:app/|proxy\\.ts$)',
    [
      'kit',
      'games/index',
      'i18n',
      'ui',
      'play',
      'offline',
      'server/start',
      'app',
      'React',
      'marked',
      'zod',
      'node',
    ],
  ],
};

const matrix = Object.entries(rows).map(([room, [path, may]]) => ({
  name: room,
  comment: `${room} may import ${may.join(', ')}`,
  severity: 'error',
  from: { path },
  to: { pathNot: may.map((column) => columns[column]) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...matrix,
    {
      name: 'no-such-room',
      comment: 'every file belongs to a room of the matrix',
      severity: 'error',
      from: { path: '^(?:src|games)/', pathNot: Object.values(rows).map(([path]) => path) },
      to: {},
    },
    {
      name: 'lazy-entry',
      comment: 'an entry is loaded with the shelf: it reaches rules, table and coach by import() only',
      severity: 'error',
      from: { path: '^games/[^/]+/(?:index|about)\\.ts$' },
      to: { path: `^games/[^/]+/(?:(?:rules|table|coach|${builtIn})/|(?:whole|box)\\.ts$)`, dynamic: false },
    },
    {
      name: 'lazy-pieces',
      comment: 'a table opens what a piece shows when the piece is met: by import() only',
      severity: 'error',
      from: { path: '^games/[^/]+/table/' },
      to: {
        path: '^games/[^/]+/(?:cards|rooms|explorers|haunts)/',
        pathNot: '/(?:printed|colours|haunts/(?:folders|met|names))\\.ts$',
        dynamic: false,
      },
    },
    {
      name: 'bare-rules',
      comment: 'what plays knows nothing of how it is shown',
      severity: 'error',
      from: { path: '^games/[^/]+/(?!table/|(?:index|about)\\.ts$)', pathNot: shown },
      to: { path: `^games/[^/]+/(?:cards|rooms|explorers|haunts)/.*${shown}` },
    },
    {
      name: 'one-adapter',
      comment: 'the inside of boardgame.io is taken in src/kit/framework.ts only',
      severity: 'error',
      from: { pathNot: '^src/kit/framework\\.ts$' },
      to: { path: 'node_modules/boardgame\\.io/(?:dist/(?:cjs|esm)/)?(?:internal|master)(?:[./]|$)' },
    },
    {
      name: 'fair-bots',
      comment:
        'a bot that plays fair cannot reach whoever knows the truth: table, server, reducer, stock bots',
      severity: 'error',
      // The runner asks the reducer once what a game's defaults are; it hands it no match.
      from: { path: '^src/bots/', pathNot: '^src/bots/(?:stock|runner/compile)\\.ts$' },
      to: {
        path: [
          '^src/(?:play|server|app)/',
          '^src/bots/stock\\.ts$',
          '^src/kit/framework\\.ts$',
          'node_modules/boardgame\\.io/(?:dist/(?:cjs|esm)/)?(?:ai|client|internal|master|multiplayer|server)(?:[./]|$)',
        ],
      },
    },
    {
      name: 'no-framework-react',
      comment: 'boardgame.io/react drags in the lobby, cookies and MCTS',
      severity: 'error',
      from: {},
      to: { path: 'node_modules/boardgame\\.io/(?:dist/(?:cjs|esm)/)?react(?:-native)?(?:[./]|$)' },
    },
    {
      name: 'no-cycles',
      comment: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } },
};
