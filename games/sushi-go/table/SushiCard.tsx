'use client';

import type { Travelling } from '@/ui/motion/travel';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { Zoomable } from '@/ui/pieces/Zoom';
import { COPIES, type Kind, NIGIRI, ROLLS } from '../rules/components';
import { CardBack } from './CardBack';
import { Picture } from './pictures/Picture';
import { useWords } from './use-words';

const INDEX: Readonly<Partial<Record<Kind, string>>> = {
  tempura: '2=5',
  sashimi: '3=10',
  dumpling: '1·3·6',
  wasabi: '×3',
  pudding: '±6',
  chopsticks: '+1',
};

/** The card in a few signs: rolls, points, or what makes a set. */
const indexOf = (kind: Kind): string => INDEX[kind] ?? String(ROLLS[kind] || NIGIRI[kind]);

interface SushiFaceProps {
  readonly kind: Kind;
  /** Prints what it scores under its name; for cards one reads, not plays. */
  readonly hasPower?: boolean;
}

/** What is printed on a card: fills whatever card it lies in, and shows as much as fits. */
export function SushiFace({ kind, hasPower = false }: SushiFaceProps) {
  const t = useWords();
  return (
    <span className="sg-card sg-kind" data-kind={kind}>
      <span className="sg-card-sheet">
        <span className="sg-card-window">
          <Picture kind={kind} className="sg-card-picture" />
        </span>
        <span className="sg-card-index" data-long={indexOf(kind).length > 3}>
          {indexOf(kind)}
          {ROLLS[kind] > 0 && <span className="sg-roll-sign" />}
        </span>
        <span className="sg-card-name">
          <span>{t(`cards.${kind}`)}</span>
        </span>
        {hasPower && <span className="sg-card-power">{t(`powers.${kind}`)}</span>}
      </span>
    </span>
  );
}

export interface SushiCardProps {
  readonly kind: Kind;
  /** Added to what is said of it, such as its place in an order. */
  readonly note?: string;
  /** What it would add now, in words. */
  readonly forecast?: string;
  /** CSS width. */
  readonly width?: string;
  /** Prints what it scores on it, for the own hand. */
  readonly hasPower?: boolean;
  readonly travel?: Travelling | undefined;
  readonly isLit?: boolean;
  readonly isDim?: boolean;
  readonly isForbidden?: boolean;
  readonly isSelected?: boolean;
  readonly onPress?: () => void;
}

/** The card as it is read: large, with what it scores and how many there are. */
export function LargeCard({ kind }: { readonly kind: Kind }) {
  const t = useWords();
  return (
    <>
      <span className="sg-large-card">
        <SushiFace kind={kind} hasPower />
      </span>
      <span className="zoom-note">{t('board.copies', { count: COPIES[kind] })}</span>
    </>
  );
}

/** A card lying anywhere, which can be looked at closely. */
export function SushiCard({
  kind,
  note,
  forecast,
  width = '100%',
  hasPower = false,
  ...card
}: SushiCardProps) {
  const t = useWords();
  const name = t(`cards.${kind}`);
  return (
    <Zoomable paper={<LargeCard kind={kind} />}>
      <PlayingCard
        label={note === undefined ? name : `${name} · ${note}`}
        face={<SushiFace kind={kind} hasPower={hasPower} />}
        back={<CardBack />}
        description={[
          ...(forecast === undefined ? [] : [forecast]),
          t(`powers.${kind}`),
          t('board.copies', { count: COPIES[kind] }),
        ].join(' · ')}
        width={width}
        {...card}
      />
    </Zoomable>
  );
}
