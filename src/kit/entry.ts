import type { CoachScript } from './coach';
import type { OptionValues } from './options';
import type { Rulebook, SeatRules } from './rulebook';
import type { Sights } from './sights';

export const LOCALES = ['zh-Hant', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Words in each language, loaded when they are wanted. */
type LazyWords = Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;

/** What only pages made on the server say of a game: what is in here costs no visitor a byte of script. */
export interface GameAbout {
  /** One line under the title. */
  readonly tagline: Readonly<Record<Locale, string>>;
  readonly minutes: number;
  readonly age: number;
  /** Names of the people who made the original game, for the credits. */
  readonly designers: readonly string[];
  readonly year: number;
  /** The words of its guided first match, `{ lead, chapters, steps }`, passed on under `game.coach`. */
  readonly coach?: LazyWords;
}

/** What every page knows of every game, so as little as possible; everything heavy hangs on a lazy import. */
export interface GameEntry {
  readonly slug: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Each option as it suits people who have never played this game. */
  readonly firstGame: OptionValues;
  /** The tokens this game's rooms are painted with: the `data-room` value of its `room.css`. */
  readonly room: string;
  /** Like the board, behind `typeof window`, the other way round: no browser is sent it. */
  readonly about: () => Promise<GameAbout>;
  readonly rulebook: () => Promise<Rulebook>;
  /** The half of the rulebook that a table's page needs; a page that shows the board at once has it from `table`. */
  readonly seatRules: () => Promise<SeatRules>;
  /**
   * The board, a component that renders `TableScreen`, how loud its journal is told, how words come that it needs
   * late, where it needs any, what shows whom a seat plays on the cover between two people, where each plays somebody,
   * and `seatRules`: fetched on their own, what both are made of would come twice. Typed by the site; rules never see
   * React. An entry imports it behind `typeof window`, or every page that is made on the server would send every board.
   */
  readonly table: () => Promise<{
    readonly default: unknown;
    readonly telling: unknown;
    readonly seatRules: SeatRules;
    readonly lateWords?: unknown;
    readonly Cast?: unknown;
  }>;
  /** Its hidden drawings, where it has any: for whoever holds the truth of a match, and nobody else. */
  readonly sights?: () => Promise<{ readonly default: Sights }>;
  /** The script of the guided first match, where the game has one. */
  readonly coach?: () => Promise<{ readonly default: CoachScript }>;
}

/** What an entry answers in a browser about what only the server says. */
export function notOnAPage(): never {
  throw new Error('what a game is about is said by pages made on the server');
}

/** What an entry answers on the server, where nobody sits at a board. */
export function noBoard(): never {
  throw new Error('a board is shown in a browser only');
}
