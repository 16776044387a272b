import type { CoachScript } from './coach';
import type { OptionValues } from './options';
import type { Rulebook, SeatRules } from './rulebook';

export const LOCALES = ['zh-Hant', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** How a game's entry brings its coach: nothing of it is loaded with the shelf or the table. */
interface CoachEntry {
  readonly script: () => Promise<{ readonly default: CoachScript }>;
  /** `{ lead, chapters, steps }`, passed on under `game.coach`. */
  readonly messages: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;
}

/** What the shelf shows of a game, cheap to import; everything heavy hangs on a lazy import. */
export interface GameEntry {
  readonly slug: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** One line under the title. */
  readonly tagline: Readonly<Record<Locale, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly age: number;
  /** Names of the people who made the original game, for the credits. */
  readonly designers: readonly string[];
  readonly year: number;
  /** Each option as it suits people who have never played this game. */
  readonly firstGame: OptionValues;
  /** The tokens this game's rooms are painted with: the `data-room` value of its `room.css`. */
  readonly room: string;
  readonly rulebook: () => Promise<Rulebook>;
  /** The half of the rulebook that a table's page needs. */
  readonly seatRules: () => Promise<SeatRules>;
  /**
   * The board, a component that renders `TableScreen`, and how loud its journal is told. Typed by the site;
   * rules never see React. An entry imports it behind `typeof window`, or every page that is made on the server would send every board.
   */
  readonly table: () => Promise<{ readonly default: unknown; readonly telling: unknown }>;
  readonly messages: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;
  /** The guided first match, where the game has one. */
  readonly coach?: CoachEntry;
}

/** What an entry answers on the server, where nobody sits at a board. */
export function noBoard(): never {
  throw new Error('a board is shown in a browser only');
}
