import type { NewMatch } from './match-record';

/** What sessionStorage keeps it under: a page that has to be loaded anew before the match has begun still has it. */
const KEY = 'kaizhuo.laid';

let laid: NewMatch | undefined;

/** Leaves a match to be begun by the table page that is opened next. */
export function layTable(match: NewMatch): void {
  laid = match;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(match));
  } catch {
    // It is laid for as long as this page lives.
  }
}

function kept(): NewMatch | undefined {
  try {
    // Its own page wrote it down a moment ago; the rules judge it as any other.
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as NewMatch | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The match that was left for this game; undefined when there is none. */
export function laidTable(slug: string): NewMatch | undefined {
  laid ??= kept();
  return laid?.slug === slug ? laid : undefined;
}

/** The match has begun. */
export function clearTable(): void {
  laid = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
