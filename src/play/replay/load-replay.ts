import type { JournalEntry } from '@/kit/journal';
import { matchRecord } from '../match-record';
import { readMatch } from '../match-store';
import { roomsApi } from '../online/rooms-api';
import { TurnedDown } from '../online/turned-down';
import { isOutdated } from '../store-away';
import type { ReplaySource } from './replay-address';
import { readReplayHash } from './replay-link';
import { NoReplay, type ReplayFault, type ReplayRecord, replayOfSave, replayOfServer } from './replay-record';

export interface LoadedReplay {
  readonly record: ReplayRecord;
  /** What was told, secrets included, where somebody kept it: what is left once rules change. */
  readonly journal?: readonly { readonly stateID: number; readonly entries: readonly JournalEntry[] }[];
}

/** Why there is nothing to watch. */
export type LoadingFault = ReplayFault | 'missing' | 'not-over' | 'storage' | 'outdated' | 'unreachable';

/** There is nothing to watch; `fault` says why. */
export class NothingToWatch extends Error {
  constructor(
    readonly fault: LoadingFault,
    cause?: unknown,
  ) {
    super(`there is nothing to watch: ${fault}`, { cause });
    this.name = 'NothingToWatch';
  }
}

async function loadSaved(matchID: string): Promise<LoadedReplay> {
  let save: unknown;
  try {
    save = await readMatch(matchID);
  } catch (error) {
    throw new NothingToWatch(isOutdated(error) ? 'outdated' : 'storage', error);
  }
  if (save === undefined) throw new NothingToWatch('missing');
  const parsed = matchRecord.safeParse(save);
  if (!parsed.success) throw new NothingToWatch('unreadable', parsed.error);
  // Before the end an open hand would be a look into somebody's cards.
  if (!parsed.data.isOver) throw new NothingToWatch('not-over');
  return { record: replayOfSave(parsed.data) };
}

async function loadOnline(matchID: string): Promise<LoadedReplay> {
  try {
    const replay = await roomsApi.replay(matchID);
    return { record: replayOfServer(replay), journal: replay.journal };
  } catch (error) {
    if (!(error instanceof TurnedDown)) throw new NothingToWatch('unreadable', error);
    const { code } = error.error;
    if (code === 'not-over') throw new NothingToWatch('not-over', error);
    throw new NothingToWatch(code === 'match-missing' ? 'missing' : 'unreachable', error);
  }
}

/** Brings a match that is over. Rejects with NothingToWatch. */
export async function loadReplay(source: ReplaySource): Promise<LoadedReplay> {
  if (source.kind === 'saved') return loadSaved(source.matchID);
  if (source.kind === 'online') return loadOnline(source.matchID);
  try {
    return { record: await readReplayHash(source.hash) };
  } catch (error) {
    throw error instanceof NoReplay ? new NothingToWatch(error.fault, error) : error;
  }
}
