import { type Bird, COUNT, CRIES, HOURS, type Hour, KIND, KINDS, type Kind, PLACE } from './components';

/** What the birds on one sill come to: the same for a view and for `G`. */

export const hourAt = (hour: number): Hour => HOURS[hour] ?? 'dragon';

export function countOf(birds: readonly Bird[], kind: Kind): number {
  let count = 0;
  for (let index = 0; index < birds.length; index++) {
    const bird = birds[index] as Bird;
    if (KIND[bird] === kind) count += COUNT[bird];
  }
  return count;
}

/** The first kind that would cry now, by which its player is out (CO24). */
export function crying(birds: readonly Bird[], hour: number): Kind | undefined {
  const cries = CRIES[hourAt(hour)];
  for (let index = KINDS.length - 1; index >= 0; index--) {
    const kind = KINDS[index] as Kind;
    const limit = cries[kind];
    if (limit !== undefined && countOf(birds, kind) >= limit) return kind;
  }
  return undefined;
}

/** Every kind that would cry now, as a player is warned of them. */
export const allCrying = (birds: readonly Bird[], hour: number): Kind[] =>
  KINDS.filter((kind) => countOf(birds, kind) >= (CRIES[hourAt(hour)][kind] ?? Number.POSITIVE_INFINITY));

/** Cards of that kind, in order. */
export const ofKind = (birds: readonly Bird[], kind: Kind): Bird[] =>
  birds.filter((bird) => KIND[bird] === kind);

export const hasBats = (birds: readonly Bird[]): boolean => birds.includes('bat');

/** Adds cards to a sill, which stays sorted: equal sills are the same. */
export function perch(sill: Bird[], birds: readonly Bird[]): void {
  sill.push(...birds);
  sill.sort((a, b) => PLACE[a] - PLACE[b]);
}

/** Takes those cards off a sill. */
export function leave(sill: Bird[], birds: readonly Bird[]): void {
  for (const bird of birds) {
    const index = sill.indexOf(bird);
    if (index < 0) throw new Error(`no ${bird} on this sill`);
    sill.splice(index, 1);
  }
}
