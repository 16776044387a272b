'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChatPanel } from '@/ui/room/ChatPanel';
import type { OnlineSession, OnlineSnapshot } from './online-session';
import { peopleOf } from './seats';

const storageKey = (roomID: string): string => `kaizhuo.muted.${roomID}`;

function readMuted(roomID: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(roomID)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Whose lines this tab does not show in a room. */
export function useMuted(roomID: string) {
  const [muted, setMuted] = useState(() => readMuted(roomID));
  const mute = (personID: string, isMuted: boolean) => {
    const next = new Set(muted);
    if (isMuted) next.add(personID);
    else next.delete(personID);
    setMuted(next);
    try {
      sessionStorage.setItem(storageKey(roomID), JSON.stringify([...next]));
    } catch {
      // Muting holds until the page is loaded anew.
    }
  };
  return { muted, mute };
}

export interface RoomChatProps extends ReturnType<typeof useMuted> {
  readonly session: OnlineSession;
  readonly snapshot: OnlineSnapshot;
}

/** The room's talk, spoken by whoever is in front of this screen. */
export function RoomChat({ session, snapshot, muted, mute }: RoomChatProps) {
  const t = useTranslations('online.errors');
  const { room, people, chat, table } = snapshot;
  const own = room === undefined ? [] : peopleOf(room).filter(({ personID }) => people.includes(personID));
  const front = table?.stage === 'seat' ? table.seat?.playerID : undefined;
  const inFront = front == null ? undefined : room?.seats[Number(front)];
  const speaker = own.find((person) => person === inFront) ?? own[0];
  return (
    <ChatPanel
      lines={chat}
      people={people}
      muted={muted}
      onMute={mute}
      speaker={speaker}
      onSay={async (personID, text) => {
        const error = await session.say(personID, text);
        return error && t(error.code);
      }}
    />
  );
}
