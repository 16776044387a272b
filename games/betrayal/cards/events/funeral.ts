import { event, eventRoll } from '../../parts/cards/event';
import { gain, goTo, lose, pick } from '../../parts/cards/steps';
import { explorerAt, isAlive } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const CARD = 'funeral';
const step = stepsOf<{ attend: Nothing }>(`card:${CARD}`);

export const funeral: Card = event('funeral', {
  play: [
    eventRoll(CARD, 'sanity', {
      4: [gain('sanity')],
      2: [lose('sanity')],
      0: [lose('sanity'), lose('might'), step('attend')],
    }),
  ],
  steps: {
    attend: ({ G }, { seat = '' }) => {
      const rooms = roomsInPlay(G, ['graveyard', 'crypt']);
      if (rooms.length === 0 || !isAlive(explorerAt(G, seat))) return [];
      return [pick(`BH-${CARD}`, rooms.map(goTo), CARD)];
    },
  } satisfies Resolvers<unknown, typeof step>,
});
