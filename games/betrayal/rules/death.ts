import { cardOf, layDown, takeFrom } from './cards';
import { explorerAt } from './figures';
import { card as cardFact, causeFacts, room as roomFact, say } from './journal';
import type { Resolver } from './thing';
import { consult, happen } from './things';

/**
 * An explorer dies (BH61): what it held lies in the room, companions too, who go with the next to enter
 * (BH116); an event that stayed is used, and what nobody else can carry is gone. Losing cards changes nothing any
 * more (BH118).
 */
const die: Resolver<'die'> = (at, step) => {
  const { G, box } = at;
  const seat = step.seat ?? '';
  const explorer = explorerAt(G, seat);
  if (explorer.life !== 'alive') return [];
  explorer.life = 'dead';
  // A room that kills is named once.
  const source = step.source === `rooms.${explorer.room}` ? undefined : step.source;
  say(G, 'die', seat, { room: roomFact(explorer.room), ...causeFacts(source) });
  for (const card of [...explorer.cards]) {
    takeFrom(at, seat, card, 'death');
    const { deck, isItem, isCompanion } = cardOf(box, card);
    if (consult(at, 'remains', { seat, card }, isItem === true || isCompanion === true)) {
      layDown(G, explorer, [card]);
      say(G, 'left-behind', seat, { card: cardFact(card), room: roomFact(explorer.room) });
    } else (deck === 'event' ? G.discardPiles.event : G.gone).push(card);
  }
  if (G.turn.seat === seat) G.turn.isEnding = true;
  return happen(at, 'died', { seat });
};

/** An explorer leaves the house alive, with all it holds (BH-g11). */
const leave: Resolver<'leave'> = (at, step) => {
  const { G } = at;
  const seat = step.seat ?? '';
  explorerAt(G, seat).life = 'left';
  if (G.turn.seat === seat) G.turn.isEnding = true;
  say(G, 'leave', seat);
  return happen(at, 'departed', { seat });
};

/** Whoever has left is in the house again, in this place; a turn that ended by leaving goes on. Its haunt tells of it. */
const back: Resolver<'return'> = (at, { seat = '', room, side = null }) => {
  const { G } = at;
  const place = { room, side };
  Object.assign(explorerAt(G, seat), { life: 'alive', ...place });
  if (G.turn.seat === seat) G.turn.isEnding = false;
  return [
    ...happen(at, 'came', { figure: seat }),
    ...happen(at, 'entered', { figure: seat, from: place, to: place }),
  ];
};

export const deathSteps = { die, leave, return: back };
