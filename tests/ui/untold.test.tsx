import { gameOf } from '@games/index';
import { act, cleanup, screen } from '@testing-library/react';
import { type Match, matchOf, type Step, walk } from '@tests/contract/match';
import type { Subject } from '@tests/contract/subject';
import { SUBJECTS } from '@tests/subjects';
import type { PlayerID } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import type { SeatRules } from '@/kit/rulebook';
import { isAwaited, seatIDs } from '@/kit/seats';
import { roundEndOf } from '@/play/round-end';
import type { JournalMoment, TableState } from '@/ui/table/table-state';
import { type Happening, happeningOf, type Telling } from '@/ui/table/telling';
import { sitAt, stateAt } from './at-board';

/** What tells: large, small, aloud; and the mark of an action that is on its way. */
const TELLS = '.telling-room, .telling-caption, [role=log], .table-status [role=img]';
/** What a paper lies over, or lets be seen beside it: nothing of it is ahead of the paper. */
const BESIDE =
  '.table-bar, .table-seats, .table-mine > .seat-plate, .table-main > section.sr-only, .table-side';
/** Kinds of moment that are looked at in each game. */
const KINDS = 3;
const MATCHES = 2;
const STEPS = 400;

/** One action as one seat was told of it. */
interface Told {
  readonly step: Step;
  readonly seat: PlayerID;
  readonly journal: readonly JournalMoment[];
  readonly happening: Happening | undefined;
}

function* toldIn(match: Match, telling: Telling): Generator<Told> {
  const seats = seatIDs(match.setup.numPlayers);
  const journals = new Map(seats.map((seat) => [seat, [{ stateID: 0, entries: [] }] as JournalMoment[]]));
  for (const step of walk(match, STEPS))
    for (const [seat, journal] of journals) {
      const moment = {
        stateID: step.next._stateID,
        entries: journalFor(step.next.G.journal ?? [], seat),
      };
      journal.push(moment);
      // Whoever is still to do something else at the same time is told later.
      if (step.playerID === seat || !isAwaited(step.position.ctx, seat))
        yield { step, seat, journal: [...journal], happening: happeningOf(moment, telling, seat) };
    }
}

const matchesOf = ({ rulebook, setups }: Subject): Match[] =>
  Array.from({ length: MATCHES }, (_, index) => {
    const own = setups?.(1) ?? [];
    return matchOf(rulebook, {
      ...(own[index % Math.max(own.length, 1)] ?? {
        numPlayers: Math.max(
          rulebook.game.minPlayers ?? 2,
          Math.min(rulebook.game.maxPlayers ?? 2, 2 + index),
        ),
        options: rulebook.options.parse({}),
      }),
      seed: `untold ${index}`,
    });
  });

/** The table before and after the action, as the seat's page has them. */
function tables(slug: string, match: Match, seatRules: SeatRules, { step, seat, journal }: Told) {
  const at = ({ G, ctx }: Step['next'], told: readonly JournalMoment[], changed: Partial<TableState>) => {
    const view = match.rulebook.view(G, ctx, seat);
    return stateAt(
      slug,
      {
        ctx,
        view: () => view,
        legal: () => match.rulebook.legal(view, ctx),
        refusal: (_, move, ...args) => match.rulebook.refuse(view, ctx, { move, args }),
      },
      seat,
      { journal: told, ...roundEndOf(seatRules, view, told), ...changed },
    );
  };
  const isOwn = step.playerID === seat;
  return {
    // What this seat has done is on its way by then.
    before: at(step.position, journal.slice(0, -1), isOwn ? { isPending: true, legal: [] } : {}),
    after: at(step.next, journal, {}),
  };
}

const plain = (html: string): string => html.replaceAll(/_r_\w+?_/g, '');

/** The page but for what tells. */
function page(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll(TELLS)) one.remove();
  return plain(copy.innerHTML);
}

/** Where two pages differ, first. */
function differing(one: string, other: string): { readonly was?: string; readonly is?: string } {
  const [lines, others] = [one.split('<'), other.split('<')];
  const index = lines.findIndex((line, place) => line !== others[place]);
  const of = (list: readonly string[]) => list.slice(index, index + 6).join('<');
  return one === other ? {} : { was: of(lines), is: of(others) };
}

const beside = (): string =>
  plain([...document.querySelectorAll(BESIDE)].map(({ outerHTML }) => outerHTML).join('\n'));

const press = (key: string) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

afterEach(cleanup);

describe.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (slug, subject) => {
  const game = async () => {
    const entry = gameOf(slug);
    if (entry === undefined) throw new Error(`${slug} is not on the shelf`);
    const [{ telling }, seatRules] = await Promise.all([entry.table(), entry.seatRules()]);
    return { telling: telling as Telling, seatRules };
  };
  /** Words that come late are fetched when a page is opened. */
  const isOfOneKind = (seatRules: SeatRules, { before, after }: ReturnType<typeof tables>) =>
    seatRules.lateWords?.(before.view as never) === seatRules.lateWords?.(after.view as never);

  test('while a moment lies over the table the page says what it said before', async () => {
    const { telling, seatRules } = await game();
    const seen = new Set<string>();
    for (const match of matchesOf(subject))
      for (const told of toldIn(match, telling)) {
        const { happening } = told;
        if (happening?.weight !== 'moment' || seen.size >= KINDS) continue;
        const kind = happening.entries.map((entry) => entry.kind).join();
        const shown = tables(slug, match, seatRules, told);
        if (seen.has(kind) || !isOfOneKind(seatRules, shown)) continue;
        seen.add(kind);
        const { next } = await sitAt(shown.before, 'zh-Hant', { isWide: true });
        // What comes by import() is there from the second time on.
        await next({ ...shown.before });
        const before = page();
        await next(shown.after);
        expect(document.querySelector('.telling-moment')).not.toBeNull();
        expect({ kind, ...differing(before, page()) }).toEqual({ kind });
        await press('m');
        expect(document.querySelector('.telling-moment')).toBeNull();
        expect(page()).not.toBe(before);
        cleanup();
      }
    const isLoud = Object.values(telling).some(({ weight }) => weight === 'moment');
    expect(seen.size > 0).toBe(isLoud);
  }, 120_000);

  test('until the paper of a round or of the match has told it nothing beside the board says how it came out', async () => {
    const { telling, seatRules } = await game();
    const seen = new Set<string>();
    for (const match of matchesOf(subject))
      for (const told of toldIn(match, telling)) {
        const { step, happening, journal } = told;
        const isEnd = step.next.ctx.gameover !== undefined;
        const isRound =
          seatRules.rounds !== undefined &&
          journal.at(-1)?.entries.some(({ kind }) => seatRules.rounds?.ends.includes(kind));
        const what = isEnd
          ? 'end'
          : isRound && happening !== undefined && happening.weight !== 'moment'
            ? 'round'
            : '';
        if (what === '' || seen.has(what)) continue;
        const shown = tables(slug, match, seatRules, told);
        if (!isOfOneKind(seatRules, shown)) continue;
        seen.add(what);
        const { next } = await sitAt(shown.before, 'zh-Hant', { isWide: true });
        await next({ ...shown.before });
        const before = beside();
        await next(shown.after);
        for (; document.querySelector('.telling-caption, .telling-moment') !== null; await press('m')) {
          expect({ what, ...differing(before, beside()) }).toEqual({ what });
          // What a moment tells is said aloud with it.
          if (document.querySelector('.telling-moment') === null)
            expect(document.querySelector('[role=log]')).toBeEmptyDOMElement();
        }
        if (isEnd) await screen.findByRole('dialog');
        expect(beside()).not.toBe(before);
        cleanup();
      }
    expect(seen.has('end')).toBe(true);
  }, 120_000);
});
