'use client';

import { named } from '@/i18n/named';
import { at, awaitedSeats } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { LEVELS } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { kindIn, nameIn, shopIn } from './choice-steps';
import type { Choice } from './use-choice';
import { useNames, useWords, type Words } from './use-words';

/** What the next thing to be pressed is called: the sort of step that comes first. */
function asking(t: Words, { made, next }: Choice, nameOf: (playerID: string) => string): string {
  const [first = ''] = next;
  const last = made.at(-1);
  const kind = kindIn(last);
  const isUsing = made[0] === 'use';
  if (first.startsWith('seat:') || first === 'market') {
    if (kind === undefined) return t('status.whose');
    return isUsing
      ? t('status.whose-for', { sweet: t(`sweets.${kind}`) })
      : t('status.where', { sweet: t(`sweets.${kind}`) });
  }
  if (first.startsWith('take:')) {
    if (last === 'market') return t('status.take-market');
    const seat = made.find((step) => step.startsWith('seat:'));
    return t('status.take', { name: seat === undefined ? '' : nameOf(nameIn(seat)) });
  }
  if (first.startsWith('into:')) return t('status.into');
  if (first.startsWith('give:') && isUsing)
    return t(kind === undefined ? 'status.from-plate' : 'status.from-plate-more');
  if (first.startsWith('bowl:')) return t('status.from-bowl');
  return t(kind === undefined ? 'status.card' : 'status.card-more');
}

/** The one sentence: whose turn it is, and what that person must do. */
export function useStatus(choice: Choice): string {
  const t = useWords();
  const names = useNames();
  const { view, ctx, playerID, seatOf } = useTable<SweetNoseView>();
  const { mode, made, next, order } = choice;
  const waits = { names: names(awaitedSeats(ctx)) };
  switch (mode) {
    case 'sent':
      return t('status.sent');
    case 'arrange':
      return order.length === LEVELS.length
        ? t('status.lay')
        : t('status.arrange', { level: order.length + 1 });
    case 'bid':
      return t('status.bid');
    case 'wait':
      if (ctx.phase === 'arrange')
        return playerID !== null && at(view.arranged, playerID)
          ? t('status.laid', waits)
          : t('status.laying', waits);
      if (ctx.phase === 'shop') return t('status.claiming', waits);
      if (ctx.phase === 'auction') return t('status.bidding', waits);
      return t('status.waiting', waits);
    case 'steps': {
      const shop = shopIn(made[0]);
      if (shop !== undefined) return t(`shops.${shop}.power`);
      if (ctx.phase === 'declare') return t('status.declare');
      const own = playerID === null ? null : at(view.seats, playerID).shop;
      if (next[0] === 'do' && own !== null) return t(`shops.${own}.power`);
      if (made.length > 0) return asking(t, choice, (seat) => named(seatOf(seat).name));
      if (ctx.phase === 'shop') return t('status.claim', { level: view.queue[0]?.level ?? 0 });
      return view.hasTraded || !next.some((step) => step.startsWith('give:'))
        ? t('status.shop-left')
        : t('status.give');
    }
  }
}
