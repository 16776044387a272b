import { isDeepStrictEqual } from 'node:util';
import { SUBJECTS } from '@tests/subjects';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { Rules, type State } from '@/server/rules';
import type { Moment, Replay, SeatState } from '@/wire/match';

const parse = (frame: string): unknown => {
  const body = /[[{].*/s.exec(frame)?.[0];
  return body === undefined ? undefined : JSON.parse(body);
};

/** Every object anywhere in the frames. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const isState = (value: object): value is SeatState => '_stateID' in value;
const isMoment = (value: object): value is Moment => 'stateID' in value && 'entries' in value;

/** The positions in what a page has received, each as some seat sees it. */
export const statesIn = (frames: readonly string[]): SeatState[] =>
  frames.flatMap((frame) => [...objectsIn(parse(frame))].filter(isState));

const momentsIn = (frames: readonly string[]): Moment[] =>
  frames.flatMap((frame) => [...objectsIn(parse(frame))].filter(isMoment));

/** What no frame holds, whoever receives it. */
const NEVER = ['seed', 'credential', 'hashes', 'keys', 'prngstate', 'initialState', 'deltalog', 'log'];

const forbiddenIn = (frames: readonly string[]): string[] =>
  frames
    .flatMap((frame) => [...objectsIn(parse(frame))].flatMap((object) => Object.keys(object)))
    .filter((key) => NEVER.includes(key));

/** As it is after a journey over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A match that is over and lies open, played again: the whole truth at each of its moments. */
export class OpenMatch {
  readonly #replay: Replay;
  readonly #subject: (typeof SUBJECTS)[number];
  readonly #rules: Rules;
  readonly #positions: readonly State[];

  constructor(replay: Replay) {
    const subject = SUBJECTS.find(({ rulebook }) => rulebook.slug === replay.slug);
    if (subject === undefined) throw new Error(`no subject for ${replay.slug}`);
    this.#replay = replay;
    this.#subject = subject;
    this.#rules = new Rules(subject.rulebook, (error) => {
      throw error;
    });
    const { seed, options, seats } = replay;
    let position = this.#rules.deal({ seed, options, numPlayers: seats.length });
    const positions = [position];
    for (const { playerID, ...action } of replay.actions) {
      const outcome = this.#rules.attempt(position, playerID, action);
      if ('refusal' in outcome) throw new Error(`the match does not replay: ${outcome.refusal.reason}`);
      position = outcome.next;
      positions.push(position);
    }
    this.#positions = positions;
  }

  /** The moments of the match, by stateID, that a page with these frames was never told of. */
  untoldIn(frames: readonly string[]): number[] {
    const told = new Set(momentsIn(frames).map(({ stateID }) => stateID));
    return [...this.#positions.keys()].filter((stateID) => !told.has(stateID));
  }

  /**
   * Whatever a page of this seat (null: a watcher) was sent and should not have been: positions that
   * would have looked otherwise had the cards it may not know been dealt otherwise, entries told to
   * somebody else, seeds and keys. By what it is and the moment it belongs to.
   */
  secretsIn(frames: readonly string[], playerID: string | null): string[] {
    const { redeal } = this.#subject;
    const random = new RandomSource({ seed: `redeal ${playerID}`, position: 0 });
    const states = statesIn(frames).filter((state) => {
      const truth = this.#positions[state._stateID];
      if (truth === undefined) return true;
      const G = redeal(structuredClone(truth.G), truth.ctx, playerID, random);
      return !isDeepStrictEqual(state, sent(this.#rules.seatState({ ...truth, G }, playerID)));
    });
    const moments = momentsIn(frames).filter(({ stateID, entries }) => {
      const truth = this.#replay.journal.find((moment) => moment.stateID === stateID);
      return truth === undefined || !isDeepStrictEqual(entries, sent(journalFor(truth.entries, playerID)));
    });
    return [
      ...states.map(({ _stateID }) => `position ${_stateID}`),
      ...moments.map(({ stateID }) => `moment ${stateID}`),
      ...forbiddenIn(frames),
      ...(frames.some((frame) => frame.includes(this.#replay.seed)) ? ['the seed'] : []),
    ];
  }
}
