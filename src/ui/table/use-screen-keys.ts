'use client';

import { useTranslations } from 'next-intl';
import { useTable, useTableScreen } from './TableProvider';
import { useTableKeys } from './table-keys';

/** What moves about by arrows of its own. */
export const OWN_ARROWS = '[role=slider], [role=tab], [role=radio]';

interface ScreenKeys {
  readonly help: () => void;
  /** Ends what is being told, or goes on after a round; undefined when neither is there. */
  readonly putAway: (() => void) | undefined;
}

/** The keys that are the same at every table. */
export function useScreenKeys({ help, putAway }: ScreenKeys): void {
  const t = useTranslations('table');
  const { journal, moment, showMoment, setting, lookUp } = useTable();
  const { setDrawer } = useTableScreen();
  const last = journal.length - 1;
  const found = journal.findIndex(({ stateID }) => stateID === moment);
  const step = found < 0 ? last : found;
  const go = (next: number) => showMoment(next >= last ? undefined : journal[Math.max(next, 0)]?.stateID);
  useTableKeys('table', [
    ...(setting.replay === undefined
      ? [
          {
            keys: ['ArrowLeft'],
            label: t('history.previous'),
            press: () => go(step - 1),
            unless: OWN_ARROWS,
            isHeld: true,
          },
          {
            keys: ['ArrowRight'],
            label: t('history.next'),
            press: () => go(step + 1),
            unless: OWN_ARROWS,
            isHeld: true,
          },
          {
            keys: ['End'],
            label: t('history.now'),
            press: () => showMoment(undefined),
            unless: OWN_ARROWS,
            isHeld: true,
          },
        ]
      : []),
    {
      keys: ['m'],
      label: t('telling.putAway'),
      isActive: putAway !== undefined,
      press: () => putAway?.(),
    },
    { keys: ['j'], label: t('journal'), press: () => setDrawer('journal') },
    { keys: ['r'], label: t('rules'), press: () => lookUp() },
    // The browser's own, for whoever does not know them.
    { keys: ['Tab', 'Enter'], label: t('keys.press'), isActive: false, press: () => undefined },
    { keys: ['?'], label: t('keys.title'), press: help },
  ]);
}
