import { spawnSync } from 'node:child_process';
import { bytes } from '@tests/contract/match';
import type { Subject } from '@tests/contract/subject';
import { Bot, type Thought } from '@/bots/bot';
import type { Rulebook } from '@/kit/rulebook';
import { awaitedSeats } from '@/kit/seats';
import { choices, handedOver, take } from './decisions';
import { type Extent, type Finding, Tally } from './finding';
import { manners } from './same-choice';
import type { Question } from './stranger';

const MUCH = 1 << 28;

function ask(questions: readonly Question[]): readonly Thought[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bundled.mjs', 'tests/honesty/stranger.ts'],
    { input: bytes(questions), encoding: 'utf8', maxBuffer: MUCH },
  );
  if (status !== 0) throw new Error(`the bot in another process failed: ${stderr}`);
  return JSON.parse(stdout);
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/**
 * A seat in a search, which for speed looks through the state, chooses as it would from its view. That
 * `policy` and `legal` take a view says so by type; this says that the reader they get is no more.
 */
export function weighFromViews(subject: Subject, rulebook: Rulebook, decisions: number, tally: Tally): void {
  const look = rulebook.reader ?? rulebook.view;
  for (const { truth } of take(decisions, choices(subject, 'readers')))
    for (const playerID of awaitedSeats(truth.ctx)) {
      const { view, ctx } = handedOver(rulebook, truth, playerID);
      const reader = look(truth.G, truth.ctx, playerID);
      const actions = rulebook.legal(reader, truth.ctx);
      tally.expect(
        bytes([actions, rulebook.policy(reader, truth.ctx, actions)]) ===
          bytes([rulebook.legal(view, ctx), rulebook.policy(view, ctx, actions)]),
        () => `seat ${playerID} would choose otherwise from its view ${bytes(view)}`,
      );
    }
}

/**
 * F1: a view and its ctx, as JSON, are all a bot needs. One in another process, which was never told
 * anything else, does the same as one beside the match that has seen every earlier decision; neither
 * writes into what it is given.
 */
export function viewIsEnough(subject: Subject, { strangers, decisions }: Extent): Finding {
  const { rulebook } = subject;
  const tally = new Tally();
  const players = manners(rulebook);
  const bots = new Map(
    players.map(({ name, level, budget, search }) => [name, new Bot(rulebook, level, { budget, search })]),
  );
  const questions: Question[] = [];
  const thoughts: Thought[] = [];
  for (const { truth, playerID } of take(strangers, choices(subject, 'strangers')))
    for (const { name, level, budget, search } of players) {
      const bot = bots.get(name);
      if (bot === undefined) continue;
      const seed = `stranger ${bytes(truth.random)}`;
      const { slug } = rulebook;
      questions.push({ slug, level, budget, search, seed, ...handedOver(rulebook, truth, playerID) });
      const view = rulebook.view(truth.G, truth.ctx, playerID);
      thoughts.push(bot.decide(frozen({ view, ctx: truth.ctx }), seed));
    }
  for (const [index, thought] of ask(questions).entries())
    tally.expect(
      bytes(thought) === bytes(thoughts[index]),
      () => `${bytes(questions[index])}: ${bytes(thought)} elsewhere, ${bytes(thoughts[index])} here`,
    );
  const elsewhere = tally.checked;
  weighFromViews(subject, rulebook, decisions, tally);
  return tally.finding(
    'F1',
    strangers * players.length + decisions,
    `${elsewhere} decisions put as JSON to a process that has nothing else, ${tally.checked - elsewhere} weighings ` +
      `from a view instead of the state; ${tally.failed} came out differently`,
  );
}
