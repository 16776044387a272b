import { existsSync } from 'node:fs';
import path from 'node:path';
import { games } from '@games/index';
import type { Page } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import {
  away,
  missing,
  reconnecting,
  room,
  roomClock,
  roomTable,
  roomWithGuest,
  tableClock,
  watching,
} from './lib/room-shots';
import { root } from './lib/root.mjs';
import { Expected } from './lib/say.mjs';
import { newer, online, unreachable } from './lib/site-shots';
import {
  botMenu,
  clause,
  cover,
  type GameShot,
  hint,
  history,
  keys,
  lesson,
  longNames,
  midGame,
  myTurn,
  over,
  replay,
  settings,
  share,
  sheet,
  waiting,
  zoomed,
} from './lib/table-shots';

export interface Shot {
  /** Begins the file's name. */
  name: string;
  /** Below the locale: '' is the home page, '/rules' is `/en/rules`. */
  path: string;
  /** What to do on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the path answers; 200 by default. */
  status?: number;
}

const game = `/${HIDDEN}`;

/** Pages of the house; those of a table with the example of hidden hands. */
const pagesOfTheHouse: readonly Shot[] = [
  { name: 'home', path: '' },
  { name: 'game', path: game },
  { name: 'game-bots', path: game, prepare: botMenu },
  { name: 'game-online', path: game, prepare: online },
  { name: 'game-unreachable', path: game, prepare: unreachable },
  { name: 'game-newer', path: game, prepare: newer },
  { name: 'rules', path: `${game}/rules` },
  { name: 'bots', path: '/bots' },
  { name: 'credits', path: '/credits' },
  { name: 'not-found', path: '/no-such-game', status: 404 },
  { name: 'offline', path: '/offline' },
  { name: 'table-cover', path: game, prepare: cover },
  { name: 'table-turn', path: game, prepare: myTurn },
  { name: 'table-hint', path: game, prepare: hint },
  { name: 'table-waiting', path: game, prepare: waiting },
  { name: 'table-history', path: game, prepare: history },
  { name: 'table-over', path: game, prepare: over },
  { name: 'table-keys', path: game, prepare: keys },
  { name: 'table-clause', path: game, prepare: clause },
  { name: 'table-zoom', path: game, prepare: zoomed },
  { name: 'table-settings', path: game, prepare: settings },
  { name: 'table-names', path: game, prepare: longNames },
  { name: 'lesson', path: `${game}/learn`, prepare: lesson },
  { name: 'replay', path: game, prepare: replay },
  { name: 'replay-share', path: game, prepare: share },
  { name: 'replay-broken', path: `${game}/replay#r=AAAA` },
  { name: 'rooms', path: '/rooms' },
  { name: 'room-new', path: `/rooms/new?game=${HIDDEN}` },
  { name: 'room-missing', path: `/rooms/${'x'.repeat(22)}`, prepare: missing },
  { name: 'room-waiting', path: game, prepare: room },
  { name: 'room-guest', path: game, prepare: roomWithGuest },
  { name: 'room-clock-setting', path: game, prepare: roomClock },
  { name: 'room-clock-table', path: game, prepare: tableClock },
  { name: 'room-table', path: game, prepare: roomTable },
  { name: 'room-watching', path: game, prepare: watching },
  { name: 'room-reconnecting', path: game, prepare: reconnecting },
  { name: 'room-away', path: game, prepare: away },
];

/** What every game is looked at in: at its smallest and largest table, in its lesson, at its end. */
const ofEveryGame = (seats: { readonly min: number; readonly max: number }): GameShot[] => [
  ...[...new Set([seats.min, seats.max])].map((count) => ({
    name: `board-${count}`,
    prepare: midGame(count),
  })),
  { name: 'sheet', prepare: sheet },
];

/** What a game wants to be looked at in besides: tests/games/<slug>/shots.ts, where it has one. */
async function ownOf(slug: string): Promise<readonly GameShot[]> {
  const file = path.join(root, `tests/games/${slug}/shots.ts`);
  if (!existsSync(file)) return [];
  const { shots } = (await import(file)) as { readonly shots: readonly GameShot[] };
  return shots;
}

/** The one of that name. */
export async function shotOf(name: string): Promise<Shot> {
  const shot = (await allPages()).find((page) => page.name === name);
  if (shot === undefined) throw new Expected(`There is no picture called "${name}".`);
  return shot;
}

/** Every picture there is. */
export async function allPages(): Promise<Shot[]> {
  const own = games.map(async ({ slug, seats }) =>
    [...ofEveryGame(seats), ...(await ownOf(slug))].map(({ name, prepare }) => ({
      name: `${slug}-${name}`,
      path: `/${slug}`,
      prepare: (page: Page) => prepare(page, slug),
    })),
  );
  return [...pagesOfTheHouse, ...(await Promise.all(own)).flat()];
}
