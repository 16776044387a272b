'use client';

import { named } from '@/i18n/named';
import { askedToRespond } from '@/kit/response';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { CheatyMagesView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** The one sentence: whose turn it is, and what that person must do. */
export function useStatus({ step, spell, aim, aimed, bets, use }: Choice): string {
  const t = useWords();
  const { view, ctx, seatOf } = useTable<CheatyMagesView>();
  const about = { spell: spell === undefined ? '' : t(`spells.${spell}`) };
  switch (step) {
    case 'bet':
      return bets.length === 0 ? t('status.bet') : t('status.bet-count', { count: bets.length });
    case 'card':
      return t('status.card');
    case 'aim':
      if (aim === 'none') return t('status.ready', about);
      if (use === 'peek') return t('status.peek', about);
      if (aim === 'seat') return t('status.seat', about);
      if (aim === 'place') return t('status.place', about);
      if (spell === 'alteration' || spell === 'imitation')
        return t(`status.${spell}-${aimed.length === 0 ? 'from' : 'to'}`, about);
      return t('status.target', about);
    case 'forget':
      return t('status.forget');
    case 'refill':
      return t('status.refill');
    case 'sent':
      return t('status.sent');
    case 'wait': {
      const [asked] = askedToRespond(ctx);
      if (asked !== undefined) return t('status.forgetting', { name: named(seatOf(asked).name) });
      const name = named(seatOf(ctx.currentPlayer).name);
      if (ctx.phase === 'bet') return t('status.betting', { name });
      const hasPassed = view.playerID !== null && at(view.seats, view.playerID).hasPassed;
      return t(hasPassed ? 'status.passed' : 'status.waiting', { name });
    }
  }
}
