import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/bots.json';

type Report = Readonly<Record<string, unknown>>;
const read = (): Report => JSON.parse(readFileSync(FILE, 'utf8')) as Report;

/** The rows of a part of docs/bots.json, none where it has no such part. */
export const rowsOf = <Row>(part: string): readonly Row[] => (read()[part] ?? []) as readonly Row[];

/**
 * Puts what was counted into docs/bots.json, from which `npm run bench:report -- --words` makes the page.
 * @param part of the file, a list
 * @param isOld of a row that stands there: whether the new ones stand in its place
 */
export function keepRows<Row>(part: string, rows: readonly Row[], isOld: (row: Row) => boolean): void {
  const others = rowsOf<Row>(part).filter((row) => !isOld(row));
  writeFileSync(FILE, `${JSON.stringify({ ...read(), [part]: [...others, ...rows] }, null, 1)}\n`);
}
