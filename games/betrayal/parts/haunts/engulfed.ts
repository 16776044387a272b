import type { PlayerID } from '@/kit/action';
import { cardOf, takeFrom } from '../../rules/cards';
import { explorerAt, placeOf, sideOf } from '../../rules/figures';
import { room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Step } from '../../rules/step';
import type { At } from '../../rules/thing';
import { happen } from '../../rules/things';

/** An explorer is in the house no more, and all it carried is out of the game; told as `kind`. */
export function takeOff(at: At, seat: PlayerID, kind: string): Step[] {
  const { G, box } = at;
  const explorer = explorerAt(G, seat);
  explorer.life = 'dead';
  say(G, kind, seat, { room: roomFact(explorer.room) });
  for (const card of [...explorer.cards]) {
    takeFrom(at, seat, card, 'death');
    (cardOf(box, card).deck === 'event' ? G.discardPiles.event : G.gone).push(card);
  }
  if (G.turn.seat === seat) G.turn.isEnding = true;
  return happen(at, 'died', { seat });
}

/**
 * Somebody is an explorer no more, but a monster of one's own: what was carried is out of the game, a hero goes over
 * (BH-g22, BH-h27-D3), a traitor goes on (BH-h27-D5). Told as `taken`.
 */
export function engulf(at: At, seat: PlayerID, kind: string): Step[] {
  const { G } = at;
  const after = takeOff(at, seat, 'taken');
  addMonster(G, kind, placeOf(G, seat), { mover: seat, turn: 'mover' });
  if (G.haunt === null || sideOf(G, seat) === 'traitor') return after;
  // By being taken alone: with the last hero it is over, and that one wins with its new side (BH-g22).
  G.haunt.sides[Number(seat)] = 'traitor';
  return [...after, { do: 'turn-coat', seat, to: 'traitor' }];
}
