'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { useByKeyboard } from './table-keys';

/** Where whoever plays by keyboard goes on from, best first. */
const PLACES = ['.table-hand', '.table-choices', '.table-board'];
const STOPS = 'button:not(:disabled), [role=button], [tabindex="0"]';

/**
 * A move takes away the button it was made with, and the browser lets the focus fall to the page, from where the
 * whole table has to be walked through again. Then it goes to the hand, or where there is none to what can be
 * pressed next to it.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  const isByKeyboard = useByKeyboard();
  const held = useRef<Node>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      held.current = target instanceof Node && table.current?.contains(target) === true ? target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [table]);
  // After every rendering: any of them may have taken the button away.
  useEffect(() => {
    if (document.activeElement !== document.body || !isByKeyboard()) return;
    if (held.current === null || held.current.isConnected) return;
    const stop = PLACES.map((place) =>
      table.current?.querySelector<HTMLElement>(`${place} :is(${STOPS})`),
    ).find((found) => found != null);
    stop?.focus({ preventScroll: true });
  });
}
