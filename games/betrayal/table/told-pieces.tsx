import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { LargeCard } from './Cards';
import { HauntPlate } from './HauntPlate';
import type { NameOf } from './use-words';

/** The number in `haunts.22.title`. */
const hauntIn = (fact: SeatJournalEntry['facts'][string] | undefined): string | undefined =>
  /haunts\.(\d+)\./.exec(JSON.stringify(fact ?? null))?.[1];

/** A card that has been drawn is read large once; then it lies small. A haunt has its name over the house. */
export const piecesTold =
  (name: NameOf) =>
  ({ kind, facts }: SeatJournalEntry): ToldPiece[] => {
    const haunt = hauntIn(facts.haunt);
    if (haunt !== undefined) {
      const label = name('haunts', haunt);
      return [{ key: label, label, face: <HauntPlate title={label} /> }];
    }
    const card = wordIn(facts.card);
    if (kind !== 'draw' || card === undefined) return [];
    return [{ key: card, label: name('cards', card), face: <LargeCard card={card} /> }];
  };
