import { readFileSync } from 'node:fs';
import { games } from '@games/index';
import { act, screen } from '@testing-library/react';
import { type Match, matchOf, type Position, walk } from '@tests/contract/match';
import { playLesson } from '@tests/games/lesson';
import { textsOfReact, translate } from '@tests/translator';
import { gameMessages } from '@/i18n/game-messages';
import type { PlayerID } from '@/kit/action';
import { coachSteps } from '@/kit/coach';
import { journalFor } from '@/kit/journal';
import { optionFields } from '@/kit/options';
import { CoachSlip } from '@/ui/coach/CoachSlip';
import { SetupForm } from '@/ui/setup/SetupForm';
import type { JournalMoment } from '@/ui/table/table-state';
import { sitAt, stateAt } from './at-board';
import { likeABrowser, people, show, tableState } from './at-hand';

/** What a page says, look by look, and what it says under a translator. */
async function inBoth(read: (page: { readonly isTranslated: boolean }) => Promise<readonly string[]>) {
  const own = await read({ isTranslated: false });
  const translated = await read({ isTranslated: true });
  expect(translated).toEqual(own);
}

const ME = '0';
/** Moves of a match: enough for a round of most games. */
const MOVES = 30;

/** A seat's page of a random match, position by position. */
function* positions(slug: string, match: Match) {
  const journal: JournalMoment[] = [];
  const stateOf = ({ G, ctx, _stateID }: Position) => {
    journal.push({ stateID: _stateID, entries: journalFor(G.journal ?? [], ME) });
    const view = (playerID: PlayerID | null) => match.rulebook.view(G, ctx, playerID);
    return stateAt(
      slug,
      {
        ctx,
        view,
        legal: (playerID) => match.rulebook.legal(view(playerID), ctx),
        refusal: (playerID, move, ...args) => match.rulebook.refuse(view(playerID), ctx, { move, args }),
      },
      ME,
      { journal: [...journal] },
    );
  };
  yield stateOf(match.start);
  for (const { next } of walk(match, MOVES)) yield stateOf(next);
}

describe.each(games.map((game) => [game.slug, game] as const))('a translated page of %s', (slug, game) => {
  afterEach(() => jest.useRealTimers());

  test('is a table that goes on, and every word and number of it is the one it would be', async () => {
    const rulebook = await game.rulebook();
    const numPlayers = Math.min(3, game.seats.max);
    const match = matchOf(rulebook, { numPlayers, options: rulebook.options.parse({}), seed: 'translated' });
    const [first, ...following] = positions(slug, match);
    if (first === undefined) throw new Error('a match has a beginning');
    // What is told for a while is told for as long as the test takes, on however slow a machine.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    await inBoth(async ({ isTranslated }) => {
      const { container, next, leave } = await sitAt(first, 'en');
      const end = isTranslated ? translate(container) : undefined;
      const said: string[] = [];
      for (const state of following) {
        await next(state);
        said.push(container.textContent, ...textsOfReact(container));
      }
      expect(container.querySelector('font') !== null).toBe(isTranslated);
      end?.();
      leave();
      return said;
    });
  }, 60_000);

  test('is a lesson that goes on to its end', async () => {
    const [rulebook, script] = [await game.rulebook(), await game.coach?.()];
    if (script === undefined) throw new Error(`${slug} has no lesson`);
    const coach = JSON.parse(readFileSync(`games/${slug}/coach/en.json`, 'utf8')) as object;
    const steps = coachSteps(script.default);
    const seats = people('Mia', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal').slice(
      0,
      script.default.numPlayers,
    );
    const slip = (done: number, isWaiting = false) => {
      const step = steps[done];
      return (
        <CoachSlip
          step={step && { id: step.id, target: [], clause: step.clause, isRead: step.allow === undefined }}
          steps={steps.map(({ id }) => id)}
          chapter={script.default.chapters.find(({ steps: own }) => step && own.includes(step))?.id ?? ''}
          done={done}
          count={steps.length}
          isWaiting={isWaiting}
          names={seats.map(({ name }) => name)}
          next={() => undefined}
          leave={() => undefined}
          again={() => undefined}
          playForReal={() => undefined}
        />
      );
    };
    const states = playLesson(rulebook, script.default).map(({ before: { G, ctx } }) =>
      tableState({ slug, view: G, ctx, seats }),
    );
    const [first] = states;
    if (first === undefined) throw new Error('a lesson has a beginning');
    await inBoth(async ({ isTranslated }) => {
      const { container, next, leave } = await sitAt(first, 'en', { coach, beside: slip(0) });
      const end = isTranslated ? translate(container) : undefined;
      const said: string[] = [];
      for (const [done, state] of states.entries())
        for (const isWaiting of [false, true]) {
          await next(state, slip(done, isWaiting));
          said.push(container.textContent, ...textsOfReact(container));
        }
      end?.();
      leave();
      return said;
    });
  }, 120_000);

  test('is a form on which a table is set up', async () => {
    likeABrowser();
    const { options } = await game.rulebook();
    const form = () => (
      <SetupForm
        seats={game.seats}
        fields={optionFields(options)}
        firstGame={game.firstGame}
        onStart={() => undefined}
        onOpenRoom={() => undefined}
      />
    );
    const words = await gameMessages(slug, 'en');
    const { user, container } = show(form(), 'en', words);
    const end = translate(container);
    const before = container.textContent;
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    const usual = radios.filter((radio) => radio.getAttribute('aria-checked') === 'true' || radio.checked);
    for (const radio of [...radios, ...usual]) await act(async () => user.click(radio));
    expect(container.textContent).toBe(before);
    end();
  });
});
