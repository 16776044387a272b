'use client';

import { useTableKeys } from '@/ui/table/table-keys';
import { FLOORS, type Floor } from '../rules/components';
import type { ChoiceControl } from './use-choice';
import { useWords } from './use-words';

interface Places {
  readonly shown: Floor;
  readonly show: (floor: Floor) => void;
  readonly toMyRoom: (() => void) | undefined;
  readonly openBook: (() => void) | undefined;
}

const MOST_DIGITS = 9;

/** The keys of this board. Answers whether the last gesture came from the keyboard. */
export function useKeys(choice: ChoiceControl, { shown, show, toMyRoom, openBook }: Places): () => boolean {
  const t = useWords();
  const { deeds, end, selected, laying, targets } = choice;
  const may = deeds.filter(({ not }) => not === undefined);
  const keys = [...targets.keys()];
  const step = (by: number) => {
    const index = keys.indexOf(choice.selectedKey ?? '');
    const next = keys[(index + by + keys.length) % keys.length];
    if (next === undefined || next === choice.selectedKey) return;
    const target = targets.get(next);
    if (target !== undefined) show(target.floor);
    choice.press(next);
  };
  return useTableKeys('game', [
    {
      keys: ['n', 'p'],
      label: t('keys.next'),
      isActive: keys.length > 0,
      press: (key) => step(key === 'n' ? 1 : -1),
    },
    {
      keys: ['g'],
      label: t('keys.confirm'),
      isActive: selected !== undefined || laying !== undefined,
      press: choice.confirm,
    },
    {
      keys: ['o'],
      label: t('keys.other-way'),
      isActive: choice.otherWay !== undefined,
      press: () => choice.otherWay?.(),
    },
    {
      keys: ['t'],
      label: t('keys.turn'),
      isActive: laying?.rotate !== undefined,
      press: () => laying?.rotate?.(1),
    },
    {
      keys: Array.from({ length: MOST_DIGITS }, (_, index) => String(index + 1)),
      label: t('keys.first'),
      isActive: may.length > 0,
      press: (key) => {
        const deed = may[Number(key) - 1];
        if (deed !== undefined) choice.take(deed);
      },
    },
    {
      keys: ['e'],
      label: t('keys.end'),
      isActive: end !== undefined,
      press: () => end !== undefined && choice.take(end),
    },
    {
      keys: ['f'],
      label: t('keys.floor'),
      press: () => show(FLOORS[(FLOORS.indexOf(shown) + 1) % FLOORS.length] ?? 'ground'),
    },
    { keys: ['w'], label: t('keys.my-room'), isActive: toMyRoom !== undefined, press: () => toMyRoom?.() },
    { keys: ['k'], label: t('keys.book'), isActive: openBook !== undefined, press: () => openBook?.() },
    { keys: ['Escape'], label: t('keys.cancel'), isActive: selected !== undefined, press: choice.cancel },
  ]);
}
