import type { RoomID } from './components';
import { type Doorway, doorsOf, layingsBehind, layingsBehindWall } from './house';
import { room as roomFact } from './journal';
import type { Option } from './option';
import type { BetrayalG } from './state';
import type { AskOf } from './step';
import type { Seen } from './thing';

/** Where a tile that is in somebody's hand may lie, and how (BH23, BH91). */

/** Tiles that are in somebody's hand: drawn, or looked for, and not laid yet; one that is laid anew lies on the table. */
export const inHand = ({ agenda, tiles }: Readonly<Pick<BetrayalG, 'agenda' | 'tiles'>>): RoomID[] =>
  agenda.flatMap((step) => {
    const isLaying =
      step.do === 'place-new' || (step.do === 'ask' && (step.kind === 'place' || step.kind === 'doorway'));
    const { room } = isLaying ? step : {};
    return room === undefined || tiles.some((tile) => tile.room === room) ? [] : [room];
  });

/**
 * How a tile may lie behind a doorway: one option for each turn, most doors that meet first (BH23). `isAnyhow`:
 * behind a wall, where no door has to meet (BH145).
 */
export function placings(seen: Seen, ask: AskOf<'place'>): Option[] {
  const doorway: Doorway = { room: ask.from, direction: ask.direction };
  const behind = ask.isAnyhow === true ? layingsBehindWall : layingsBehind;
  return behind(seen.table, seen.box, ask.room, doorway, ask.isSetup === true).map(
    ({ floor, x, y, turn, meets }): Option => ({
      move: 'answer',
      args: [turn],
      clause: 'BH23',
      label: {
        kind: 'place',
        facts: {
          room: roomFact(ask.room),
          doors: { terms: doorsOf(seen.box, { room: ask.room, turn }).map((door) => `directions.${door}`) },
          turn,
          meets,
        },
      },
      weight: 1 + meets,
      next: [{ do: 'lay', room: ask.room, floor, x, y, turn }, ...(ask.next ?? [])],
    }),
  );
}

/** Doorways for a tile, each an option; then how it is turned there. */
export function doorways(_seen: Seen, ask: AskOf<'doorway'>): Option[] {
  return ask.of.map(
    ({ from, direction }): Option => ({
      move: 'answer',
      args: [from, direction],
      clause: 'BH91',
      label: {
        kind: 'doorway',
        facts: {
          room: roomFact(ask.room),
          from: roomFact(from),
          direction: { term: `directions.${direction}` },
        },
      },
      next: [
        { do: 'ask', kind: 'place', room: ask.room, from, direction, next: ask.next, isSetup: ask.isSetup },
      ],
    }),
  );
}
