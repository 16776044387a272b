'use client';

import { useEffect, useRef, useState } from 'react';
import { ChatPanel } from '@/ui/room/ChatPanel';
import type { ChatLine, Circle } from '@/wire/chat';
import { useErrorWords } from './error-words';
import type { OnlineSession, OnlineSnapshot } from './online-session';
import { peopleOf } from './seats';
import type { Talk } from './use-talk';

/** Under whose names this page has spoken. */
const ownNames = ({ people, voice }: OnlineSnapshot): readonly string[] =>
  voice === undefined ? people : [...people, voice];

/** The lines others have said since the talk was last in sight. */
export function unreadLines(snapshot: OnlineSnapshot, { muted, read }: Talk): readonly ChatLine[] {
  const own = ownNames(snapshot);
  return snapshot.chat.lines.filter(
    ({ lineID, personID }) => lineID > read && !own.includes(personID) && !muted.has(personID),
  );
}

/** Who will be told what this page says now, as the server will decide it. */
function circleOf({ room, people, status }: OnlineSnapshot): Circle {
  if (room?.stage === 'over' || status?.isOver === true) return 'room';
  const places = room?.seats.flatMap((seat, place) =>
    seat.kind === 'person' && people.includes(seat.personID) ? [String(place)] : [],
  );
  const stillPlays = places?.some((place) => status?.out.includes(place) !== true) === true;
  return stillPlays ? 'room' : 'watchers';
}

/** Whether somebody can see it: a paper that lies open far below the edge of the window cannot be read. */
function useInSight() {
  const place = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting === true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, isInSight };
}

export interface RoomChatProps {
  readonly session: OnlineSession;
  readonly snapshot: OnlineSnapshot;
  readonly talk: Talk;
}

/** The room's talk, spoken by whoever is in front of this screen. */
export function RoomChat({ session, snapshot, talk: { muted, mute, markRead } }: RoomChatProps) {
  const say = useErrorWords();
  const { room, people, chat, table } = snapshot;
  const { place, isInSight } = useInSight();
  const last = chat.lines.at(-1)?.lineID;
  useEffect(() => {
    if (last !== undefined && isInSight) markRead(last);
  }, [last, markRead, isInSight]);

  const own = room === undefined ? [] : peopleOf(room).filter(({ personID }) => people.includes(personID));
  const front = table?.stage === 'seat' ? table.seat?.playerID : undefined;
  const inFront = front == null ? undefined : room?.seats[Number(front)];
  const speaker = own.find((person) => person === inFront) ?? own[0];
  const panel = (
    <ChatPanel
      lines={chat.lines}
      onEarlier={
        chat.hasEarlier
          ? async () => {
              const error = await session.readEarlier();
              return error && say(error);
            }
          : undefined
      }
      people={ownNames(snapshot)}
      muted={muted}
      onMute={mute}
      speaker={speaker}
      circle={circleOf(snapshot)}
      onSay={async (personID, text) => {
        const error = await session.say(personID, text);
        return error && say(error);
      }}
    />
  );
  // The line to write on lies below the lines: where it is in sight, so are the last of them.
  return (
    <div>
      {panel}
      <div ref={place} />
    </div>
  );
}
