import { at as seatAt } from '@/kit/seats';
import { lookAt } from '../../parts/cards/looking';
import { pick } from '../../parts/cards/steps';
import { type CardID, cardTerm } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import { card as cardFact, say } from '../../rules/journal';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';
import { CLAUSE, type State, WORTH } from './state';

/** Heroes draw the best of three items (BH-h21-D3); all see which three they are (BH-h21-K7). */

const OF = 3;
const DRAW: Step = { do: 'draw-top', deck: 'item' };

const step = stepsOf<{ look: Nothing; keep: { card: CardID } }>('haunt');

export const choosesItems: NonNullable<NonNullable<Haunt<State>['alters']>['drawing']> = (
  { table },
  { seat, deck },
  so,
) => (deck === 'item' && sideOf(table, seat) === 'heroes' ? [step('look', { seat })] : so);

export const choosingSteps = {
  look: (at) => {
    const { G } = at;
    for (const seat of G.explorers.keys()) lookAt(at, String(seat), 'item', OF);
    const cards = G.decks.item.slice(0, OF);
    if (cards.length < 2) return [DRAW];
    const ways = cards.map((card) => {
      const next = [step('keep', { card }), DRAW];
      const weight = 1 + 3 * (WORTH[card] ?? 0);
      return { key: card, label: 'keep-item', facts: { card: cardFact(card) }, weight, next };
    });
    return [pick(CLAUSE, ways)];
  },
  // The others go under the stack (BH-h21-D3).
  keep: ({ G }, { seat = '', card }) => {
    const top = G.decks.item.splice(0, OF);
    const rest = top.filter((one) => one !== card);
    G.decks.item = [card, ...G.decks.item, ...rest];
    for (const one of G.explorers.keys()) {
      const known = seatAt(G.known, String(one));
      known.item = [card, ...known.item.slice(top.length)];
    }
    say(G, 'keeps', seat, { card: cardFact(card), rest: { terms: rest.map(cardTerm) } });
    return [];
  },
} satisfies Resolvers<State, typeof step>;
