import { boundsTable, bySeatsTable, type EndingsRow, endingsTable, oneSided } from './endings';

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

/** Why one side wins more than four of five matches of a haunt, by its number: what its section asks, and what bots get of it. */
export const WHY: Readonly<Record<number, string>> = {
  5:
    'one hero needs the Revolver and the Silver Bullets, each after a roll of 5 with Knowledge in a room that may not lie yet, ' +
    'and then has to win. The Werewolf gains a step a turn, and whoever it bites may turn; matches are over after some six rounds.',
  10:
    'the Zombies must be led one by one into six rooms, most of which have to be discovered first, and one in three gets away there. ' +
    'Each hits with six dice, the Madman with five; there is no other goal.',
  21:
    'a Zombie dies of a Might weapon or the Dynamite alone, and every hero who dies is one more; the Lord can be hurt by the one ' +
    'with the Medallion alone.',
  23:
    'the Crystal Ball has to be found or fetched from the dead traitor’s room and read with 4, and then the Head has to be ' +
    'beaten three times. A Sucker grabs with Might up to 8 and pulls its hero to its Arm.',
  27:
    'the Blob takes a ring of rooms every turn of the monsters, two when the die shows 2, and has most of a floor after four ' +
    'rounds. Heroes must have its weakness and as many ingredients, each of another room, as there are players.',
};

/** One line for each haunt that one side has won more than four of five matches of. Throws where a reason is missing. */
export const reasons = (rows: readonly EndingsRow[]): string =>
  oneSided(rows)
    .map((haunt) => {
      const why = WHY[haunt];
      if (why === undefined) throw new RangeError(`haunt ${haunt} is won by one side: nobody says why`);
      return `- **${haunt}**: ${why}`;
    })
    .join('\n');

/** What docs/bots.md says below the figures of Betrayal's sides. */
export function sidesInWords(kept: (part: string) => readonly unknown[]): readonly string[] {
  const rows = kept('endings') as readonly EndingsRow[];
  const bounds = kept('bounds') as readonly EndingsRow[];
  return [
    ...WORDS,
    'How haunts end among bots of one level, three to six of them in turn, counted by `npm run endings`:',
    endingsTable(rows),
    'Where one side has won more than four of five, of twenty matches or more, the bots of the other were looked at first: they pursue every part of ' +
      'their goal, and the rules stay as they are. What is left is the haunt:',
    reasons(rows),
    ...(bounds.length === 0
      ? []
      : [
          'An upper bound of a side that loses: hard bots against a search that sees everything and thinks ten times as ' +
            'long (`npm run endings -- --bound heroes`). Where it wins a third or more, its bots are what is wrong:',
          boundsTable(bounds),
        ]),
    'The same by policy alone, by how many play:',
    bySeatsTable(rows),
  ];
}
