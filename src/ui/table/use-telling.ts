'use client';

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { lastWhere } from '@/kit/last';
import { isReadFirst, subscribeToTellingPace, type TellingPace, tellingPace } from '../telling-pace';
import { readingTime } from './reading-time';
import { useTable } from './TableProvider';
import { type Happening, happeningOf, type Telling } from './telling';
import { type PiecesTold, piecesOf } from './told-pieces';
import { useTapAnywhere } from './use-tap-anywhere';
import { useToldLines } from './use-told-lines';

/** Milliseconds that something is told for, by its weight. */
const HELD_MS: Readonly<Record<TellingPace, Readonly<Record<Happening['weight'], number>>>> = {
  calm: { passing: 2200, notable: 3600, moment: 4200 },
  normal: { passing: 1400, notable: 2200, moment: 2400 },
  quick: { passing: 800, notable: 1200, moment: 1400 },
};

/** Who comes back to a table after a long time is told no more than this. */
const MOST_MOMENTS = 4;

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

interface Told {
  readonly caption: Happening | undefined;
  readonly moments: readonly Happening[];
}

type Change =
  | { readonly type: 'told'; readonly happenings: readonly Happening[] }
  | { readonly type: 'put-away'; readonly stateID: number };

const NOTHING: Told = { caption: undefined, moments: [] };

function change(told: Told, step: Change): Told {
  if (step.type === 'put-away')
    return {
      caption: told.caption?.stateID === step.stateID ? undefined : told.caption,
      moments: told.moments.filter(({ stateID }) => stateID !== step.stateID),
    };
  const moments = step.happenings.filter(({ weight }) => weight === 'moment');
  return {
    caption: lastWhere(step.happenings, ({ weight }) => weight !== 'moment') ?? told.caption,
    moments: [...told.moments, ...moments].slice(-MOST_MOMENTS),
  };
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

/** Calls `end` when the happening has been in sight for as long as it is told; null: it is kept. */
function useTimeOut(
  happening: Happening | undefined,
  ms: number | null,
  end: (stateID: number) => void,
): void {
  const isSeen = useSyncExternalStore(subscribeToSight, isInSight, () => true);
  useEffect(() => {
    if (happening === undefined || ms === null || !isSeen) return;
    const timer = setTimeout(() => end(happening.stateID), ms);
    return () => clearTimeout(timer);
  }, [happening, ms, isSeen, end]);
}

/** Whether something is still being read, and the way to say that it has been. */
function useIsRead(happening: Happening | undefined, ms: number): readonly [boolean, () => void] {
  const [done, setDone] = useState<Happening>();
  const isRead = happening !== undefined && ms > 0 && happening !== done;
  const stop = useCallback(() => setDone(happening), [happening]);
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(stop, ms);
    return () => clearTimeout(timer);
  }, [isRead, ms, stop]);
  return [isRead, stop];
}

/**
 * Follows the journal of the table on show. What the seat had not seen when it sat down was on its cover,
 * but for the secrets: those are told now.
 */
export function useTelling(telling: Telling | undefined, pieces?: PiecesTold): TellingNow {
  const { journal, playerID, since, setting, isPast, result } = useTable();
  const last = journal.at(-1)?.stateID;
  const heard = useRef<number>(undefined);
  const [told, dispatch] = useReducer(change, NOTHING);
  const isReplay = setting.replay !== undefined;

  useEffect(() => {
    const isFirst = heard.current === undefined;
    const from = heard.current ?? since ?? last;
    heard.current = last;
    if (telling === undefined || isReplay || last === undefined || from === undefined || last <= from) return;
    const happenings = journal
      .filter(({ stateID }) => stateID > from)
      .flatMap((moment) => happeningOf(moment, telling, playerID) ?? [])
      .filter(({ isSecret }) => isSecret || !isFirst);
    if (happenings.length > 0) dispatch({ type: 'told', happenings });
  }, [journal, last, since, telling, playerID, isReplay]);

  const end = useCallback((stateID: number) => dispatch({ type: 'put-away', stateID }), []);
  const [moment] = told.moments;
  // Once the match is over nothing has to be remembered, and the sheet waits.
  const isKept = moment?.isSecret === true && result === undefined;
  const { caption } = told;
  const small = useSpans(caption, pieces);
  const large = useSpans(moment, pieces);
  useTimeOut(caption, small.heldMs, end);
  useTimeOut(moment, isKept ? null : large.heldMs, end);
  const [isRead, stopReading] = useIsRead(
    moment ?? caption,
    moment === undefined ? small.readMs : large.readMs,
  );
  // Who taps the table has read what lies there.
  useTapAnywhere(moment === undefined && isRead ? stopReading : undefined);
  const putAway = useCallback(() => {
    const first = moment ?? caption;
    if (first !== undefined) end(first.stateID);
  }, [moment, caption, end]);
  if (isPast) return { caption: undefined, moment: undefined, isRead: false, isKept: false, putAway };
  // One thing at a time: what is small is in the journal, too.
  return { caption: moment === undefined ? caption : undefined, moment, isRead, isKept, putAway };
}
