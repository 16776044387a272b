import { defineMove } from '@/kit/move';
import { at } from '@/kit/seats';
import { tellPlace } from './journal';
import { refusePlace } from './legal';
import { overlaps } from './overlap';
import { type PlaceArgs, placeArgs } from './schemas';
import type { DiggersG } from './state';
import { type DiggersView, reader } from './view';

/** Lays the top card of the own stack anywhere on the table, as it lies in the stack (DG4, DG-r5). */
export const place = defineMove<DiggersG, DiggersView, PlaceArgs>({
  args: placeArgs,
  view: reader,
  refuse: refusePlace,
  apply: ({ G, playerID, events }, [x, y]) => {
    const top = at(G.stacks, playerID).pop();
    if (top === undefined) throw new Error('the stack is empty');
    const covered = G.journal === null ? 0 : G.table.filter((card) => overlaps(card, { x, y })).length;
    const laid = { n: G.faces.length, x, y, card: top.isUp ? top.card : null };
    G.table.push(laid);
    G.faces.push(top.isUp ? null : top.card);
    tellPlace(G, playerID, laid, covered);
    events.endTurn();
  },
});

/** Whether every stack is used up, and the digging begins (DG-r6). */
export function isBuried({ stacks }: DiggersG): boolean {
  for (const stack of stacks) if (stack.length > 0) return false;
  return true;
}
