'use client';

import { useLocale } from 'next-intl';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { LOOKS, type Look } from '../rules/glance';
import { WINDOWS } from '../rules/sizes';
import type { MacroscopeView } from '../rules/view';
import { answerText } from './Side';
import { useWords } from './use-words';

/** What lies on the bench, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const locale = useLocale();
  const { view, seats, seatOf } = useTable<MacroscopeView>();
  const { round, open, looks, lids, dice, answers, points, called } = view;
  const comma = t('board.comma');
  const windows = open.map((window, place) =>
    t('summary.window', { window: window + 1, look: t(`looks.${LOOKS[(looks[place] ?? 'a') as Look]}`) }),
  );
  const closed = lids.flatMap((number, window) =>
    open.includes(window) ? [] : t('summary.closed-lid', { window: window + 1, number }),
  );
  const said = answers.map((answer) =>
    t('summary.answer', { name: seatOf(answer.playerID).name, answer: answerText(answer, locale) }),
  );
  return [
    t('summary.middle', { round, worth: WINDOWS - open.length, open: open.length }),
    ...(called === null ? [] : [t('summary.picture', { picture: called[locale] })]),
    ...(windows.length > 0 ? [t('summary.windows', { windows: windows.join(comma) })] : []),
    ...(closed.length > 0 ? [t('summary.closed', { lids: closed.join(comma) })] : []),
    ...(dice.length > 0 ? [t('summary.dice', { dice: dice.join(comma) })] : []),
    ...(said.length > 0 ? [t('summary.answers', { answers: said.join(comma) })] : []),
    ...seats.map(({ playerID, name }) => t('summary.seat', { name, points: at(points, playerID) })),
  ];
}
