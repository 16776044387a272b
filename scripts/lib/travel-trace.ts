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
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly data?: { readonly startTime?: number };
    readonly frame_reporter?: FrameReport;
  };
}

/** What the browser itself says became of one frame, or of the page's or the compositor's part in it. */
interface FrameReport {
  readonly frame_sequence: number;
  readonly state:
    | 'STATE_NO_UPDATE_DESIRED'
    | 'STATE_PRESENTED_ALL'
    | 'STATE_PRESENTED_PARTIAL'
    | 'STATE_DROPPED';
  /** Something that moves in the part that is missing stood still. */
  readonly affects_smoothness: boolean;
}

/** Milliseconds, unless it says otherwise. */
export interface Smoothness {
  /** Of a screen that shows `REFRESH_HZ`. */
  readonly framesPerSecond: number;
  /** How many were to be shown. */
  readonly frames: number;
  /** Share of them in which something that moves stood still: Chromium's own count of dropped frames. */
  readonly dropped: number;
  /** Between one presentation and the next; a browser without a screen does not wait for its beat. */
  readonly median: number;
  readonly p95: number;
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
const REPORTER = 'PipelineReporter';
const REFRESH_HZ = 60;

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

/** A frame's report, from when the frame was asked for to when it was seen, or given up. */
interface Reported extends FrameReport {
  readonly begun: number;
  readonly ended: number;
}

const isPresented = ({ state }: FrameReport): boolean => state.startsWith('STATE_PRESENTED');

function reportsOf(events: readonly TraceEvent[]): Reported[] {
  const open = new Map<string, TraceEvent[]>();
  const reports: Reported[] = [];
  for (const event of [...events].sort((a, b) => a.ts - b.ts)) {
    const id = event.id2?.local ?? '';
    if (event.ph === 'b') open.set(id, [...(open.get(id) ?? []), event]);
    if (event.ph !== 'e') continue;
    const begin = open.get(id)?.pop();
    const report = begin?.args?.frame_reporter;
    if (begin !== undefined && report !== undefined)
      reports.push({ ...report, begun: begin.ts, ended: event.ts });
  }
  return reports;
}

/** For each frame that was to be shown: whether all that moves in it was. */
function fatesOf(reports: readonly Reported[]): boolean[] {
  const frames = new Map<number, Reported[]>();
  for (const report of reports)
    if (report.state !== 'STATE_NO_UPDATE_DESIRED')
      frames.set(report.frame_sequence, [...(frames.get(report.frame_sequence) ?? []), report]);
  return [...frames.values()].map(
    (parts) =>
      parts.some(isPresented) &&
      !parts.some(({ state, affects_smoothness }) => affects_smoothness && state !== 'STATE_PRESENTED_ALL'),
  );
}

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

  const reports = reportsOf(events.filter(({ name, pid }) => name === REPORTER && pid === sync.pid));
  const fates = fatesOf(reports.filter(({ begun }) => isWithin(begun, begun)));
  const shown = fates.filter((isShown) => isShown).length;
  if (shown === 0) throw new Error('nothing was shown while something travelled');
  const presented = [...new Set(reports.filter(isPresented).map(({ ended }) => ended))].sort((a, b) => a - b);
  const deltas = presented
    .flatMap((ts, frame) => {
      const before = presented[frame - 1];
      return before !== undefined && isWithin(before, ts) ? [(ts - before) / 1000] : [];
    })
    .sort((a, b) => a - b);

  const page = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === sync.pid && tid === sync.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = page.filter((event) => event.name === TASK && isWithin(event.ts, endOf(event)));
  const cost = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  const worst = tasks.reduce<TraceEvent | undefined>(
    (most, task) => (most === undefined || cost(task) > cost(most) ? task : most),
    undefined,
  );
  return {
    framesPerSecond: (REFRESH_HZ * shown) / fates.length,
    frames: fates.length,
    dropped: 1 - shown / fates.length,
    median: quantile(deltas, 0.5),
    p95: quantile(deltas, 0.95),
    busy: tasks.reduce((sum, task) => sum + cost(task), 0) / shown,
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
