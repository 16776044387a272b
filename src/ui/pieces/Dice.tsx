'use client';

import { type ReactNode, useState } from 'react';
import { useList } from '@/i18n/use-list';
import { classes } from '../classes';
import { VisuallyHidden } from '../VisuallyHidden';
import './dice.css';

export interface DieProps {
  /** What is printed on the face that is up: a number, or a drawing. */
  readonly children?: ReactNode;
  /** In words; without it the die is decoration. */
  readonly label?: string | undefined;
  readonly className?: string;
}

/** A die as it lies. Its size is `--die`, its colours `--die-face`, `--die-edge` and `--die-ink`. */
export function Die({ children, label, className }: DieProps) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classes('die', className)}
    >
      <span aria-hidden className="die-print">
        {children}
      </span>
    </span>
  );
}

/** A face of a die: what is printed on it, and what it is in words. */
export interface DieFace {
  readonly print: ReactNode;
  readonly label: string;
}

export interface DiceProps {
  /** What they are, in words: `骰子`. */
  readonly label: string;
  /** As they lie, in order; null for one that nobody has thrown yet. */
  readonly faces: readonly (DieFace | null)[];
  /** Another one for each throw: then they tumble. What lies there when the table is laid lies still. */
  readonly thrown: string | number;
  /** May be thrown now, by a tap or a key; says in words that it throws. */
  readonly throwing?: { readonly label: string; readonly onThrow: () => void } | undefined;
  /** The throw is on its way: they are shaken until it comes. */
  readonly isPending?: boolean;
}

/** Dice that are thrown by a tap: one button while they may be, and what came of it is said. */
export function Dice({ label, faces, thrown, throwing, isPending = false }: DiceProps) {
  const list = useList();
  const [last, setLast] = useState({ thrown, isFresh: false });
  if (last.thrown !== thrown) setLast({ thrown, isFresh: true });
  const said = faces.flatMap((face) => (face === null ? [] : [face.label]));
  const lying = (
    // Thrown anew, they are other dice: so the tumbling begins again.
    <span
      key={thrown}
      className={classes('dice-lying', last.isFresh && 'is-thrown', isPending && 'is-shaken')}
    >
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die stays where it is in the row
        <Die key={index}>{face?.print}</Die>
      ))}
    </span>
  );
  return (
    <span className="dice">
      {throwing === undefined ? (
        <span role="img" aria-label={said.length === 0 ? label : `${label} · ${list(said)}`}>
          {lying}
        </span>
      ) : (
        <button
          type="button"
          aria-label={throwing.label}
          title={throwing.label}
          className="dice-throw"
          disabled={isPending}
          onClick={throwing.onThrow}
        >
          {lying}
        </button>
      )}
      <VisuallyHidden>
        <output>{last.isFresh && said.length > 0 ? `${label} · ${list(said)}` : ''}</output>
      </VisuallyHidden>
    </span>
  );
}
