import { gain, mark, own, roll } from '../../parts/steps';
import type { Card } from '../../rules/box';
import { explorerAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { oddsOf } from '../../rules/rolls';
import { isDone } from '../../rules/turn';

const CARD = 'webs';
const DONE = 'free from webs';
const WHAT = `cards.${CARD}`;
/** After so many failures whoever is stuck comes free at its next turn. */
const MOST_TRIES = 3;

/** Who fails is stuck and can't act until somebody there tears the webs, or three have failed (BH140). */
export const webs: Card = {
  deck: 'event',
  clause: 'BH-webs',
  stays: true,
  play: [roll('might', WHAT, 'event', { 4: [gain('might')], 0: [own(`card:${CARD}/stick`)] })],
  steps: {
    stick: ({ G }, { seat }) => {
      G.slices[CARD] = 0;
      return [{ do: 'keep-event', seat, card: CARD }];
    },
    failed: ({ G }) => {
      G.slices[CARD] = Number(G.slices[CARD] ?? 0) + 1;
      return [{ do: 'halt' }];
    },
    free: ({ self }) => (self.holder === null ? [] : [{ do: 'discard', seat: self.holder, card: CARD }]),
  },
  alters: {
    may: (_seen, { seat }, so, { holder }) => (holder === seat ? { reason: 'stuck', clause: 'BH-webs' } : so),
  },
  on: {
    turnBegan: ({ G, self }, { seat }) =>
      self.holder === seat && Number(G.slices[CARD] ?? 0) >= MOST_TRIES ? [own(`card:${CARD}/free`)] : [],
    hauntBegan: ({ G, self }) =>
      self.holder !== null && G.haunt?.traitor === self.holder ? [own(`card:${CARD}/free`)] : [],
  },
  offers: {
    turn: (seen, { seat }, { holder }) => {
      const { table } = seen;
      if (holder === null || isDone(table, DONE)) return [];
      if (!samePlace(placeOf(table, seat), explorerAt(table, holder))) return [];
      return [
        {
          move: 'use',
          args: [CARD],
          clause: 'BH-webs',
          label: { kind: 'free', facts: { target: { seat: holder }, card: { term: WHAT } } },
          odds: oddsOf(seen, { do: 'roll', seat, trait: 'might', use: 'task', what: WHAT }, 4),
          weight: 5,
          next: [
            mark(DONE),
            roll('might', WHAT, 'task', { 4: [own(`card:${CARD}/free`)], 0: [own(`card:${CARD}/failed`)] }),
          ],
        },
      ];
    },
  },
};
