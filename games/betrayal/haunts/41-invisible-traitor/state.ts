import type { PlayerID } from '@/kit/action';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import type { Unseen } from '../../parts/haunts/unseen';
import { stealable } from '../../rules/attacks';
import type { Place } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { Seen } from '../../rules/thing';

export type State = {
  readonly unseen: Unseen;
  /** Into whose pocket the traitor reaches, while the dice are thrown: his secret. */
  readonly pocket: PlayerID | null;
  /** Whom he has struck, who has not felt where he went yet. */
  readonly struck: PlayerID | null;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h41';

/** Heroes in a place who have something that he can take. */
export const pocketsAt = (seen: Seen, place: Place): PlayerID[] =>
  heroes(seen.table).filter(
    (seat) =>
      samePlace(placeOf(seen.table, seat), place) && stealable(seen, seat, traitorOf(seen.table)).length > 0,
  );
