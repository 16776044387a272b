import { KINDS, type Kind, VALUE } from '@games/love-letter/rules/components';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import { loveLetter } from '@games/love-letter/whole';
import { type Choice, copyTruth, follow, type Player, type Truth } from '@tests/honesty/decisions';
import type { Arranged, GuessTally, OwnHonesty } from '@tests/honesty/own';
import { tableOf } from '@tests/table-of';
import { draw } from '@/bots/draw';
import type { Action, PlayerID } from '@/kit/action';
import type { RandomSource } from '@/kit/random';
import { anyRulebook } from '@/kit/rulebook';
import { at, seatIDs } from '@/kit/seats';
import { layOut } from './arrange';
import { Belief } from './belief';
import { Detective, distributionsOf, type Knowledge, SITUATIONS } from './detective';

/** Exchanges the contents of a place with the same card elsewhere in what this seat does not see. */
function fetch(
  world: LoveLetterG,
  playerID: PlayerID,
  card: Kind,
  from: readonly ('hands' | 'aside' | 'deck')[],
) {
  for (const zone of from) {
    if (zone === 'aside' && world.setAside === card)
      return (other: Kind) => {
        world.setAside = other;
      };
    const piles =
      zone === 'deck'
        ? [world.deck]
        : zone === 'hands'
          ? world.hands.filter((_, seat) => String(seat) !== playerID)
          : [];
    for (const pile of piles) {
      const index = pile.lastIndexOf(card);
      if (index >= 0)
        return (other: Kind) => {
          pile[index] = other;
        };
    }
  }
  return undefined;
}

/** Opponents' hands exactly as they are; the rest of the cards as they were dealt. */
function putHands(world: LoveLetterG, truth: LoveLetterG, playerID: PlayerID): void {
  for (const [seat, hand] of truth.hands.entries()) {
    if (String(seat) === playerID) continue;
    for (const [index, card] of hand.entries()) {
      const held = world.hands[seat]?.[index];
      if (held === undefined || held === card) continue;
      // A later seat's hand, the pile or the card aside holds it: earlier seats are right already.
      const later: LoveLetterG = {
        ...world,
        hands: world.hands.map((cards, other) => (other > seat ? cards : [])),
      };
      const give =
        fetch(later, playerID, card, ['hands', 'deck']) ??
        (world.setAside === card
          ? (other: Kind) => {
              world.setAside = other;
            }
          : undefined);
      give?.(held);
      at(world.hands, String(seat))[index] = card;
    }
  }
}

function putAside(world: LoveLetterG, truth: LoveLetterG, playerID: PlayerID): void {
  const { setAside: held } = world;
  const { setAside: card } = truth;
  if (held === null || card === null || held === card) return;
  fetch(world, playerID, card, ['deck', 'hands'])?.(held);
  world.setAside = card;
}

function putNextCard(world: LoveLetterG, truth: LoveLetterG, playerID: PlayerID): void {
  const [held, card] = [world.deck.at(-1), truth.deck.at(-1)];
  if (held === undefined || card === undefined || held === card) return;
  fetch(world, playerID, card, ['aside', 'deck', 'hands'])?.(held);
  world.deck[world.deck.length - 1] = card;
}

/** Everybody plays one of the two cards by the toss of a coin, and does with it what the lot says. */
function tossCoin({ actions }: Choice, random: RandomSource): Action {
  const cards = [...new Set(actions.map(({ args }) => args[0]))];
  const card = draw(cards, random);
  return draw(
    actions.filter(({ args }) => args[0] === card),
    random,
  );
}

/** A decision with what its seat can at best believe. */
interface Informed {
  readonly truth: Truth;
  readonly playerID: PlayerID;
  readonly G: LoveLetterG;
  readonly belief: Belief;
}

/** Decisions of seats that toss coins, at every seat count in turn; without end. */
export function* informedDecisions(seed: string): Generator<Informed> {
  const rulebook = anyRulebook(loveLetter);
  for (let match = 0; ; match++) {
    const setup = {
      numPlayers: 2 + (match % 3),
      options: rulebook.options.parse({}),
      seed: `${seed} ${match}`,
    };
    const seats = seatIDs(setup.numPlayers);
    let beliefs = new Map<PlayerID, Belief>();
    let before: LoveLetterG | undefined;
    for (const { truth: live, playerID } of follow({ rulebook }, setup, undefined, tossCoin)) {
      const truth = copyTruth(live);
      const G = truth.G as LoveLetterG;
      if (before === undefined || before.round !== G.round) {
        beliefs = new Map(seats.map((seat) => [seat, new Belief(seat)]));
        for (const belief of beliefs.values()) belief.begin(G);
      } else for (const belief of beliefs.values()) belief.observe(before, G);
      before = G;
      const belief = beliefs.get(playerID);
      if (belief !== undefined) yield { truth, playerID, G, belief };
    }
  }
}

/** Who names a character with a Guard, how often it is right, and how often anybody could be. */
function collect(player: Player, guesses: number, seed: string): GuessTally {
  const tally = { guesses: 0, hits: 0, best: 0, variance: 0 };
  for (const { truth, playerID, G, belief } of informedDecisions(seed)) {
    if (!at(G.hands, playerID).includes('guard')) continue;
    const [card, target, guess] = player(truth, playerID, `think ${seed} ${tally.guesses}`).action.args;
    if (card !== 'guard' || typeof target !== 'string') continue;
    const chances = belief.about(target);
    chances.delete('guard');
    const best = Math.max(...chances.values());
    tally.guesses += 1;
    tally.hits += at(G.hands, target)[0] === guess ? 1 : 0;
    tally.best += best;
    tally.variance += best * (1 - best);
    if (tally.guesses === guesses) break;
  }
  return tally;
}

/** Two seats whose Baron ended level, and then one of the cards is thrown away: everybody knows the other. */
function shownAfterTie(): Arranged<LoveLetterG> {
  const [self, numPlayers] = ['1', 4];
  const table = tableOf(loveLetter, numPlayers, {
    turn: '3',
    arrange: layOut([['prince'], ['handmaid'], ['priest'], ['baron', 'priest']], {
      top: ['guard', 'king', 'guard'],
    }),
  });
  const detective = new Detective(self, numPlayers);
  const play = (...[seat, ...args]: Parameters<typeof table.play>) => {
    table.play(seat, ...args);
    detective.observe(table.told(self));
  };
  play('3', 'play', 'baron', '2');
  play('0', 'play', 'prince', '2');
  const { G, ctx } = table;
  return {
    name: 'one of two equal cards was thrown away',
    G,
    ctx,
    playerID: self,
    distributions: detective.distributions(G, ctx),
  };
}

/** The bit of each character that `couldHold` has set, by its value. */
const setOf = (kinds: readonly Kind[]): number => kinds.reduce((set, kind) => set | (1 << VALUE[kind]), 0);

/**
 * Positions in which few deals fit, so that drawing until one does takes long: two seats whose Baron
 * ended level and a third one that can hold little.
 */
function arranged(): Arranged<LoveLetterG>[] {
  const lay = (name: string, third: readonly Kind[], change: (G: LoveLetterG) => void) => {
    const { G, ctx } = tableOf(loveLetter, 4, {
      turn: '0',
      arrange: (G) => {
        layOut([['guard', 'prince'], ['priest'], ['priest'], ['princess']])(G);
        G.ties = [['1', '2']];
        at(G.seats, '3').couldHold = setOf(third);
        change(G);
      },
    });
    const possible = (kinds: readonly Kind[]): Knowledge => ({
      possible: new Set(kinds),
      sure: undefined,
      source: undefined,
    });
    const about = new Map([['3', possible(third)]]);
    return { name, G, ctx, playerID: '0', distributions: distributionsOf(G, '0', about, [['1', '2']]) };
  };
  const missed = KINDS.filter((kind) => kind !== 'priest' && kind !== 'handmaid');
  return [
    lay('late, two hands alike and a third one missed twice', missed, (G) => {
      const open: Kind[] = ['guard', 'guard', 'baron', 'handmaid'];
      for (const [seat, card] of open.entries()) {
        at(G.seats, String(seat)).discards.push(card);
        G.deck.splice(G.deck.indexOf(card), 1);
      }
    }),
    lay('two hands alike and a third one that only the princess fits', ['princess'], () => {}),
    shownAfterTie(),
  ];
}

export const honesty: OwnHonesty<LoveLetterG> = {
  situations: SITUATIONS,
  witness: (playerID, numPlayers) => new Detective(playerID, numPlayers),
  arranged,
  peeks: [
    { name: 'knows the other hands', put: putHands, caughtBy: ['F2', 'F4'] },
    { name: 'knows the card aside', put: putAside, caughtBy: ['F2', 'F4'] },
    { name: 'knows the next card', put: putNextCard, caughtBy: ['F2', 'F4', 'F5'] },
  ],
  future: (G, random) => ({ ...G, deck: random.Shuffle(G.deck) }),
  guesses: { text: 'characters named with a Guard', collect },
};
