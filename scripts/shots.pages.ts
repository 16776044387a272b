import type { Page } from '@playwright/test';
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
import { newer, online, unreachable } from './lib/site-shots';
import {
  botMenu,
  clause,
  cover,
  hint,
  history,
  keys,
  lesson,
  longNames,
  midGame,
  myTurn,
  naming,
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

const game = '/love-letter';

export const pages: Shot[] = [
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
  { name: 'table-naming', path: game, prepare: naming },
  { name: 'table-history', path: game, prepare: history },
  { name: 'table-over', path: game, prepare: over },
  { name: 'table-keys', path: game, prepare: keys },
  { name: 'table-clause', path: game, prepare: clause },
  { name: 'table-zoom', path: game, prepare: zoomed },
  { name: 'table-settings', path: game, prepare: settings },
  { name: 'table-names', path: game, prepare: longNames },
  { name: 'lesson', path: `${game}/learn`, prepare: lesson },
  { name: 'sheet-sushi', path: '/sushi-go', prepare: sheet('sushi-go') },
  { name: 'sheet-beans', path: '/numeri', prepare: sheet('numeri') },
  { name: 'replay', path: game, prepare: replay },
  { name: 'replay-share', path: game, prepare: share },
  { name: 'replay-broken', path: `${game}/replay#r=AAAA` },
  { name: 'board-letters-2', path: game, prepare: midGame('love-letter', 2, 6) },
  { name: 'board-letters-4', path: game, prepare: midGame('love-letter', 4, 4) },
  { name: 'board-sushi-2', path: '/sushi-go', prepare: midGame('sushi-go', 2, 9) },
  { name: 'board-sushi-5', path: '/sushi-go', prepare: midGame('sushi-go', 5, 9) },
  { name: 'board-beans-2', path: '/numeri', prepare: midGame('numeri', 2, 16) },
  { name: 'board-beans-4', path: '/numeri', prepare: midGame('numeri', 4, 14) },
  { name: 'rooms', path: '/rooms' },
  { name: 'room-new', path: '/rooms/new?game=love-letter' },
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
