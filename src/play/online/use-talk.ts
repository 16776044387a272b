import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';

const keptTalk = z.object({ muted: z.array(z.string()), read: z.number() });
type KeptTalk = z.infer<typeof keptTalk>;

const storageKey = (roomID: string): string => `kaizhuo.talk.${roomID}`;
const NOTHING: KeptTalk = { muted: [], read: 0 };

function readKept(roomID: string): KeptTalk {
  try {
    const kept = keptTalk.safeParse(JSON.parse(sessionStorage.getItem(storageKey(roomID)) ?? 'null'));
    return kept.success ? kept.data : NOTHING;
  } catch {
    return NOTHING;
  }
}

function keep(roomID: string, talk: KeptTalk): void {
  try {
    sessionStorage.setItem(storageKey(roomID), JSON.stringify(talk));
  } catch {
    // It holds until the page is loaded anew.
  }
}

/** What this tab remembers of a room's talk. */
export interface Talk {
  /** People whose lines are not shown. */
  readonly muted: ReadonlySet<string>;
  readonly mute: (personID: string, isMuted: boolean) => void;
  /** The last line (`lineID`) that has been in sight; 0 before any. */
  readonly read: number;
  readonly markRead: (lineID: number) => void;
}

export function useTalk(roomID: string): Talk {
  const [talk, setTalk] = useState(() => readKept(roomID));
  const change = useCallback(
    (next: (last: KeptTalk) => KeptTalk) =>
      setTalk((last) => {
        const changed = next(last);
        keep(roomID, changed);
        return changed;
      }),
    [roomID],
  );
  const mute = useCallback(
    (personID: string, isMuted: boolean) =>
      change(({ muted, read }) => {
        const others = muted.filter((other) => other !== personID);
        return { read, muted: isMuted ? [...others, personID] : others };
      }),
    [change],
  );
  const markRead = useCallback(
    (lineID: number) => change((last) => (lineID > last.read ? { ...last, read: lineID } : last)),
    [change],
  );
  return useMemo(
    () => ({ muted: new Set(talk.muted), mute, read: talk.read, markRead }),
    [talk, mute, markRead],
  );
}
