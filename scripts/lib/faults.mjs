// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * What went wrong in a part, a text each: what a test is called, and what it says first.
 * @typedef {{ fullName: string, status?: string, failureMessages?: string[] }} JestTest
 * @typedef {{ name: string, message?: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ title: string, file: string, tests: { status?: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** Lines of a message that say what was wrong; the rest stands where it happened. */
const LINES = 12;

/**
 * @param {string} title
 * @param {string} [message]
 */
const fault = (title, message = '') =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, LINES)].join('\n    ');

/**
 * @param {JestFile[]} files
 * @returns {string[]}
 */
export const jestFaults = (files) =>
  files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be run has a message and no tests.
    if (failed.length === 0) return assertionResults.length === 0 && message ? [fault(name, message)] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      fault(`${name} › ${fullName}`, failureMessages[0]),
    );
  });

/**
 * Those that failed, and those that failed at first.
 * @param {Suite[]} suites
 * @returns {string[]}
 */
export const playwrightFaults = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) =>
          fault(
            `${file} › ${title}${status === 'flaky' ? ' (flaky)' : ''}`,
            results.find(({ error }) => error !== undefined)?.error?.message,
          ),
        ),
    ),
    ...playwrightFaults(inner),
  ]);
