'use client';

import { gameOf } from '@games/index';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { idIn } from '@/kit/address';
import { fetchLate } from '@/ui/late';
import { OnlineSession, type OnlineSnapshot } from './online-session';
import { OwnBots } from './own-bots';
import { roomsApi } from './rooms-api';
import { keepKey, keysOf, noteVisit, onKeysElsewhere } from './seat-keys';
import { browserSurroundings } from './surroundings';
import { TurnedDown } from './turned-down';
import { ownVoice } from './voice';
import { openSocket } from './wire-socket';

const CARRY = '#carry=';
const CODE_LENGTH = 32;

/** The hash of a link that brings a seat to this device. */
export const carryHash = (code: string): string => CARRY + code;

let carrying: Promise<TurnedDown['error'] | undefined> | undefined;

/**
 * Spends the code in the address, if there is one; resolves to why that failed, if it did. A page that
 * React mounts twice waits for the first time.
 */
async function carrySeat(roomID: string): Promise<TurnedDown['error'] | undefined> {
  if (!window.location.hash.startsWith(CARRY)) return carrying;
  carrying = spendCode(roomID).finally(() => {
    carrying = undefined;
  });
  return carrying;
}

async function spendCode(roomID: string): Promise<TurnedDown['error'] | undefined> {
  const { hash, pathname, search } = window.location;
  const code = idIn(hash.slice(CARRY.length), CODE_LENGTH);
  // A code is good once: it must not lie in the address, the history or a bookmark.
  window.history.replaceState(null, '', pathname + search);
  try {
    const { room, key } = await roomsApi.carried(roomID, { code });
    keepKey(roomID, key, room.slug);
    return undefined;
  } catch (error) {
    if (!(error instanceof TurnedDown)) throw error;
    return error.error;
  }
}

export interface RoomAtHand {
  /** Undefined until the page is awake. */
  readonly session: OnlineSession | undefined;
  /** Why a link that was to bring a seat here did not. */
  readonly carryFault: TurnedDown['error'] | undefined;
}

/** Opens this page's session in a room, and closes it with the page. */
export function useOnlineSession(roomID: string): RoomAtHand {
  const [session, setSession] = useState<OnlineSession>();
  const [carryFault, setCarryFault] = useState<TurnedDown['error']>();

  useEffect(() => {
    const broken = (error: unknown) =>
      // Thrown again while rendering, so that the page's error boundary shows what to do.
      setSession(() => {
        throw error;
      });
    const bots = new OwnBots();
    const opened = new OnlineSession(roomID, {
      surroundings: browserSurroundings,
      open: openSocket,
      seatRules: (slug) => fetchLate(async () => gameOf(slug)?.seatRules()),
      keys: () => keysOf(roomID),
      voice: ownVoice(),
      onKeys: (people, { slug }) => noteVisit(roomID, people, slug),
      think: bots.think,
      onBroken: broken,
    });
    let isGone = false;
    const forgetKeys = onKeysElsewhere(roomID, () => opened.keysChanged());
    carrySeat(roomID)
      .then((fault) => {
        if (isGone) return;
        setCarryFault(fault);
        opened.open();
      })
      .catch(broken);
    setSession(opened);
    return () => {
      isGone = true;
      forgetKeys();
      opened.close();
      bots.close();
    };
  }, [roomID]);

  return { session, carryFault };
}

/** What a session shows now. */
export const useSnapshot = (session: OnlineSession): OnlineSnapshot =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
