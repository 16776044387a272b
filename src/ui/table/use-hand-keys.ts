'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { fetchLate, missed } from '../late';
import { useByKeyboard, useTableKeys } from './table-keys';
import { OWN_ARROWS } from './use-screen-keys';

/** Fetched by whoever has pressed a key. */
const handFocus = () => fetchLate(() => import('./hand-focus'));

const WALKED = '.table-hand, .table-board :is(.is-lit, [data-move])';
/** What its own keys move. */
const ENLARGED = '.pan-zoom:not(.is-whole) .pan-zoom-room';

/** One key to the hand, arrows in it, and the focus stays there after a move. */
export function useHandKeys(table: RefObject<HTMLElement | null>): void {
  const t = useTranslations('table.keys');
  const isByKeyboard = useByKeyboard();
  const held = useRef<Element>(null);
  const withHand = (act: (hand: Awaited<ReturnType<typeof handFocus>>, table: HTMLElement) => void) => {
    handFocus().then((hand) => table.current !== null && act(hand, table.current), missed);
  };
  const walk = {
    press: (key: string) => withHand((hand, table) => hand.walk(table, key)),
    within: WALKED,
    unless: `${OWN_ARROWS}, ${ENLARGED}`,
    isHeld: true,
  };
  useTableKeys('table', [
    { keys: ['c'], label: t('hand'), press: () => withHand((hand, table) => hand.toHand(table)) },
    { keys: ['ArrowLeft', 'ArrowRight'], label: t('walk'), ...walk },
    { keys: ['Home', 'End'], label: t('ends'), ...walk },
  ]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isInside = target instanceof Element && table.current?.contains(target) === true;
      held.current = isInside ? target : null;
      if (isInside && isByKeyboard() && target.closest('.table-hand') !== null)
        handFocus().then(({ rove }) => table.current !== null && rove(table.current), missed);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [table, isByKeyboard]);
  // After every rendering: any of them may have taken the button away.
  useEffect(() => {
    if (isByKeyboard()) withHand((hand, table) => hand.goOn(table, held.current));
  });
}
