import type { LidNumber, Picture } from '@games/macroscope/rules/components';
import type { MacroscopeG } from '@games/macroscope/rules/state';

interface Layout {
  readonly picture?: Picture;
  /** Windows that are open already. */
  readonly open?: readonly number[];
  readonly lids?: readonly LidNumber[];
  readonly points?: readonly number[];
  readonly round?: number;
  readonly starter?: string;
  /** What the dice have just shown. */
  readonly dice?: readonly [LidNumber, LidNumber];
  /** Lids lifted in this turn: the choice is whether to guess. */
  readonly lifted?: number;
  readonly left?: LidNumber | null;
}

/** The lids row by row: 1 2, 3 4 5 6, 1 2 3 4, 5 6. */
const LAID: readonly LidNumber[] = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6];

/** Lays out a turn; whatever lay under the microscope goes where the picture asked for came from. */
export const layOut =
  ({
    picture = 'cat',
    open = [],
    lids = LAID,
    points,
    round = 1,
    starter,
    dice,
    lifted,
    left,
  }: Layout = {}) =>
  (G: MacroscopeG): void => {
    const place = G.stack.indexOf(picture);
    if (place >= 0) G.stack[place] = G.picture;
    G.picture = picture;
    G.lids = [...lids];
    G.open = [...open];
    G.round = round;
    if (points !== undefined) G.points = [...points];
    if (starter !== undefined) G.starter = starter;
    if (dice !== undefined) {
      G.dice = [...dice];
      G.step = 'thrown';
    }
    if (lifted !== undefined) {
      G.lifted = lifted;
      G.step = 'lifted';
    }
    if (left !== undefined) G.left = left;
  };

/** All windows but so many of the last ones. */
export const allBut = (closed: number): number[] =>
  Array.from({ length: 12 - closed }, (_, window) => window);
