import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import { IN_HAND, valueAt } from './components';
import type { Pieces } from './path';

/** What a piece counts where it stands: its number times what the space says (NU-r27, NU-r28, NU-r29, NU-r30). */
export const worthOf = (number: number, space: number): number => number * valueAt(space);

/** Points of a seat's pieces, of those alone that `counts`. */
const sumOf = (own: readonly number[], counts: (space: number) => boolean): number =>
  own.reduce((sum, space, index) => sum + (counts(space) ? worthOf(index + 1, space) : 0), 0);

export const totalOf = (own: readonly number[]): number => sumOf(own, () => true);

/** Most points win (NU-r31); equals share the win (NU11). */
export const score = ({ pieces }: { readonly pieces: Pieces }): ScoreSheet =>
  scoreSheet([
    { id: 'spaces', scores: pieces.map((own) => sumOf(own, (space) => valueAt(space) >= 0)) },
    {
      id: 'dark-red',
      scores: pieces.map((own) => sumOf(own, (space) => space !== IN_HAND && valueAt(space) < 0)),
    },
    { id: 'in-hand', scores: pieces.map((own) => sumOf(own, (space) => space === IN_HAND)) },
  ]);
