import type { SeatJournalEntry } from '@/kit/journal';
import { seatIn, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { VALUES } from '../rules/components';
import { JumboFace, PotFace } from './PotCard';
import type { Words } from './use-words';

/** The card that was drawn from somebody, and the jumbo pot that was won or taken. */
export const piecesTold =
  (t: Words) =>
  ({ kind, playerID, facts }: SeatJournalEntry): ToldPiece[] => {
    const target = seatIn(facts.target);
    const owner = target ?? playerID ?? undefined;
    const of = owner !== undefined && { owner };
    const card = VALUES.find((value) => String(value) === wordIn(facts.card));
    if (kind === 'steal' && card !== undefined)
      return [
        { key: `steal ${card}`, label: t(`cards.${card}`), face: <PotFace card={card} hasName />, ...of },
      ];
    if (kind === 'jumbo' || kind === 'seize')
      return [{ key: kind, label: t('board.jumbo'), face: <JumboFace />, ...of }];
    return [];
  };
