import type { PlayerID } from '@/kit/action';
import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { KINDS, type Kind } from '../rules/components';
import { CharacterCard } from './CharacterCard';
import type { Words } from './use-words';

/** A card that an entry is about, and the seat that holds it or held it. */
interface Told {
  readonly fact: string;
  readonly owner?: PlayerID | undefined;
}

function cardsOf({ kind, playerID: actor, facts }: SeatJournalEntry, playerID: PlayerID | null): Told[] {
  const target = seatIn(facts.target);
  switch (kind) {
    case 'guard-miss':
      return [{ fact: 'guess' }];
    case 'priest-look':
    case 'baron-level':
    case 'prince-discard':
      return [{ fact: 'card', owner: target }];
    case 'baron-defeat':
      return [{ fact: 'winning', owner: seatIn(facts.winner) }];
    case 'king-trade':
      return [
        { fact: 'given', owner: playerID === actor ? target : (actor ?? undefined) },
        { fact: 'received', owner: playerID ?? undefined },
      ];
    case 'out':
      return [{ fact: 'card', owner: actor ?? undefined }];
    default:
      return [];
  }
}

/** The cards that somebody was shown, lost or was given, as they are told to one seat. */
export const piecesTold =
  (t: Words, playerID: PlayerID | null) =>
  (entry: SeatJournalEntry): ToldPiece[] =>
    cardsOf(entry, playerID).flatMap(({ fact, owner }) => {
      const word = wordIn(entry.facts[fact]);
      const kind: Kind | undefined = KINDS.find((known) => known === word);
      if (kind === undefined) return [];
      return [
        {
          key: `${entry.kind} ${fact}`,
          label: t(`cards.${kind}`),
          face: <CharacterCard kind={kind} />,
          ...(owner !== undefined && { owner }),
        },
      ];
    });
