import type { GameEntry } from '@/kit/entry';
import { betrayal } from './betrayal';
import { cat10 } from './cat-10';
import { cheatyMages } from './cheaty-mages';
import { crowsOverkill } from './crows-overkill';
import { diggers } from './diggers';
import { kaPai } from './ka-pai';
import { loveLetter } from './love-letter';
import { macroscope } from './macroscope';
import { ninjaSoul } from './ninja-soul';
import { numeri } from './numeri';
import { sushiGo } from './sushi-go';
import { sweetNose } from './sweet-nose';

/** The one list of games: adding a game is adding a folder and a line here. */
export const games: readonly GameEntry[] = [
  betrayal,
  cat10,
  cheatyMages,
  crowsOverkill,
  diggers,
  kaPai,
  loveLetter,
  macroscope,
  ninjaSoul,
  numeri,
  sushiGo,
  sweetNose,
];

export const gameOf = (slug: string): GameEntry | undefined => games.find((game) => game.slug === slug);
