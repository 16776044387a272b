import type { Direction, FigureID } from '../../rules/components';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';

/** How the Banshee goes in this turn of the monsters. */
export type State = {
  /** What two dice showed: put somewhere, always left, straight on, always right, as the traitor likes; null: not rolled. */
  mode: 0 | 1 | 2 | 3 | 4 | null;
  /** The direction of her last step on the map; null: she has no side that she came in by (BH-h08-D6). */
  heading: Direction | null;
  /** The one that may hear her where she goes freely has (BH-h08-D8). */
  hasWailed: boolean;
};

export const step = stepsOf<{
  turn: { heading: Direction | null };
  drift: { monster: FigureID; doors: readonly (Direction | null)[] };
  sound: Rolled;
  wail: { monster: FigureID };
  spend: Nothing;
  heard: Rolled;
}>('haunt');
