import { box as wholeBox } from '@games/betrayal/box';
import optionsSchema from '@games/betrayal/options';
import { answer, queue, settle, tableAt, topAsk } from '@games/betrayal/rules/agenda';
import { optionsFor } from '@games/betrayal/rules/asking';
import { drawOption, playToHaunt } from '@games/betrayal/rules/lot';
import { firstState } from '@games/betrayal/rules/setup';
import type { BetrayalG } from '@games/betrayal/rules/state';
import type { Box } from '@games/betrayal/rules/thing';
import { RandomSource } from '@/kit/random';
import { toyHaunt } from './toy-haunt';

/** Every event in houses that lot has built: whatever stands there, it comes to an end. */

const box: Box = { ...wholeBox, haunts: { [toyHaunt.number]: toyHaunt } };

/** A match as lot leaves it: straight at the haunt, or after so many decisions. */
function built(seats: number, seed: string, decisions: number | 'haunt'): BetrayalG {
  const random = new RandomSource({ seed, position: 0 });
  const G = firstState(box, seats, random, optionsSchema.parse({}));
  const at = tableAt(G, box, random);
  if (decisions === 'haunt') playToHaunt(G, box, random);
  else {
    settle(at);
    for (let n = 0; n < decisions && G.stage !== 'haunt'; n++) {
      const ask = topAsk(G);
      if (ask !== null) answer(at, drawOption(optionsFor(at, ask), random));
    }
  }
  return G;
}

/** Plays on by lot until a turn is somebody's to take. */
function untilTurn(G: BetrayalG, random: RandomSource): void {
  const at = tableAt(G, box, random);
  settle(at);
  for (let n = 0; n < 200 && G.outcome === null; n++) {
    const ask = topAsk(G);
    if (ask === null || ask.kind === 'turn') return;
    answer(at, drawOption(optionsFor(at, ask), random));
  }
  expect(G.outcome).not.toBeNull();
}

const events = Object.keys(box.cards).filter((card) => box.cards[card]?.deck === 'event');

test.each([
  [3, 60],
  [5, 150],
  [3, 'haunt'],
  [4, 'haunt'],
  [6, 'haunt'],
] as const)(
  'BH27: each of the 45 events is played out by %d seats after %s decisions',
  (seats, decisions) => {
    expect(events).toHaveLength(45);
    const house = built(seats, `${seats} ${decisions}`, decisions);
    const random = new RandomSource({ seed: 'events', position: 0 });
    untilTurn(house, random);
    const everything = (G: BetrayalG) =>
      [
        ...Object.values(G.decks).flat(),
        ...Object.values(G.discardPiles).flat(),
        ...G.explorers.flatMap(({ cards }) => cards),
        ...G.piles.flatMap(({ cards }) => cards),
        ...G.gone,
      ].sort();
    for (const card of events)
      for (const seat of house.explorers.flatMap(({ life }, n) => (life === 'alive' ? [String(n)] : []))) {
        const G = structuredClone(house);
        if (!G.decks.event.includes(card)) continue;
        G.decks.event = [card, ...G.decks.event.filter((one) => one !== card)];
        queue(G, [{ do: 'draw', deck: 'event' }], { seat });
        untilTurn(G, random);
        expect(everything(G)).toEqual(everything(house));
        expect(G.tiles.length + G.stack.length + G.discards.length).toBe(Object.keys(box.rooms).length);
      }
  },
);
