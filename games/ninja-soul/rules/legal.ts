import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { at, isActive } from '@/kit/seats';
import { DEAD_TO_PEEK, type Kind, SEATS } from './components';
import type { AimArgs, NoArgs, SwapArgs } from './schemas';
import type { NinjaSoulView } from './view';

/** The clause of the rulebook that says what a card does. */
export const CLAUSE: Readonly<Record<Kind, string>> = {
  win: 'NS-r8',
  death: 'NS-r9',
  sleep: 'NS-r10',
  peek: 'NS-r11',
  kill: 'NS-r12',
  'sleep-peek': 'NS-r13',
};

type Seats = Pick<NinjaSoulView, 'seats'>;

export function deadCount({ seats }: Seats): number {
  let count = 0;
  for (const { isDead } of seats) if (isDead) count++;
  return count;
}

/** Whether the card is aimed at somebody when it is opened now (NS7). */
export const isAimed = (card: Kind, dead: number): boolean =>
  card === 'peek' || card === 'kill' || (card === 'sleep-peek' && dead >= DEAD_TO_PEEK);

/** The card that a seat has opened and has to aim now, if it has. */
export function cardToAim({ seats }: Seats, playerID: PlayerID | null): Kind | null {
  const seat = playerID === null ? undefined : seats[Number(playerID)];
  return seat === undefined || seat.isDead ? null : seat.shown;
}

/** What speaks against choosing that seat: it is dead (NS2), or the own one, by the clause of what it is chosen for. */
function refuseTarget(
  { seats, playerID }: NinjaSoulView,
  target: PlayerID,
  rule: string,
): Refusal | undefined {
  if (Number(target) >= seats.length) return { reason: 'malformed' };
  if (target === playerID) return { reason: 'target-self', clause: rule };
  return at(seats, target).isDead ? { reason: 'target-dead', clause: 'NS2' } : undefined;
}

/** An opened card comes first. */
function refuseWhileAiming(view: NinjaSoulView): Refusal | undefined {
  const card = cardToAim(view, view.playerID);
  return card === null
    ? undefined
    : { reason: 'aim-first', clause: CLAUSE[card], facts: { card: termFact(`held.${card}`) } };
}

/** Why the own card may not be looked at, or opened, now. */
export const refuseOwn = (view: NinjaSoulView, _ctx: Ctx, _args: NoArgs): Refusal | undefined =>
  refuseWhileAiming(view);

export const refuseSwap = (view: NinjaSoulView, _ctx: Ctx, [target]: SwapArgs): Refusal | undefined =>
  refuseWhileAiming(view) ?? refuseTarget(view, target, 'NS-r6');

export function refuseAim(view: NinjaSoulView, _ctx: Ctx, [target]: AimArgs): Refusal | undefined {
  const card = cardToAim(view, view.playerID);
  return card === null
    ? { reason: 'nothing-to-aim', clause: 'NS-r5' }
    : refuseTarget(view, target, card === 'kill' ? 'NS6' : CLAUSE[card]);
}

const action = (move: string, ...args: string[]): Action =>
  Object.freeze({ move, args: Object.freeze(args) });

const LOOK = action('look');
const OPEN = action('open');
const AIM = SEATS.map((seat) => action('aim', seat));
const SWAP = SEATS.map((seat) => [action('swap', seat, 'exchange'), action('swap', seat, 'return')]);

/** By the seats that may be chosen, a bit for each: one ready-made list is copied faster than it is put together. */
const SETS = Array.from({ length: 1 << SEATS.length }, (_, set) => set);
const AIMS = SETS.map((set) => AIM.filter((_, seat) => (set & (1 << seat)) !== 0));
const TURNS = SETS.map((set) => [LOOK, OPEN, ...SWAP.filter((_, seat) => (set & (1 << seat)) !== 0).flat()]);

/** Everything the seat may do now: one of three things (NS-r5), and never nothing (NS10). */
export function legal(view: NinjaSoulView, ctx: Ctx): Action[] {
  const { playerID, seats } = view;
  if (!isActive(ctx, playerID)) return [];
  const self = Number(playerID);
  let targets = 0;
  for (let seat = 0; seat < seats.length; seat++)
    if (seat !== self && seats[seat]?.isDead === false) targets |= 1 << seat;
  const ready = cardToAim(view, playerID) === null ? TURNS : AIMS;
  return ready[targets]?.slice() ?? [];
}
