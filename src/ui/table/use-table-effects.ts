'use client';

import { useEffect, useRef } from 'react';
import { playSound } from '../sound';
import { useTitle } from '../use-title';
import { useTable, useTableScreen } from './TableProvider';
import { type Telling, toldAs } from './telling';

const APART_MS = 140;
const MOST = 4;

/** What the table does besides showing: sounds for what is new, and a mark in the window's title. */
export function useTableEffects(telling: Telling | undefined): void {
  const { isMyTurn, moment, setting } = useTable();
  // What is told is heard, whether it is shown yet or not.
  const { journal } = useTableScreen().news;
  const { replay } = setting;
  // A match that is watched again is told as far as the position on show.
  const last = replay === undefined ? journal.at(-1)?.stateID : moment;
  const isSilent = replay?.isPlayed === false;
  const heard = useRef(last);

  useEffect(() => {
    if (last === heard.current) return;
    const since = heard.current ?? -1;
    heard.current = last;
    if (telling === undefined || last === undefined || isSilent) return;
    const heardNow = journal
      .filter(({ stateID }) => stateID > since && stateID <= last)
      .flatMap(({ entries }) => entries.map(({ kind }) => toldAs(telling, kind).sound))
      .filter((sound) => sound !== null)
      // Five plates at once are one clatter.
      .filter((sound, index, all) => sound !== all[index - 1])
      .slice(0, MOST);
    const timers = heardNow.map((sound, index) => setTimeout(() => playSound(sound), index * APART_MS));
    return () => timers.forEach(clearTimeout);
  }, [journal, last, isSilent, telling]);

  const wasMyTurn = useRef(isMyTurn);
  useEffect(() => {
    if (isMyTurn && !wasMyTurn.current) playSound('turn');
    wasMyTurn.current = isMyTurn;
  }, [isMyTurn]);

  useTitle(isMyTurn ? `● ${setting.title}` : setting.title);
}
