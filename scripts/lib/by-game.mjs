// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './root.mjs';

/**
 * Whose time it was: milliseconds by slug; what belongs to no game is the house's.
 * @typedef {Record<string, number>} ByGame
 * @typedef {{ fullName: string, duration?: number | null }} JestTest
 * @typedef {{ name: string, startTime: number, endTime: number, assertionResults: JestTest[] }} JestFile
 * @typedef {{ specs?: { title: string, file: string, tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 */

export const HOUSE = 'the house';

/** Every game on the shelf. */
export const slugs = () =>
  readdirSync(path.join(root, 'games')).filter((name) =>
    existsSync(path.join(root, 'games', name, 'index.ts')),
  );

/**
 * The game whose folder of tests a file lies in, or that a test names.
 * @param {string} text a path or a title
 * @param {string[]} games
 */
const gameIn = (text, games) =>
  games.find((slug) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`).test(text)) ?? HOUSE;

/**
 * @param {JestFile[]} files
 * @param {string[]} games
 * @returns {ByGame}
 */
export function jestByGame(files, games) {
  /** @type {ByGame} */
  const times = {};
  for (const { name, startTime, endTime, assertionResults } of files) {
    const owner = gameIn(path.relative(root, name), games);
    let left = endTime - startTime;
    if (owner === HOUSE)
      for (const { fullName, duration } of assertionResults) {
        const game = gameIn(fullName, games);
        times[game] = (times[game] ?? 0) + (duration ?? 0);
        left -= duration ?? 0;
      }
    // What a file takes beside its tests is its owner's.
    times[owner] = (times[owner] ?? 0) + Math.max(left, 0);
  }
  return times;
}

/**
 * @param {Suite[]} suites
 * @param {string[]} games
 * @param {ByGame} times
 * @returns {ByGame}
 */
export function playwrightByGame(suites, games, times = {}) {
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const { title, tests } of specs) {
      const game = gameIn(title, games);
      for (const { results } of tests)
        for (const { duration } of results) times[game] = (times[game] ?? 0) + duration;
    }
    playwrightByGame(inner, games, times);
  }
  return times;
}

/** Test files that go through all games, and in which a title says whose test it is. */
const filesForAll = () =>
  filesBelow(root, ['tests'])
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\bSUBJECTS\b|@games\/index/.test(readFileSync(path.join(root, file), 'utf8')));

/**
 * The arguments for Jest with which the tests of one game run: those in its folders, and those that name it.
 * @param {string} slug
 * @returns {string[][]}
 */
export const jestArguments = (slug) => [
  ['--testPathPatterns', `tests/\\w+/${slug}/`],
  ['-t', `(?<![\\w-])${slug}(?![\\w-])`, '--runTestsByPath', ...filesForAll()],
];
