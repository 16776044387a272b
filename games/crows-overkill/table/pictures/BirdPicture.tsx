import type { BirdCard } from '../../rules/components';
import { COUNT, KIND, type Kind } from '../../rules/components';
import { flockOn, LINES, type Paint, SHAPES } from './bird-shapes';

const paint = ([colour, path]: Paint, index: number) =>
  LINES.has(colour) ? (
    <path key={index} d={path} className="co-line" stroke={`var(--co-${colour})`} />
  ) : (
    <path key={index} d={path} fill={`var(--co-${colour})`} />
  );

/** The birds of a card, as many as it counts for: on a sill, a bat from the lintel. */
export const BirdPicture = ({
  card,
  className,
}: {
  readonly card: BirdCard;
  readonly className?: string;
}) => (
  <svg aria-hidden viewBox="0 0 100 140" className={className}>
    {(card === 'gong' ? flockOn('gong', 1) : flockOn(KIND[card], COUNT[card])).map(paint)}
  </svg>
);

/** One bird of a kind, small: for counts and notes. */
export const BirdMark = ({
  kind,
  size = '1.15em',
}: {
  readonly kind: Kind | 'gong';
  readonly size?: string;
}) => (
  <svg aria-hidden viewBox="-26 -48 52 50" width={size} height={size} className="co-bird-mark">
    {SHAPES[kind].map(paint)}
  </svg>
);
