import {
  FIGHTERS,
  JUDGES,
  type Judge,
  LANES,
  SPELLS,
  type Spell,
} from '@games/cheaty-mages/rules/components';
import type { CheatyMagesG } from '@games/cheaty-mages/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Distribution, OwnHonesty } from '@tests/honesty/own';
import type { PlayerID } from '@/kit/action';
import { Count, copiesOf } from './count';
import { Notes } from './notes';

type G = CheatyMagesG;

/** Spells whose number in a hand is counted: common and rare ones, some that may lie face down. */
const COUNTED: readonly Spell[] = ['cure', 'might', 'dispel-magic', 'giant-growth'];

const evenly = (list: readonly string[]): Map<string, number> => new Map(list.map((one) => [one, 1]));

/** All sets of so many of the five numbers. */
const setsOf = (size: number): string[] =>
  Array.from({ length: 32 }, (_, bits) => LANES.filter((lane) => bits & (1 << (lane - 1))))
    .filter(({ length }) => length === size)
    .map((lanes) => lanes.join());

function distributions(world: G, notes: Notes): Distribution<G>[] {
  const counted = new Count(world, notes);
  const list: Distribution<G>[] = [];
  let hidden = 0;
  for (const [lane, row] of notes.rows.entries())
    for (const [index, { spell }] of row.entries())
      if (spell === null)
        list.push({
          name: `face down beside fighter ${lane + 1}, card ${index + 1}`,
          of: ({ corners }) => String(corners[lane]?.spells[index]?.spell),
          chances: normalized(counted.place(hidden++)),
        });
  for (const [seat, hand] of world.hands.entries()) {
    if (String(seat) === notes.self || hand.length === 0) continue;
    for (const spell of COUNTED)
      list.push({
        name: `${spell} in the hand of seat ${seat}`,
        of: ({ hands }) => String(copiesOf(hands[seat] ?? [], spell)),
        chances: normalized(counted.hand(hand.length, spell)),
      });
  }
  for (const [seat, size] of notes.bets.entries())
    if (size > 0 && String(seat) !== notes.self)
      list.push({
        name: `the bets of seat ${seat}`,
        of: ({ bets }) => (bets[seat] ?? []).join(),
        chances: normalized(evenly(setsOf(size))),
      });
  if (world.deck.length > 0)
    list.push({
      name: 'the next card',
      of: ({ deck }) => String(deck.at(-1)),
      chances: normalized(counted.next()),
    });
  const judges: readonly Judge[] = JUDGES.filter(
    (judge) => judge !== notes.judge && !notes.judgesGone.includes(judge),
  );
  if (world.judgeDeck.length > 0)
    list.push({
      name: 'the next judge',
      of: ({ judgeDeck }) => String(judgeDeck.at(-1)),
      chances: normalized(evenly(judges)),
    });
  const fighters = FIGHTERS.filter(
    (fighter) => !notes.fighters.includes(fighter) && !notes.fightersGone.includes(fighter),
  );
  if (world.fighterDeck.length > 0)
    list.push({
      name: 'the next fighter',
      of: ({ fighterDeck }) => String(fighterDeck.at(-1)),
      chances: normalized(evenly(fighters)),
    });
  return list;
}

/** The other hands as they are, in exchange for what lay there; the deck keeps the rest in its order. */
function putHands(world: G, truth: G, playerID: PlayerID): void {
  const own = world.hands[Number(playerID)] ?? [];
  const rest = [...world.deck, ...world.hands.flat()];
  for (const spell of own) rest.splice(rest.indexOf(spell), 1);
  const wanted = truth.hands.map((hand, seat) => (String(seat) === playerID ? own : hand));
  // What is missing lies face down in this world: the rows change along with the hands.
  putRows(world, truth, rest);
  for (const spell of truth.hands.flatMap((hand, seat) => (String(seat) === playerID ? [] : hand)))
    rest.splice(rest.indexOf(spell), 1);
  world.hands = wanted.map((hand) => [...hand]);
  world.deck = rest;
}

/** What lies face down as it really is; `rest` is what may be had in exchange. */
function putRows(world: G, truth: G, rest: Spell[]): void {
  const pairs = world.corners.flatMap(({ spells }, lane) =>
    spells.map((placed, index) => [placed, truth.corners[lane]?.spells[index]?.spell] as const),
  );
  for (const [placed] of pairs) rest.push(placed.spell);
  for (const [placed, spell] of pairs) {
    placed.spell = spell ?? placed.spell;
    rest.splice(rest.indexOf(placed.spell), 1);
  }
}

/** Face-down spells alone: hands and deck give and take what is needed. */
function putFaceDown(world: G, truth: G, playerID: PlayerID): void {
  const sizes = world.hands.map(({ length }, seat) => (String(seat) === playerID ? 0 : length));
  const own = world.hands[Number(playerID)] ?? [];
  const rest = [
    ...world.hands.flatMap((hand, seat) => (String(seat) === playerID ? [] : hand)),
    ...world.deck,
  ];
  putRows(world, truth, rest);
  world.hands = sizes.map((size, seat) =>
    String(seat) === playerID
      ? own
      : rest.splice(0, size).sort((a, b) => SPELLS.indexOf(a) - SPELLS.indexOf(b)),
  );
  world.deck = rest;
}

function putOnTop<Piece>(pile: Piece[], piece: Piece | undefined): void {
  const place = piece === undefined ? -1 : pile.lastIndexOf(piece);
  const held = pile.at(-1);
  if (piece === undefined || held === undefined || place < 0) return;
  pile[place] = held;
  pile[pile.length - 1] = piece;
}

/** What the proof of honesty counts by itself: written like `redeal`, without `view` and `determinize`. */
export const honesty: OwnHonesty<G> = {
  situations: ['bets', 'all open', 'face down', 'looked at'],
  witness: (playerID: PlayerID, numPlayers) => {
    const notes = new Notes(playerID, numPlayers);
    let hasLooked = false;
    return {
      observe: (entries) => {
        notes.observe(entries);
        for (const { kind, playerID: actor } of entries) {
          if ((kind === 'peek' || kind === 'detect') && actor === playerID) hasLooked = true;
          if (kind === 'bout-begin' || kind === 'bout-again') hasLooked = false;
        }
      },
      situations: () => {
        const row = notes.rows.flat();
        const isKnown = row.some(({ isDown, spell, by }) => isDown && spell !== null && by !== playerID);
        if (notes.bets.some((size) => size === 0)) return ['bets'];
        if (hasLooked && isKnown) return ['looked at'];
        return row.some(({ spell }) => spell === null) ? ['face down'] : ['all open'];
      },
      distributions: (world) => distributions(world, notes),
    };
  },
  peeks: [
    { name: 'knows the other hands', put: putHands, caughtBy: ['F2', 'F4'] },
    { name: 'knows what lies face down', put: putFaceDown, caughtBy: ['F2', 'F4'] },
    {
      name: 'knows the bets',
      put: (world, truth) => {
        world.bets = truth.bets.map((lanes) => [...lanes]);
      },
      caughtBy: ['F2', 'F4'],
    },
    {
      name: 'knows the next card',
      put: (world, truth) => putOnTop(world.deck, truth.deck.at(-1)),
      caughtBy: ['F4'],
    },
    {
      name: 'knows the next judge',
      put: (world, truth) => putOnTop(world.judgeDeck, truth.judgeDeck.at(-1)),
      caughtBy: ['F4'],
    },
    {
      name: 'knows the next fighter',
      put: (world, truth) => putOnTop(world.fighterDeck, truth.fighterDeck.at(-1)),
      caughtBy: ['F4'],
    },
  ],
  guesses: 'no action names a hidden card: a bet is on a fighter that everybody sees',
  future: (world, random) => ({
    ...world,
    deck: random.Shuffle(world.deck),
    judgeDeck: random.Shuffle(world.judgeDeck),
    fighterDeck: random.Shuffle(world.fighterDeck),
  }),
};
