import { BIRD_COPIES, type BirdCard, CARDS, type Card, COPIES } from '@games/crows-overkill/rules/components';
import type { CrowsOverkillG } from '@games/crows-overkill/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Distribution, OwnHonesty } from '@tests/honesty/own';
import type { PlayerID } from '@/kit/action';
import { Notes } from './notes';

type G = CrowsOverkillG;

/** Cards whose number in a hand is counted: the answers, and what there is least and most of. */
const COUNTED: readonly Card[] = ['door', 'mirror', 'room-swap', 'water-gun'];

const copiesIn = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

/** Cards that this seat sees nowhere: not its own, not open, and not in any hand for certain. */
function unseen({ hands, discard, attack }: G, { self, known }: Notes): Card[] {
  const left: Card[] = CARDS.flatMap((card) => Array<Card>(COPIES[card]).fill(card));
  const between: Card[] = attack === null ? [] : [attack.isCopy ? 'mirror' : attack.args[0]];
  const seen = [...(hands[Number(self)] ?? []), ...discard, ...between, ...known.map(({ card }) => card)];
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return left;
}

/** How many ways there are to take so many of so many. */
const choose = (count: number, taken: number): number => {
  let ways = taken < 0 || taken > count ? 0 : 1;
  for (let step = 1; step <= taken; step++) ways = (ways * (count - step + 1)) / step;
  return ways;
};

/**
 * How many copies of a card a hand may hold: each card of the notes lies in any free place of the hands it
 * may be in, those with the fewest hands first; what is left of the hand comes from the unseen cards.
 */
function copies(world: G, notes: Notes, seat: number, card: Card): Map<string, number> {
  const free = world.hands.map((hand, other) => (String(other) === notes.self ? 0 : hand.length));
  let states = new Map<string, { free: number[]; count: number; chance: number }>([
    ['', { free, count: 0, chance: 1 }],
  ]);
  for (const note of [...notes.known].sort((a, b) => a.in.size - b.in.size)) {
    const next: typeof states = new Map();
    for (const state of states.values()) {
      const places = [...note.in].reduce((sum, holder) => sum + (state.free[Number(holder)] ?? 0), 0);
      for (const holder of note.in) {
        const here = state.free[Number(holder)] ?? 0;
        if (here === 0) continue;
        const isCounted = Number(holder) === seat && note.card === card;
        const count = state.count + (isCounted ? 1 : 0);
        const left = state.free.with(Number(holder), here - 1);
        const key = `${left.join()} ${count}`;
        const chance = (next.get(key)?.chance ?? 0) + (state.chance * here) / places;
        next.set(key, { free: left, count, chance });
      }
    }
    states = next;
  }
  const pool = unseen(world, notes);
  const fitting = copiesIn(pool, card);
  const chances = new Map<string, number>();
  for (const { free: left, count, chance } of states.values()) {
    const drawn = left[seat] ?? 0;
    for (let more = 0; more <= Math.min(drawn, fitting); more++) {
      const ways = choose(fitting, more) * choose(pool.length - fitting, drawn - more);
      const key = String(count + more);
      const share = (chance * ways) / choose(pool.length, drawn);
      if (share > 0) chances.set(key, (chances.get(key) ?? 0) + share);
    }
  }
  return chances;
}

/** What the next card of the birds' deck may be, or its last: in the first deck each half has its gong. */
function birdAt(world: G, isLast: boolean): Map<string, number> {
  const { birdDeck, birdDiscard, seats, lowerHalf } = world;
  const left = new Map<BirdCard, number>(Object.entries(BIRD_COPIES) as [BirdCard, number][]);
  const seen = [...birdDiscard.filter((card) => card !== 'gong'), ...seats.flatMap(({ birds }) => birds)];
  for (const card of seen) left.set(card, (left.get(card) ?? 0) - 1);
  const gongs = 2 - birdDiscard.filter((card) => card === 'gong').length;
  const upper = birdDeck.length - lowerHalf;
  const isBelow = isLast ? lowerHalf > 0 : upper === 0;
  const inLower = lowerHalf > 0 ? Math.min(gongs, 1) : 0;
  const [size, here] = isBelow ? [lowerHalf, inLower] : [upper, gongs - inLower];
  const total = [...left.values()].reduce((sum, count) => sum + count, 0);
  const chances = new Map<string, number>();
  for (const [card, count] of left)
    if (count > 0) chances.set(card, ((count / total) * (size - here)) / size);
  if (here > 0) chances.set('gong', here / size);
  return chances;
}

function distributions(world: G, notes: Notes): Distribution<G>[] {
  const list: Distribution<G>[] = [];
  for (const [seat, hand] of world.hands.entries()) {
    if (String(seat) === notes.self || hand.length === 0) continue;
    for (const card of COUNTED)
      list.push({
        name: `${card} in the hand of seat ${seat}`,
        of: ({ hands }) => String(copiesIn(hands[seat] ?? [], card)),
        chances: normalized(copies(world, notes, seat, card)),
      });
  }
  if (world.deck.length > 0) {
    const next = new Map<string, number>();
    for (const card of unseen(world, notes)) next.set(card, (next.get(card) ?? 0) + 1);
    list.push({
      name: 'the next card',
      of: ({ deck }) => String(deck.at(-1)),
      chances: normalized(next),
    });
  }
  if (world.birdDeck.length > 0) {
    list.push({
      name: 'the next bird',
      of: ({ birdDeck }) => String(birdDeck.at(-1)),
      chances: normalized(birdAt(world, false)),
    });
    list.push({
      name: 'the last bird',
      of: ({ birdDeck }) => String(birdDeck[0]),
      chances: normalized(birdAt(world, true)),
    });
  }
  return list;
}

/** The other hands as they are, in exchange for what lay there; the deck keeps the rest in its order. */
function putHands(world: G, truth: G): void {
  const rest = [...world.deck, ...world.hands.flat()];
  world.hands = truth.hands.map((hand) => [...hand]);
  for (const card of truth.hands.flat()) rest.splice(rest.indexOf(card), 1);
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
  situations: ['nothing known', 'a card taken', 'after a shuffle', 'asked'],
  witness: (playerID: PlayerID, numPlayers) => {
    const notes = new Notes(playerID, numPlayers);
    let isTaken = false;
    let isShuffled = false;
    return {
      observe: (entries) => {
        notes.observe(entries);
        for (const { kind, facts } of entries) {
          if (kind === 'scissors' && Object(facts.target).seat === playerID) isTaken = true;
          if (kind === 'shuffle') isShuffled = true;
        }
      },
      situations: ({ attack }) => [
        ...(notes.known.length === 0 ? ['nothing known'] : []),
        ...(notes.known.length > 0 && isTaken ? ['a card taken'] : []),
        ...(notes.known.length > 0 && isShuffled ? ['after a shuffle'] : []),
        ...(attack !== null && String(attack.args[1]) === playerID ? ['asked'] : []),
      ],
      distributions: (world) => distributions(world, notes),
    };
  },
  peeks: [
    { name: 'knows the other hands', put: putHands, caughtBy: ['F2', 'F4'] },
    {
      name: 'knows the next card',
      put: (world, truth) => putOnTop(world.deck, truth.deck.at(-1)),
      caughtBy: ['F2', 'F4'],
    },
    {
      name: 'knows the next bird',
      put: (world, truth) => putOnTop(world.birdDeck, truth.birdDeck.at(-1)),
      caughtBy: ['F2', 'F4'],
    },
  ],
  guesses: 'no action names a hidden card: the trap net takes what comes, the scissors draw by lot',
  future: (world, random) => {
    const { birdDeck, lowerHalf, deck } = world;
    const halves = [birdDeck.slice(0, lowerHalf), birdDeck.slice(lowerHalf)];
    return { ...world, deck: random.Shuffle(deck), birdDeck: halves.flatMap((half) => random.Shuffle(half)) };
  },
};
