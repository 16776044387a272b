import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { BIRDS, CARDS } from '../rules/components';
import { BirdFace } from './BirdFace';
import { wordsIn } from './card-tracks';
import { ShamisenCard } from './ShamisenCard';
import type { Words } from './use-words';

/** As many birds as a moment shows. */
const MOST = 4;

/** The card that was taken or answered with, and the birds that came. */
export const piecesTold =
  (t: Words) =>
  ({ kind, playerID, facts }: SeatJournalEntry): ToldPiece[] => {
    const named = kind === 'block' ? 'door' : kind === 'redirect' ? 'mirror' : wordIn(facts.card);
    const card = CARDS.find((one) => one === named);
    const owner = kind === 'scissors' ? seatIn(facts.target) : (playerID ?? undefined);
    const cards: ToldPiece[] =
      card === undefined || (kind !== 'scissors' && kind !== 'block' && kind !== 'redirect')
        ? []
        : [
            {
              key: `${kind} card`,
              label: t(`cards.${card}`),
              face: <ShamisenCard card={card} />,
              ...(owner !== undefined && { owner }),
            },
          ];
    const birds = kind === 'kill' ? [] : wordsIn(facts.birds).slice(0, MOST);
    return [
      ...cards,
      ...birds.flatMap((word, index) => {
        const bird = BIRDS.find((one) => one === word);
        return bird === undefined
          ? []
          : [{ key: `${kind} ${index}`, label: t(`birds.${bird}`), face: <BirdFace card={bird} /> }];
      }),
    ];
  };
