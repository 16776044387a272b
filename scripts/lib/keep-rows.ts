import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/bots.json';

/**
 * Puts what was counted into docs/bots.json, from which `npm run bench:report -- --words` makes the page.
 * @param part of the file, a list
 * @param isOld of a row that stands there: whether the new ones stand in its place
 */
export function keepRows<Row>(part: string, rows: readonly Row[], isOld: (row: Row) => boolean): void {
  const report = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<
    Record<string, readonly Row[] | undefined>
  >;
  const others = (report[part] ?? []).filter((row) => !isOld(row));
  writeFileSync(FILE, `${JSON.stringify({ ...report, [part]: [...others, ...rows] }, null, 1)}\n`);
}
