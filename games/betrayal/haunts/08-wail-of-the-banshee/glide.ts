import { firstPlaceIn } from '../../parts/cards/sides-of';
import type { Direction, Place } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { behind, standing, tileOf } from '../../rules/house';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option, Way } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { Seen } from '../../rules/thing';
import { distancesFrom, waysFrom } from '../../rules/ways';
import { type State, step } from './state';

/** Her own ways through the house (BH-h08-D1 to D3). */

export type Seer = Seen<State>;

/** As far as she is put. */
const FAR = 8;

/** A way that leads on: by a door into the room beside it, or by stairs and the like (no door). */
interface Glide extends Way {
  readonly to: Place;
}

/** Turns from her heading, in the order in which they are tried. */
const TURNS = { 1: [3, 0, 1, 2], 3: [1, 0, 3, 2] } as const;
const turned = (heading: Direction, by: number): Direction => ((heading + by) % 4) as Direction;

/** The ways out of where she is, one a door. */
export function glides(seen: Seen, { id }: Readonly<Monster>): Glide[] {
  const { table, box } = seen;
  const from = placeOf(table, id);
  const tile = standing(table, from.room);
  const isBeside = (way: Way) =>
    way.door !== null && behind(table, box, tile, way.door)?.room === way.to?.room;
  const found: Glide[] = [];
  for (const way of waysFrom(seen, id, from)) {
    const { to } = way;
    if (to === null || to.room === from.room || tileOf(table, to.room) === undefined) continue;
    const door = isBeside(way) ? way.door : null;
    const isNew = found.every((other) => (door === null ? other.to.room !== to.room : other.door !== door));
    if (isNew) found.push({ ...way, to, door });
  }
  return found;
}

/** Where she goes on by herself: one way, two where it is left to the dice, none where no room is joined. */
export function onward(mode: 1 | 2 | 3, heading: Direction, joined: readonly Glide[]): readonly Glide[] {
  const by = (turn: number) => joined.filter(({ door }) => door === turned(heading, turn));
  if (mode !== 2) return TURNS[mode].map(by).find((ways) => ways.length > 0) ?? [];
  return [by(0), [...by(3), ...by(1)], by(2)].find((ways) => ways.length > 0) ?? [];
}

/** One step of hers: she wails wherever she comes. */
export function stepBy({ table }: Seen, { id }: Readonly<Monster>, ways: readonly Glide[]): Option {
  const [way, other] = ways;
  if (way === undefined) throw new RangeError('she goes nowhere');
  const cost = way.isFree === true ? 0 : 1;
  const onward: Step[] = [
    { do: 'step', seat: id, from: { ...placeOf(table, id) }, to: { ...way.to }, cost },
    step('turn', { heading: way.door }),
    step('wail', { monster: id }),
  ];
  const monster = figureFact(table, id);
  if (other !== undefined)
    return {
      move: 'go',
      args: [id, 'on'],
      clause: 'BH-h08',
      label: { kind: 'glide-on', facts: { monster } },
      cost,
      weight: 0.5,
      next: [step('drift', { monster: id, doors: ways.map(({ door }) => door) })],
    };
  return {
    move: 'go',
    args: [id, way.to.room],
    clause: 'BH-h08',
    label: { kind: 'monster-go', facts: { monster, room: roomFact(way.to.room) } },
    cost,
    path: [way.to.room],
    weight: 0.5,
    next: way.through?.(onward) ?? onward,
  };
}

/** Anywhere near: she is put there, wails, and is done (BH-h08-D3). */
export function placings(seen: Seen, { id, room: here }: Readonly<Monster>): Option[] {
  const { table, box } = seen;
  // By the one measure there is (BH-g1), and where she goes at all.
  const open = distancesFrom(seen, here, id);
  return [...distancesFrom(seen, here)]
    .filter(([room, steps]) => steps <= FAR && open.has(room) && tileOf(table, room) !== undefined)
    .map(([room]) => ({
      move: 'go',
      args: [id, room],
      clause: 'BH-h08',
      label: {
        kind: 'monster-put',
        facts: { monster: figureFact(table, id), room: roomFact(room) },
      },
      weight: 0.5,
      next: [
        { do: 'put', seat: id, to: { ...firstPlaceIn(box, room) } },
        step('wail', { monster: id }),
        { do: 'monster-done', monster: id },
      ],
    }));
}
