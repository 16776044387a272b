// @ts-check
import { HOUSE } from './by-game.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, reason?: string, byGame?: import('./by-game.mjs').ByGame, faults?: string[] }} Count
 *   reason: why the whole part could not run; byGame: the time its tests took; faults: what went wrong, a text each
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
  return inColumns(cells);
}

/**
 * What went wrong once more, where a long output ends; empty where nothing did.
 * @param {Row[]} rows
 * @returns {string}
 */
export const faultsOf = (rows) =>
  rows.flatMap(({ name, faults = [] }) => faults.map((fault) => `${name}: ${fault}\n\n`)).join('');

/**
 * A line for each game with the time of its tests, part by part; parts without games are left out.
 * @param {Row[]} rows
 * @returns {string} empty where no part knows games
 */
export function gamesTable(rows) {
  const parts = rows.filter(({ byGame }) => byGame !== undefined);
  const games = [...new Set(parts.flatMap(({ byGame = {} }) => Object.keys(byGame)))];
  if (games.length === 0) return '';
  const order = [...games.filter((game) => game !== HOUSE).sort(), HOUSE];
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
  return inColumns([
    ['game', ...parts.map(({ name }) => name), 'all'],
    ...order.map((game) => {
      const times = parts.map(({ byGame = {} }) => byGame[game] ?? 0);
      return [game, ...times.map(seconds), seconds(times.reduce((sum, time) => sum + time, 0))];
    }),
  ]);
}

/** @param {string[][]} cells */
function inColumns(cells) {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
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
