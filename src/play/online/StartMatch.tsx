'use client';

import { gameOf } from '@games/index';
import { Bot, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/Button';
import type { StartMatch as StartRequest } from '@/wire/requests';
import { ownerKeyOf, type RoomView } from './room-view';
import { roomsApi } from './rooms-api';
import { peopleOf } from './seats';
import type { Requests } from './use-requests';

export interface StartMatchProps {
  readonly view: RoomView;
  readonly run: Requests['run'];
  readonly isBusy: boolean;
}

/** The owner begins the match, with bots on the open seats or without those seats; everybody else waits. */
export function StartMatch({ view, run, isBusy }: StartMatchProps) {
  const t = useTranslations('online.start');
  const { room, session } = view;
  const key = ownerKeyOf(view);
  const seats = gameOf(room.slug)?.seats;
  const count = (kind: string) => room.seats.filter((seat) => seat.kind === kind).length;
  const [taken, open] = [count('person') + count('bot'), count('open')];

  if (key === undefined || seats === undefined) {
    const owner = peopleOf(room).find(({ personID }) => personID === room.ownerID);
    return (
      <p role="status" className="mt-5 text-ink-soft">
        {owner === undefined ? t('nobody') : <bdi>{t('waiting', { name: owner.name })}</bdi>}
      </p>
    );
  }

  const start = async (openSeats: StartRequest['openSeats']) => {
    const started = await run(() => roomsApi.start(room.roomID, { key, openSeats }));
    if (started !== undefined) session.roomChanged(started.room);
  };
  const missing = seats.min - taken;
  return (
    <div className="mt-5">
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
            onClick={() => void start({ kind: 'bot', level: 'normal' })}
          >
            {t('withBots')}
          </Button>
        )}
      </div>
      {taken + open < seats.min && <p className="text-ink-soft">{t('tooFew', { min: seats.min })}</p>}
    </div>
  );
}
