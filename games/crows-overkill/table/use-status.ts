'use client';

import { named } from '@/i18n/named';
import { useList } from '@/i18n/use-list';
import { usePieces } from '@/i18n/use-pieces';
import { useTable } from '@/ui/table/TableProvider';
import { type Bird, birdsOn, COUNT, isAnswer } from '../rules/components';
import { mustDiscard, ownBirds } from '../rules/legal';
import { allCrying, countOf } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** The one sentence: whose turn it is, and what that person must do. */
export function useStatus({ step, card, isKill, asksForBirds, targets }: Choice): string {
  const t = useWords();
  const list = useList();
  const pieces = usePieces();
  const { view, ctx, seats, seatOf } = useTable<CrowsOverkillView>();
  const about = { card: card === undefined ? '' : t(`cards.${card}`) };
  const own = ownBirds(view);
  const kinds = allCrying(own, view.hour);
  const loud = {
    birds: list(kinds.map((kind) => t(`counted.${kind}`, { count: countOf(own, kind) }))),
    count: kinds.reduce((sum, kind) => sum + countOf(own, kind), 0),
  };
  switch (step) {
    case 'card':
      return kinds.length === 0 ? t('status.card') : t('status.card-loud', loud);
    case 'leave':
      return t('status.leave', {
        birds: loud.birds,
        place: seats.length - view.out.length,
        count: seats.length,
      });
    case 'aim':
      if (asksForBirds) return t('status.birds', about);
      return targets.length > 0
        ? t('status.target', about)
        : t('status.ready', { ...about, use: isKill ? 'kill' : 'play' });
    case 'respond':
    case 'mirror': {
      const { attack } = view;
      if (attack === null) return '';
      const birds = attack.args.slice(2).filter((arg): arg is Bird => arg in COUNT);
      const facts = {
        name: named(seatOf(attack.playerID).name),
        card: t(`cards.${attack.args[0]}`),
        birds: pieces(birdsOn(birds)),
      };
      if (step === 'mirror') return t('status.turn-to', facts);
      const holds = view.hand.some(isAnswer) ? 'respond' : 'respond-bare';
      return t(`status.${holds}${birds.length > 0 ? '-birds' : ''}`, facts);
    }
    case 'discard':
      return t('status.discard', { count: mustDiscard(view) });
    case 'sent':
      return t('status.sent');
    case 'wait': {
      const name = named(seatOf(ctx.currentPlayer).name);
      const isHome = view.playerID !== null && (view.seats[Number(view.playerID)]?.isOut ?? false);
      return t(isHome ? 'status.home' : 'status.waiting', { name });
    }
  }
}
