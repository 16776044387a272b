import { box } from '@games/betrayal/box';
import { inHand } from '@games/betrayal/rules/placing';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Distribution, OwnHonesty, Witness } from '@tests/honesty/own';
import type { PlayerID } from '@/kit/action';
import { secretChances } from './secrets';

const DECKS = ['omen', 'item', 'event'] as const;
const backOf = (room: string): string => box.rooms[room]?.floors.join() ?? '';

/**
 * Somebody who looks at the table and counts: tiles that lie nowhere, by their backs, against those that were
 * skipped face down; cards that have not been turned up. What this seat has looked at it knows.
 */
class Counter implements Witness<BetrayalG> {
  constructor(readonly playerID: PlayerID) {}

  observe(): void {}

  situations(G: BetrayalG): readonly string[] {
    if (G.stage === 'choosing') return [];
    const isSkipped = G.discards.some((tile) => !this.#sees(tile));
    const isKept = secretChances(G, this.playerID).length > 0;
    return [
      isSkipped ? 'tiles skipped face down' : 'no tile skipped',
      ...(isKept ? ['a haunt keeps a secret'] : []),
    ];
  }

  #sees({ isOpen, seenBy }: BetrayalG['discards'][number]): boolean {
    return isOpen || seenBy.includes(this.playerID);
  }

  distributions(G: BetrayalG): readonly Distribution<BetrayalG>[] {
    const known = G.known[Number(this.playerID)];
    const found: Distribution<BetrayalG>[] = secretChances(G, this.playerID);
    if (known === undefined) return found;
    if (known.stack.length === 0 && G.stack.length > 0)
      found.push({ name: 'the next tile', of: ({ stack }) => stack[0] ?? '', chances: this.#tiles(G) });
    for (const deck of DECKS) {
      if (known[deck].length > 0 || G.decks[deck].length === 0) continue;
      const up = new Set([
        ...G.discardPiles[deck],
        ...G.gone,
        ...G.explorers.flatMap(({ cards }) => cards),
        ...G.piles.flatMap(({ cards }) => cards),
      ]);
      const left = Object.keys(box.cards).filter((card) => box.cards[card]?.deck === deck && !up.has(card));
      found.push({
        name: `the next ${deck}`,
        of: ({ decks }) => decks[deck][0] ?? '',
        chances: normalized(new Map(left.map((card) => [card, 1]))),
      });
    }
    return found;
  }

  /** A tile is the next by how likely it is to be in the stack at all: of those with its back some lie in the discards. */
  #tiles(G: BetrayalG): ReadonlyMap<string, number> {
    const seen = new Set([
      ...G.tiles.map(({ room }) => room),
      ...G.discards.filter((tile) => this.#sees(tile)).map(({ room }) => room),
      ...inHand(G),
      ...G.gone,
    ]);
    const unseen = Object.keys(box.rooms).filter((room) => !seen.has(room));
    const skipped = G.discards.filter((tile) => !this.#sees(tile)).map(({ room }) => backOf(room));
    const chances = unseen.map((room): [string, number] => {
      const alike = unseen.filter((other) => backOf(other) === backOf(room)).length;
      const gone = skipped.filter((back) => back === backOf(room)).length;
      return [room, (alike - gone) / alike];
    });
    return normalized(new Map(chances.filter(([, chance]) => chance > 0)));
  }
}

export const honesty: OwnHonesty<BetrayalG> = {
  situations: ['tiles skipped face down', 'no tile skipped', 'a haunt keeps a secret'],
  witness: (playerID) => new Counter(playerID),
  peeks: [
    {
      name: 'knows the stack',
      put: (world, truth) => {
        world.stack = [...truth.stack];
        world.discards = truth.discards.map((tile) => ({ ...tile, seenBy: [...tile.seenBy] }));
      },
      caughtBy: ['F2', 'F4'],
    },
    {
      name: 'knows the decks',
      put: (world, truth) => {
        world.decks = structuredClone(truth.decks);
      },
      caughtBy: ['F2', 'F4'],
    },
  ],
  future: (G, random) => ({
    ...G,
    stack: random.Shuffle(G.stack),
    decks: {
      omen: random.Shuffle(G.decks.omen),
      item: random.Shuffle(G.decks.item),
      event: random.Shuffle(G.decks.event),
    },
  }),
  guesses:
    'nobody names what is hidden: a tile or a card is turned up, and whatever it is befalls whoever drew it',
};
