import type { PlayerID } from '@/kit/action';

/**
 * What people at a table would call a bot without a plan: something that was sure to win or to save somebody, left
 * undone; the next step of its own aim, in reach and not gone to; back to where it came from with nothing done.
 */
export const KINDS = ['sure', 'next', 'back'] as const;
type Kind = (typeof KINDS)[number];

/** One of them, with what it takes to look at it again: the decision is the one at which it was at hand first. */
export interface Finding {
  readonly kind: Kind;
  readonly seat: PlayerID;
  readonly decision: number;
  readonly atHand: string;
  readonly done: string;
}

/** Of the decisions in so many matches of one level, how often each was found. */
export interface PlansRow {
  readonly game: string;
  readonly which: string;
  readonly level: string;
  readonly matches: number;
  readonly decisions: number;
  readonly found: Readonly<Record<Kind, number>>;
}

const perThousand = (part: number, of: number): string => (of === 0 ? '0' : ((1000 * part) / of).toFixed(1));

/** The rows as a table, with a line for all of them. */
export function plansTable(rows: readonly PlansRow[]): string {
  const sum = (of: (row: PlansRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const line = (name: string, matches: number, decisions: number, found: PlansRow['found']) => {
    const all = KINDS.reduce((total, kind) => total + found[kind], 0);
    const cells = [
      name,
      matches,
      decisions,
      ...KINDS.map((kind) => found[kind]),
      perThousand(all, decisions),
    ];
    return `| ${cells.join(' | ')} |`;
  };
  const whole = { sure: 0, next: 0, back: 0 };
  for (const kind of KINDS) whole[kind] = sum(({ found }) => found[kind]);
  return [
    '| which | matches | decisions | sure, left undone | next, not gone to | back, nothing done | of 1,000 |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ which, level, matches, decisions, found }) =>
      line(`${which} ${level}`, matches, decisions, found),
    ),
    line(
      'all',
      sum((row) => row.matches),
      sum((row) => row.decisions),
      whole,
    ),
  ].join('\n');
}
