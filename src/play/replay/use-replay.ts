'use client';

import { gameOf } from '@games/index';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Rulebook } from '@/kit/rulebook';
import { fetchLate } from '@/ui/late';
import type { LateWords } from '@/ui/table/late-words';
import type { Telling } from '@/ui/table/telling';
import { UnplayableSave } from '../local/local-table';
import { type LoadedReplay, type LoadingFault, loadReplay, NothingToWatch } from './load-replay';
import { type ReplaySource, sourceIn } from './replay-address';
import { NoReplay, parseReplay, REPLAY_CHARS, type ReplayRecord } from './replay-record';
import { type ReplayedMatch, replayMatch } from './replayed-match';

export type OpenReplay =
  | { readonly stage: 'opening' }
  /** The address names no match: bring one. */
  | { readonly stage: 'nothing' }
  | { readonly stage: 'failed'; readonly fault: LoadingFault | 'unknown-game' | 'damaged' | 'other-rules' }
  /** It belongs to another game, on whose page it can be watched. */
  | { readonly stage: 'elsewhere'; readonly slug: string }
  /** The rules have changed since: what was told is all there is. */
  | {
      readonly stage: 'told';
      readonly record: ReplayRecord;
      readonly journal: Journal;
      readonly lateWords: LateWords | undefined;
    }
  | {
      readonly stage: 'open';
      readonly record: ReplayRecord;
      readonly match: ReplayedMatch;
      readonly rulebook: Rulebook;
      readonly Board: ComponentType;
      readonly telling: Telling;
      readonly lateWords: LateWords | undefined;
    };
type Journal = NonNullable<LoadedReplay['journal']>;

async function play(slug: string, { record, journal }: LoadedReplay): Promise<OpenReplay> {
  const entry = gameOf(record.slug);
  if (entry === undefined) return { stage: 'failed', fault: 'unknown-game' };
  if (record.slug !== slug) return { stage: 'elsewhere', slug: record.slug };
  const [rulebook, { default: Board, telling, ...late }] = await fetchLate(() =>
    Promise.all([entry.rulebook(), entry.table()]),
  );
  const lateWords = late.lateWords as LateWords | undefined;
  try {
    const match = replayMatch(rulebook, record, entry.sights);
    // The entry pairs a game's rules with its board; both are only ever given what they made.
    return {
      stage: 'open',
      record,
      match,
      rulebook,
      Board: Board as ComponentType,
      telling: telling as Telling,
      lateWords,
    };
  } catch (error) {
    if (!(error instanceof UnplayableSave)) throw error;
    if (error.fault === 'other-rules' && journal !== undefined)
      return { stage: 'told', record, journal, lateWords };
    return { stage: 'failed', fault: error.fault };
  }
}

async function open(slug: string, bring: () => Promise<LoadedReplay>): Promise<OpenReplay> {
  try {
    return await play(slug, await bring());
  } catch (error) {
    if (error instanceof NothingToWatch || error instanceof NoReplay)
      return { stage: 'failed', fault: error.fault };
    throw error;
  }
}

async function readFile(file: Blob): Promise<LoadedReplay> {
  // No character of a text is longer than four bytes.
  if (file.size > 4 * REPLAY_CHARS) throw new NoReplay('too-large');
  return { record: parseReplay(await file.text()) };
}

export interface ReplayAtHand {
  readonly replay: OpenReplay;
  readonly source: ReplaySource | undefined;
  /** Opens a file somebody has chosen. */
  readonly openFile: (file: Blob) => void;
}

/** Opens the match that the address names, and again when the address changes under the page. */
export function useReplay(slug: string): ReplayAtHand {
  const [replay, setReplay] = useState<OpenReplay>({ stage: 'opening' });
  const [source, setSource] = useState<ReplaySource>();

  const wanted = useRef<Promise<OpenReplay>>(undefined);

  const show = useCallback((opening: Promise<OpenReplay>) => {
    wanted.current = opening;
    setReplay({ stage: 'opening' });
    opening.then(
      (opened) => {
        if (wanted.current === opening) setReplay(opened);
      },
      (error: unknown) =>
        // Thrown again while rendering, so that the page's error boundary shows what to do.
        setReplay(() => {
          throw error;
        }),
    );
  }, []);

  useEffect(() => {
    const look = () => {
      const named = sourceIn(window.location);
      setSource(named);
      if (named === undefined) setReplay({ stage: 'nothing' });
      else show(open(slug, () => loadReplay(named)));
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [slug, show]);

  const openFile = useCallback((file: Blob) => show(open(slug, () => readFile(file))), [slug, show]);
  return { replay, source, openFile };
}
