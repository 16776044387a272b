import { COPIES, KINDS, type Kind } from '@games/sushi-go/rules/components';
import type { SushiGoG } from '@games/sushi-go/rules/state';
import { sushiGo } from '@games/sushi-go/whole';
import { choose, normalized } from '@tests/honesty/chance';
import type { Player } from '@tests/honesty/decisions';
import type { Distribution, GuessTally, OwnHonesty, Witness } from '@tests/honesty/own';
import { Runner } from '@/bots/runner/runner';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { seenBy, sorted } from './passing';

const copiesOf = (kind: Kind, cards: readonly Kind[]): number =>
  cards.reduce((count, card) => (card === kind ? count + 1 : count), 0);

/** A hand nobody of this seat has held: `drawn` of its cards may be any of the pool. */
interface Unseen {
  readonly seat: number;
  readonly drawn: number;
  readonly returned: number;
}

/** Cards of the box (SG-r1) whose place a seat does not know, by kind. */
function poolOf(G: SushiGoG, playerID: PlayerID): { pool: Map<Kind, number>; unseen: Unseen[] } {
  const held = seenBy(G, playerID);
  const placed: Kind[] = [
    ...G.seats.flatMap(({ tableau, puddings }) => [...tableau, ...Array<Kind>(puddings).fill('pudding')]),
    // Puddings of rounds that are over stay before their seats, not among the discards.
    ...G.rounds.flatMap(({ discards }) => discards.flat().filter((card) => card !== 'pudding')),
  ];
  const unseen: Unseen[] = [];
  for (const [seat, { cards, returned }] of G.hands.entries()) {
    if (held.has(seat)) placed.push(...cards);
    else {
      placed.push(...Array<Kind>(returned).fill('chopsticks'));
      unseen.push({ seat, drawn: cards.length - returned, returned });
    }
  }
  const pool = new Map(KINDS.map((kind) => [kind, COPIES[kind] - copiesOf(kind, placed)]));
  return { pool, unseen };
}

const sizeOf = (pool: ReadonlyMap<Kind, number>): number =>
  [...pool.values()].reduce((sum, copies) => sum + copies, 0);

/** Every hand of so many cards from the pool, with the number of ways to draw it. */
function* handsFrom(
  pool: readonly (readonly [Kind, number])[],
  drawn: number,
  hand: readonly Kind[] = [],
  ways = 1,
): Generator<readonly [readonly Kind[], number]> {
  const [next, ...others] = pool;
  if (next === undefined) {
    if (drawn === 0) yield [hand, ways];
    return;
  }
  const [kind, copies] = next;
  for (let count = 0; count <= Math.min(copies, drawn); count++)
    yield* handsFrom(
      others,
      drawn - count,
      [...hand, ...Array<Kind>(count).fill(kind)],
      ways * choose(copies, count),
    );
}

/** Hands of up to so many cards are told apart whole, larger ones kind by kind. */
const WHOLE = 4;

const handOf =
  (seat: number) =>
  ({ hands }: SushiGoG): readonly Kind[] =>
    hands[seat]?.cards ?? [];
const written = (cards: readonly Kind[]): string => sorted(cards).join(' ');

function distributionsOfHand(
  { seat, drawn, returned }: Unseen,
  pool: ReadonlyMap<Kind, number>,
): Distribution<SushiGoG>[] {
  const hand = handOf(seat);
  if (drawn <= WHOLE) {
    const weights = new Map<string, number>();
    for (const [cards, ways] of handsFrom([...pool], drawn))
      weights.set(written([...cards, ...Array<Kind>(returned).fill('chopsticks')]), ways);
    return [
      {
        name: `the hand at seat ${seat}`,
        of: (world) => written(hand(world)),
        chances: normalized(weights),
      },
    ];
  }
  const size = sizeOf(pool);
  return KINDS.map((kind) => {
    const copies = pool.get(kind) ?? 0;
    const extra = kind === 'chopsticks' ? returned : 0;
    const weights = new Map<string, number>();
    for (let count = 0; count <= Math.min(copies, drawn); count++)
      weights.set(String(count + extra), choose(copies, count) * choose(size - copies, drawn - count));
    return {
      name: `${kind} at seat ${seat}`,
      of: (world) => String(copiesOf(kind, hand(world))),
      chances: normalized(weights),
    };
  });
}

/** Copies of one kind in two hands together: a card in one is missing from the other. */
function distributionOfTwo([one, two]: readonly [Unseen, Unseen], pool: ReadonlyMap<Kind, number>) {
  const kind: Kind = 'sashimi';
  const copies = pool.get(kind) ?? 0;
  const others = sizeOf(pool) - copies;
  const weights = new Map<string, number>();
  for (let first = 0; first <= Math.min(copies, one.drawn); first++)
    for (let second = 0; second <= Math.min(copies - first, two.drawn); second++) {
      const ways = choose(copies, first) * choose(others, one.drawn - first);
      const left = others - (one.drawn - first);
      weights.set(
        `${first} ${second}`,
        ways * choose(copies - first, second) * choose(left, two.drawn - second),
      );
    }
  return {
    name: `${kind} at seats ${one.seat} and ${two.seat}`,
    of: (world: SushiGoG) => [one, two].map(({ seat }) => copiesOf(kind, handOf(seat)(world))).join(' '),
    chances: normalized(weights),
  };
}

/** Whether everything locked could have been chosen (SG8 to SG10). */
const picksAreLegal = ({ hands, picks, seats }: SushiGoG): boolean =>
  picks.every(({ first, second }, seat) => {
    const cards = hands[seat]?.cards ?? [];
    const isLocked = seats[seat]?.isLocked === true;
    if (first === null) return !isLocked && second === null;
    const needed = second === first ? 2 : 1;
    const mayTakeTwo = second === null || seats[seat]?.tableau.includes('chopsticks') === true;
    return (
      isLocked &&
      mayTakeTwo &&
      copiesOf(first, cards) >= needed &&
      (second === null || copiesOf(second, cards) >= needed)
    );
  });

const certain = (name: string, of: (G: SushiGoG) => string, content: string): Distribution<SushiGoG> => ({
  name,
  of,
  chances: new Map([[content, 1]]),
});

const SITUATIONS = [
  'the first turn of the match',
  'the first turn of the last round',
  'some hands have been held',
  'one hand has not been held',
  'chopsticks lie in a hand not held',
  'every hand has been held',
  'others have locked',
] as const;

/** Needs no notes: where a hand has been follows from the passes, what lies open from the table. */
class Counter implements Witness<SushiGoG> {
  constructor(readonly self: PlayerID) {}

  observe(): void {}

  situations(G: SushiGoG): string[] {
    const { unseen } = poolOf(G, this.self);
    const found: string[] = [];
    if (unseen.some(({ returned }) => returned > 0)) found.push('chopsticks lie in a hand not held');
    if (G.passes === 0 && G.round === 1) found.push('the first turn of the match');
    if (G.passes === 0 && G.round === 3) found.push('the first turn of the last round');
    if (unseen.length === 1 && G.passes > 0) found.push('one hand has not been held');
    if (unseen.length > 1 && G.passes > 0) found.push('some hands have been held');
    if (unseen.length === 0) found.push('every hand has been held');
    if (G.seats.some(({ isLocked }) => isLocked)) found.push('others have locked');
    return found;
  }

  /**
   * What others have locked is left out but for being possible: `determinize` draws it by policy, which
   * is an opinion and no count.
   */
  distributions(G: SushiGoG): Distribution<SushiGoG>[] {
    const { pool, unseen } = poolOf(G, this.self);
    const size = sizeOf(pool);
    const list = G.hands.flatMap(({ cards }, seat) =>
      unseen.some((hand) => hand.seat === seat)
        ? []
        : [certain(`the hand at seat ${seat}`, (world) => written(handOf(seat)(world)), written(cards))],
    );
    list.push(certain('what is locked', (world) => String(picksAreLegal(world)), 'true'));
    for (const hand of unseen) list.push(...distributionsOfHand(hand, pool));
    const [one, two] = unseen;
    if (one !== undefined && two !== undefined) list.push(distributionOfTwo([one, two], pool));
    if (G.deck.length > 0)
      list.push({
        name: 'the top of the deck',
        of: ({ deck }) => deck.at(-1) ?? 'nothing',
        chances: new Map([...pool].map(([kind, copies]) => [kind, copies / size])),
      });
    return list;
  }
}

/** Exchanges a card of the deck for one of a hand. */
function exchange(world: SushiGoG, seat: number, wanted: Kind, spare: Kind): void {
  const cards = world.hands[seat]?.cards ?? [];
  const from = world.deck.indexOf(wanted);
  const to = cards.indexOf(spare);
  if (from < 0 || to < 0) return;
  world.deck[from] = spare;
  cards[to] = wanted;
}

/** The hands it has not held, as they are; choices that no longer fit are the true ones. */
function putHands(world: SushiGoG, truth: SushiGoG): void {
  world.deck = [...truth.deck];
  world.hands = truth.hands.map(({ cards, returned }) => ({ cards: [...cards], returned }));
  if (!picksAreLegal(world)) world.picks = truth.picks.map((pick) => ({ ...pick }));
}

/** What the others have locked, with the cards for it, as far as they are in the deck. */
function putPicks(world: SushiGoG, truth: SushiGoG): void {
  for (const [seat, pick] of truth.picks.entries()) {
    const before = {
      cards: [...(world.hands[seat]?.cards ?? [])],
      pick: { ...at(world.picks, String(seat)) },
    };
    const deck = [...world.deck];
    const wanted = [pick.first, pick.second].filter((card) => card !== null);
    for (const card of wanted) {
      const cards = world.hands[seat]?.cards ?? [];
      const spare = cards.find((other) => !wanted.includes(other));
      if (copiesOf(card, cards) < copiesOf(card, wanted) && spare !== undefined)
        exchange(world, seat, card, spare);
    }
    const hand = at(world.hands, String(seat));
    hand.cards = sorted(hand.cards);
    world.picks[seat] = { ...pick };
    if (picksAreLegal(world)) continue;
    hand.cards = before.cards;
    world.deck = deck;
    world.picks[seat] = before.pick;
  }
}

function putNextCard(world: SushiGoG, truth: SushiGoG): void {
  const [held, card] = [world.deck.at(-1), truth.deck.at(-1)];
  const index = card === undefined ? -1 : world.deck.lastIndexOf(card);
  if (held === undefined || card === undefined || index < 0) return;
  world.deck[index] = held;
  world.deck[world.deck.length - 1] = card;
}

/** What goes with a card: whoever takes it hopes for more of these. */
const PARTNERS: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  tempura: ['tempura'],
  sashimi: ['sashimi'],
  dumpling: ['dumpling'],
  wasabi: ['squid', 'salmon'],
};

/**
 * Nobody names a hidden card in this game, but the first choice of a match is a bet on the hand that
 * comes next, of which nothing is known: it holds as many of what goes with the choice as chance puts
 * there, unless somebody has looked. Expectation and variance are those of drawing without putting back.
 */
function collect(player: Player, guesses: number, seed: string): GuessTally {
  const runner = new Runner(sushiGo.game, { journal: false });
  const tally = { guesses: 0, hits: 0, best: 0, variance: 0 };
  for (let match = 0; tally.guesses < guesses; match++) {
    const numPlayers = 2 + (match % 4);
    runner.start({ numPlayers, setupData: sushiGo.options.parse({}), seed: `${seed} ${match}` });
    const { G } = runner;
    const self = match % numPlayers;
    const [first, second] = player(runner.position, String(self), `think ${seed} ${match}`).action.args;
    const partners = second === undefined ? PARTNERS[first as Kind] : undefined;
    if (partners === undefined) continue;
    const next = handOf((self + numPlayers - 1) % numPlayers)(G);
    const { pool } = poolOf(G, String(self));
    const size = sizeOf(pool);
    const copies = partners.reduce((sum, kind) => sum + (pool.get(kind) ?? 0), 0);
    const share = copies / size;
    tally.guesses += 1;
    tally.hits += partners.reduce((sum, kind) => sum + copiesOf(kind, next), 0);
    tally.best += next.length * share;
    tally.variance += (next.length * share * (1 - share) * (size - next.length)) / (size - 1);
  }
  return tally;
}

export const honesty: OwnHonesty<SushiGoG> = {
  situations: SITUATIONS,
  witness: (playerID) => new Counter(playerID),
  peeks: [
    { name: 'knows the hands it has not held', put: putHands, caughtBy: ['F2', 'F4'] },
    { name: 'knows what others have locked', put: putPicks, caughtBy: ['F2'] },
    // The search stops at the end of the round, before that card is dealt: only counting can tell.
    { name: 'knows the next card of the deck', put: putNextCard, caughtBy: ['F4'] },
  ],
  future: (G, random) => ({ ...G, deck: random.Shuffle(G.deck) }),
  guesses: { text: 'first choices, by the cards that go with them in the hand that comes next', collect },
};
