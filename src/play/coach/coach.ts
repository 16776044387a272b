import type { Thought } from '@/bots/bot';
import type { Action, Refusal, SeatAction } from '@/kit/action';
import { sameAction } from '@/kit/action';
import { type CoachChapter, type CoachScript, type CoachStep, coachSteps, LEARNER } from '@/kit/coach';
import type { Rulebook, SeatView } from '@/kit/rulebook';
import type { Sights } from '@/kit/sights';
import type { FromWorker } from '../local/protocol';
import { TableHost } from '../local/table-host';
import { TableSession } from '../local/table-session';
import { newMatch, type SeatRecord } from '../match-record';

/** Where a lesson stands. */
export interface CoachSnapshot {
  /** The table of the chapter under way; another chapter is another table. */
  readonly session: TableSession;
  readonly chapter: CoachChapter;
  /** The step under way; undefined once the last one is done. */
  readonly step: CoachStep | undefined;
  /** Steps done so far, of all chapters. */
  readonly done: number;
  readonly count: number;
  /** The others are doing what follows the step: there is nothing to do meanwhile. */
  readonly isWaiting: boolean;
}

export interface CoachSettings {
  readonly rulebook: Rulebook;
  readonly script: CoachScript;
  /** The game's hidden drawings, where it has any. */
  readonly sights?: Sights | undefined;
  /** By seat, the person's first. */
  readonly names: readonly string[];
  /** Resolves when one of the others may act. */
  readonly pause: () => Promise<void>;
}

interface Question {
  readonly playerID: SeatView['playerID'];
  readonly answer: (thought: Thought) => void;
}

/**
 * Leads a person through a script. The match is played by the same host and session as any other on
 * this device; only the bots do what is written, when it is their turn in the script, and nothing is
 * saved. It lives in the page and not in a worker: whoever wants to look into these hands can read them
 * in the script.
 */
export class Coach {
  readonly #settings: CoachSettings;
  readonly #steps: readonly CoachStep[];
  readonly #listeners = new Set<() => void>();
  #snapshot: CoachSnapshot;
  #questions: Question[] = [];
  /** What the others may do now. */
  #due: SeatAction[] = [];
  /** The stateID of the position in which the script goes on. */
  #goal = 0;

  constructor(settings: CoachSettings) {
    this.#settings = settings;
    this.#steps = coachSteps(settings.script);
    this.#snapshot = this.#begin(settings.script.chapters[0], 0);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): CoachSnapshot => this.#snapshot;

  #show(snapshot: CoachSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  /** Lays the table of a chapter. */
  #begin(chapter: CoachChapter, done: number): CoachSnapshot {
    const { rulebook, script, sights, names, pause } = this.#settings;
    const seats = Array.from({ length: script.numPlayers }, (_, seat): SeatRecord => {
      const isLearner = String(seat) === LEARNER;
      return {
        name: names[seat] ?? String(seat + 1),
        occupant: isLearner ? { kind: 'person' } : { kind: 'bot', level: 'easy' },
      };
    });
    const { options, rulesVersion, seed } = script;
    const before = [...(chapter.before ?? [])];
    const record = {
      ...newMatch({ slug: rulebook.slug, rulesVersion, seats, options }, seed),
      actions: before,
    };
    const session: TableSession = new TableSession(rulebook, (message) => void host.receive(message));
    const host = new TableHost({
      post: (message) => {
        session.receive(message);
        if (this.#snapshot.session === session) this.#heard(message);
      },
      rulebook: async () => rulebook,
      sights: async () => sights,
      read: async () => record,
      save: async () => undefined,
      setAside: async () => undefined,
      seed: () => seed,
      pause: async () => undefined,
      think: ({ view }) =>
        new Promise((resolve) => {
          if (this.#snapshot.session !== session) return;
          const answer = (thought: Thought) => void pause().then(() => resolve(thought));
          this.#questions.push({ playerID: view.playerID, answer });
          this.#letOthersPlay();
        }),
    });
    this.#questions = [];
    this.#due = [];
    this.#goal = before.length;
    void host.receive({ type: 'resume', matchID: record.id, pace: 'natural' });
    return {
      session,
      chapter,
      step: chapter.steps[0],
      done,
      count: this.#steps.length,
      isWaiting: false,
    };
  }

  /** Whoever is asked for an action that is due takes it. */
  #letOthersPlay(): void {
    for (const question of [...this.#questions]) {
      const action = this.#due.find(({ playerID }) => playerID === question.playerID);
      if (action === undefined) continue;
      this.#due = this.#due.filter((other) => other !== action);
      this.#questions = this.#questions.filter((other) => other !== question);
      const { move, args } = action;
      question.answer({ action: { move, args }, candidates: [], iterations: 0 });
    }
  }

  #heard(message: FromWorker): void {
    if (message.type !== 'status') return;
    const { stateID } = message.status;
    const { step, isWaiting } = this.#snapshot;
    if (!isWaiting && step?.allow !== undefined && stateID === this.#goal + 1) {
      this.#goal += 1;
      this.#finishStep(step);
    } else if (isWaiting && stateID === this.#goal) this.#nextStep();
  }

  /** The person's part of a step is done. */
  #finishStep({ reply = [] }: CoachStep): void {
    if (reply.length === 0) {
      this.#nextStep();
      return;
    }
    this.#goal += reply.length;
    this.#due = [...reply];
    this.#show({ ...this.#snapshot, isWaiting: true });
    this.#letOthersPlay();
  }

  #nextStep(): void {
    const { chapter, step: last } = this.#snapshot;
    const { chapters } = this.#settings.script;
    const done = this.#snapshot.done + 1;
    const step = chapter.steps.find((_, index) => chapter.steps[index - 1] === last);
    if (step !== undefined) {
      this.#show({ ...this.#snapshot, step, done, isWaiting: false });
      return;
    }
    const next = chapters[chapters.indexOf(chapter) + 1];
    if (next === undefined) this.#show({ ...this.#snapshot, step: undefined, done, isWaiting: false });
    else {
      const { session } = this.#snapshot;
      this.#show(this.#begin(next, done));
      session.close();
    }
  }

  /** Why this action is not what the step asks for; undefined when it is. */
  veto(action: Action): Refusal | undefined {
    const { step, isWaiting } = this.#snapshot;
    if (step === undefined) return { reason: 'coach-over' };
    if (isWaiting) return { reason: 'pending' };
    if (step.allow === undefined) return { reason: 'coach-read' };
    if (step.allow.some((allowed) => sameAction(allowed, action))) return undefined;
    return { reason: 'coach-task', clause: step.clause };
  }

  /** A step that is only read has been read. */
  next(): void {
    const { step, isWaiting } = this.#snapshot;
    if (step !== undefined && step.allow === undefined && !isWaiting) this.#finishStep(step);
  }

  close(): void {
    this.#snapshot.session.close();
    this.#listeners.clear();
  }
}
