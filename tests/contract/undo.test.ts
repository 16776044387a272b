import { SUBJECTS } from '@tests/subjects';
import { legalFor, matchOf, type Position, setups, walk } from './match';

/**
 * What is done cannot be taken back once dice or cards have answered it, or play has gone on. Short of
 * that it might be: whether it is, is for the rulebook to say.
 */
const mightBeTakenBack = (before: Position, after: Position): boolean =>
  JSON.stringify(before.plugins.random?.data) === JSON.stringify(after.plugins.random?.data) &&
  before.ctx.turn === after.ctx.turn &&
  before.ctx.phase === after.ctx.phase &&
  after.ctx.gameover === undefined;

/** The moves of which that is ever true. */
const MIGHT: Readonly<Record<string, readonly string[]>> = {
  // Every play passes the turn, and the next seat draws.
  'love-letter': [],
  // Every move passes the turn or earns another roll.
  numeri: [],
  // Until the last seat has chosen.
  'sushi-go': ['pick', 'unlock'],
};

test.each(SUBJECTS.map(({ rulebook }) => [rulebook.slug, rulebook] as const))(
  '%s: boardgame.io’s undo is off, and only these moves could be taken back at all',
  (slug, rulebook) => {
    expect(rulebook.game.disableUndo).toBe(true);
    const moves = new Set<string>();
    for (const setup of setups(rulebook, 4, 1))
      for (const { position, action, next } of walk(matchOf(rulebook, setup)))
        if (mightBeTakenBack(position, next)) moves.add(action.move);
    expect([...moves].sort()).toEqual(MIGHT[slug]);
  },
);

test('sushi-go: whoever has chosen may take it back until the last one has, once in a turn (SG-t1)', () => {
  const rulebook = SUBJECTS.find(({ rulebook: { slug } }) => slug === 'sushi-go')?.rulebook;
  if (rulebook === undefined) throw new Error('the game is gone');
  const takenBack = new Set<string>();
  for (const setup of setups(rulebook, 4, 1)) {
    const match = matchOf(rulebook, setup);
    for (const { position, playerID, action, next } of walk(match)) {
      const turn = `${setup.seed} ${next.ctx.turn} ${playerID}`;
      const mayTakeBack = legalFor(match, next, playerID).some(({ move }) => move === 'unlock');
      if (action.move === 'unlock') takenBack.add(turn);
      else if (mightBeTakenBack(position, next)) expect(mayTakeBack).toBe(!takenBack.has(turn));
    }
  }
  expect(takenBack.size).toBeGreaterThan(0);
});
