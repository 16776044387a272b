import { Suspense } from 'react';
import type { Json } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { late } from '@/ui/late';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { namedCard } from '../seat/named-card';
import type { NameOf } from './use-words';

const HauntPlate = late(async () => ({ default: (await import('./HauntPlate')).HauntPlate }));
const LargeCard = late(async () => ({ default: (await import('./Cards')).LargeCard }));

/** The number in `haunts.22.title`, and in whatever else is called by its haunt. */
export const hauntIn = (fact: Json | undefined): string | undefined =>
  /haunts\.(\d+)\./.exec(JSON.stringify(fact ?? null))?.[1];

/** A card as it is read, and a blank one until that has come. */
const Told = ({ card }: { readonly card: string }) => (
  <Suspense fallback={<span className="bt-large-card" />}>
    <LargeCard card={card} />
  </Suspense>
);

/** By what one card comes before everybody's eyes, goes on, or goes out of them (BH169). */
const OPEN = ['draw', 'fetch', 'give-up', 'discard', 'shuffle-in', 'drop', 'take', 'give', 'steal'];

/** Such a card is read large once; then it lies small, or is gone. A haunt has its name over the house. */
export const piecesTold =
  (name: NameOf) =>
  ({ kind, facts }: SeatJournalEntry): ToldPiece[] => {
    const haunt = hauntIn(facts.haunt);
    if (haunt !== undefined) {
      const label = name('haunts', haunt);
      const face = (
        <Suspense>
          <HauntPlate title={label} />
        </Suspense>
      );
      return [{ key: label, label, face }];
    }
    const card = namedCard(facts.card);
    if (!OPEN.includes(kind) || card === undefined) return [];
    return [{ key: card, label: name('cards', card), face: <Told card={card} /> }];
  };
