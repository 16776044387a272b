'use client';

import { Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Room } from '@/wire/room';
import { CarryDialog } from './CarryDialog';
import { keyOf } from './room-view';
import { keepAgain, onSeatTrouble, seatTrouble } from './seat-keys';
import { peopleOf } from './seats';

export interface SeatsUnkeptProps {
  readonly room: Room;
  /** People of the room whose keys this browser has. */
  readonly people: readonly string[];
  readonly isSlim?: boolean;
  readonly className?: string;
}

/** What has been read, for as long as the page lives: at a table this is laid anew with every seat in front. */
const read = new Set<string>();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whoever sits here would have lost the seat after a reload: says so, and how to have it elsewhere as well. */
export function SeatsUnkept({ room, people, isSlim = false, className }: SeatsUnkeptProps) {
  const t = useTranslations('online');
  const { roomID } = room;
  const trouble = useSyncExternalStore(
    onSeatTrouble,
    () => seatTrouble(roomID),
    () => undefined,
  );
  const [, setRead] = useState(0);
  const [carried, setCarried] = useState<string>();
  const own = peopleOf(room).filter(({ personID }) => people.includes(personID));
  const isAtRisk = trouble !== undefined && own.length > 0;

  useEffect(() => {
    if (!isAtRisk) return undefined;
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isAtRisk]);

  if (!isAtRisk) return null;
  const what = [roomID, trouble, ...own.map(({ personID }) => personID)].join(' ');
  return (
    <>
      {!read.has(what) && (
        <Notice
          isSlim={isSlim}
          tone="warn"
          title={t('unkept.title')}
          {...(className !== undefined && { className })}
          onDismiss={() => {
            read.add(what);
            setRead((count) => count + 1);
          }}
          dismissLabel={t('dismiss')}
          actions={
            <>
              {own.map(({ personID, name }) => (
                <Button
                  key={personID}
                  icon={<Smartphone aria-hidden size={18} />}
                  onClick={() => setCarried(personID)}
                >
                  {own.length === 1 ? t('seats.carry') : t('unkept.carryOf', { name })}
                </Button>
              ))}
              {trouble === 'full' && <Button onClick={() => keepAgain(roomID)}>{t('unkept.again')}</Button>}
            </>
          }
        >
          {t(`unkept.${trouble}`)}
        </Notice>
      )}
      <CarryDialog
        roomID={roomID}
        seatKey={carried === undefined ? undefined : keyOf(roomID, carried)}
        onClose={() => setCarried(undefined)}
      />
    </>
  );
}
