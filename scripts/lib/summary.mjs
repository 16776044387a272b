// @ts-check

/**
 * @typedef {{ passed: number, failed: number, skipped: number, reason?: string }} Count
 *   reason: why the whole part could not run
 * @typedef {Count & { name: string, time: string }} Row
 */

/**
 * @param {Row[]} rows
 * @returns {string}
 */
export function table(rows) {
  const cells = [
    ['part', 'passed', 'failed', 'skipped', 'time'],
    ...rows.map((row) => [row.name, String(row.passed), String(row.failed), String(row.skipped), row.time]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/**
 * @param {Count[]} rows
 * @returns {string} for example "41 passed, 0 failed"
 */
export function lastLine(rows) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    rows.reduce((total, row) => total + row[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
