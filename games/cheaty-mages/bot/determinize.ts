import type { Ctx } from 'boardgame.io';
import { lastWhere, without } from '@/kit/last';
import type { Random } from '@/kit/random';
import { bySpell, FIGHTERS, JUDGES, LANES, type Lane, type Spell } from '../rules/components';
import { faceDownKind } from '../rules/face-down';
import type { CheatyMagesG, Corner, PlacedSpell } from '../rules/state';
import {
  type CheatyMagesView,
  copyBout,
  copyLasting,
  copySeat,
  copySpell,
  type SeenSpell,
} from '../rules/view';
import { hiddenCards, type Sorts, ways } from '../seat/unseen';

/** What a seat can reckon with: cards it sees nowhere, those that are outside the deck by themselves. */
interface Pool {
  readonly outside: Spell[];
  readonly rest: Spell[];
}

function takeAt(cards: Spell[], index: number): Spell {
  const [spell] = cards.splice(index, 1);
  if (spell === undefined) throw new Error('there are too few cards');
  return spell;
}

/** Face-down cards that may be the same kinds, or have no kind in common, or one has all of the other's. */
const isNested = (down: readonly SeenSpell[]): boolean =>
  down.every(({ may: one }) =>
    down.every(({ may: other }) => {
      const shared = one.filter((kind) => other.includes(kind)).length;
      return shared === 0 || shared === Math.min(one.length, other.length);
    }),
  );

/** One card for each place, those with the least choice first: even where `isNested` and all may be in the deck. */
function fillNested(down: readonly SeenSpell[], { rest }: Pool, random: Random): Map<SeenSpell, Spell> {
  const filled = new Map<SeenSpell, Spell>();
  for (const place of [...down].sort((a, b) => a.may.length - b.may.length)) {
    const fitting: number[] = [];
    for (const [index, spell] of rest.entries()) {
      const kind = faceDownKind(spell);
      if (kind !== null && place.may.includes(kind)) fitting.push(index);
    }
    filled.set(place, takeAt(rest, fitting[random.Die(fitting.length) - 1] ?? -1));
  }
  return filled;
}

/** The same by counting in how many ways the remaining places can be filled. */
function fillCounted(
  down: readonly SeenSpell[],
  pool: Pool,
  hands: number,
  deck: number,
  random: Random,
): Map<SeenSpell, Spell> {
  const filled = new Map<SeenSpell, Spell>();
  for (const [number, place] of down.entries()) {
    const later = down.slice(number + 1).map(({ may }) => may);
    const weigh = (from: Spell[], index: number): number => {
      const kind = faceDownKind(from[index] ?? 'reflection');
      if (kind === null || !place.may.includes(kind)) return 0;
      const sorts: Sorts = {
        outside: from === pool.outside ? without(from, index) : pool.outside,
        rest: from === pool.rest ? without(from, index) : pool.rest,
      };
      return ways(later, sorts, hands, deck);
    };
    const choices = [pool.outside, pool.rest].flatMap((from) => {
      const weights = new Map<Spell, number>();
      return from.map((spell, index) => {
        const weight = weights.get(spell) ?? weigh(from, index);
        weights.set(spell, weight);
        return { from, index, weight };
      });
    });
    let left = random.Number() * choices.reduce((sum, { weight }) => sum + weight, 0);
    const chosen =
      choices.find(({ weight }) => {
        left -= weight;
        return weight > 0 && left < 0;
      }) ?? lastWhere(choices, ({ weight }) => weight > 0);
    if (chosen === undefined) throw new Error('no card can lie there');
    filled.set(place, takeAt(chosen.from, chosen.index));
  }
  return filled;
}

/** A full state in which this seat would see exactly this view: every unseen card is dealt anew. */
export function determinize(view: CheatyMagesView, _ctx: Ctx, random: Random): CheatyMagesG {
  const isOwn = (seat: number) => String(seat) === view.playerID;
  const pool = hiddenCards(view);
  const held = view.handCounts.reduce((sum, count, seat) => sum + (isOwn(seat) ? 0 : count), 0);
  const down = view.corners.flatMap(({ spells }) => spells.filter(({ spell }) => spell === null));
  const filled =
    down.length === 0
      ? new Map<SeenSpell, Spell>()
      : pool.outside.length === 0 && isNested(down)
        ? fillNested(down, pool, random)
        : fillCounted(down, pool, held, view.deckCount, random);
  const deck = random.Shuffle(pool.rest);
  const dealt = random.Shuffle([...pool.outside, ...deck.splice(0, held - pool.outside.length)]);
  const hands = view.handCounts.map((count, seat) =>
    isOwn(seat) ? [...view.hand] : dealt.splice(0, count).sort(bySpell),
  );
  const corners = view.corners.map(
    ({ fighter, spells }): Corner => ({
      fighter,
      spells: spells.map((placed): PlacedSpell => {
        const { spell, ...copy } = copySpell(placed);
        const actual = spell ?? filled.get(placed);
        if (actual === undefined) throw new Error('a place was not filled');
        return { spell: actual, ...copy } as PlacedSpell;
      }),
    }),
  );
  const inBout = [...view.corners.map(({ fighter }) => fighter), ...view.fighterDiscard];
  const judges = JUDGES.filter((judge) => judge !== view.judge && !view.judgeDiscard.includes(judge));
  return {
    options: { ...view.options },
    bout: view.bout,
    replays: view.replays,
    starter: view.starter,
    isTurnOver: false,
    isOver: false,
    deck,
    discard: [...view.discard],
    hands,
    corners,
    lasting: view.lasting.map(copyLasting),
    bets: view.betCounts.map((count, seat): Lane[] =>
      isOwn(seat)
        ? [...view.bets]
        : random
            .Shuffle([...LANES])
            .slice(0, count)
            .sort(),
    ),
    seats: view.seats.map(copySeat),
    fighterDeck: random.Shuffle(FIGHTERS.filter((fighter) => !inBout.includes(fighter))),
    fighterDiscard: [...view.fighterDiscard],
    judge: view.judge,
    judgeDeck: random.Shuffle(judges),
    judgeDiscard: [...view.judgeDiscard],
    // What the others know of the deck is not for this seat to say.
    outside: view.seats.map((_, seat) => (isOwn(seat) ? [...view.outside] : [])),
    drawn: view.drawn,
    lastBout: view.lastBout === null ? null : copyBout(view.lastBout),
    journal: [],
  };
}
