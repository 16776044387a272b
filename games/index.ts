import type { GameEntry } from '@/kit/entry';
import { loveLetter } from './love-letter';
import { numeri } from './numeri';
import { sushiGo } from './sushi-go';

/** The one list of games: adding a game is adding a folder and a line here. */
export const games: readonly GameEntry[] = [loveLetter, numeri, sushiGo];

export const gameOf = (slug: string): GameEntry | undefined => games.find((game) => game.slug === slug);
