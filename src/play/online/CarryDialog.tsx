'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Carry, SeatKey } from '@/kit/wire';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { LinkSlip } from '@/ui/room/LinkSlip';
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
  const { run, error } = useRequests();
  const [carry, setCarry] = useState<Carry>();
  const personID = seatKey?.personID;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one code for each time the dialog opens
  useEffect(() => {
    setCarry(undefined);
    if (seatKey !== undefined) void run(() => roomsApi.carry(roomID, { key: seatKey })).then(setCarry);
  }, [roomID, personID]);

  return (
    <Dialog
      open={seatKey !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('carry.title')}
      description={t('carry.text')}
    >
      {error !== undefined && <Notice tone="error" title={t(`errors.${error}`)} />}
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
    </Dialog>
  );
}
