import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/cards/adjacent';
import { hurtBy, lowEnd } from '../../parts/cards/other-end';
import { mark, pickFor } from '../../parts/cards/steps';
import { deed } from '../../parts/haunts/haunt';
import { lowPeril } from '../../parts/haunts/peril';
import { cardOf } from '../../rules/cards';
import type { RoomID } from '../../rules/components';
import { explorerAt, isTraitor, livingSeats } from '../../rules/figures';
import { card as cardFact, monster as monsterFact, room as roomFact, say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import { type Alternative, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Mark, Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { BREATHED, dragonIn, FIRE, holds, SHIELD, type State } from './state';

/** The second half of what the Dragon does in its turn: it burns its own room, and what is behind the doors of that. */

export const ESCAPE = 4;
const DICE = { here: 4, beside: 2 } as const;
/** What a thing thrown into the flames takes off. */
const LESS = 2;

export const fire = stepsOf<{
  breathe: Nothing;
  met: { dice: number };
  dodged: Rolled & { heat: number };
  burn: Partial<Rolled> & { points?: number };
}>('haunt');

/** Whom it reaches, and with how many dice: rooms burn on both sides of a barrier (BH-h15-K2), the traitor as well (BH-h15-K4). */
function reached(seen: Seen, room: RoomID): { readonly seat: PlayerID; readonly dice: number }[] {
  const beside = adjacent(seen, { room, side: null }).map((place) => place.room);
  return livingSeats(seen.table).flatMap((seat) => {
    const here = explorerAt(seen.table, seat).room;
    const dice = here === room ? DICE.here : beside.includes(here) ? DICE.beside : 0;
    return dice === 0 ? [] : [{ seat, dice }];
  });
}

/**
 * Somebody who lives holds the Shield in the room of a seat, on whichever side of a barrier (BH-h15-K2, BH-h15-K3): a
 * hero for all heroes, the traitor for all who are there (BH-h15-R, BH-h15-D6).
 */
function isShielded({ table }: Seen, seat: PlayerID): boolean {
  const { room } = explorerAt(table, seat);
  const bearer = livingSeats(table).find((one) => holds(table, one, SHIELD));
  if (bearer === undefined || explorerAt(table, bearer).room !== room) return false;
  return isTraitor(table, bearer) || !isTraitor(table, seat);
}

/** Whom it would burn from where it is. */
const burnt = (seen: Seen, { room }: Readonly<Monster>) =>
  reached(seen, room).filter(({ seat }) => !isShielded(seen, seat));

const dodging = (seat: PlayerID) =>
  ({ do: 'roll', seat, trait: 'speed', use: 'haunt', what: 'rolls.dodge' }) as const;

/** … on their plates. */
export function firePerils(seen: Seen): Mark[] {
  const dragon = dragonIn(seen.table);
  if (dragon === undefined) return [];
  return burnt(seen, dragon).flatMap(({ seat, dice }) =>
    lowPeril(seen, dodging(seat), lowEnd([ESCAPE - 1, hurtBy(seen, seat, 'physical', dice, FIRE)])),
  );
}

/** Before the bite or after it; who does without has it at the end of the turn (BH-h15-D2, BH-h15-K8). */
export function breath(seen: Seen, dragon: Readonly<Monster>): Option[] {
  if (isDone(seen.table, BREATHED)) return [];
  const facts = { count: burnt(seen, dragon).length };
  const next = [fire('breathe')];
  return [deed('BH-h15', 'breathe', { args: [dragon.id, 'fire'], facts, weight: 0.02, next })];
}

/** What may go into the flames: item cards and omens that are like items (BH-h15-D4, BH36), not used yet (BH-h15-K9). */
const fuel = ({ table, box }: Seen, seat: PlayerID) =>
  explorerAt(table, seat).cards.filter((card) => {
    const { isItem, deck } = cardOf(box, card);
    return isItem === true && deck !== 'quest' && !table.turn.usedCards.includes(card);
  });

export const fireSteps = {
  breathe: (at) => {
    const dragon = dragonIn(at.G);
    if (dragon === undefined) return [];
    say(at.G, 'breathes', null, { monster: monsterFact(at.G, dragon), room: roomFact(dragon.room) });
    const met = reached(at, dragon.room).map((one) => fire('met', one));
    return [mark(BREATHED), ...met];
  },
  met: (at, { seat = '', dice }) => {
    if (isShielded(at, seat)) {
      say(at.G, 'shielded', seat);
      return [];
    }
    return [{ ...dodging(seat), next: fire.after('dodged', { seat, heat: dice }) }];
  },
  // What it takes stands in no step (BH169).
  dodged: (_at, { seat = '', heat, total }) =>
    total >= ESCAPE
      ? []
      : [{ do: 'roll', seat, dice: heat, use: 'harm', what: FIRE, next: fire.after('burn', { seat }) }],
  /** What the dice have come to may be lessened, thing by thing, before it hurts (BH-h15-D4). */
  burn: (at, { seat = '', total = 0, points: left = total }) => {
    if (left <= 0) return [];
    const { might, speed } = explorerAt(at.G, seat).traits;
    const isDeadly = left > might + speed - 2;
    const hurt: Step = { do: 'harm', seat, kind: 'physical', points: left, source: FIRE };
    const things = fuel(at, seat).map<Alternative>((card) => ({
      key: card,
      label: 'burn-card',
      facts: { card: cardFact(card), less: Math.min(left, LESS) },
      weight: isDeadly ? 2 : 0.1,
      next: [{ do: 'discard', seat, card }, fire('burn', { seat, points: left - LESS })],
    }));
    const bear = { key: 'bear', label: 'bear', facts: { points: left }, weight: isDeadly ? 0.1 : 2 };
    return pickFor(seat, 'BH-h15', [{ ...bear, next: [hurt] }, ...things]);
  },
} satisfies Resolvers<State, typeof fire>;
