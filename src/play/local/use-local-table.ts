'use client';

import { gameOf } from '@games/index';
import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { idIn, SAVE_ID_LENGTH } from '@/kit/address';
import type { SeatRules } from '@/kit/rulebook';
import { fetchLate } from '@/ui/late';
import type { CastOver } from '@/ui/table/HandOver';
import type { LateWords } from '@/ui/table/late-words';
import type { Telling } from '@/ui/table/telling';
import type { NewMatch } from '../match-record';
import { clearTable, laidTable } from '../pending-match';
import type { FromWorker, Pace, SaveTrouble, ToWorker } from './protocol';
import { claimMatch, type TabLock } from './tab-lock';
import { type SessionSnapshot, TableSession } from './table-session';
import { openWorkers, type TableWorkers } from './table-workers';

export interface OpenTable {
  readonly seatRules: SeatRules;
  readonly Board: ComponentType;
  readonly telling: Telling;
  readonly lateWords?: LateWords | undefined;
  /** Lays the picture of whom a seat plays over its mark, and the name below. */
  readonly Cast?: CastOver | undefined;
  readonly session: TableSession;
}

export type Opening =
  /** `storageTrouble`: why it cannot be read yet. */
  | { readonly stage: 'opening'; readonly storageTrouble?: SaveTrouble | undefined }
  /** Neither a saved match in the address nor one just set up. */
  | { readonly stage: 'nothing' }
  | { readonly stage: 'elsewhere' }
  | { readonly stage: 'open'; readonly table: OpenTable };

function matchInAddress(): string | undefined {
  const named = new URLSearchParams(window.location.search).get('match');
  return named === null ? undefined : idIn(named, SAVE_ID_LENGTH);
}

const pace = (): Pace =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'brisk' : 'natural';

const firstMessage = (matchID: string | undefined, match: NewMatch | undefined): ToWorker | undefined => {
  if (matchID !== undefined) return { type: 'resume', matchID, pace: pace() };
  return match === undefined ? undefined : { type: 'begin', match, pace: pace() };
};

/** Whether the session has something to show. */
const isLaid = (snapshot: SessionSnapshot): boolean =>
  snapshot.stage !== 'opening' && (snapshot.stage !== 'seat' || snapshot.seat !== undefined);

/** Calls back once, as soon as the session has something to show, and until then with why that takes so long. */
function whenLaid(
  session: TableSession,
  show: () => void,
  wait: (storageTrouble: SaveTrouble | undefined) => void,
): void {
  const look = () => {
    const snapshot = session.getSnapshot();
    if (!isLaid(snapshot)) {
      wait(snapshot.storageTrouble);
      return;
    }
    stop();
    show();
  };
  const stop = session.subscribe(look);
  look();
}

/** Opens the table that the address names, or the one that was just set up; closes it with the page. */
export function useLocalTable(slug: string): { opening: Opening; takeOver: () => void } {
  const [opening, setOpening] = useState<Opening>({ stage: 'opening' });
  const [attempt, setAttempt] = useState({ steal: false, count: 0 });

  useEffect(() => {
    let isClosed = false;
    let lock: TabLock | undefined;
    let workers: TableWorkers | undefined;
    let session: TableSession | undefined;
    const closing = new AbortController();

    const stop = () => {
      session?.close();
      workers?.close();
    };
    const close = () => {
      isClosed = true;
      closing.abort();
      stop();
      lock?.release();
    };
    const claim = async (matchID: string): Promise<boolean> => {
      const onStolen = () => {
        close();
        setOpening({ stage: 'elsewhere' });
      };
      lock = await claimMatch(matchID, { steal: attempt.steal, onStolen });
      return lock !== undefined;
    };

    const open = async () => {
      const matchID = matchInAddress();
      const message = firstMessage(matchID, laidTable(slug));
      const entry = gameOf(slug);
      if (message === undefined || entry === undefined) {
        setOpening({ stage: 'nothing' });
        return;
      }
      if (matchID !== undefined && !(await claim(matchID))) {
        if (!isClosed) setOpening({ stage: 'elsewhere' });
        return;
      }
      const { signal } = closing;
      const {
        default: Board,
        telling,
        seatRules,
        lateWords,
        Cast,
      } = await fetchLate(() => entry.table(), { signal });
      if (isClosed) {
        lock?.release();
        return;
      }
      /** A worker that says anything, be it why there is no table, has come. */
      const start = () =>
        new Promise<TableSession>((resolve, reject) => {
          stop();
          const receive = (received: FromWorker) => {
            if (received.type === 'opened' && matchID === undefined) {
              clearTable();
              window.history.replaceState(null, '', `?match=${encodeURIComponent(received.table.matchID)}`);
              void claim(received.table.matchID);
            }
            seated.receive(received);
            resolve(seated);
          };
          const at = openWorkers(receive, reject);
          const seated = new TableSession(seatRules, at.send);
          workers = at;
          session = seated;
          at.send(message);
        });
      const giveUp = () => {
        stop();
        return true;
      };
      const seated = await fetchLate(start, { signal, giveUp });
      // The entry pairs a game's rules with its board; both are only ever given what they made.
      const table = {
        seatRules,
        Board: Board as ComponentType,
        telling: telling as Telling,
        lateWords: lateWords as LateWords | undefined,
        Cast: Cast as CastOver | undefined,
        session: seated,
      };
      // A table is much to draw: its box stands there until there is something to draw, and it is drawn in
      // pieces that leave the page awake. Nothing of what it shows is kept for that: a hand is in one place.
      whenLaid(
        seated,
        () => {
          if (!isClosed) startTransition(() => setOpening({ stage: 'open', table }));
        },
        (storageTrouble) => {
          if (!isClosed) setOpening({ stage: 'opening', storageTrouble });
        },
      );
    };

    setOpening({ stage: 'opening' });
    open().catch((error: unknown) => {
      // Thrown again while rendering, so that the page's error boundary shows what to do.
      if (!isClosed)
        setOpening(() => {
          throw error;
        });
    });
    return close;
  }, [slug, attempt]);

  const takeOver = useCallback(() => setAttempt(({ count }) => ({ steal: true, count: count + 1 })), []);
  return { opening, takeOver };
}

/** What a session shows now. */
export const useSession = (session: TableSession): SessionSnapshot =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
