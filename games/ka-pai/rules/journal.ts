import type { PlayerID } from '@/kit/action';
import { tell, termFact } from '@/kit/journal';
import { columnOf, rowOf, type Sign } from './components';
import { isDouble } from './drawing';
import type { Drawn, KaPaiG } from './state';
import { totemPoints } from './totems';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

const sign = (of: Sign) => termFact(`signs.${of}`);

export function tellRoll(G: KaPaiG, playerID: PlayerID): void {
  const [first, second] = G.dice;
  if (G.journal === null || first === undefined || second === undefined) return;
  if (isDouble(G.dice)) tell(G, 'double', playerID, { roll: G.roll, sign: sign(first) });
  else tell(G, 'roll', playerID, { roll: G.roll, first: sign(first), second: sign(second) });
}

export function tellDrawing(G: KaPaiG, playerID: PlayerID, of: Sign, { cell, line }: Drawn): void {
  if (G.journal === null) return;
  tell(G, 'draw', playerID, { sign: sign(of), cell, row: rowOf(cell) + 1, column: columnOf(cell) + 1 });
  if (line !== null) tell(G, 'group', playerID, { sign: sign(of), line });
}

/** The largest network has grown. */
export function tellLink(G: KaPaiG, playerID: PlayerID, totems: number): void {
  if (G.journal !== null) tell(G, 'link', playerID, { totems, points: totemPoints(totems) });
}

export function tellMark(G: KaPaiG, playerID: PlayerID, of: Sign): void {
  if (G.journal !== null) tell(G, 'mark', playerID, { sign: sign(of) });
}

export function tellUndo(G: KaPaiG, playerID: PlayerID, count: number): void {
  if (G.journal !== null) tell(G, 'undo', playerID, { count });
}

export const tellDone = (G: KaPaiG, playerID: PlayerID): void => tell(G, 'done', playerID);

export const tellEnd = (G: KaPaiG): void => tell(G, 'end', null);
