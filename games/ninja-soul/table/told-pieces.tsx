import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { KINDS } from '../rules/components';
import { NinjaCard } from './NinjaCard';
import type { Words } from './use-words';

/** Kinds of entries about a card that somebody sees. */
const SHOWN: ReadonlySet<string> = new Set(['look', 'open', 'peek-miss']);

/** The cards that somebody was shown, as they are told to one seat. */
export const piecesTold =
  (t: Words) =>
  ({ kind, playerID, facts }: SeatJournalEntry): ToldPiece[] => {
    const word = kind === 'peek-hit' ? 'win' : SHOWN.has(kind) ? wordIn(facts.card) : undefined;
    const card = KINDS.find((known) => known === word);
    if (card === undefined) return [];
    const owner = seatIn(facts.target) ?? playerID ?? undefined;
    return [
      {
        key: kind,
        label: t(`cards.${card}`),
        face: <NinjaCard kind={card} />,
        ...(owner !== undefined && { owner }),
      },
    ];
  };
