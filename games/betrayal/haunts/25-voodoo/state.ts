import type { PlayerID } from '@/kit/action';
import { harm, lose } from '../../parts/cards/steps';
import type { LateDraws } from '../../parts/haunts/late-draws';
import { type RoomID, TRAITS, type Trait } from '../../rules/components';
import type { Step } from '../../rules/step';
import type { Seen } from '../../rules/thing';

/** Dolls, one for each hero: where each may lie, and what it does for as long as it is whole. */

export type Doll = {
  readonly doll: string;
  /** Whose it is (BH-h25-D11). */
  readonly seat: PlayerID;
  /** Where it lies, or will; null: nowhere yet or any more, or, as it is shown, to whoever can't know. */
  readonly room: RoomID | null;
  readonly state: 'given' | 'hidden' | 'found' | 'gone';
};

export type State = {
  readonly track: number;
  readonly dolls: readonly Doll[];
  /** Rooms that have been searched: what was told there all know. */
  readonly searched: readonly RoomID[];
  readonly draws: LateDraws;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h25';

interface Kind {
  /** Where the traitor may hide it: his book alone says so (BH-h25-D8). */
  readonly rooms: readonly [RoomID, RoomID];
  /** What else its hint may mean, to whoever reads it (BH-h25-K2). */
  readonly others: readonly RoomID[];
  readonly does: readonly Step[];
  /** By a roll that comes to less than the track; undefined: it always does. */
  readonly roll: { readonly dice: number } | { readonly trait: Trait } | undefined;
}

type Told = [rooms: Kind['rooms'], others: Kind['others'], does: Kind['does'], roll?: Kind['roll']];
const kind = (...[rooms, others, does, roll]: Told): Kind => ({ rooms, others, does, roll });

const WEAKENED = TRAITS.map((trait) => lose(trait));

const KINDS: Readonly<Record<string, Kind>> = {
  wax: kind(['furnace-room', 'kitchen'], ['charred-room', 'research-laboratory'], [harm('physical', 1)]),
  china: kind(['balcony', 'tower'], ['attic', 'gallery'], [{ do: 'die' }], { dice: 4 }),
  stone: kind(['underground-lake', 'graveyard'], ['catacombs', 'chasm'], WEAKENED, { trait: 'might' }),
  glass: kind(['pentagram-chamber', 'chapel'], ['crypt', 'organ-room'], [harm('mental', 1)]),
  rag: kind(['gardens', 'conservatory'], ['patio', 'larder'], [harm('physical', 2)], { trait: 'knowledge' }),
};

export const DOLLS: readonly string[] = Object.keys(KINDS);

export function kindOf(doll: string): Kind {
  const found = KINDS[doll];
  if (found === undefined) throw new RangeError(`no doll ${doll}`);
  return found;
}

/** What it is called. */
export const termOf = (doll: string): string => `slips.${doll}`;

export const isWhole = ({ state }: Doll): boolean => state !== 'gone';

/** Where a doll may still be, for all that everybody knows: what its hint may mean and nobody has searched. */
export const likelyFor = ({ searched }: State, { doll, state, room }: Doll): readonly RoomID[] => {
  if (state === 'found' && room !== null) return [room];
  const { rooms, others } = kindOf(doll);
  return state === 'hidden' ? [...rooms, ...others].filter((one) => !searched.includes(one)) : [];
};

/** Rooms in which any may be that nobody has found. */
export const likelyRooms = (mine: State): RoomID[] =>
  mine.dolls.filter(({ state }) => state === 'hidden').flatMap((one) => likelyFor(mine, one));
