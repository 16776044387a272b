import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { defineView, part } from '@/kit/view';
import type { FaceDown, Fighter, Judge, Lane, Spell } from './components';
import type { CheatyMagesOptions } from './schemas';
import type { BoutSummary, CheatyMagesG, Corner, LastingSpell, OpenSeat, PlacedSpell } from './state';

/** A spell in a row as a seat sees it: null where it lies face down and the seat does not know it. */
export interface SeenSpell {
  readonly spell: Spell | null;
  readonly playerID: PlayerID;
  readonly isDown: boolean;
  readonly seenBy: readonly PlayerID[];
  readonly may: readonly FaceDown[];
}

export interface SeenCorner {
  readonly fighter: Fighter;
  readonly spells: readonly SeenSpell[];
}

/** Everything one seat, or a spectator, may know of a match. */
export interface CheatyMagesView extends SeatView {
  readonly options: Readonly<CheatyMagesOptions>;
  readonly bout: number;
  readonly replays: number;
  readonly starter: PlayerID;
  readonly deckCount: number;
  /** For everybody to look through (CM-r22). */
  readonly discard: readonly Spell[];
  readonly hand: readonly Spell[];
  readonly handCounts: readonly number[];
  readonly corners: readonly SeenCorner[];
  readonly lasting: readonly Readonly<LastingSpell>[];
  /** This seat's own bets. */
  readonly bets: readonly Lane[];
  /** By seat, how many fighters it has bet on; 0 before. */
  readonly betCounts: readonly number[];
  readonly seats: readonly Readonly<OpenSeat>[];
  readonly fighterDeckCount: number;
  readonly fighterDiscard: readonly Fighter[];
  readonly judge: Judge;
  readonly judgeDeckCount: number;
  readonly judgeDiscard: readonly Judge[];
  /** Cards that this seat knows not to be in the deck although it sees them nowhere. */
  readonly outside: readonly Spell[];
  readonly drawn: number;
  readonly lastBout: Readonly<BoutSummary> | null;
}

/** A copy that shares nothing with the original. */
export const copySpell = <One extends SeenSpell>({ spell, playerID, isDown, seenBy, may }: One) =>
  ({ spell, playerID, isDown, seenBy: [...seenBy], may: [...may] }) as unknown as One;

/** A copy that shares nothing with the original. */
const copyCorner = <One extends SeenCorner>({ fighter, spells }: One): One =>
  ({ fighter, spells: spells.map(copySpell) }) as unknown as One;

/** A copy that shares nothing with the original. */
export const copyLasting = ({ spell, playerID }: Readonly<LastingSpell>): LastingSpell => ({
  spell,
  playerID,
});

/** A copy that shares nothing with the original. */
export const copySeat = ({ coins, hasPassed, prizes, bribes }: Readonly<OpenSeat>): OpenSeat => ({
  coins,
  hasPassed,
  prizes: [...prizes],
  bribes,
});

/** A copy that shares nothing with the original. */
export const copyBout = (bout: Readonly<BoutSummary>): BoutSummary => ({
  bout: bout.bout,
  replays: bout.replays,
  starter: bout.starter,
  judge: bout.judge,
  drawn: bout.drawn,
  isConfused: bout.isConfused,
  limit: bout.limit === null ? null : { mana: bout.limit.mana, verdict: bout.limit.verdict },
  results: bout.results.map(({ fighter, spells, mana, verdict, strength, prize }) => ({
    fighter,
    spells: spells.map(({ spell, playerID }) => ({ spell, playerID })),
    mana,
    verdict,
    strength,
    prize,
  })),
  winner: bout.winner,
  bets: bout.bets.map((lanes) => [...lanes]),
  gains: [...bout.gains],
  coins: [...bout.coins],
});

const isHidden = ({ isDown, seenBy }: PlacedSpell, playerID: PlayerID | null): boolean =>
  isDown && (playerID === null || !seenBy.includes(playerID));

/** A row as it looks from a seat; what is not hidden is shown as it is. */
function seenFrom({ fighter, spells }: Corner, playerID: PlayerID | null): SeenCorner {
  return {
    fighter,
    spells: spells.map((placed): SeenSpell => {
      if (!isHidden(placed, playerID)) return placed;
      const { playerID: owner, isDown, seenBy, may } = placed;
      return { spell: null, playerID: owner, isDown, seenBy, may };
    }),
  };
}

export const { view, reader } = defineView<CheatyMagesG, CheatyMagesView>({
  options: part(
    (G) => G.options,
    ({ bribe, cancelled, discard }) => ({ bribe, cancelled, discard }),
  ),
  bout: (G) => G.bout,
  replays: (G) => G.replays,
  starter: (G) => G.starter,
  deckCount: (G) => G.deck.length,
  discard: (G) => G.discard,
  hand: (G, playerID) => (playerID === null ? [] : at(G.hands, playerID)),
  handCounts: (G) => G.hands.map((hand) => hand.length),
  corners: part((G, playerID) => G.corners.map((corner) => seenFrom(corner, playerID)), copyCorner),
  lasting: part((G) => G.lasting, copyLasting),
  bets: (G, playerID) => (playerID === null ? [] : at(G.bets, playerID)),
  betCounts: (G) => G.bets.map((lanes) => lanes.length),
  seats: part((G) => G.seats, copySeat),
  fighterDeckCount: (G) => G.fighterDeck.length,
  fighterDiscard: (G) => G.fighterDiscard,
  judge: (G) => G.judge,
  judgeDeckCount: (G) => G.judgeDeck.length,
  judgeDiscard: (G) => G.judgeDiscard,
  outside: (G, playerID) => (playerID === null ? [] : at(G.outside, playerID)),
  drawn: (G) => G.drawn,
  lastBout: part((G) => G.lastBout, copyBout),
});
