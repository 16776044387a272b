import { games } from '@games/index';
import { type Match, matchOf, type Position, walk } from '@tests/contract/match';
import type { PlayerID } from '@/kit/action';
import type { TableState } from '@/ui/table/table-state';
import { sitAt, stateAt } from './at-board';
import { people } from './at-hand';

const MOVES = 3;
/** In no sentence of any game. */
const PLAIN = ['Qxa', 'Wzq', 'Zvx', 'Vqj', 'Xkq'];
/** Words and letters of many. */
const ODD = ['a', 'card', 'your', 'o', 'turn'];

/** A random match as a seat has it when it is its turn, and otherwise as others have it. */
function* positions(slug: string, match: Match): Generator<TableState> {
  const seen = function* ({ G, ctx }: Position) {
    const view = (playerID: PlayerID | null) => match.rulebook.view(G, ctx, playerID);
    const laid = {
      ctx,
      view,
      legal: (playerID: PlayerID) => match.rulebook.legal(view(playerID), ctx),
      refusal: () => undefined,
    };
    for (const playerID of [ctx.currentPlayer, null]) yield stateAt(slug, laid, playerID);
    yield stateAt(slug, laid, String((Number(ctx.currentPlayer) + 1) % ctx.numPlayers));
  };
  for (const { next } of walk(match, MOVES)) yield* seen(next);
}

/** The sentence of the table, with numbers of seats for names that stand whole. */
function sentence(container: HTMLElement, names: readonly string[]): string {
  const line = container.querySelector('.status-sentence')?.cloneNode(true);
  if (!(line instanceof HTMLElement)) return '';
  for (const name of line.querySelectorAll('.player-name')) {
    expect(names).toContain(name.textContent);
    name.textContent = `<${names.indexOf(name.textContent)}>`;
  }
  return line.textContent;
}

// Hidden drawings are seen by no test.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

test.each(games.map((game) => [game.slug, game] as const))(
  'the sentence of %s names people where it means them, whatever they are called',
  async (slug, game) => {
    const rulebook = await game.rulebook();
    const numPlayers = Math.max(2, game.seats.min);
    const match = matchOf(rulebook, { numPlayers, options: rulebook.options.parse({}), seed: 'named' });
    const states = [...positions(slug, match)];
    const said = async (names: readonly string[]) => {
      const called = (state: TableState): TableState => ({
        ...state,
        seats: people(...names.slice(0, numPlayers)),
      });
      const [first, ...following] = states.map(called);
      if (first === undefined) throw new Error('a match has a beginning');
      const { container, next, leave } = await sitAt(first, 'en');
      const lines = [sentence(container, names)];
      for (const state of following) {
        await next(state);
        lines.push(sentence(container, names));
      }
      leave();
      return lines;
    };
    const plain = await said(PLAIN);
    expect(plain.join('\n')).not.toMatch(new RegExp(PLAIN.join('|')));
    expect(plain.join('\n')).toMatch(/<\d>/);
    expect(await said(ODD)).toEqual(plain);
  },
  30_000,
);
