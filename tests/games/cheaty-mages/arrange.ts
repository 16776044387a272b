import {
  type FaceDown,
  FIGHTERS,
  type Fighter,
  JUDGES,
  type Judge,
  type Lane,
  type Lasting,
  SPELLS,
  type Spell,
} from '@games/cheaty-mages/rules/components';
import { DECK } from '@games/cheaty-mages/rules/spells';
import type { CheatyMagesG, PlacedSpell } from '@games/cheaty-mages/rules/state';
import { boxOf } from '@tests/box';

/** A spell beside a fighter: open, or face down by the seat that placed it and perhaps seen by others. */
type Laid = Spell | { readonly down: Spell; readonly by: string; readonly seen?: readonly string[] };

interface Layout {
  readonly judge?: Judge;
  /** Judges still to come, first drawn first. */
  readonly judges?: readonly Judge[];
  /** All the others have sat already. */
  readonly lastJudge?: boolean;
  readonly fighters?: readonly Fighter[];
  /** Fighters still to come, first drawn first. */
  readonly nextFighters?: readonly Fighter[];
  /** By fighter, what lies beside it. */
  readonly rows?: readonly (readonly Laid[])[];
  readonly lasting?: readonly (readonly [Lasting, string])[];
  readonly bets?: readonly (readonly Lane[])[];
  /** On top of the deck, first drawn first; `only`: the rest lies among the discards. */
  readonly top?: readonly Spell[];
  readonly only?: boolean;
  readonly discard?: readonly Spell[];
  readonly coins?: readonly number[];
  readonly bout?: number;
  readonly passed?: readonly string[];
}

const inOrder = (list: Spell[]): Spell[] => list.sort((a, b) => SPELLS.indexOf(a) - SPELLS.indexOf(b));
const MAY: readonly FaceDown[] = ['enchant', 'forbidden-enchant'];

/** The five that fight where nothing else is said. */
const FIVE: readonly Fighter[] = ['goblin', 'lizardman', 'succubus', 'minotaur', 'dragon'];

/** Lays out a bout from one box: hands, rows, judge, fighters and decks. */
export const layOut =
  (hands: readonly (readonly Spell[])[], layout: Layout = {}) =>
  (G: CheatyMagesG): void => {
    const { judge = 'tad', fighters = FIVE, rows = [], top = [], only = false, bets } = layout;
    const cards = boxOf(DECK);
    const place = (laid: Laid): PlacedSpell =>
      typeof laid === 'string'
        ? { spell: cards.take(laid), playerID: '0', isDown: false, seenBy: [], may: [] }
        : {
            spell: cards.take(laid.down),
            playerID: laid.by,
            isDown: true,
            seenBy: [laid.by, ...(laid.seen ?? [])].sort(),
            may: [...MAY],
          };
    G.hands = hands.map((hand) => inOrder(cards.takeAll(hand)));
    G.corners = fighters.map((fighter, index) => ({ fighter, spells: (rows[index] ?? []).map(place) }));
    G.lasting = (layout.lasting ?? []).map(([spell, playerID]) => ({ spell: cards.take(spell), playerID }));
    G.discard = cards.takeAll(layout.discard);
    const above = cards.takeAll(top).reverse();
    if (only) G.discard.unshift(...cards.left);
    G.deck = [...(only ? [] : cards.left), ...above];

    const arena = boxOf(FIGHTERS);
    arena.takeAll(fighters);
    const next = arena.takeAll(layout.nextFighters).reverse();
    G.fighterDeck = [...arena.left, ...next];
    G.fighterDiscard = [];
    const bench = boxOf(JUDGES);
    G.judge = bench.take(judge);
    const judges = bench.takeAll(layout.judges).reverse();
    const others = [...bench.left, ...judges];
    G.judgeDeck = layout.lastJudge ? [] : others;
    G.judgeDiscard = layout.lastJudge ? others : [];

    G.bets = hands.map((_, seat) => [...(bets?.[seat] ?? [1])]);
    G.bout = layout.bout ?? 1;
    for (const [seat, open] of G.seats.entries()) {
      open.coins = layout.coins?.[seat] ?? 2;
      open.hasPassed = layout.passed?.includes(String(seat)) ?? false;
    }
    G.outside = hands.map(() => []);
  };
