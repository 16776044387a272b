'use client';

import { Armchair } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { RadioOption } from '@/ui/RadioOption';
import { JoinForm } from '@/ui/room/JoinForm';
import { SeatMark } from '@/ui/SeatMark';
import type { SeatInfo } from '@/ui/table/table-state';
import type { SeatKey } from '@/wire/ids';
import type { Room } from '@/wire/room';
import { useErrorWords } from './error-words';
import type { OnlineSession } from './online-session';
import { forgetClaim, isClaimKept, isSeated, keepClaim, ownClaim } from './own-claim';
import { roomsApi } from './rooms-api';
import { keepKey, keysOf } from './seat-keys';
import { peopleOf } from './seats';
import { useRequests } from './use-requests';

export interface LateSeatProps {
  readonly session: OnlineSession;
  readonly room: Room;
  /** The seats of the match with their names, bots' included. */
  readonly seats: readonly SeatInfo[];
  /** This browser had a seat here and has given it up. */
  readonly hasLost: boolean;
}

/** Whoever watches may ask for a bot's seat, and is told what came of it. */
export function LateSeat({ session, room, seats, hasLost }: LateSeatProps) {
  const t = useTranslations('online');
  const { roomID, slug } = room;
  const [own, setOwn] = useState<SeatKey | undefined>(() => ownClaim(roomID));
  const [isRead, setRead] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const bots = seats.filter(
    ({ playerID, occupant }) =>
      occupant.kind === 'bot' &&
      !room.claims.some((claim) => claim.playerID === playerID && claim.answer !== 'no'),
  );
  const isMine = own !== undefined && isSeated(room, own);
  const claim = room.claims.find(({ personID }) => personID === own?.personID);

  useEffect(() => {
    if (own === undefined || !isMine) return;
    keepKey(roomID, own, slug);
    forgetClaim(roomID);
    session.keysChanged();
  }, [own, isMine, roomID, slug, session]);

  const forget = () => {
    forgetClaim(roomID);
    setOwn(undefined);
  };
  const withdraw = async (key: SeatKey) => {
    await roomsApi.withdraw(roomID, { key }).then(({ room: after }) => session.roomChanged(after));
    forget();
  };
  if (isMine) return null;
  if (own !== undefined && claim !== undefined && claim.answer !== 'no') {
    const seat = seats.find(({ playerID }) => playerID === claim.playerID);
    return (
      <Notice
        isSlim
        title={t(claim.answer === 'yes' ? 'late.granted' : 'late.asked', { bot: seat?.name ?? '' })}
        actions={<Button onClick={() => void withdraw(own)}>{t('late.withdraw')}</Button>}
      >
        {claim.answer === 'open' && (
          <p>{t('late.agreed', { count: claim.by.length, of: claim.of.length })}</p>
        )}
        {!isClaimKept(roomID) && <p>{t('late.unkept')}</p>}
      </Notice>
    );
  }
  if (own !== undefined)
    return (
      <Notice
        isSlim
        title={t(claim === undefined ? 'late.unanswered' : 'late.declined')}
        onDismiss={forget}
        dismissLabel={t('dismiss')}
      />
    );
  if (isRead) return null;
  return (
    <>
      <Notice
        isSlim
        title={t(hasLost ? 'late.lost' : 'watching.title')}
        onDismiss={() => setRead(true)}
        dismissLabel={t('dismiss')}
        actions={
          bots.length > 0 && (
            <Button icon={<Armchair aria-hidden size={18} />} onClick={() => setAsking(true)}>
              {t('late.ask')}
            </Button>
          )
        }
      >
        {t('watching.text')}
      </Notice>
      <AskForSeat
        isOpen={isAsking}
        room={room}
        bots={bots}
        onAsked={(key, after) => {
          keepClaim(roomID, key);
          setOwn(key);
          setAsking(false);
          session.roomChanged(after);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface AskForSeatProps {
  readonly isOpen: boolean;
  readonly room: Room;
  readonly bots: readonly SeatInfo[];
  readonly onAsked: (key: SeatKey, room: Room) => void;
  readonly onClose: () => void;
}

/** Which bot's seat, and under what name. */
function AskForSeat({ isOpen, room, bots, onAsked, onClose }: AskForSeatProps) {
  const t = useTranslations('online');
  const say = useErrorWords();
  const { run, error, isBusy } = useRequests();
  const [wanted, setWanted] = useState<string>();
  const chosen = bots.find(({ playerID }) => playerID === wanted) ?? bots[0];
  const ask = async (name: string) => {
    if (chosen === undefined) return;
    const { roomID } = room;
    const request = { name, seat: Number(chosen.playerID), keys: [...keysOf(roomID)] };
    const claimed = await run(() => roomsApi.claim(roomID, request));
    if (claimed !== undefined) onAsked(claimed.key, claimed.room);
  };
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()} title={t('late.title')}>
      <p className="mb-4 text-ink-soft">{t('late.text')}</p>
      {bots.length > 1 && (
        <fieldset className="mb-4">
          <legend className="mb-2 font-heading font-bold">{t('late.whose')}</legend>
          <div className="flex flex-wrap gap-2">
            {bots.map(({ playerID, name }) => (
              <RadioOption
                key={playerID}
                name="late-seat"
                checked={playerID === chosen?.playerID}
                onChoose={() => setWanted(playerID)}
              >
                <span className="hollow inline-flex min-h-11 items-center gap-2 rounded-full px-4 group-has-checked/option:bg-paper-deep group-has-checked/option:font-bold">
                  <SeatMark playerID={playerID} size="1.4rem" />
                  <bdi>{name}</bdi>
                </span>
              </RadioOption>
            ))}
          </div>
        </fieldset>
      )}
      {error !== undefined && (
        <p role="alert" className="mb-3 font-semibold text-bad">
          {say(error)}
        </p>
      )}
      <JoinForm
        label={t('join.name')}
        action={t('late.send')}
        taken={peopleOf(room).map(({ name }) => name)}
        isBusy={isBusy}
        isRemembered
        onJoin={(name) => void ask(name)}
      />
    </Dialog>
  );
}
