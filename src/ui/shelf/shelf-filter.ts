import { wordIn } from '@/kit/address';

/** What of the shelf is shown: games for this many people that are over within this many minutes. */
export interface ShelfFilter {
  readonly players: number | undefined;
  readonly minutes: number | undefined;
}

/** What a game's box says about itself. */
export interface BoxFacts {
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
}

export const MINUTES = [15, 30, 60] as const;

const PLAYERS = 'players';
const TIME = 'minutes';

const oneOf = (text: string | null, choices: readonly number[]): number | undefined =>
  text === null ? undefined : choices.find((choice) => String(choice) === wordIn(text));

/** How many people can sit at some box of the shelf, in order. */
export function playerCounts(boxes: readonly BoxFacts[]): number[] {
  const least = Math.min(...boxes.map(({ seats }) => seats.min));
  const most = Math.max(...boxes.map(({ seats }) => seats.max));
  return boxes.length === 0 ? [] : Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** Reads an address; what no chip stands for is as if it were not there. */
export const readFilter = (search: URLSearchParams, counts: readonly number[]): ShelfFilter => ({
  players: oneOf(search.get(PLAYERS), counts),
  minutes: oneOf(search.get(TIME), MINUTES),
});

/** The address's query with this filter, its other parts left alone: `?players=4`, or nothing. */
export function filterQuery(search: URLSearchParams, { players, minutes }: ShelfFilter): string {
  const next = new URLSearchParams(search);
  next.delete(PLAYERS);
  next.delete(TIME);
  if (players !== undefined) next.set(PLAYERS, String(players));
  if (minutes !== undefined) next.set(TIME, String(minutes));
  return next.size === 0 ? '' : `?${next}`;
}

export const fits = ({ seats, minutes }: BoxFacts, filter: ShelfFilter): boolean =>
  (filter.players === undefined || (filter.players >= seats.min && filter.players <= seats.max)) &&
  (filter.minutes === undefined || minutes <= filter.minutes);
