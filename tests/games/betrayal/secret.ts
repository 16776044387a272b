import type { BetrayalG } from '@games/betrayal/rules/state';
import type { Json, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';

/** What a haunt keeps from a seat: dealt anew, and counted by somebody who looks at the table. */
export interface Secret {
  readonly name: string;
  /** What is kept from this seat now; null: nothing. */
  readonly of: (G: BetrayalG, playerID: PlayerID | null) => Json;
  /** Another slice that this seat could not tell from this one. */
  readonly redeal: (G: BetrayalG, random: Random, playerID: PlayerID | null) => Json;
  readonly chances: (G: BetrayalG, playerID: PlayerID) => ReadonlyMap<string, number>;
  /** What these are the chances of, by how things lie; absent: all that is kept. */
  readonly counted?: (G: BetrayalG) => (world: BetrayalG) => string;
  /** A position in which it is kept and could be otherwise: few matches come by one. */
  readonly laid: () => BetrayalG;
}
