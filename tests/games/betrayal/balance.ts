import { type EndingsRow, endingsTable } from './endings';

const WORDS: readonly string[] = [
  'Who takes a side by lot wins 0 % as heroes of haunt 4 and 2.5 % as heroes of haunt 22, and so 99 % and 97.5 % as ' +
    'the traitor: against heroes by lot there is nothing left to win by thinking as the traitor. In haunt 12 each plays ' +
    'alone, and nobody wins by lot.',
  '**Haunt 4 is hard for its heroes.** Eight turns after it has begun the eggs hatch. By then somebody has to have ' +
    'drawn an item (the Medical Kit may be taken in its place), to have carried it to the one who hangs in the web, and to ' +
    'have rolled 4 with Knowledge. Against a traitor by lot two thirds of all heroes are in time and leave. Against ' +
    'one who plays, who carries the Kit is followed: each opponent in a room costs a space to leave it, so that one room ' +
    'a turn is left; from its fifth turn on the Spider kills a hero in each. With five and six the traitor is the strongest of ' +
    'all, since it is chosen by Might. Evaluations with and without nearness, threat and a finer measure of the cure ' +
    'were within each other’s intervals against it. Bots do not trade, so the Kit is never passed on to whoever is free to go.',
  'The last round ended 2 of 100 matches of haunt 12 among hard bots, none among those that play by policy, and 8 where ' +
    'all others play by lot: whoever holds the Ball may be cut off in the basement, or never asked for it.',
];

/** What docs/bots.md says below the figures of Betrayal's sides. */
export const sidesInWords = (kept: (part: string) => readonly unknown[]): readonly string[] => [
  ...WORDS,
  'How haunts end among bots of one level, three to six of them in turn, counted by `npm run endings`:',
  endingsTable(kept('endings') as readonly EndingsRow[]),
];
