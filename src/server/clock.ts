/** Time as the server knows it; tests bring their own and turn its hands. */
export interface Clock {
  /** Milliseconds since 1970, whole ones. */
  now(): number;
  /** Calls back once after `ms`; the answer calls it off. */
  after(ms: number, work: () => void): () => void;
  /**
   * Nobody's time runs just now: what the clock is behind or ahead of others, or of its guide, it may make good at
   * once. The milliseconds by which it did.
   */
  rest?(): number;
}

/** A clock that is led by the time of whoever several servers share. */
export interface LedClock extends Clock {
  /**
   * Takes `guide` (ms since 1970) for the right time from now on. `others`: what the clocks of other servers
   * show, where there are any; it is taken over by a clock that begins, or that stood still while they went on.
   */
  follow(guide: number, others: number | undefined): void;
}

/** What a machine knows of time. */
export interface MachineTime {
  /** Milliseconds since 1970: somebody may set it, or a time server. */
  readonly wall: () => number;
  /** Milliseconds since whenever: nobody can set it. It may stand still while the machine sleeps. */
  readonly steady: () => number;
}

/** The machine's time that nobody can set, in milliseconds. For spans alone. */
export const steadyMs = (): number => performance.now();

const MACHINE: MachineTime = { wall: () => Date.now(), steady: steadyMs };

/** The most by which a clock gains or loses while it is led: what NTP allows, 1.8 s in an hour. */
const LED = 500e-6;
/** A guide that moved by more than this against steady time has been set, or this machine has slept. */
const JUMP_MS = 5000;
/** By how much clocks of servers that share a store may differ without anything being amiss. */
const TOLERATED_MS = 5000;

/**
 * A clock that begins with the wall's time and goes on by steady time: whoever sets the machine's clock moves no
 * countdown, and neither does a lid that was closed, for nobody could act meanwhile. It is led back to the wall
 * slowly, or at once while it rests.
 */
export function newClock({ wall, steady }: MachineTime = MACHINE): LedClock {
  let guide = wall;
  let isFollowing = false;
  /** What the clocks of others show; undefined where there are none. */
  let shownByOthers: (() => number) | undefined;
  let shown = wall();
  let lookedAt = steady();

  const look = (): number => {
    const at = steady();
    const passed = Math.max(0, at - lookedAt);
    const most = passed * LED;
    lookedAt = at;
    shown += passed;
    shown += Math.min(most, Math.max(-most, guide() - shown));
    return shown;
  };

  return {
    now: () => Math.floor(look()),
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
    rest: () => {
      const before = look();
      const right = (shownByOthers ?? guide)();
      // What is little is made good while they all go on.
      if (shownByOthers === undefined || Math.abs(right - before) > JUMP_MS) shown = right;
      return shown - before;
    },
    follow: (time, others) => {
      look();
      const hasJumped = !isFollowing || Math.abs(guide() - time) > JUMP_MS;
      if (hasJumped && others !== undefined) shown = others;
      else if (!isFollowing) shown = time;
      const since = steady();
      guide = () => time + steady() - since;
      shownByOthers = others === undefined ? undefined : () => others + steady() - since;
      isFollowing = true;
    },
  };
}

/** The clock of this process. What it waits for does not keep the process alive. */
export const systemClock = newClock();

/** A time that was noted as past, by a process that may have had another idea of time; never after `now`. */
export const pastBy = (now: number, noted: number): number => (noted > now + TOLERATED_MS ? now : noted);

/** The same for a time that was noted as at most `mostMs` to come. */
export const comingBy = (now: number, noted: number, mostMs: number): number =>
  noted > now + mostMs + TOLERATED_MS ? now + mostMs : noted;

/** The day of a time (ms since 1970), as `2026-01-31`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
