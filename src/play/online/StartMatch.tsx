'use client';

import { gameOf } from '@games/index';
import { Bot, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Stepper } from '@/ui/Stepper';
import type { StartMatch as StartRequest } from '@/wire/requests';
import type { Room } from '@/wire/room';
import { actingKeyOf, type RoomView } from './room-view';
import { roomsApi } from './rooms-api';
import { peopleOf } from './seats';
import type { Requests } from './use-requests';

export interface StartMatchProps {
  readonly view: RoomView;
  readonly run: Requests['run'];
  readonly isBusy: boolean;
}

/** The owner, or whoever acts for them, begins the match, with bots on the open seats or without those; others wait. */
export function StartMatch({ view, run, isBusy }: StartMatchProps) {
  const t = useTranslations('online.start');
  const { room, session } = view;
  const [wanted, setWanted] = useState<number>();
  const key = actingKeyOf(view);
  const seats = gameOf(room.slug)?.seats;
  const count = (kind: string) => room.seats.filter((seat) => seat.kind === kind).length;
  const [taken, open] = [count('person') + count('bot'), count('open')];

  if (key === undefined || seats === undefined)
    return (
      <p role="status" className="mt-5 text-ink-soft">
        <Awaited room={room} />
      </p>
    );

  const start = async (openSeats: StartRequest['openSeats']) => {
    const started = await run(() => roomsApi.start(room.roomID, { key, openSeats }));
    if (started !== undefined) session.roomChanged(started.room);
  };
  const missing = seats.min - taken;
  const [fewest, most] = [Math.max(1, missing), open];
  const bots = Math.min(most, Math.max(fewest, wanted ?? most));
  return (
    <div className="mt-5">
      {key.personID === room.actingID && (
        <p className="mb-3 text-ink-soft">
          <bdi>{t('actingMe', { owner: nameOf(room, room.ownerID) })}</bdi>
        </p>
      )}
      {open > 0 && (
        <p role="status" className="mb-3 text-ink-soft">
          {missing > 0 ? t('missing', { count: missing }) : t('open', { count: open })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {missing <= 0 && (
          <Button
            look="primary"
            disabled={isBusy}
            icon={<Play aria-hidden size={20} className="fill-current" />}
            className="min-h-13 text-lg max-sm:w-full"
            onClick={() => void start({ kind: 'closed' })}
          >
            {t(open > 0 ? 'without' : 'start')}
          </Button>
        )}
        {open > 0 && taken + open >= seats.min && (
          <Button
            look={missing > 0 ? 'primary' : 'quiet'}
            disabled={isBusy}
            icon={<Bot aria-hidden size={20} />}
            className="min-h-13 max-sm:w-full"
            onClick={() => void start({ kind: 'bot', level: 'normal', count: bots })}
          >
            {t('withBots', { count: bots })}
          </Button>
        )}
      </div>
      {taken + open >= seats.min && most > fewest && (
        <div className="mt-3 flex items-center gap-3">
          <span>{t('bots')}</span>
          <Stepper
            label={t('bots')}
            fewerLabel={t('fewerBots')}
            moreLabel={t('moreBots')}
            value={bots}
            min={fewest}
            max={most}
            onChange={setWanted}
          />
        </div>
      )}
      {taken + open < seats.min && <p className="text-ink-soft">{t('tooFew', { min: seats.min })}</p>}
    </div>
  );
}

const nameOf = (room: Room, wanted: string | null): string =>
  peopleOf(room).find(({ personID }) => personID === wanted)?.name ?? '';

/** Who is to start, and what happens where they are not here. */
function Awaited({ room }: { readonly room: Room }) {
  const t = useTranslations('online.start');
  const { ownerID, actingID } = room;
  const owner = peopleOf(room).find(({ personID }) => personID === ownerID);
  if (owner === undefined) return t('nobody');
  const { name } = owner;
  if (actingID !== null) return <bdi>{t('actingOther', { owner: name, name: nameOf(room, actingID) })}</bdi>;
  return <bdi>{t(owner.isPresent ? 'waiting' : 'ownerAway', { name })}</bdi>;
}
