import { useEffect, useMemo, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import { steadyNow } from '@/ui/steady-now';
import type { MatchStatus } from '@/wire/match';
import { NUDGE_SECONDS, VOTE_SECONDS } from '@/wire/room';

/** How long the table has waited for a seat: long enough to say so, or to let a bot play. */
export type Waited = 'long' | 'too-long';

const STEPS: readonly (readonly [Waited, number])[] = [
  ['too-long', VOTE_SECONDS * 1000],
  ['long', NUDGE_SECONDS * 1000],
];

/** The seats the table has waited for long; `statusAt` is when the status came, by `steadyNow` of this page. */
export function useWaited(status: MatchStatus | undefined, statusAt: number): ReadonlyMap<PlayerID, Waited> {
  const [lookedAt, setLookedAt] = useState(statusAt);
  const now = Math.max(lookedAt, statusAt);
  const since = useMemo(
    () =>
      (status?.waited ?? []).flatMap((ms, seat) =>
        ms === null || status?.pause !== null ? [] : [{ playerID: String(seat), at: statusAt - ms }],
      ),
    [status, statusAt],
  );
  const steps = since.flatMap(({ at }) => STEPS.map(([, ms]) => at + ms)).filter((at) => at > now);
  const next = steps.length === 0 ? undefined : Math.min(...steps);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(
      () => setLookedAt(Math.max(next, steadyNow())),
      Math.max(50, next - steadyNow()),
    );
    return () => clearTimeout(timer);
  }, [next]);
  return useMemo(
    () =>
      new Map(
        since.flatMap(({ playerID, at }) => {
          const waited = STEPS.find(([, ms]) => now - at >= ms)?.[0];
          return waited === undefined ? [] : [[playerID, waited] as const];
        }),
      ),
    [since, now],
  );
}
