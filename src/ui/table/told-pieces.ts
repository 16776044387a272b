import type { ReactNode } from 'react';
import type { PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import type { Happening } from './telling';

/** A piece that something told is about, shown large with it. */
export interface ToldPiece {
  readonly key: string;
  /** What it is called. */
  readonly label: string;
  readonly face: ReactNode;
  /** Whose it is or was. */
  readonly owner?: PlayerID;
}

/** What the entries of a moment are about; a game draws its own pieces. */
export type PiecesTold = (entry: SeatJournalEntry) => readonly ToldPiece[];

/** The pieces shown with a moment: what is given up and then shown is one card. */
export function piecesOf({ entries }: Happening, pieces: PiecesTold | undefined): readonly ToldPiece[] {
  const all = entries.flatMap((entry) => pieces?.(entry) ?? []);
  const isSame = (one: ToldPiece, other: ToldPiece) => one.label === other.label && one.owner === other.owner;
  return all.filter((piece, index) => all.findIndex((other) => isSame(other, piece)) === index);
}
