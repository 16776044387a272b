import { WINDOWS } from '@games/macroscope/rules/components';
import type { MacroscopeG } from '@games/macroscope/rules/state';
import type { GuessedOf } from '@tests/contract/guessed';

/** Answers with the windows that were open. */
export const guessed: GuessedOf<MacroscopeG> = {
  of: ({ finished }) =>
    finished.flatMap(({ answers, open, winner }, piece) =>
      answers.map(({ playerID }) => ({ playerID, piece, seen: open.length, isRight: playerID === winner })),
    ),
  seen: `windows of ${WINDOWS}`,
  inWords: [
    'Before they had an eye, four of a kind, 150 pictures each: easy a median of 2 windows (p90 4) and right in 19 %, ' +
      'normal 2 (4) and 21 %, hard 3 (5) and 55 %; at one table easy won 8 %, normal 29 %, hard 63 % of 60 matches.',
    'Bots are given one colour for each open window and no shapes. They compare these roughly with all pictures, more ' +
      'surely in the middle than at the edge, know some things better than others, and name one when they are sure ' +
      'enough; what an open window rules out they never name. A level is how keen its eye is. The search knows every ' +
      'picture that fits, but weighs only what its eye has recognised. So whoever compares with every picture exactly and ' +
      'guesses as soon as two are left (`numbers` above) says it first, and beats hard.',
  ],
};
