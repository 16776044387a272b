import { legalFor, matchOf, mightBeTakenBack, setups, walk } from '@tests/contract/match';
import subject from './subject';

const { rulebook } = subject;

test('SG-t1 whoever has chosen may take it back until the last one has, once in a turn', () => {
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
