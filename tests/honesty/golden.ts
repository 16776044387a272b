import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bytes, looksIn, type MatchSetup, setupsOf } from '@tests/contract/match';
import type { Subject } from '@tests/contract/subject';
import { draw } from '@/bots/draw';
import type { PlayerID } from '@/kit/action';
import { RandomSource } from '@/kit/random';
import { seatIDs } from '@/kit/seats';
import { type Choice, follow, type Truth } from './decisions';
import { type Finding, Tally } from './finding';

/** Actions of a playthrough. */
const ACTIONS = 30;

/** Renews the playthroughs; what has changed is then to be read in the diff. */
const RENEW = 'npm run honesty -- --renew';

type Fields = Readonly<Record<string, unknown>>;
type Viewer = PlayerID | null;

const fileOf = ({ rulebook }: Subject, { numPlayers }: MatchSetup): string =>
  path.join('tests/games', rulebook.slug, 'golden', `${numPlayers}.jsonl`);

/** With the fewest and the most seats. */
function playthroughSetups({ rulebook }: Subject): MatchSetup[] {
  const { minPlayers = 1, maxPlayers = 1 } = rulebook.game;
  return [...new Set([minPlayers, maxPlayers])].map((numPlayers) => ({
    numPlayers,
    options: rulebook.options.parse({}),
    seed: 'golden',
  }));
}

/** `ctx` without the framework's own counters. */
const publicCtx = ({ ctx }: Truth): Fields =>
  Object.fromEntries(Object.entries(ctx).filter(([field]) => !field.startsWith('_')));

/**
 * What everybody sees of a match played by lot, one line of JSON for each field that changed: the step,
 * who sees it ("all" where seats and spectators see the same), the field, what is in it now.
 */
function playthrough(subject: Subject, setup: MatchSetup): string {
  const { rulebook } = subject;
  const viewers: Viewer[] = [...seatIDs(setup.numPlayers), null];
  const lines: string[] = [];
  const shown = new Map<string, string>();
  const write = (step: number, whom: string, field: string, value: unknown) =>
    lines.push(bytes([step, whom, field, value ?? null]));
  /** Whether this viewer's field holds something new, from now on shown. */
  const isNew = (viewer: string, field: string, value: unknown): boolean => {
    const key = `${viewer} ${field}`;
    const text = bytes(value ?? null);
    if (shown.get(key) === text) return false;
    shown.set(key, text);
    return true;
  };
  const nameOf = (viewer: Viewer) => (viewer === null ? 'spectator' : `seat ${viewer}`);
  const show = (step: number, truth: Truth) => {
    for (const [field, value] of Object.entries(publicCtx(truth)))
      if (isNew('ctx', field, value)) write(step, 'all', `ctx.${field}`, value);
    const views = viewers.map(
      (viewer) => [viewer, rulebook.view(truth.G, truth.ctx, viewer) as unknown as Fields] as const,
    );
    const fields = new Set(views.flatMap(([, view]) => Object.keys(view)));
    fields.delete('playerID');
    for (const field of fields) {
      const news = views.filter(([viewer, view]) => isNew(nameOf(viewer), field, view[field]));
      const texts = new Set(views.map(([, view]) => bytes(view[field] ?? null)));
      const [first] = news;
      if (first !== undefined && texts.size === 1) write(step, 'all', field, first[1][field]);
      else for (const [viewer, view] of news) write(step, nameOf(viewer), field, view[field]);
    }
  };
  let step = 0;
  const byLot = ({ actions }: Choice, random: RandomSource) => draw(actions, random);
  for (const { truth, playerID, action } of follow(subject, setup, undefined, byLot)) {
    show(step, truth);
    if (step++ === ACTIONS) break;
    lines.push(bytes([step, `seat ${playerID}`, 'does', action]));
  }
  return `${lines.join('\n')}\n`;
}

export function renew(subject: Subject): string[] {
  return playthroughSetups(subject).map((setup) => {
    const file = fileOf(subject, setup);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, playthrough(subject, setup));
    return file;
  });
}

/** The first line in which two texts differ. */
function firstDifference(one: string, other: string): string {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const line = a.findIndex((text, index) => text !== b[index]);
  return `line ${line + 1}: ${b[line] ?? 'nothing'} was ${a[line] ?? 'nothing'}`;
}

/**
 * F10: views show what they showed when somebody last read them. And a spectator sees the public part:
 * nothing that any seat does not know, and every field that is the same for all seats.
 */
export function viewsAreMinimal(subject: Subject): Finding {
  const { rulebook, redeal } = subject;
  const tally = new Tally();
  let lines = 0;
  for (const setup of playthroughSetups(subject)) {
    const file = fileOf(subject, setup);
    const golden = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const now = playthrough(subject, setup);
    lines += now.split('\n').length - 1;
    tally.expect(golden === now, () => `${file}, ${firstDifference(golden, now)}; if it is right: ${RENEW}`);
  }
  /** Fields in which seats have differed, and those in which the spectator has differed from seats that agreed. */
  const secret = new Set<string>();
  const withheld = new Set<string>();
  for (const setup of setupsOf(subject, 1, 1)) {
    const seats = seatIDs(setup.numPlayers);
    const random = new RandomSource({ seed: `minimal ${setup.seed}`, position: 0 });
    const isLookedAt = looksIn(subject, setup);
    for (const { truth } of follow(subject, setup)) {
      if (!isLookedAt()) continue;
      const { G, ctx } = truth;
      const spectator = rulebook.view(G, ctx, null) as unknown as Fields;
      const views = seats.map((seat) => rulebook.view(G, ctx, seat) as unknown as Fields);
      for (const field of Object.keys(spectator)) {
        if (field === 'playerID') continue;
        const texts = new Set(views.map((view) => bytes(view[field])));
        if (texts.size > 1) secret.add(field);
        else if (!texts.has(bytes(spectator[field]))) withheld.add(field);
      }
      for (const seat of seats) {
        const other = redeal(structuredClone(G), ctx, seat, random);
        tally.expect(
          bytes(rulebook.view(other, ctx, null)) === bytes(spectator),
          () => `a spectator sees what seat ${seat} does not: ${bytes(spectator)}`,
        );
      }
    }
  }
  for (const field of withheld)
    tally.expect(secret.has(field), () => `"${field}" is the same for all seats, but not for a spectator`);
  return tally.finding(
    'F10',
    100,
    `${lines} lines of what seats and spectators saw in playthroughs with the fewest and the most seats, as ` +
      `they were last read; ${tally.checked} comparisons of the spectator's view with the public part, ` +
      `${tally.failed} failed`,
  );
}
