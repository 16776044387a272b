/** A part of a tree of messages that has others below it: what the build has taken apart is a list. */
const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Messages with others over them: what both have is the others'. Neither is changed. */
export function laidOver<Messages extends object>(messages: Messages, more: object): Messages {
  const own = new Map<string, unknown>(Object.entries(messages));
  for (const [key, value] of Object.entries(more) as [string, unknown][]) {
    const below = own.get(key);
    own.set(key, isTree(below) && isTree(value) ? laidOver(below, value) : value);
  }
  return Object.fromEntries(own) as Messages;
}
