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
import { subscribeToTellingPace, type TellingPace, tellingPace } from '../telling-pace';
import { useTable } from './TableProvider';
import { type Happening, happeningOf, type Telling } from './telling';

/** Milliseconds that something is told for, by its weight. */
const HELD_MS: Readonly<Record<TellingPace, Readonly<Record<Happening['weight'], number>>>> = {
  calm: { passing: 2200, notable: 3600, moment: 4200 },
  normal: { passing: 1400, notable: 2200, moment: 2400 },
  quick: { passing: 800, notable: 1200, moment: 1400 },
};

/** Milliseconds that a caption of so many lines is read for; who likes it quick is not waited for. */
const READ_MS: Readonly<Record<TellingPace, (lines: number) => number>> = {
  calm: (lines) => 600 + 550 * lines,
  normal: (lines) => 350 + 350 * lines,
  quick: () => 0,
};

/** Who comes back to a table after a long time is told no more than this. */
const MOST_MOMENTS = 4;

/** What is being told now. */
export interface TellingNow {
  /** Beside the pieces, and gone by itself. */
  readonly caption: Happening | undefined;
  /** Large, over the board. */
  readonly moment: Happening | undefined;
  /** Bots wait: the caption is still being read. */
  readonly isRead: boolean;
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
    caption: step.happenings.findLast(({ weight }) => weight !== 'moment') ?? told.caption,
    moments: [...told.moments, ...moments].slice(-MOST_MOMENTS),
  };
}

const isInSight = (): boolean => globalThis.document?.visibilityState !== 'hidden';

function subscribeToSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Calls `end` when the happening has been in sight for as long as it is told. */
function useTimeOut(happening: Happening | undefined, end: (stateID: number) => void): void {
  const { result } = useTable();
  // Once the match is over nothing has to be remembered, and the sheet waits.
  const isKept = happening?.isSecret === true && result === undefined;
  const pace = useSyncExternalStore(subscribeToTellingPace, tellingPace, tellingPace);
  const isSeen = useSyncExternalStore(subscribeToSight, isInSight, () => true);
  useEffect(() => {
    if (happening === undefined || isKept || !isSeen) return;
    const timer = setTimeout(() => end(happening.stateID), HELD_MS[pace][happening.weight]);
    return () => clearTimeout(timer);
  }, [happening, isKept, isSeen, pace, end]);
}

/** Whether a caption is still being read; what is told in passing is seen at a glance. */
function useIsRead(caption: Happening | undefined): boolean {
  const pace = useSyncExternalStore(subscribeToTellingPace, tellingPace, tellingPace);
  const [done, setDone] = useState<Happening>();
  const ms = caption?.weight === 'notable' ? READ_MS[pace](caption.entries.length) : 0;
  const isRead = ms > 0 && caption !== done;
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => setDone(caption), ms);
    return () => clearTimeout(timer);
  }, [isRead, caption, ms]);
  return isRead;
}

/**
 * Follows the journal of the table on show. What the seat had not seen when it sat down was on its cover,
 * but for the secrets: those are told now.
 */
export function useTelling(telling: Telling | undefined): TellingNow {
  const { journal, playerID, since, setting, isPast } = useTable();
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
  useTimeOut(told.caption, end);
  useTimeOut(moment, end);
  const { caption } = told;
  const isRead = useIsRead(moment === undefined ? caption : undefined);
  const putAway = useCallback(() => {
    const first = moment ?? caption;
    if (first !== undefined) end(first.stateID);
  }, [moment, caption, end]);
  if (isPast) return { caption: undefined, moment: undefined, isRead: false, putAway };
  // One thing at a time: what is small is in the journal, too.
  return { caption: moment === undefined ? caption : undefined, moment, isRead, putAway };
}
