import { type Card, COPIES, sumOf, VALUES } from '@games/cat-10/rules/components';
import type { Cat10G } from '@games/cat-10/rules/state';
import type { Cat10View } from '@games/cat-10/rules/view';
import { cat10 } from '@games/cat-10/whole';
import type { Said, Sentences } from '@tests/contract/sentences';
import { tableOf } from '@tests/table-of';
import { seatIn } from '@/kit/journal';
import { at } from '@/kit/seats';
import { layOut, times } from './arrange';

type Of = Said<Cat10G, Cat10View>;

const told = ({ after, playerID }: Of, kind: string) =>
  (after().G.journal ?? []).find((entry) => entry.kind === kind && entry.playerID === playerID);
const target = ({ facts, action }: Of) => seatIn(facts.target) ?? String(action.args[0]);
const others = ({ playerID }: Of, _: unknown, seat: number) => String(seat) !== playerID;

/** The deck as anybody can count it: what is in the box and has not lain open, in a world the same. */
function deckOf(said: Of): Card[] {
  const { view } = said;
  const seen = [...view.row, ...view.discards, ...view.piles.flat()];
  const left = VALUES.flatMap((value) =>
    Array<Card>(COPIES[value] - seen.filter((card) => card === value).length).fill(value),
  );
  const [world] = said.worlds(1);
  if ([...(world?.deck ?? [])].sort().join() !== [...left].sort().join()) throw new Error('miscounted');
  return left;
}
/** Whether so many in a hundred cards of the deck do this; never said as none or all while it is neither. */
function isPercent(said: Of, percent: unknown, fits: (sum: number) => boolean): boolean {
  const deck = deckOf(said);
  const sum = sumOf(said.view.row);
  const share = deck.filter((card) => fits(sum + card)).length / deck.length;
  return Math.abs(Number(percent) - 100 * share) <= 0.5
    ? (Number(percent) === 0) === (share === 0) && (Number(percent) === 100) === (share === 1)
    : (percent === 1 && share < 0.01 && share > 0) || (percent === 99 && share > 0.99 && share < 1);
}
const isTen = (sum: number) => sum === 10;
const isBust = (sum: number) => sum > 10;

const hasCards = (said: Of) =>
  said.view.piles.filter((pile, seat) => others(said, pile, seat)).flat().length === said.facts.cards;
const jumbosOfOthers = (said: Of) =>
  said.view.jumbos.filter((count, seat) => others(said, count, seat)).reduce((sum, count) => sum + count, 0);

/** Points as the score sheet adds them up. */
const points = (G: Pick<Cat10View, 'piles' | 'jumbos'>, seat: string) =>
  sumOf(at(G.piles, seat)) + 10 * at(G.jumbos, seat);
const gained = (said: Of, seat: string) => points(said.after().G, seat) - points(said.view, seat);

const duelling = (jumbos: readonly number[]) => () =>
  tableOf(cat10, 3, {
    turn: '0',
    arrange: layOut({ row: [4, 4], piles: [[1, 5, 6], [2, 3], [1]], jumbos }),
  }).position;

export const sentences: Sentences<Cat10G, Cat10View> = {
  actions: {
    'flip-first': (said) => said.view.row.length === 0 && told(said, 'flip') !== undefined,
    flip: (said) => said.view.row.length > 0 && told(said, 'flip') !== undefined,
    take: (said) =>
      told(said, 'take')?.facts.sum === said.facts.sum && gained(said, said.playerID) === said.facts.sum,
    duel: (said) =>
      told(said, 'duel')?.facts.sum === said.facts.sum &&
      said.after().G.discards.length === said.view.discards.length + said.view.row.length,
    steal: (said) => seatIn(told(said, 'steal')?.facts.target) === target(said),
    discard: (said) =>
      JSON.stringify(told(said, 'discard')?.facts.card) === JSON.stringify(said.facts.card) &&
      JSON.stringify(said.facts.card) === JSON.stringify({ term: `cards.${said.action.args[0]}` }),
    seize: (said) =>
      seatIn(told(said, 'seize')?.facts.target) === target(said) && gained(said, target(said)) === -10,
  },
  reasons: {
    safe: (said) =>
      isPercent(said, said.facts.ten, isTen) &&
      deckOf(said).every((card) => sumOf(said.view.row) + card <= 10) &&
      said.view.row.length > 0,
    flip: (said) =>
      isPercent(said, said.facts.ten, isTen) &&
      isPercent(said, said.facts.bust, isBust) &&
      Number(said.facts.bust) > 0,
    take: (said) => isPercent(said, said.facts.bust, isBust) && Number(said.facts.bust) > 0,
    'take-last': (said) =>
      said.after().ctx.gameover !== undefined && gained(said, said.playerID) === said.facts.sum,
    duel: (said) => hasCards(said) && said.view.supply > 0,
    'duel-seize': (said) => hasCards(said) && said.view.supply === 0 && jumbosOfOthers(said) > 0,
    'duel-cards': (said) => hasCards(said) && said.view.supply === 0 && jumbosOfOthers(said) === 0,
    leader: (said) => {
      const { view } = said;
      const all = view.piles.map((_, seat) => points(view, String(seat)));
      const rivals = all.filter((_, seat) => String(seat) !== said.playerID && String(seat) !== target(said));
      return (
        said.facts.points === at(all, target(said)) &&
        rivals.length > 0 &&
        Math.max(...rivals) < Number(said.facts.points)
      );
    },
    rich: (said) => {
      const pile = at(said.view.piles, target(said));
      return Math.abs(Number(said.facts.average) - sumOf(pile) / pile.length) <= 0.05 + 1e-9;
    },
    swing: (said) => gained(said, said.playerID) === 10 && gained(said, target(said)) === -10,
    smallest: (said) =>
      gained(said, said.playerID) === -Number(said.facts.points) &&
      Math.min(...at(said.view.piles, said.playerID)) === said.facts.points,
    larger: (said) =>
      gained(said, said.playerID) === -Number(said.facts.points) &&
      Math.min(...at(said.view.piles, said.playerID)) < Number(said.facts.points),
  },
  laidOut: {
    'a duel while there are jumbo pots to be had': duelling([0, 0, 1]),
    'a duel for a jumbo pot of others': duelling([1, 1, 1]),
    'a duel with every jumbo pot at home': duelling([3]),
    'two leaders alike': () => {
      const { position } = tableOf(cat10, 4, {
        turn: '0',
        arrange: (G) => {
          layOut({ piles: [[], [2], [2], [1]] })(G);
          G.left = 1;
        },
      });
      return { ...position, ctx: { ...position.ctx, activePlayers: { '0': 'steal' } } };
    },
    'the last pot': () =>
      tableOf(cat10, 2, { turn: '0', arrange: layOut({ row: [4, 4], isLast: true }) }).position,
    'hardly a pot that is too many': () =>
      tableOf(cat10, 2, {
        turn: '0',
        arrange: layOut({
          row: [6],
          isLast: true,
          next: [...times(1, 20), ...times(2, 20), ...times(3, 14), 5],
        }),
      }).position,
  },
};
