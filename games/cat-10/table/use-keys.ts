'use client';

import { useTable } from '@/ui/table/TableProvider';
import { useTableKeys } from '@/ui/table/table-keys';
import { VALUES } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { useWords } from './use-words';

const KEYS = [
  ['f', 'flip'],
  ['t', 'take'],
  ['d', 'duel'],
] as const;

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys(): () => boolean {
  const t = useWords();
  const { legal, attempt } = useTable<Cat10View>();
  const may = (move: string): boolean => legal.some((action) => action.move === move);
  return useTableKeys('game', [
    ...KEYS.map(([key, move]) => ({
      keys: [key],
      label: t(`keys.${move}`),
      isActive: may(move),
      press: () => attempt({ move, args: [] }),
    })),
    {
      keys: VALUES.map(String),
      label: t('keys.discard'),
      isActive: may('discard'),
      press: (key: string) => attempt({ move: 'discard', args: [Number(key)] }),
    },
  ]);
}
