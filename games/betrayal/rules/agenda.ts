import type { FnContext } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import { reversed } from '@/kit/last';
import { isAsk, optionsFor } from './asking';
import type { Option } from './option';
import { settleOutcome } from './outcome';
import { STEPS } from './resolvers';
import type { BetrayalG } from './state';
import type { About, Ask, Step } from './step';
import type { At, Box } from './thing';
import { ownStep } from './things';

/**
 * The one way to wait: a stack of steps that are plain data with a name. Whatever has to be done lies on it,
 * next at the end; when an ask comes to lie on top, the table waits for that seat.
 */

/** The table for rules that change it. */
export const tableAt = (G: BetrayalG, box: Box, random: FnContext['random']): At => ({
  G,
  table: G,
  box,
  random,
  get hidden() {
    return G.hidden;
  },
  mine: null,
  self: { name: 'house', holder: null, rooms: [] },
});

/** A copy without what is undefined, however deep: what waits has to come back from JSON as it went. */
function withoutGaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutGaps);
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) if (inner !== undefined) copy[key] = withoutGaps(inner);
  return copy;
}

/** A step as it is written down: of its own, about whom the one before was about, and by what. */
function written(step: Step, parent: About): Step {
  const { seat = parent.seat, source = parent.source } = step;
  return withoutGaps({ ...step, seat, source }) as Step;
}

/** Puts steps on top, the first of them next. */
export function queue(G: BetrayalG, steps: readonly Step[], parent: About): void {
  for (const step of reversed(steps)) G.agenda.push(written(step, parent));
}

export const topAsk = (table: Pick<BetrayalG, 'agenda'>): Ask | null => {
  const top = table.agenda.at(-1);
  return top !== undefined && isAsk(top) ? top : null;
};

/** What only one answer is left to is not asked (a turn is: its end is one's own). */
function onlyOption(at: At, ask: Ask): Option | undefined {
  if (ask.kind === 'turn' || ask.kind === 'read' || ask.kind === 'explorer') return undefined;
  const seen = { table: at.G, box: at.box, hidden: at.G.hidden, mine: null, memo: new Map() };
  const options = optionsFor(seen, ask).filter(({ not }) => not === undefined);
  if (options.length === 0 && ask.kind === 'pick') return NOTHING;
  if (options.length === 0) throw new RangeError(`nothing to choose for ${JSON.stringify(ask)}`);
  return options.length === 1 ? options[0] : undefined;
}

/** Of nothing there is nothing to choose. */
const NOTHING: Option = { move: 'answer', args: [], clause: 'BH27', label: { kind: 'nothing' }, next: [] };

/** More steps than any one answer can set off: what goes on longer goes on for ever. */
const MOST_STEPS = 5_000;

/** What is done where somebody walks and nothing else comes of it. */
const WALKING = new Set(['step', 'turn']);

function forgetWalk({ turn }: BetrayalG): void {
  if (turn.walked !== undefined) delete turn.walked;
}

/** Does what there is to do until somebody has to decide, or the match is over. */
export function settle(at: At): void {
  const { G } = at;
  for (let count = 0; count < MOST_STEPS; count++) {
    settleOutcome(at);
    if (G.outcome !== null) {
      G.agenda = [];
      return;
    }
    const step = G.agenda.at(-1);
    if (step === undefined) throw new RangeError('nothing is left to do, and nobody has won');
    if (isAsk(step)) {
      const option = onlyOption(at, step);
      if (option === undefined) return;
      G.agenda.pop();
      queue(G, option.next, by(option, step));
      continue;
    }
    G.agenda.pop();
    if (!WALKING.has(step.do)) forgetWalk(G);
    queue(G, resolve(at, step), step);
  }
  throw new RangeError(`no end of ${JSON.stringify(G.agenda.at(-1))}`);
}

function resolve(at: At, step: Step): readonly Step[] {
  const own = ownStep(at, step);
  if (own !== undefined) return own;
  const known = STEPS[step.do as keyof typeof STEPS] as ((at: At, step: Step) => readonly Step[]) | undefined;
  if (known === undefined) throw new RangeError(`nobody knows the step ${step.do}`);
  return known(at, step);
}

/** An ask whose answer has a source of its own. */
const by = ({ source }: Option, ask: About): About => (source === undefined ? ask : { ...ask, source });

/** Answers what lies on top, by one of the options of the seat that is asked, and goes on. */
export function answer(at: At, option: Option): void {
  const ask = at.G.agenda.pop();
  if (ask === undefined) throw new RangeError('nobody is asked');
  if (option.move !== 'go') forgetWalk(at.G);
  queue(at.G, option.next, by(option, ask));
  settle(at);
}

/** Whom the table waits for; the first seat once the match is over. */
export const awaited = (table: Pick<BetrayalG, 'agenda'>): PlayerID => topAsk(table)?.seat ?? '0';
