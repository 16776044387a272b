import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes';
import { Spread } from './Spread';
import './card-row.css';

export interface RowCard {
  readonly key: string | number;
  /** Where it lies, in steps of the row; by default its turn. */
  readonly at?: number;
  readonly className?: string;
  /** A card, or a pile of them: `--row-unit` is a step of the row. */
  readonly children: ReactNode;
  /** The same as it is read: rows whose cards all have it are opened as a whole where a thumb presses them. */
  readonly large?: ReactNode;
}

export interface CardRowProps {
  /** What they are, in words. */
  readonly label?: string;
  readonly cards: readonly RowCard[];
  /** Where the last one lies: the row is as close as that needs. By default their number. */
  readonly last?: number;
  readonly className?: string;
}

/**
 * Cards side by side, overlapping when there are many, as on a table. They are drawn where they lie, not laid
 * out there: a card that is added pushes no other. A row is as wide as its room; its style says how wide a
 * card is (`--row-card`), how far a step, in cards (`--row-step`), and where the first lies (`--row-begin`).
 */
export function CardRow({ label = '', cards, last = cards.length - 1, className }: CardRowProps) {
  const read = cards.flatMap(({ key, large }) => (large === undefined ? [] : [{ key, large }]));
  return (
    <ul
      aria-label={label === '' ? undefined : label}
      className={classes('card-row', className)}
      style={{ '--row-last': Math.max(last, 1) } as CSSProperties}
    >
      {cards.map(({ key, at, className: look, children }, index) => (
        <li
          key={key}
          className={classes('row-card', look)}
          style={{ '--row-at': at ?? index } as CSSProperties}
        >
          {children}
        </li>
      ))}
      {cards.length > 0 && read.length === cards.length && (
        <li
          aria-hidden
          className={classes('row-card row-spread', cards.at(-1)?.className)}
          style={{ '--row-at': last } as CSSProperties}
        >
          <Spread title={label} cards={read} />
        </li>
      )}
    </ul>
  );
}
