'use client';

import { named } from '@/i18n/named';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { LoveLetterView } from '../rules/view';
import type { Choice } from './use-choice';
import { usePutOut } from './use-put-out';
import { useWords } from './use-words';

/** The one sentence: whose turn it is, and what that person must do. */
export function useStatus({ step, card, target, isIdle }: Choice): string {
  const t = useWords();
  const putOut = usePutOut();
  const { view, ctx, legal, seatOf } = useTable<LoveLetterView>();
  const about = { card: card === undefined ? '' : t(`cards.${card}`) };
  switch (step) {
    case 'card': {
      const mustCountess =
        view.hand.includes('countess') && legal.every(({ args: [first] }) => first === 'countess');
      return t(mustCountess ? 'status.must-countess' : 'status.choose-card');
    }
    case 'target':
      return t('status.choose-target', about);
    case 'guess':
      return t('status.choose-guess', { name: target === undefined ? '' : named(seatOf(target).name) });
    case 'confirm':
      return t('status.confirm-princess');
    case 'ready':
      return t(isIdle ? 'status.nobody' : 'status.ready', about);
    case 'sent':
      return card === undefined ? t('status.choose-card') : t('status.sent', about);
    case 'wait': {
      const name = named(seatOf(ctx.currentPlayer).name);
      if (view.playerID === null) return t('status.watching', { name });
      return at(view.seats, view.playerID).isOut
        ? t('status.out', { how: putOut(view.playerID, named), name })
        : t('status.waiting', { name });
    }
  }
}
