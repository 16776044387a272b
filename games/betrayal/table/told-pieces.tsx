import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/TellingLayer';
import { LargeCard } from './Cards';
import type { NameOf } from './use-words';

/** A card that has been drawn is read large once; then it lies small. */
export const piecesTold =
  (name: NameOf) =>
  ({ kind, facts }: SeatJournalEntry): ToldPiece[] => {
    const card = wordIn(facts.card);
    if (kind !== 'draw' || card === undefined) return [];
    return [{ key: card, label: name('cards', card), face: <LargeCard card={card} /> }];
  };
