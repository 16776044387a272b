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
import type { LateWords } from '@/ui/table/late-words';
import type { Telling } from '@/ui/table/telling';
import type { NewMatch } from '../match-record';
import { clearTable, laidTable } from '../pending-match';
import type { Pace, ToWorker } from './protocol';
import { claimMatch, type TabLock } from './tab-lock';
import { type SessionSnapshot, TableSession } from './table-session';
import { openWorkers, type TableWorkers } from './table-workers';

export interface OpenTable {
  readonly seatRules: SeatRules;
  readonly Board: ComponentType;
  readonly telling: Telling;
  readonly lateWords?: LateWords | undefined;
  readonly session: TableSession;
}

export type Opening =
  | { readonly stage: 'opening' }
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

/** Calls back once, as soon as the session has something to show. */
function whenLaid(session: TableSession, show: () => void): void {
  const isLaid = () => {
    const snapshot = session.getSnapshot();
    return snapshot.stage !== 'opening' && (snapshot.stage !== 'seat' || snapshot.seat !== undefined);
  };
  if (isLaid()) {
    show();
    return;
  }
  const stop = session.subscribe(() => {
    if (!isLaid()) return;
    stop();
    show();
  });
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

    const close = () => {
      isClosed = true;
      session?.close();
      workers?.close();
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
      const { default: Board, telling, seatRules, lateWords } = await entry.table();
      if (isClosed) {
        lock?.release();
        return;
      }
      const at = openWorkers((received) => {
        if (received.type === 'opened' && matchID === undefined) {
          clearTable();
          window.history.replaceState(null, '', `?match=${encodeURIComponent(received.table.matchID)}`);
          void claim(received.table.matchID);
        }
        seated.receive(received);
      });
      const seated = new TableSession(seatRules, at.send);
      workers = at;
      session = seated;
      at.send(message);
      // The entry pairs a game's rules with its board; both are only ever given what they made.
      const table = {
        seatRules,
        Board: Board as ComponentType,
        telling: telling as Telling,
        lateWords: lateWords as LateWords | undefined,
        session: seated,
      };
      // A table is much to draw: its box stands there until there is something to draw, and it is drawn in
      // pieces that leave the page awake. Nothing of what it shows is kept for that: a hand is in one place.
      whenLaid(seated, () => {
        if (!isClosed) startTransition(() => setOpening({ stage: 'open', table }));
      });
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
