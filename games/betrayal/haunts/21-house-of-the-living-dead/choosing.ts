import { at as seatAt } from '@/kit/seats';
import { lookAt } from '../../parts/looking';
import { pick } from '../../parts/steps';
import { cardTerm } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import { card as cardFact, say } from '../../rules/journal';
import type { Haunt, Resolver } from '../../rules/thing';
import { CLAUSE, type State, WORTH } from './state';

/** Heroes draw the best of three items (BH-h21-D3); all see which three they are (BH-h21-K7). */

const OF = 3;
const DRAW = { do: 'draw-top', deck: 'item' };

export const choosesItems: NonNullable<NonNullable<Haunt<State>['alters']>['drawing']> = (
  { table },
  { seat, deck },
  so,
) => (deck === 'item' && sideOf(table, seat) === 'heroes' ? [{ do: 'haunt/look', seat }] : so);

export const choosingSteps: Readonly<Record<string, Resolver<State>>> = {
  look: (at) => {
    const { G } = at;
    for (const seat of G.explorers.keys()) lookAt(at, String(seat), 'item', OF);
    const cards = G.decks.item.slice(0, OF);
    if (cards.length < 2) return [DRAW];
    const ways = cards.map((card) => {
      const next = [{ do: 'haunt/keep', card }, DRAW];
      const weight = 1 + 3 * (WORTH[card] ?? 0);
      return { key: card, label: 'keep-item', facts: { card: cardFact(card) }, weight, next };
    });
    return [pick(CLAUSE, ways)];
  },
  // The others go under the stack (BH-h21-D3).
  keep: ({ G }, { seat = '', card }) => {
    const top = G.decks.item.splice(0, OF);
    const rest = top.filter((one) => one !== card);
    G.decks.item = [String(card), ...G.decks.item, ...rest];
    for (const one of G.explorers.keys()) {
      const known = seatAt(G.known, String(one));
      known.item = [String(card), ...known.item.slice(top.length)];
    }
    say(G, 'keeps', seat, { card: cardFact(String(card)), rest: { terms: rest.map(cardTerm) } });
    return [];
  },
};
