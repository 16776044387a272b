/** What a browser's trace says about the frames drawn while pieces travelled. */

/** From when to when something travelled: milliseconds since the page began. */
export type Span = readonly [start: number, end: number];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the thread's own time; the throttle counts, other programs do not. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly startTime?: number } };
}

/** Milliseconds, unless it says otherwise. */
export interface Smoothness {
  readonly framesPerSecond: number;
  readonly median: number;
  readonly p95: number;
  /** Share of frames that came later than one and a half frames' time. */
  readonly late: number;
  /** What the page's own thread was busy with, for each frame. */
  readonly busy: number;
  /** The page's longest task meanwhile, and what it was made of. */
  readonly worst: number;
  readonly worstOf: string;
}

/** The mark by which the page's clock and the trace's are laid upon each other. */
export const SYNC = 'travel-sync';

export const CATEGORIES = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

const TASK = 'ThreadControllerImpl::RunTask';
const LATE_MS = 25;

/** Spans that touch become one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: [number, number][] = [];
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    const last = whole.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else whole.push([start, end]);
  }
  return whole;
}

/** Own milliseconds by name within a task: what its parts took without their parts. */
function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (name: string, us: number) => own.set(name, (own.get(name) ?? 0) + us / 1000);
  for (const event of events) {
    for (let last = open.at(-1); last !== undefined && endOf(last) <= event.ts; last = open.at(-1))
      open.pop();
    const around = open.at(-1);
    if (around !== undefined) add(around.name, -(event.dur ?? 0));
    add(event.name, event.dur ?? 0);
    open.push(event);
  }
  return [...own]
    .filter(([name]) => name !== TASK && name !== 'RunTask')
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, ms]) => `${name} ${((100 * ms * 1000) / (task.dur ?? 1)).toFixed(0)} %`)
    .join(', ');
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * @param trace what `stopTracing` gave, with `CATEGORIES`
 * @param spans when something travelled, by the clock of the page that marked `SYNC`
 * @throws Error when the page's mark or its frames are not in the trace
 */
export function smoothness(trace: string, spans: readonly Span[]): Smoothness {
  const events = (JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
  const sync = events.find(({ name }) => name === SYNC);
  const began = sync?.args?.data?.startTime;
  if (sync === undefined || began === undefined) throw new Error('the trace lacks the mark of the page');
  const travels = joined(spans.map(([start, end]): Span => [toTrace(start), toTrace(end)]));
  function toTrace(ms: number): number {
    return (sync?.ts ?? 0) + (ms - (began ?? 0)) * 1000;
  }
  const isWithin = (start: number, end: number) => travels.some(([from, to]) => from <= start && end <= to);

  const drawn = events
    .filter(({ name, pid }) => name === 'DrawFrame' && pid === sync.pid)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const deltas = drawn
    .flatMap((ts, frame) => {
      const before = drawn[frame - 1];
      return before !== undefined && isWithin(before, ts) ? [(ts - before) / 1000] : [];
    })
    .sort((a, b) => a - b);
  if (deltas.length === 0) throw new Error('nothing was drawn while something travelled');

  const page = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === sync.pid && tid === sync.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = page.filter((event) => event.name === TASK && isWithin(event.ts, endOf(event)));
  const cost = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  const worst = tasks.reduce<TraceEvent | undefined>(
    (most, task) => (most === undefined || cost(task) > cost(most) ? task : most),
    undefined,
  );
  const total = deltas.reduce((sum, delta) => sum + delta, 0);
  return {
    framesPerSecond: (1000 * deltas.length) / total,
    median: quantile(deltas, 0.5),
    p95: quantile(deltas, 0.95),
    late: deltas.filter((delta) => delta > LATE_MS).length / deltas.length,
    busy: tasks.reduce((sum, task) => sum + cost(task), 0) / deltas.length,
    worst: worst === undefined ? 0 : cost(worst),
    worstOf:
      worst === undefined
        ? ''
        : partsOf(
            worst,
            page.filter((event) => event.ts >= worst.ts && endOf(event) <= endOf(worst)),
          ),
  };
}
