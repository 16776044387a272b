import type { NewMatch } from './match-record';

let laid: NewMatch | undefined;

/** Leaves a match to be begun by the table page that is opened next. */
export function layTable(match: NewMatch): void {
  laid = match;
}

/** The match that was left for this game; undefined when there is none. */
export const laidTable = (slug: string): NewMatch | undefined => (laid?.slug === slug ? laid : undefined);

/** The match has begun. */
export function clearTable(): void {
  laid = undefined;
}
