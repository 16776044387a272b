import { SUBJECTS } from '@tests/subjects';
import { type MatchSetup, matchOf, mightBeTakenBack, setups, walk } from './match';

test.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))(
  '%s: boardgame.io’s undo is off, and only these moves could be taken back at all',
  (_, { rulebook, mightBeTakenBack: named = [] }) => {
    expect(rulebook.game.disableUndo).toBe(true);
    const moves = new Set<string>();
    const look = (setup: MatchSetup) => {
      for (const { position, action, next } of walk(matchOf(rulebook, setup)))
        if (mightBeTakenBack(position, next)) moves.add(action.move);
    };
    setups(rulebook, 1, 1).forEach(look);
    // Some are seldom met: more matches, for as long as one of them has not been.
    for (const setup of setups(rulebook, 4, 1)) {
      if (named.every((move) => moves.has(move))) break;
      look(setup);
    }
    expect([...moves].sort()).toEqual(named);
  },
);
