'use client';

import type { ReactNode } from 'react';
import { Readable } from '@/ui/pieces/Readable';
import { Zoomable } from '@/ui/pieces/Zoom';
import { type Card, PRINTS } from '../rules/components';
import { Portrait, Sign } from './pictures/Portrait';
import { useWords } from './use-words';

/** What is printed on a photo: who it is, the audience, the sign of the colour. */
export function PhotoFace({ card, hasName = false }: { readonly card: Card; readonly hasName?: boolean }) {
  const t = useWords();
  const print = PRINTS[card];
  return (
    <span className="dg-photo" data-colour={print.colour} data-role={print.role}>
      <Portrait {...print} />
      <span className="dg-index">
        <b>{print.role === 'scout' ? '+1' : print.value}</b>
        <Sign colour={print.colour} className="dg-sign" />
      </span>
      {hasName && <span className="dg-photo-name">{t(`cards.${card}`)}</span>}
    </span>
  );
}

/** The back of a photo: the stripes of the agency, and a question. */
export const PhotoBack = () => (
  <span className="dg-back">
    <svg aria-hidden viewBox="0 0 80 120" preserveAspectRatio="none">
      <path d="M0 0H80V120H0Z" className="dg-back-ground" />
      <path
        d="M-20 20L20 -20H34L-20 34ZM-20 62L62 -20H76L-20 76ZM-20 104L104 -20V-6L-20 118ZM0 126L100 26V40L14 126ZM42 126L100 68V82L56 126Z"
        className="dg-back-stripes"
      />
      <path d="M40 34A26 26 0 1 1 39.9 34Z" className="dg-back-disc" />
      <path
        d="M30 54C30 47 34 44 40 44C46 44 50 47.6 50 53C50 58 47 59.6 44 62C42 63.6 42 65 42 67H37C37 62 38.4 60 41 58C43.4 56 44.6 55.4 44.6 53C44.6 50 43 48.6 40 48.6C37 48.6 35.4 50.4 35.4 54ZM36.6 70H42.6V76H36.6Z"
        className="dg-back-question"
      />
    </svg>
  </span>
);

/** What a photo says of itself to who cannot look at it closely. */
export function useDescription(): (card: Card | null) => string {
  const t = useWords();
  return (card) => {
    if (card === null) return t('powers.down');
    const { role, value } = PRINTS[card];
    return t(`powers.${role}`, { value });
  };
}

export function LargePhoto({ card }: { readonly card: Card | null }) {
  const t = useWords();
  const description = useDescription()(card);
  const word = card === null ? null : PRINTS[card].word;
  return (
    <>
      <span className="dg-large">{card === null ? <PhotoBack /> : <PhotoFace card={card} hasName />}</span>
      <span className="zoom-note">
        {description}
        {word !== null && (
          <span className="block">{t('powers.costume', { word: t(`costumes.${word}`) })}</span>
        )}
      </span>
    </>
  );
}

/** A photo that can be looked at closely. */
export const PhotoZoom = ({
  card,
  children,
}: {
  readonly card: Card | null;
  readonly children: ReactNode;
}) => <Zoomable paper={<LargePhoto card={card} />}>{children}</Zoomable>;

interface ReadablePhotoProps {
  readonly card: Card | null;
  readonly label: string;
  readonly children: ReactNode;
}

/** A photo with nothing to be done to it: pressed it shows itself large, too. */
export function ReadablePhoto({ card, label, children }: ReadablePhotoProps) {
  const description = useDescription()(card);
  return (
    <Readable
      name={label}
      description={description}
      large={<LargePhoto card={card} />}
      className="dg-readable"
    >
      {children}
    </Readable>
  );
}
