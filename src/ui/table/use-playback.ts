'use client';

import { useCallback, useEffect, useState } from 'react';

/** How many times as fast as usual; the first is slow enough to read along. */
export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds a step stays at the usual speed: long enough to see what moved and read what it was. */
const STEP_MS = 1800;

/** Going through the positions of a match by itself or by hand. */
export interface Playback {
  /** The stateID of the position on show. */
  readonly step: number;
  /** That of the last one. */
  readonly last: number;
  readonly isPlaying: boolean;
  /** The position on show was come to by playing on by itself. */
  readonly isPlayed: boolean;
  readonly speed: Speed;
  /** Shows a position; one that there is not means the nearest. Playing stops. */
  readonly go: (step: number) => void;
  /** Plays on, from the deal when the end is on show, or stops. */
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

export function usePlayback(last: number): Playback {
  const [{ step, isPlayed }, setPosition] = useState({ step: 0, isPlayed: false });
  const [wantsOn, setWantsOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const isPlaying = wantsOn && step < last;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setPosition({ step: step + 1, isPlayed: true }), STEP_MS / Number(speed));
    return () => clearTimeout(timer);
  }, [isPlaying, step, speed]);

  const go = useCallback(
    (next: number) => {
      setWantsOn(false);
      setPosition({ step: Math.min(Math.max(next, 0), last), isPlayed: false });
    },
    [last],
  );
  const toggle = () => {
    if (!isPlaying && step >= last) setPosition({ step: 0, isPlayed: false });
    setWantsOn(!isPlaying);
  };
  return { step, last, isPlaying, isPlayed, speed, go, toggle, setSpeed };
}
