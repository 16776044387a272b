import { hiddenRules, openRules } from '@tests/examples';
import { InitializeGame } from '@/kit/framework';
import type { Rulebook } from '@/kit/rulebook';
import { isParted, ownSide, sidesOf } from '@/kit/sides';

const dealt = ({ game }: Rulebook) => InitializeGame({ game, numPlayers: 3 });

describe('sides', () => {
  test('where nothing is hidden all are one, else each is its own, and a watcher is nobody’s', () => {
    const [open, hidden] = [dealt(openRules), dealt(hiddenRules)];
    expect(sidesOf(openRules, open.G, open.ctx)).toEqual(['all', 'all', 'all']);
    expect(ownSide(openRules, null)).toBe('all');
    expect(sidesOf(hiddenRules, hidden.G, hidden.ctx)).toEqual(['0', '1', '2']);
    expect(['0', '1', '2']).not.toContain(ownSide(hiddenRules, null));
  });

  test('are what a rulebook says, from what everybody sees', () => {
    const seen: unknown[] = [];
    const rules: Rulebook = {
      ...hiddenRules,
      side: (view, playerID) => {
        seen.push(view.playerID);
        return playerID === '1' ? 'traitor' : 'heroes';
      },
    };
    const { G, ctx } = dealt(rules);
    expect(sidesOf(rules, G, ctx)).toEqual(['heroes', 'traitor', 'heroes']);
    expect(seen).toEqual([null, null, null]);
  });

  test('have parted when somebody beside a seat is of another side by now', () => {
    const [one, two] = [
      ['all', 'all', 'all'],
      ['heroes', 'traitor', 'heroes'],
    ];
    expect(isParted('0', ['0', '1', '2'], one, two)).toBe(true);
    expect(isParted('0', ['0', '2'], one, two)).toBe(false);
    expect(isParted('0', ['0', '1', '2'], two, one)).toBe(false);
    expect(isParted('0', ['0', '1'], two, two)).toBe(false);
    // Nothing was known of them before.
    expect(isParted('0', ['0', '1'], [], two)).toBe(false);
  });
});
