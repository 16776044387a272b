'use client';

import { named } from '@/i18n/named';
import { at } from '@/kit/seats';
import { capitalised, plainWording, type WordingPart } from '@/ui/table/message-parts';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import type { BetrayalView } from '../rules/view';
import { lyingTotal, neededMore } from '../seat/rolled';
import type { ChoiceControl } from './use-choice';
import { useFigureName, useNames, useWords } from './use-words';

/** The one sentence: whose turn it is, and what that person must do. */
export const useStatus = (choice: ChoiceControl): string => capitalised(useSentence(choice));

/** Whether nothing that may be answered spares whoever is hurt. */
const isDeadly = ({ choices }: BetrayalView): boolean =>
  choices.length > 0 && choices.every(({ falls = [] }) => falls.some(({ after }) => after === 0));

/** How often a trait of one's own choice rises, one after the other, this time among them. */
function raisesLeft({ ask, agenda }: BetrayalView): number {
  const waiting = agenda.filter((step) => step.do === 'choose-trait' && Number(step.by) > 0);
  return 1 + waiting.filter(({ seat }) => seat === ask?.seat).length;
}

function useSentence(choice: ChoiceControl): string {
  const t = useWords();
  const name = useNames();
  const figure = useFigureName(named);
  const { message, refusal } = useWording();
  const { view, ctx, seatOf, playerID } = useTable<BetrayalView>();
  const { ask, outcome, turn } = view;
  const nameOf = (seat: string) => named(seatOf(seat).name);
  const plain = (parts: readonly WordingPart[]) => plainWording(parts, nameOf);
  if (outcome !== null)
    return t('status.over', {
      side: outcome.winners.length === 0 ? 'nobody' : (outcome.side ?? 'each'),
    });
  if (choice.isSent) return t('status.sent');
  if (!choice.isAsked) {
    const awaited = nameOf(ask?.seat ?? ctx.currentPlayer);
    if (ask?.kind === 'monster') return t('status.waiting-monster', { name: awaited });
    if (playerID === null) return t('status.watching', { name: awaited });
    if (ask?.kind.endsWith('-roll') === true) return t('status.waiting-roll', { name: awaited });
    if (ask?.kind === 'read') return t('status.waiting-read', { name: awaited });
    return t(at(view.explorers, playerID).life === 'alive' ? 'status.waiting' : 'status.dead', {
      name: awaited,
    });
  }
  if (choice.laying !== undefined) return t('status.place');
  if (choice.selected !== undefined) {
    const { target, choice: chosen } = choice.selected;
    if (chosen.odds !== undefined) return t('status.turn-roll', { from: chosen.odds.from });
    const parts =
      chosen.move === 'lead' ? message('status.monsters-selected', chosen.label.facts) : undefined;
    if (parts !== undefined) return plain(parts);
    if (ask?.kind === 'monster' && target.room !== null)
      return t('status.monster-selected', {
        name: figure(String(chosen.args[0])),
        room: name('rooms', target.room),
        count: chosen.cost ?? 0,
      });
    return target.room === null
      ? t('status.turn-door')
      : t('status.turn-selected', { room: name('rooms', target.room), count: chosen.cost ?? 0 });
  }
  const what = ask?.kind === 'before-roll' || ask?.kind === 'after-roll' ? ask.roll.what : undefined;
  const parts = what === undefined ? undefined : (message(`${what}.name`) ?? message(what));
  const card = ask?.kind === 'pick' && ask.about !== undefined ? `cards.${ask.about}` : '';
  const about = message(`${card}.name`) ?? message(card);
  const ids = ask?.kind === 'monster' ? ask.ids : [];
  const hasDeeds = choice.deeds.some(({ move, not }) => not === undefined && move !== 'drop');
  // What the first answer is tells what is asked; the card it comes from is the next best.
  const { kind, facts } = choice.deeds[0]?.label ?? {};
  const kinds = choice.deeds.map(({ label }) => label.kind);
  const isTheft = kinds.includes('harm') && kinds.includes('steal');
  const question = message(isTheft ? 'picks.harm-or-steal' : `picks.${kind}`, facts);
  const [monster] = ids.length === 1 ? ids : [];
  const room = ask?.kind === 'place' || ask?.kind === 'doorway' ? name('rooms', ask.room) : '';
  const source = ask?.source ?? '';
  const why = source.startsWith('cards.') ? name('cards', source.slice('cards.'.length)) : undefined;
  const barred = view.choices.find(({ move, not }) => move === 'go' && not !== undefined)?.not;
  const raises = raisesLeft(view);
  switch (ask?.kind) {
    case 'turn':
      if (choice.targets.size > 0) return t('status.turn');
      if (barred !== undefined)
        return t('status.turn-barred', { why: plain(refusal(barred)), deeds: hasDeeds ? 'yes' : 'no' });
      if (turn.isMovementOver || turn.spent > 0)
        return t(hasDeeds ? 'status.turn-moved' : 'status.turn-done');
      return t(hasDeeds ? 'status.turn-held' : 'status.turn-held-done');
    case 'explorer':
      return t('status.explorer');
    case 'split':
      return t(isDeadly(view) ? 'status.split-deadly' : 'status.split', {
        count: typeof ask.points === 'number' ? ask.points : 0,
      });
    case 'before-roll':
      return t('status.before-roll', { what: parts === undefined ? '' : plain(parts) });
    case 'after-roll':
      return t('status.after-roll', {
        total: lyingTotal(view),
        need: neededMore(view, choice.tried) ?? 0,
      });
    case 'pick':
      if (kind === 'lower' && typeof facts?.left === 'number')
        return t('status.lower', { count: facts.left });
      if (kind === 'raise' && raises > 1) return t('status.raise', { count: raises });
      if (question !== undefined) return plain(question);
      return about === undefined ? t('status.pick') : t('status.pick-about', { what: plain(about) });
    case 'strike':
      return t('status.strike');
    case 'trade':
      return t('status.trade', { name: nameOf(String(ask.partner)) });
    case 'doorway':
      return why === undefined ? t('status.doorway', { room }) : t('status.doorway-why', { why, room });
    case 'read':
      return t('status.read');
    case 'monster':
      if (monster === undefined) return t(choice.targets.size > 0 ? 'status.monsters-go' : 'status.monster');
      return t(choice.targets.size > 0 ? 'status.monster-go' : 'status.monster-here', {
        name: figure(monster),
      });
    default:
      return t('status.other');
  }
}
