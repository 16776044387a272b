import type { ClauseID } from '../../rules/clause';
import type { FigureID } from '../../rules/components';
import { samePlace } from '../../rules/house';
import type { Attack } from '../../rules/step';
import { remembered, type Seen } from '../../rules/thing';
import { waysFrom } from '../../rules/ways';
import { asIf } from '../cards/as-if';
import { placesIn } from '../cards/sides-of';
import { part } from './haunt';
import { touching } from './touching';

/** The house as it was. */
const unharmed = (seen: Seen): Seen =>
  remembered(seen, 'unharmed', () =>
    asIf(seen, { tiles: seen.table.tiles.map((tile) => ({ ...tile, isLost: false })) }),
  );

interface Ghosts {
  readonly clause: ClauseID;
  readonly walks: (seen: Seen, figure: FigureID) => boolean;
  /** Lost rooms are rooms to them, and ways of theirs still lead there. */
  readonly isEverywhere?: boolean;
  /** Whose own lost attacks do nothing, against BH69; absent: nobody's. */
  readonly isUnhurt?: (seen: Seen, attack: Attack) => boolean;
}

/**
 * Who goes through walls as through doors: to what lies edge to edge on the same floor, never through a floor; of a room
 * with a barrier to the side one likes (BH99).
 */
export const throughWalls = ({ clause, walks, isEverywhere = false, isUnhurt = () => false }: Ghosts) =>
  part({
    name: 'walls',
    alters: {
      ways: (seen, { figure, from }, so) => {
        if (!walks(seen, figure)) return so;
        const near = touching(seen.table, from.room).flatMap((room) => placesIn(seen.box, room));
        const open = so.flatMap(({ to }) => to ?? []);
        const walls = near.filter((place) => !open.some((other) => samePlace(other, place)));
        return [...so, ...walls.map((to) => ({ to, door: null, clause }))];
      },
      // As if nothing were lost.
      waysOut: (seen, { figure, from }, so) =>
        isEverywhere && walks(seen, figure) && seen.table.tiles.some(({ isLost }) => isLost)
          ? waysFrom(unharmed(seen), figure, from)
          : so,
      bears: (seen, { figure }, so) => so || (isEverywhere && walks(seen, figure)),
      struck: (seen, { attack, margin }, so) => (margin < 0 && isUnhurt(seen, attack) ? [] : so),
    },
  });
