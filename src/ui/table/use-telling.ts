'use client';

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { isReadFirst, subscribeToTellingPace, type TellingPace, tellingPace } from '../telling-pace';
import { readingTime } from './reading-time';
import { useTable, useTableScreen } from './TableProvider';
import type { Happening, Telling } from './telling';
import { type PiecesTold, piecesOf } from './told-pieces';
import { useTapAnywhere } from './use-tap-anywhere';
import { useToldLines } from './use-told-lines';

/** Milliseconds that something is told for, by its weight. */
const HELD_MS: Readonly<Record<TellingPace, Readonly<Record<Happening['weight'], number>>>> = {
  calm: { passing: 2200, notable: 3600, moment: 4200 },
  normal: { passing: 1400, notable: 2200, moment: 2400 },
  quick: { passing: 800, notable: 1200, moment: 1400 },
};

/** What is being told now. */
export interface TellingNow {
  /** Beside the pieces, and gone by itself. */
  readonly caption: Happening | undefined;
  /** Large, over the board. */
  readonly moment: Happening | undefined;
  /** Bots wait: what is told is still being read. */
  readonly isRead: boolean;
  /** The moment lies there until this person puts it away: nobody else can. */
  readonly isKept: boolean;
  /** Ends the moment on show, or the caption where there is none. */
  readonly putAway: () => void;
}

export const TellingNowContext = createContext<TellingNow | undefined>(undefined);

/** Whether something is being told: what else would lie over the board waits for its end. */
export function useIsTelling(): boolean {
  const now = useContext(TellingNowContext);
  return now?.moment !== undefined || now?.caption !== undefined;
}

const isInSight = (): boolean => globalThis.document?.visibilityState !== 'hidden';

function subscribeToSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** How long the happening is told and, within that, read: by its weight, its words and its pieces. */
function useSpans(happening: Happening | undefined, pieces: PiecesTold | undefined) {
  const pace = useSyncExternalStore(subscribeToTellingPace, tellingPace, tellingPace);
  const { lines, plain } = useToldLines();
  if (happening === undefined) return { heldMs: 0, readMs: 0 };
  const text = lines(happening).map(plain).join('');
  const isLarge = happening.weight === 'moment';
  const count = isLarge ? piecesOf(happening, pieces).length : 0;
  const readMs = readingTime(text, count, pace, happening.isAboutSeat ? 'about' : 'others');
  return {
    heldMs: Math.max(HELD_MS[pace][happening.weight], readMs),
    readMs: happening.isRead && isReadFirst() ? readMs : 0,
  };
}

/** Puts the happening away when it has been in sight for as long as it is told; null: it is kept. */
function useTimeOut(happening: Happening | undefined, ms: number | null): void {
  const { putAway } = useTableScreen().news;
  const isSeen = useSyncExternalStore(subscribeToSight, isInSight, () => true);
  const end = useEffectEvent(() => happening !== undefined && putAway(happening));
  // The same one is read anew out of a journal that has grown.
  const stateID = happening?.stateID;
  useEffect(() => {
    if (stateID === undefined || ms === null || !isSeen) return;
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  }, [stateID, ms, isSeen]);
}

/** Whether something is still being read, and the way to say that it has been. */
function useIsRead(happening: Happening | undefined, ms: number): readonly [boolean, () => void] {
  const [done, setDone] = useState<number>();
  const stateID = happening?.stateID;
  const isRead = stateID !== undefined && ms > 0 && stateID !== done;
  const stop = useCallback(() => setDone(stateID), [stateID]);
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(stop, ms);
    return () => clearTimeout(timer);
  }, [isRead, ms, stop]);
  return [isRead, stop];
}

/**
 * What is told of the table on show. What the seat had not seen when it sat down was on its cover, but for the
 * secrets: those are told now.
 */
export function useTelling(telling: Telling | undefined, pieces?: PiecesTold): TellingNow {
  const { isPast } = useTable();
  const { listen, moments, caption, isOver, putAway: end } = useTableScreen().news;
  useEffect(() => listen(telling), [telling, listen]);
  const [moment] = moments;
  // Once the match is over nothing has to be remembered, and the sheet waits.
  const isKept = moment?.isSecret === true && !isOver;
  const small = useSpans(caption, pieces);
  const large = useSpans(moment, pieces);
  useTimeOut(caption, small.heldMs);
  useTimeOut(moment, isKept ? null : large.heldMs);
  const [isRead, stopReading] = useIsRead(
    moment ?? caption,
    moment === undefined ? small.readMs : large.readMs,
  );
  // Who taps the table has read what lies there.
  useTapAnywhere(moment === undefined && isRead ? stopReading : undefined);
  const first = moment ?? caption;
  const putAway = useCallback(() => {
    if (first !== undefined) end(first);
  }, [first, end]);
  if (isPast) return { caption: undefined, moment: undefined, isRead: false, isKept: false, putAway };
  // One thing at a time: what is small is in the journal, too.
  return { caption: moment === undefined ? caption : undefined, moment, isRead, isKept, putAway };
}
