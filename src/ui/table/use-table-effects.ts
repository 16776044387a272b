'use client';

import { useEffect, useRef } from 'react';
import { playSound, type Sound } from '../sound';
import { useTable } from './TableProvider';

/** Which sound a kind of journal entry makes; kinds without one are silent. */
export type SoundOf = (kind: string) => Sound | undefined;

const APART_MS = 140;
const MOST = 4;

/** What the table does besides showing: sounds for what is new, and a mark in the window's title. */
export function useTableEffects(soundOf: SoundOf | undefined): void {
  const { journal, isMyTurn, setting } = useTable();
  const last = journal.at(-1)?.stateID;
  const heard = useRef(last);

  useEffect(() => {
    if (last === heard.current) return;
    const since = heard.current ?? -1;
    heard.current = last;
    if (soundOf === undefined) return;
    const sounds = journal
      .filter(({ stateID }) => stateID > since)
      .flatMap(({ entries }) => entries.map(({ kind }) => soundOf(kind)))
      .filter((sound) => sound !== undefined)
      .slice(0, MOST);
    const timers = sounds.map((sound, index) => setTimeout(() => playSound(sound), index * APART_MS));
    return () => timers.forEach(clearTimeout);
  }, [journal, last, soundOf]);

  const wasMyTurn = useRef(isMyTurn);
  useEffect(() => {
    if (isMyTurn && !wasMyTurn.current) playSound('turn');
    wasMyTurn.current = isMyTurn;
  }, [isMyTurn]);

  useEffect(() => {
    const before = document.title;
    document.title = isMyTurn ? `● ${setting.title}` : setting.title;
    return () => {
      document.title = before;
    };
  }, [isMyTurn, setting.title]);
}
