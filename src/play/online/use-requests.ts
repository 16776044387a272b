'use client';

import { useCallback, useState } from 'react';
import type { Room } from '@/wire/room';
import { TurnedDown } from './turned-down';

export interface Requests {
  /** Why the last request was turned down. */
  readonly error: TurnedDown['error'] | undefined;
  readonly isBusy: boolean;
  /** Runs a request; resolves to its value, or undefined when it was turned down. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  readonly dismiss: () => void;
}

/** Requests over HTTP, one after the other as a person makes them, and why the last one was turned down. */
export function useRequests(): Requests {
  const [error, setError] = useState<TurnedDown['error']>();
  const [isBusy, setBusy] = useState(false);

  const run = useCallback(async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return await work();
    } catch (turnedDown) {
      if (!(turnedDown instanceof TurnedDown)) throw turnedDown;
      setError(turnedDown.error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }, []);

  const dismiss = useCallback(() => setError(undefined), []);
  return { error, isBusy, run, dismiss };
}

/** What a request that changes the room answers. */
export type RoomChange = () => Promise<{ readonly room: Room }>;
