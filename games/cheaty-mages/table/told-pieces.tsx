import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { FIGHTERS, SPELLS } from '../rules/components';
import { wordsIn } from './card-tracks';
import { FighterPicture } from './Portraits';
import { SpellFace } from './SpellFace';
import type { Words } from './use-words';

/** As many spells as a moment shows. */
const MOST = 5;

/** The spells that were looked at or are spoken of, and the fighter that won. */
export const piecesTold =
  (t: Words) =>
  ({ kind, facts }: SeatJournalEntry): ToldPiece[] => {
    const named = kind === 'amnesia' ? 'amnesia' : wordIn(facts.spell);
    const seen =
      kind === 'peek' || kind === 'detect' ? wordsIn(facts.spells) : named === undefined ? [] : [named];
    const fighter = kind === 'bout-won' ? FIGHTERS.find((one) => one === wordIn(facts.fighter)) : undefined;
    if (fighter !== undefined)
      return [
        {
          key: 'fighter',
          label: t(`fighters.${fighter}`),
          face: (
            <span className="cm-told-fighter">
              <FighterPicture fighter={fighter} />
            </span>
          ),
        },
      ];
    return seen.slice(0, MOST).flatMap((word, index) => {
      const spell = SPELLS.find((one) => one === word);
      return spell === undefined
        ? []
        : [{ key: `${kind} ${index}`, label: t(`spells.${spell}`), face: <SpellFace spell={spell} /> }];
    });
  };
