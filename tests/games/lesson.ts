import type { Game } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { type CoachScript, type CoachStep, coachSteps, LEARNER } from '@/kit/coach';
import { LOCALES, type Locale } from '@/kit/entry';
import type { Rulebook } from '@/kit/rulebook';
import { LocalTable } from '@/play/local/local-table';
import { newMatch } from '@/play/match-record';
import type { SeatState } from '@/wire/match';
import { anchorsIn } from '../contract/rules/words';
import { wordsOf } from '../words-of';

/** A step as it was played: what the learner saw before and after it, the others' replies included. */
export interface PlayedStep {
  readonly step: CoachStep;
  readonly action: Action | undefined;
  readonly before: SeatState;
  /** Right after the learner's own action. */
  readonly after: SeatState;
  /** The kinds of everything that the learner was told during the step. */
  readonly told: readonly string[];
  readonly result: SeatState['ctx']['gameover'];
}

/** Which of a step's accepted actions is taken; by default the first. */
export type Choose = (step: CoachStep) => Action | undefined;

const first: Choose = ({ allow }) => allow?.[0];

/** Plays a script through the rulebook; throws at the first action that is refused. */
export function playLesson(rulebook: Rulebook, script: CoachScript, choose: Choose = first): PlayedStep[] {
  const { options, rulesVersion, seed, numPlayers, chapters } = script;
  const seats = Array.from({ length: numPlayers }, (_, seat) => ({
    name: `seat ${seat}`,
    occupant: { kind: 'person' as const },
  }));
  return chapters.flatMap(({ before = [], steps }) => {
    const record = newMatch({ slug: rulebook.slug, rulesVersion, seats, options }, seed);
    const table = new LocalTable(rulebook, { ...record, actions: [...before] });
    const act = (step: CoachStep, playerID: PlayerID, action: Action) => {
      const refusal = table.act(playerID, action);
      if (refusal !== undefined)
        throw new Error(
          `step ${step.id} (${step.clause}): ${playerID} may not ${JSON.stringify(action)}: ${refusal.reason}`,
        );
    };
    return steps.map((step): PlayedStep => {
      const start = table.stateID;
      const seen = table.seatState(LEARNER);
      const action = choose(step);
      if (action !== undefined) act(step, LEARNER, action);
      const after = table.seatState(LEARNER);
      for (const reply of step.reply ?? []) act(step, reply.playerID, reply);
      const told = table.journalOf(LEARNER, start).flatMap(({ entries }) => entries.map(({ kind }) => kind));
      return { step, action, before: seen, after, told, result: table.ctx.gameover };
    });
  });
}

/** Every name of a move in a game, wherever it is allowed. */
function movesOf(game: Game): string[] {
  const names = new Set(Object.keys(game.moves ?? {}));
  for (const place of [game, ...Object.values(game.phases ?? {})]) {
    const moves = 'moves' in place ? place.moves : undefined;
    for (const name of Object.keys(moves ?? {})) names.add(name);
    for (const stage of Object.values(place.turn?.stages ?? {}))
      for (const name of Object.keys(stage.moves ?? {})) names.add(name);
  }
  return [...names].sort();
}

/** What is wrong with a lesson before anything of it is played; empty when nothing is. */
export function lessonFaults(
  rulebook: Rulebook,
  script: CoachScript,
  messages: Readonly<Record<Locale, unknown>>,
): string[] {
  const steps = coachSteps(script);
  const others = ['{first}', '{second}', '{third}', '{fourth}'].slice(0, script.numPlayers - 1);
  const ids = steps.map(({ id }) => id);
  const faults: string[] = [];
  if (script.rulesVersion !== rulebook.rulesVersion) faults.push('written for other rules');
  if (new Set(ids).size < ids.length) faults.push('two steps have one name');
  const done = new Set(steps.flatMap(({ allow = [] }) => allow.map(({ move }) => move)));
  const { shortcuts = [] } = script;
  const moves = movesOf(rulebook.game);
  for (const move of moves)
    if (!done.has(move) && !shortcuts.includes(move)) faults.push(`nobody does ${move}`);
  for (const move of shortcuts)
    if (done.has(move) || !moves.includes(move)) faults.push(`${move} is no move that is left out`);
  for (const locale of LOCALES) {
    const anchors = anchorsIn(wordsOf(rulebook.slug)(locale).rulebook);
    for (const { id, clause } of steps)
      if (!anchors.includes(clause)) faults.push(`${locale}: ${id} teaches ${clause}, which is nowhere`);
    const words = messages[locale] as { steps: Record<string, { task: string; why: string }> };
    const worded = Object.entries(words.steps).flatMap(([id, { task, why }]) => (task && why ? [id] : []));
    for (const [argument] of JSON.stringify(words).matchAll(/\{\w+\}/g))
      if (!others.includes(argument)) faults.push(`${locale}: nobody knows ${argument}`);
    if (String(worded.sort()) !== String([...ids].sort())) faults.push(`${locale}: words and steps differ`);
  }
  return faults;
}

/** The script in every way it can be followed: one accepted action after another in place of the first. */
export const otherWays = (script: CoachScript): Choose[] =>
  coachSteps(script).flatMap((step) =>
    (step.allow ?? []).slice(1).map(
      (other): Choose =>
        (at) =>
          at.id === step.id ? other : at.allow?.[0],
    ),
  );

/** Finds a step of a lesson by its id; throws Error when there is none. */
export const stepsOf =
  (played: readonly PlayedStep[]) =>
  (id: string): PlayedStep => {
    const found = played.find(({ step }) => step.id === id);
    if (found === undefined) throw new Error(`no step ${id}`);
    return found;
  };
