// @ts-check

import { slugs } from './lib/by-game.mjs';
import { command } from './lib/command.mjs';
import { install } from './lib/install.mjs';
import { parts } from './lib/parts.mjs';
import { duration, Expected, say } from './lib/say.mjs';
import { faultsOf, gamesTable, lastLine, table } from './lib/summary.mjs';

// npm test: every part. npm test -- --game <slug>: what belongs to one game. npm test <part> [arguments for
// its tool]: that part alone.
await command(async () => {
  const [first, ...rest] = process.argv.slice(2);
  const game = first === '--game' ? rest[0] : undefined;
  const only = first === '--game' ? undefined : first;
  if (first === '--game' && !slugs().includes(game ?? '')) {
    throw new Expected(`There is no game "${game ?? ''}". The games: ${slugs().join(', ')}`);
  }
  const chosen = parts.filter(({ name, runGame }) =>
    game === undefined ? [undefined, name].includes(only) : runGame !== undefined,
  );
  if (chosen.length === 0) {
    throw new Expected(`There is no part "${only}". The parts: ${parts.map((part) => part.name).join(', ')}`);
  }
  await install('all');
  const rows = [];
  for (const part of chosen) {
    say(`\n── ${part.name}: ${part.about}`);
    const since = Date.now();
    const count = await attempt(async () => (game && part.runGame ? part.runGame(game) : part.run(rest)));
    // Where nobody looks, a part that did not run must not pass for one that did.
    if (process.env.CI && count.reason) Object.assign(count, { failed: count.failed + 1, skipped: 0 });
    if (count.reason) say(count.reason);
    rows.push({ name: part.name, time: duration(since), ...count });
  }
  if (!only) say(`\n${faultsOf(rows)}${table(rows)}\n\n${gamesTable(rows)}\n`);
  say(lastLine(rows));
  process.exitCode = rows.some((row) => row.failed > 0) ? 1 : 0;
});

/**
 * A part that breaks down counts as one failure; the others still run.
 * @param {() => Promise<import('./lib/summary.mjs').Count>} work
 * @returns {Promise<import('./lib/summary.mjs').Count>}
 */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Expected ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
