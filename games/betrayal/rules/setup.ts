import type { Random } from '@/kit/random';
import { type CardID, DECKS } from './components';
import { dateOf } from './draft';
import { firstTiles } from './house';
import type { BetrayalG, BetrayalOptions, FaceDown } from './state';
import type { Box } from './thing';
import { freshTurn } from './turn';

const DAYS_OF_A_LEAP_YEAR = 366;

/**
 * Everything in its place (BH9, BH10), today drawn by lot (BH158), and nobody has an explorer yet (BH7).
 */
export function firstState(
  box: Box,
  numPlayers: number,
  random: Random,
  options: BetrayalOptions,
): BetrayalG {
  const deck = (kind: string): CardID[] =>
    random.Shuffle(Object.keys(box.cards).filter((card) => box.cards[card]?.deck === kind));
  const { strip, landings, room } = box.start;
  return {
    journal: [],
    options: { ...options },
    stage: 'choosing',
    day: dateOf(random.Die(DAYS_OF_A_LEAP_YEAR)),
    tiles: firstTiles(strip, landings),
    explorers: Array.from({ length: numPlayers }, () => ({
      room,
      side: null,
      explorer: null,
      traits: { speed: 1, might: 1, sanity: 1, knowledge: 1 },
      life: 'alive' as const,
      cards: [],
      gains: [],
    })),
    monsters: [],
    tokens: [],
    piles: [],
    discardPiles: { omen: [], item: [], event: [] },
    gone: [],
    slices: {},
    turn: freshTurn(null, 0, room),
    turnsTaken: Array.from({ length: numPlayers }, () => 0),
    first: '0',
    round: 0,
    omensDrawn: 0,
    lastOmen: null,
    haunt: null,
    agenda: [{ do: 'ask', kind: 'explorer', seat: '0' }],
    quiet: Array.from({ length: numPlayers }, () => false),
    outcome: null,
    stack: random.Shuffle(Object.keys(box.rooms).filter((id) => box.rooms[id]?.isPrinted !== true)),
    discards: [],
    decks: { omen: deck('omen'), item: deck('item'), event: deck('event') },
    known: Array.from({ length: numPlayers }, () => nothingKnown()),
    hidden: null,
  };
}

const nothingKnown = (): Record<FaceDown, string[]> =>
  Object.fromEntries(['stack', ...DECKS].map((pile) => [pile, [] as string[]])) as Record<FaceDown, string[]>;
