import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/adjacent';
import { mark, pick } from '../../parts/steps';
import { cardOf } from '../../rules/cards';
import type { RoomID } from '../../rules/components';
import { explorerAt, isAlive, livingSeats } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import { card as cardFact, monster as monsterFact, room as roomFact, say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster, Step } from '../../rules/state';
import type { Resolver, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { BREATHED, dragonIn, FIRE, isShielded, type State } from './state';

/** The second half of what the Dragon does in its turn: it burns its own room, and what is behind the doors of that. */

const ESCAPE = 4;
const DICE = { here: 4, beside: 2 } as const;
/** What a thing thrown into the flames takes off. */
const LESS = 2;

/** Rooms behind the doors of a room, of both sides of a barrier (BH-h15-K2). */
function beside(seen: Seen, room: RoomID): RoomID[] {
  const { isBarrier, doors } = roomOf(seen.box, room);
  const sides = isBarrier === true ? doors : [null];
  return sides.flatMap((side) => adjacent(seen, { room, side }).map((place) => place.room));
}

/** Dice of fire for an explorer, wherever the Dragon stands; 0 where none comes. */
export function heatFor(seen: Seen, room: RoomID, seat: PlayerID): number {
  const { room: here } = explorerAt(seen.table, seat);
  if (isShielded(seen.table, here)) return 0;
  return here === room ? DICE.here : beside(seen, room).includes(here) ? DICE.beside : 0;
}

/** Whose choice it is when: before the bite or after it; who does without has it at the end of the turn (BH-h15-D2). */
export function breath(seen: Seen, dragon: Readonly<Monster>): Option[] {
  if (isDone(seen.table, BREATHED)) return [];
  const burnt = livingSeats(seen.table).filter((seat) => heatFor(seen, dragon.room, seat) > 0);
  return [
    {
      move: 'use',
      args: [dragon.id, 'fire'],
      clause: 'BH-h15',
      label: { kind: 'breathe', facts: { count: burnt.length } },
      weight: 0.02,
      next: [{ do: 'haunt/breathe' }],
    },
  ];
}

/** What may go into the flames: item cards and omens that are like items (BH-h15-D4, BH36). */
const fuel = ({ table, box }: Seen, seat: PlayerID) =>
  explorerAt(table, seat).cards.filter((card) => {
    const { isItem, deck } = cardOf(box, card);
    return isItem === true && deck !== 'quest';
  });

export const fireSteps: Readonly<Record<string, Resolver<State>>> = {
  breathe: (at) => {
    const { G } = at;
    const dragon = dragonIn(G);
    if (dragon === undefined) return [];
    say(G, 'breathes', null, { monster: monsterFact(G, dragon), room: roomFact(dragon.room) });
    // The traitor burns like anybody (BH-h15-K4).
    const near = [dragon.room, ...beside(at, dragon.room)];
    const met = livingSeats(G).filter((seat) => near.includes(explorerAt(G, seat).room));
    return [mark(BREATHED), ...met.map((seat): Step => ({ do: 'haunt/met', seat, room: dragon.room }))];
  },
  met: (at, { seat = '', room }) => {
    const { G } = at;
    if (!isAlive(explorerAt(G, seat))) return [];
    const dice = heatFor(at, String(room), seat);
    if (dice === 0) {
      say(G, 'shielded', seat);
      return [];
    }
    const burn = { do: 'roll', seat, dice, use: 'harm', what: FIRE, next: { do: 'haunt/burn', seat } };
    const rows = [
      [ESCAPE, []],
      [0, [burn]],
    ] as const;
    return [{ do: 'roll', seat, trait: 'speed', use: 'haunt', what: 'rolls.dodge', rows }];
  },
  /** What the dice have come to may be lessened, thing by thing, before it hurts (BH-h15-D4). */
  burn: (at, { seat = '', total, points = total }) => {
    const left = Number(points);
    if (left <= 0 || !isAlive(explorerAt(at.G, seat))) return [];
    const hurt: Step = { do: 'harm', seat, kind: 'physical', points: left, source: FIRE };
    const things = fuel(at, seat);
    if (things.length === 0) return [hurt];
    const { might, speed } = explorerAt(at.G, seat).traits;
    const isDeadly = left > might + speed - 2;
    const of = things.map((card) => ({
      key: card,
      label: 'burn-card',
      facts: { card: cardFact(card), less: Math.min(left, LESS) },
      weight: isDeadly ? 2 : 0.1,
      next: [
        { do: 'discard', seat, card },
        { do: 'haunt/burn', seat, points: left - LESS },
      ],
    }));
    const bear = {
      key: 'bear',
      label: 'bear',
      facts: { points: left },
      weight: isDeadly ? 0.1 : 2,
      next: [hurt],
    };
    return [{ ...pick('BH-h15', [bear, ...of]), seat }];
  },
};
