'use client';

import { useTable } from '@/ui/table/TableProvider';
import { useTableKeys } from '@/ui/table/table-keys';
import { WINDOWS } from '../rules/sizes';
import type { MacroscopeView } from '../rules/view';
import { ANSWER_FORM } from './Slip';
import type { Lid } from './use-lid';
import type { Silence } from './use-silence';
import { useWords } from './use-words';

const NO = ['decline', 'skip', 'stay', 'deny'] as const;
const YES = ['join', 'accept'] as const;

/** The keys of this board. */
export function useKeys(lid: Lid, { isDue, speak }: Silence): void {
  const t = useWords();
  const { legal, attempt, playerID } = useTable<MacroscopeView>();
  const first = (moves: readonly string[]) => moves.find((move) => legal.some((one) => one.move === move));
  const press = (move: string | undefined) => {
    if (move !== undefined) attempt({ move, args: [] });
  };
  const lifts = Array.from({ length: WINDOWS }, (_, window) => lid.lift(window));
  const lift = lifts.find((action) => action !== undefined);
  useTableKeys('game', [
    {
      keys: ['d'],
      label: t('keys.roll'),
      isActive: first(['roll']) !== undefined,
      press: () => press('roll'),
    },
    {
      keys: ['l'],
      label: t('keys.window'),
      isActive: lift !== undefined,
      press: () => {
        if (lift !== undefined) attempt(lift);
      },
    },
    {
      keys: ['w'],
      label: t('keys.write'),
      isActive: playerID !== null,
      press: () => document.querySelector<HTMLInputElement>(`#${ANSWER_FORM} input`)?.focus(),
    },
    {
      keys: ['n'],
      label: t('keys.decline'),
      isActive: first(NO) !== undefined,
      press: () => press(first(NO)),
    },
    {
      keys: ['y'],
      label: t('keys.join'),
      isActive: first(YES) !== undefined,
      press: () => press(first(YES)),
    },
    { keys: ['s'], label: t('keys.wait'), isActive: isDue !== undefined, press: speak },
  ]);
}
