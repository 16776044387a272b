import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { CARDS } from '../rules/components';
import { PhotoFace } from './Photo';
import type { Words } from './use-words';

/** The photo that was taken blind, and is turned up. */
export const piecesTold =
  (t: Words) =>
  ({ kind, playerID, facts }: SeatJournalEntry): ToldPiece[] => {
    const card = CARDS.find((one) => one === wordIn(facts.card));
    if (kind !== 'take-down' || card === undefined) return [];
    const owner = playerID === null ? {} : { owner: playerID };
    return [{ key: card, label: t(`cards.${card}`), face: <PhotoFace card={card} hasName />, ...owner }];
  };
