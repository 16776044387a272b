'use client';

import { NUMBERS, printedOn, valueAt } from '../rules/components';
import { worthOf } from '../rules/scoring';
import { signed, useWords } from './use-words';

/** What a stone is worth, in words, to whoever stands on it. */
export function useStoneWorth(): (space: number) => string {
  const t = useWords();
  return (space) => {
    const value = valueAt(space);
    return value === 0
      ? t('board.worth-nothing')
      : t('board.worth', {
          value: signed(value),
          one: signed(worthOf(1, space)),
          five: signed(worthOf(5, space)),
        });
  };
}

/** A stone as it is read: its number, and what each of the five beans counts on it. */
export function StoneWorth({ space }: { readonly space: number }) {
  const t = useWords();
  const worth = useStoneWorth();
  return (
    <span className="nu-worth paper">
      <span className="font-heading text-lg font-bold">{t('board.space', { stone: printedOn(space) })}</span>
      <span className="text-sm leading-snug">{worth(space)}</span>
      {valueAt(space) !== 0 && (
        <span className="nu-worths">
          {NUMBERS.map((number) => (
            <span key={number}>
              <span className="nu-worth-number">{number}</span>
              {signed(worthOf(number, space))}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** A bean as it is read: where it is, and what it counts there. */
export const BeanWorth = ({ words }: { readonly words: string }) => (
  <span className="nu-worth paper text-sm leading-snug">{words}</span>
);
