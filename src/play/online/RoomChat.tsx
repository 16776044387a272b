'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ChatPanel } from '@/ui/room/ChatPanel';
import type { OnlineSession, OnlineSnapshot } from './online-session';
import { peopleOf } from './seats';
import type { Talk } from './use-talk';

/** How many lines other people have said since the talk was last in sight. */
export const unreadLines = ({ chat, people }: OnlineSnapshot, { muted, read }: Talk): number =>
  chat.lines.filter(
    ({ lineID, personID }) => lineID > read && !people.includes(personID) && !muted.has(personID),
  ).length;

export interface RoomChatProps {
  readonly session: OnlineSession;
  readonly snapshot: OnlineSnapshot;
  readonly talk: Talk;
}

/** The room's talk, spoken by whoever is in front of this screen. */
export function RoomChat({ session, snapshot, talk: { muted, mute, markRead } }: RoomChatProps) {
  const t = useTranslations('online.errors');
  const { room, people, chat, table } = snapshot;
  const last = chat.lines.at(-1)?.lineID;
  // Where it cannot be seen (another paper lies open) it is not there.
  useEffect(() => {
    if (last !== undefined) markRead(last);
  }, [last, markRead]);

  const own = room === undefined ? [] : peopleOf(room).filter(({ personID }) => people.includes(personID));
  const front = table?.stage === 'seat' ? table.seat?.playerID : undefined;
  const inFront = front == null ? undefined : room?.seats[Number(front)];
  const speaker = own.find((person) => person === inFront) ?? own[0];
  return (
    <ChatPanel
      lines={chat.lines}
      onEarlier={
        chat.hasEarlier
          ? async () => {
              const error = await session.readEarlier();
              return error && t(error.code);
            }
          : undefined
      }
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
