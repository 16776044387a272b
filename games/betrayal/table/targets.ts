import type { Direction, Floor, RoomID } from '../rules/components';
import type { BetrayalView, Choice } from '../rules/view';
import { asDirection, beyond } from './plan';

/** A square of the plan that may be gone to: a room, or what lies behind a door that nobody has opened. */
export interface Target {
  readonly key: string;
  readonly floor: Floor;
  readonly x: number;
  readonly y: number;
  /** Null: nobody knows yet what is there. */
  readonly room: RoomID | null;
  /** Cheapest first; more than one where there are several ways in. */
  readonly choices: readonly Choice[];
}

export const cellKey = (floor: Floor, x: number, y: number): string => `${floor} ${x} ${y}`;

const isText = (arg: string | number | undefined): arg is string => typeof arg === 'string';

/** The door that a choice opens: of which room, on which side. */
function doorOf({ move, args, label }: Choice): { room: RoomID; side: Direction } | undefined {
  const [room, side] = args;
  const isDoor = move === 'discover' || label.kind === 'doorway';
  return isDoor && isText(room) && typeof side === 'number' ? { room, side: asDirection(side) } : undefined;
}

/** Whether it is chosen on the plan: by pressing where it leads. */
export const isOnPlan = (choice: Choice): boolean =>
  choice.move === 'go' || isForAll(choice) || doorOf(choice) !== undefined;

/** Whether all that stand together go there. */
const isForAll = ({ label }: Choice): boolean => label.kind === 'lead-here';

/** The room that a walk ends in: of a monster that is led by what it hunts, the path alone says it. */
const roomOf = ({ path, args }: Choice): RoomID | undefined => path?.at(-1) ?? args.find(isText);

/** Cheapest first; that all go right after that one does. */
function inOrder(all: readonly Choice[]): Choice[] {
  const byCost = [...all].sort((one, other) => (one.cost ?? 0) - (other.cost ?? 0));
  const [first, ...others] = byCost.filter((one) => !isForAll(one));
  return [...(first === undefined ? [] : [first]), ...byCost.filter(isForAll), ...others];
}

/** Everything that may be gone to, by its square. */
export function targetsOf({ tiles, choices }: Pick<BetrayalView, 'tiles' | 'choices'>): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const choice of choices) {
    if (choice.not !== undefined || !isOnPlan(choice)) continue;
    const door = doorOf(choice);
    const named = door?.room ?? roomOf(choice);
    const tile = tiles.find(({ room }) => room === named);
    if (tile === undefined) continue;
    const { x, y } = door === undefined ? tile : beyond(tile, door.side);
    const key = cellKey(tile.floor, x, y);
    const all = [...(targets.get(key)?.choices ?? []), choice];
    targets.set(key, {
      key,
      floor: tile.floor,
      x,
      y,
      room: door === undefined ? tile.room : null,
      choices: inOrder(all),
    });
  }
  return targets;
}
