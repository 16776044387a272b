/** Seats of this page for which the page answers where they have but one answer: until it is left. */
const wishes = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = (slug: string, playerID: string): string => `${slug} ${playerID}`;

export const hasStandingAnswer = (slug: string, playerID: string): boolean =>
  wishes.has(keyOf(slug, playerID));

export function setStandingAnswer(slug: string, playerID: string, isOn: boolean): void {
  if (isOn) wishes.add(keyOf(slug, playerID));
  else wishes.delete(keyOf(slug, playerID));
  for (const listener of listeners) listener();
}

export function subscribeToStandingAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
