import type { Kind } from '@games/ninja-soul/rules/components';
import type { NinjaSoulG } from '@games/ninja-soul/rules/state';
import { ninjaSoul } from '@games/ninja-soul/whole';
import { type Choice, copyTruth, follow, type Player } from '@tests/honesty/decisions';
import type { GuessTally, OwnHonesty } from '@tests/honesty/own';
import { draw } from '@/bots/draw';
import type { Action, PlayerID } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import type { RandomSource } from '@/kit/random';
import { anyRulebook } from '@/kit/rulebook';
import { seatIDs } from '@/kit/seats';
import { Detective, SITUATIONS } from './detective';

/** Where the cards lie, as it is. */
function putCards(world: NinjaSoulG, truth: NinjaSoulG): void {
  world.cards = [...truth.cards];
}

/** The cards set aside, as they are; what lay there goes where they were. */
function putAside(world: NinjaSoulG, truth: NinjaSoulG, playerID: PlayerID): void {
  for (let place = world.seats.length; place < world.cards.length; place++) {
    const [held, card] = [world.cards[place], truth.cards[place]];
    if (held === undefined || card === undefined || held === card) continue;
    const isFree = (kind: Kind, other: number) =>
      kind === card &&
      String(other) !== playerID &&
      (other > place || (other < world.seats.length && world.seats[other]?.shown === null));
    const other = world.cards.findIndex(isFree);
    if (other < 0) continue;
    world.cards[other] = held;
    world.cards[place] = card;
  }
}

/** What the others saw and did in the dark, as it was. */
function putSecrets(world: NinjaSoulG, truth: NinjaSoulG, playerID: PlayerID): void {
  world.secrets = truth.secrets.map((secrets, seat) =>
    String(seat) === playerID ? [...(world.secrets[seat] ?? [])] : [...secrets],
  );
}

/** A look, a swap or an open card by the lot, and what to do with it by another; one swap in four is a feint. */
function tossCoin({ actions }: Choice, random: RandomSource): Action {
  const move = draw([...new Set(actions.map((action) => action.move))], random);
  const isFeint = random.Number() < 0.25;
  return draw(
    actions.filter(
      (action) => action.move === move && (move !== 'swap' || (action.args[1] === 'return') === isFeint),
    ),
    random,
  );
}

/** Who chooses where to peek, how often it hits, and how often anybody's could. */
function collect(player: Player, guesses: number, seed: string): GuessTally {
  const rulebook = anyRulebook(ninjaSoul);
  const tally = { guesses: 0, hits: 0, best: 0, variance: 0 };
  for (let match = 0; ; match++) {
    const numPlayers = 5 + (match % 4);
    const setup = { numPlayers, options: rulebook.options.parse({}), seed: `${seed} ${match}` };
    const seats = seatIDs(numPlayers).map((playerID) => ({ playerID, notes: new Detective(playerID) }));
    for (const { truth, playerID, actions } of follow({ rulebook }, setup, undefined, tossCoin)) {
      for (const seat of seats) seat.notes.observe(journalFor(truth.G.journal ?? [], seat.playerID));
      const G = truth.G as NinjaSoulG;
      const notes = seats[Number(playerID)]?.notes;
      if (actions[0]?.move !== 'aim' || G.cards[Number(playerID)] === 'kill' || notes === undefined) continue;
      const aimed = player(copyTruth(truth), playerID, `think ${seed} ${tally.guesses}`).action.args[0];
      const best = Math.max(...actions.map(({ args }) => notes.winAt(String(args[0]))));
      tally.guesses += 1;
      tally.hits += G.cards[Number(aimed)] === 'win' ? 1 : 0;
      tally.best += best;
      tally.variance += best * (1 - best);
      if (tally.guesses === guesses) return tally;
    }
  }
}

export const honesty: OwnHonesty<NinjaSoulG> = {
  situations: SITUATIONS,
  witness: (playerID) => new Detective(playerID),
  peeks: [
    { name: 'knows where the cards lie', put: putCards, caughtBy: ['F2', 'F4'] },
    { name: 'knows the cards set aside', put: putAside, caughtBy: ['F2', 'F4'] },
    { name: 'knows what others saw and did in the dark', put: putSecrets, caughtBy: ['F2', 'F4'] },
  ],
  guesses: { text: 'cards peeked at in search of the win', collect },
};
