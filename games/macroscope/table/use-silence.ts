'use client';

import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Action } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import { useIsTelling } from '@/ui/table/use-telling';
import { mayLiftAgain } from '../rules/may';
import { WINDOWS } from '../rules/sizes';
import type { MacroscopeView } from '../rules/view';
import { useDraft } from './use-draft';

/** So many windows are never open: whoever keeps silent until then is asked when they speak up. */
export const SPEAK_UP = WINDOWS + 1;

/**
 * What the people of this page have asked it for: to keep silent until so many windows are open, and the lid
 * that somebody has spoken up for. A wish of the page, which nobody else sees: the table hears a pass as of anybody.
 */
let wish = { until: 0, spokenFor: '' };
const listeners = new Set<() => void>();

function change(changed: Partial<typeof wish>): void {
  wish = { ...wish, ...changed };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => wish;

/** Time to look and to speak up in. Drawn anew each time, as long as somebody takes who has to think. */
const PAUSE_MS = 2500;
const NOISE_MS = 1500;

const DECLINE: Action = { move: 'decline', args: [] };
const STAY: Action = { move: 'stay', args: [] };

export interface Silence {
  /** From so many open windows on people are asked; 0: after every lid. */
  readonly until: number;
  readonly keep: (until: number) => void;
  /** Whether several people share this page, and its wish. */
  readonly isOurs: boolean;
  /** In a moment the page passes: for the seat in front, or for those beside it. */
  readonly isDue: 'own' | 'others' | undefined;
  /** After this lid everybody here is asked. */
  readonly speak: () => void;
}

/** Keeps silent for whoever has asked for it, after every lid until enough windows are open. */
export function useSilence(): Silence {
  const { view, legal, seats, keep, setting, veto, isPast, pause, isPending, attempt } =
    useTable<MacroscopeView>();
  const { until, spokenFor } = useSyncExternalStore(subscribe, read, read);
  const [draft] = useDraft();
  const isTelling = useIsTelling();
  const { open, step, token, playerID } = view;
  const { passTo } = setting;
  const lid = `${token} ${open.length}`;
  const isSilent = veto === undefined && !isPast && open.length < until && spokenFor !== lid;

  useEffect(() => keep?.(isSilent), [keep, isSilent]);

  const may = (move: string) => legal.some((action) => action.move === move);
  const own = may('stay') ? STAY : may('decline') && !mayLiftAgain(view) ? DECLINE : undefined;
  const others = step === 'asked' ? passTo?.answer : undefined;
  const isFree = isSilent && pause === undefined && !isPending && draft === '';
  const isDue = !isFree ? undefined : own !== undefined ? 'own' : others !== undefined ? 'others' : undefined;

  const pass = useEffectEvent(() => {
    if (own !== undefined) attempt(own);
    else others?.(STAY);
  });
  const when = isDue === undefined || isTelling ? undefined : `${playerID} ${lid} ${step}`;
  useEffect(() => {
    if (when === undefined) return;
    const timer = setTimeout(pass, PAUSE_MS + Math.random() * NOISE_MS);
    return () => clearTimeout(timer);
  }, [when]);

  return {
    until,
    keep: useCallback((lids: number) => change({ until: lids, spokenFor: '' }), []),
    isOurs: keep !== undefined && seats.filter(({ occupant }) => occupant.kind === 'person').length > 1,
    isDue,
    speak: () => {
      change({ spokenFor: lid });
      if (isDue === 'others') passTo?.pass();
    },
  };
}
