'use client';

import { named } from '@/i18n/named';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { cardToAim } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useWords } from './use-words';

/** The one sentence: whose turn it is, and what that person must do. */
export function useStatus(choice: Choice): string {
  const t = useWords();
  const { view, ctx, seatOf } = useTable<NinjaSoulView>();
  const forecast = useForecast(choice, named);
  const { step, opened, target, pointed } = choice;
  switch (step) {
    case 'act':
      return t('status.choose');
    case 'target':
      return forecast(pointed) ?? t('status.choose-target');
    case 'dark':
      return t('status.in-the-dark', { name: target === undefined ? '' : named(seatOf(target).name) });
    case 'confirm':
      return forecast() ?? t('status.confirm-open');
    case 'aim':
      return forecast(pointed) ?? t(opened === 'kill' ? 'status.aim-kill' : 'status.aim-peek');
    case 'sent':
      return t('status.sent');
    case 'wait': {
      const name = named(seatOf(ctx.currentPlayer).name);
      const card = cardToAim(view, ctx.currentPlayer);
      if (card !== null) return t('status.waiting-aim', { name, card: t(`held.${card}`) });
      if (view.playerID === null) return t('status.watching', { name });
      return at(view.seats, view.playerID).isDead
        ? t('status.dead', { name })
        : t('status.waiting', { name });
    }
  }
}
