import type { PlayerID } from '@/kit/action';
import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';

/** What the sheet is made of: the same in a view and in `G`. */
interface Standing {
  readonly seats: readonly unknown[];
  readonly out: readonly PlayerID[];
}

/** One seat is left (CO-r20, CO23). */
export const isOver = ({ seats, out }: Standing): boolean => out.length === seats.length - 1;

/** How many went home before each seat; whoever is left has outlasted all (CO-r21). */
export const score = ({ seats, out }: Standing): ScoreSheet =>
  scoreSheet([
    {
      id: 'outlasted',
      scores: seats.map((_, seat) => {
        const place = out.indexOf(String(seat));
        return place < 0 ? out.length : place;
      }),
    },
  ]);
