import type { Card } from '@games/cat-10/rules/components';
import type { Cat10G } from '@games/cat-10/rules/state';
import { cat10 } from '@games/cat-10/whole';
import { normalized } from '@tests/honesty/chance';
import { type Choice, copyTruth, follow, type Player } from '@tests/honesty/decisions';
import type { Distribution, GuessTally, OwnHonesty, Witness } from '@tests/honesty/own';
import { draw } from '@/bots/draw';
import type { Action } from '@/kit/action';
import type { RandomSource } from '@/kit/random';
import { anyRulebook } from '@/kit/rulebook';

/** The box, as the rulebook lists it (CT-r2). */
const TEN = 10;
const FEW = 8;
const BOX: Readonly<Record<Card, number>> = { 1: 20, 2: 20, 3: 15, 4: 10, 5: 10, 6: 5 };

/** Cards that have not been turned over yet, counted from those that have. */
function unseen({ row, piles, discards }: Cat10G): Map<Card, number> {
  const left = new Map<Card, number>();
  for (const [name, copies] of Object.entries(BOX)) left.set(Number(name) as Card, copies);
  for (const card of [...row, ...discards, ...piles.flat()]) left.set(card, (left.get(card) ?? 0) - 1);
  for (const [card, copies] of left) if (copies === 0) left.delete(card);
  return left;
}

const fromTop =
  (depth: number) =>
  ({ deck }: Cat10G): string =>
    String(deck.at(-depth) ?? 'nothing');

function distributions(G: Cat10G): Distribution<Cat10G>[] {
  const left = unseen(G);
  const open = ({ row, piles, discards, jumbos, supply, left: due }: Cat10G) =>
    JSON.stringify([row, piles, discards, jumbos, supply, due]);
  const list: Distribution<Cat10G>[] = [
    { name: 'what lies open', of: open, chances: new Map([[open(G), 1]]) },
  ];
  const weights = new Map([...left].map(([card, copies]) => [String(card), copies]));
  // Whatever its depth, a card of a shuffled deck is each of them as likely.
  for (const depth of [1, Math.ceil(G.deck.length / 2), G.deck.length].filter((place) => place > 0))
    list.push({ name: `card ${depth} of the deck`, of: fromTop(depth), chances: normalized(weights) });
  if (G.deck.length < 2) return list;
  const pairs = new Map<string, number>();
  for (const [first, copies] of left)
    for (const [second, others] of left)
      pairs.set(`${first} ${second}`, copies * (first === second ? copies - 1 : others));
  list.push({
    name: 'the next two cards',
    of: (world) => `${fromTop(1)(world)} ${fromTop(2)(world)}`,
    chances: normalized(new Map([...pairs].filter(([, ways]) => ways > 0))),
  });
  return list;
}

/** Puts the card that really comes next on top, in exchange for the one that lay there. */
function putNextCard(world: Cat10G, truth: Cat10G): void {
  const [held, card] = [world.deck.at(-1), truth.deck.at(-1)];
  const place = card === undefined ? -1 : world.deck.lastIndexOf(card);
  if (held === undefined || card === undefined || place < 0) return;
  world.deck[place] = held;
  world.deck[world.deck.length - 1] = card;
}

/** Everybody does one thing or another by lot, so that every kind of position is met. */
const byLot = ({ actions }: Choice, random: RandomSource): Action => draw(actions, random);

/**
 * Nobody names a hidden card in this game, but whoever opens another pot where that may be too much bets
 * that the next card is small enough. How likely that is can be counted from the cards that are left, and
 * nobody is right more often than that over all the bets they make, unless somebody has looked.
 */
function collect(player: Player, guesses: number, seed: string): GuessTally {
  const rulebook = anyRulebook(cat10);
  const tally = { guesses: 0, hits: 0, best: 0, variance: 0 };
  for (let match = 0; ; match++) {
    const setup = { numPlayers: 2 + (match % 5), options: {}, seed: `${seed} ${match}` };
    for (const { truth, playerID, actions } of follow({ rulebook }, setup, undefined, byLot)) {
      if (!actions.some(({ move }) => move === 'flip') || actions.length === 1) continue;
      const G = truth.G as Cat10G;
      const room = TEN - G.row.reduce<number>((sum, card) => sum + card, 0);
      const left = unseen(G);
      const fitting = [...left].reduce((cards, [card, copies]) => cards + (card > room ? 0 : copies), 0);
      const chance = fitting / G.deck.length;
      if (chance === 0 || chance === 1) continue;
      if (player(copyTruth(truth), playerID, `think ${setup.seed} ${tally.guesses}`).action.move !== 'flip')
        continue;
      tally.guesses += 1;
      tally.hits += (G.deck.at(-1) ?? TEN) > room ? 0 : 1;
      tally.best += chance;
      tally.variance += chance * (1 - chance);
      if (tally.guesses === guesses) return tally;
    }
  }
}

const SITUATIONS = [
  'the first card of a turn',
  'some pots are open',
  'the die has been thrown',
  'few cards are left',
  'one card is left',
] as const;

function situations({ row, left, deck }: Cat10G): string[] {
  const found: (typeof SITUATIONS)[number][] = [];
  if (deck.length === 1) found.push('one card is left');
  else if (deck.length < FEW) found.push('few cards are left');
  if (left > 0) found.push('the die has been thrown');
  else found.push(row.length === 0 ? 'the first card of a turn' : 'some pots are open');
  return found;
}

/** Needs no notes: every card that has been turned over still lies somewhere for all to see. */
const WITNESS: Witness<Cat10G> = { observe: () => {}, situations, distributions };

export const honesty: OwnHonesty<Cat10G> = {
  situations: SITUATIONS,
  witness: () => WITNESS,
  peeks: [{ name: 'knows the next card', put: putNextCard, caughtBy: ['F2', 'F4', 'F5'] }],
  future: (G, random) => ({ ...G, deck: random.Shuffle(G.deck) }),
  guesses: { text: 'pots opened where that might be too much', collect },
};
