'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { LinkSlip } from '@/ui/room/LinkSlip';
import type { SeatKey } from '@/wire/ids';
import type { Carry, Device } from '@/wire/requests';
import { useErrorWords } from './error-words';
import { roomsApi } from './rooms-api';
import { carryHash } from './use-online-session';
import { useRequests } from './use-requests';

export interface CarryDialogProps {
  readonly roomID: string;
  /** The seat that is to be opened on one more device; undefined: closed. */
  readonly seatKey: SeatKey | undefined;
  readonly onClose: () => void;
}

/** A link, good once and for some minutes, that opens a seat on another device too. */
export function CarryDialog({ roomID, seatKey, onClose }: CarryDialogProps) {
  const t = useTranslations('online');
  const say = useErrorWords();
  const { run, error } = useRequests();
  const [carry, setCarry] = useState<Carry>();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const personID = seatKey?.personID;
  const heading = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one code for each time the dialog opens
  useEffect(() => {
    setCarry(undefined);
    setDevices([]);
    if (seatKey === undefined) return;
    void run(() => roomsApi.carry(roomID, { key: seatKey })).then(setCarry);
    void run(() => roomsApi.devices(roomID, { key: seatKey })).then((told) =>
      setDevices(told?.devices ?? []),
    );
  }, [roomID, personID]);

  const signOut = async (deviceID: string) => {
    if (seatKey === undefined) return;
    const told = await run(() => roomsApi.signOut(roomID, { key: seatKey, deviceID }));
    if (told !== undefined) setDevices(told.devices);
  };

  return (
    <Dialog
      open={seatKey !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('carry.title')}
      description={t('carry.text')}
    >
      {error !== undefined && <Notice tone="error" title={say(error)} />}
      {carry !== undefined && (
        <>
          <LinkSlip
            url={`${window.location.origin}/rooms/${roomID}${carryHash(carry.code)}`}
            label={t('carry.link')}
            qrLabel={t('carry.qr')}
            shareText={t('carry.share')}
          />
          <p className="mt-2 text-sm text-ink-soft">
            {t('carry.expires', { minutes: Math.round(carry.expiresInMs / 60_000) })}
          </p>
        </>
      )}
      {devices.length > 1 && (
        <section aria-labelledby={heading} className="mt-4 border-t border-ink-faint pt-3">
          <h3 id={heading} className="text-base">
            {t('carry.devices')}
          </h3>
          <ul className="mt-1">
            {devices.map(({ deviceID, isOwn }, place) => (
              <li key={deviceID} className="flex min-h-11 items-center justify-between gap-3">
                {t(isOwn ? 'carry.thisDevice' : 'carry.device', { number: place + 1 })}
                {!isOwn && (
                  <Button look="plain" onClick={() => void signOut(deviceID)}>
                    {t('carry.signOut', { number: place + 1 })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
