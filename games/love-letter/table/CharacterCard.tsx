'use client';

import { type Kind, VALUE } from '../rules/components';
import { CharacterPicture } from './pictures/CharacterPicture';
import { useWords } from './use-words';

export interface CharacterCardProps {
  readonly kind: Kind;
  /** Prints what the card does under its name; for cards one reads, not plays. */
  readonly hasPower?: boolean;
}

/**
 * What is printed on a character's card: fills whatever card it lies in, and shows as much as fits.
 * Its words are for the eye; the card around it says what it is (`useCardName`).
 */
export function CharacterCard({ kind, hasPower = false }: CharacterCardProps) {
  const t = useWords();
  return (
    <span className="ll-card ll-kind" data-kind={kind}>
      <span className="ll-card-sheet">
        <span className="ll-card-window">
          <CharacterPicture kind={kind} isWhole={hasPower} className="ll-card-picture" />
          {!hasPower && <span className="ll-card-value is-turned">{VALUE[kind]}</span>}
        </span>
        <span className="ll-card-name">
          <span>{t(`cards.${kind}`)}</span>
        </span>
        {hasPower && <span className="ll-card-power">{t(`powers.${kind}`)}</span>}
        <span className="ll-card-value">{VALUE[kind]}</span>
      </span>
    </span>
  );
}
