import { SUBJECTS } from '@tests/subjects';
import { matchOf, mightBeTakenBack, setupsOf, steps } from './match';

test.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))(
  '%s: boardgame.io’s undo is off, and only these moves could be taken back at all',
  (_, subject) => {
    const { rulebook, mightBeTakenBack: named = [] } = subject;
    expect(rulebook.game.disableUndo).toBe(true);
    const moves = new Set<string>();
    for (const setup of setupsOf(subject, 4, 1))
      for (const [{ position, action, next }] of steps(subject, matchOf(rulebook, setup)))
        if (mightBeTakenBack(position, next)) moves.add(action.move);
    expect([...moves].sort()).toEqual(named);
  },
);
