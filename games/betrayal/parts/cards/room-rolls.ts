import type { PlayerID } from '@/kit/action';
import type { RoomID, Trait } from '../../rules/components';
import type { LowEnd, Odds } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import { type Laid, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Seen } from '../../rules/thing';
import { roll } from './steps';

/** What some rooms ask explorers to roll (section 3 of the rulings): the rooms do, and haunts that hide something behind it. */

export interface RoomRoll {
  readonly trait: Trait;
  readonly from: number;
}

/** Such a roll, as the room asks for it: what follows where it succeeds, and where not. */
export const rollIn = (
  room: RoomID,
  { trait, from }: RoomRoll,
  done: readonly Step[],
  failed: readonly Step[],
): Step => roll(trait, `rooms.${room}`, 'room', { [from]: done, 0: failed });

/** How likely it is to succeed. */
export const oddsIn = (
  seen: Seen,
  seat: PlayerID,
  room: RoomID,
  { trait, from }: RoomRoll,
  low?: LowEnd,
): Odds => oddsOf(seen, { do: 'roll', seat, trait, use: 'room', what: `rooms.${room}` }, from, low);

/** Of whoever leaves; who fails loses a step of `loss` (BH77). */
export const LEAVING = {
  attic: { trait: 'speed', from: 3, loss: 'might' },
  graveyard: { trait: 'sanity', from: 4, loss: 'knowledge' },
  'junk-room': { trait: 'might', from: 3, loss: 'speed' },
  'pentagram-chamber': { trait: 'knowledge', from: 4, loss: 'sanity' },
} as const satisfies Readonly<Record<RoomID, RoomRoll & { readonly loss: Trait }>>;

/** A leaving roll is met once a turn (BH161): what a turn keeps of it. */
export const leavingOf = (room: RoomID): string => `leave ${room}`;

/** Of whoever crosses to the other side (BH78). */
export const CROSSING = {
  catacombs: { trait: 'sanity', from: 6 },
  chasm: { trait: 'speed', from: 3 },
  tower: { trait: 'might', from: 3 },
} as const satisfies Readonly<Record<RoomID, RoomRoll>>;
/** A crossing is tried once a turn: what a turn keeps of it. */
export const crossingOf = (room: RoomID): string => `cross ${room}`;

/** `cross`: a seat comes over to the other side. */
export const barrierStep = (room: RoomID) => stepsOf<{ cross: Nothing }>(`room:${room}`);

/** Of whoever may fall through the floor of the Collapsed Room (BH75). */
export const BALANCE = { trait: 'speed', from: 5 } as const satisfies RoomRoll;
export const COLLAPSED = 'collapsed-room';
/** `fall`: it gives way under a seat; `marked`: where whoever falls lands. */
export const collapsedStep = stepsOf<{ fall: Nothing; marked: Laid }>(`room:${COLLAPSED}`);
