import type { Kind } from '@games/sushi-go/rules/components';
import { roundScores, totalFor } from '@games/sushi-go/rules/scoring';
import type { SushiGoG } from '@games/sushi-go/rules/state';
import type { SushiGoView } from '@games/sushi-go/rules/view';
import { forecast } from '@games/sushi-go/seat/forecast';
import { sushiGo } from '@games/sushi-go/whole';
import { type Match, matchOf, type Position } from '@tests/contract/match';
import type { Said, Sentences } from '@tests/contract/sentences';
import { tableOf } from '@tests/table-of';
import { seatIn } from '@/kit/journal';
import { at, awaitedSeats } from '@/kit/seats';
import { layOut } from './arrange';

type Of = Said<SushiGoG, SushiGoView>;

const NIGIRI_KINDS: readonly Kind[] = ['egg', 'salmon', 'squid'];
const cardIn = (fact: unknown) => (fact as { term?: string } | undefined)?.term?.replace('cards.', '');
const numberOf = (cards: readonly Kind[], kind: Kind) => cards.filter((card) => card === kind).length;
const own = ({ view, playerID }: Of): readonly Kind[] => at(view.seats, playerID).tableau;
const picks = ({ action }: Of) => action.args as Kind[];

const matches = new Map<number, Match<SushiGoG>>();
function matchFor(numPlayers: number): Match<SushiGoG> {
  const match = matches.get(numPlayers) ?? matchOf(sushiGo, { numPlayers, options: {}, seed: 'on' });
  matches.set(numPlayers, match);
  return match;
}

const turned = new WeakMap<Of['after'], Position<SushiGoG>>();
/** Everybody else takes the first thing there is, until all is turned over. */
function turnedOver(said: Of): Position<SushiGoG> {
  const { round, passes } = said.view;
  const known = turned.get(said.after);
  if (known !== undefined) return known;
  const { position } = playOn(said, said.after(), ({ G }) => G.round !== round || G.passes !== passes);
  turned.set(said.after, position);
  return position;
}
/** Plays on by first choices, the seat's own counted, until something is so. */
function playOn(
  { view, playerID }: Of,
  from: Position<SushiGoG>,
  isThere: (position: Position<SushiGoG>) => boolean,
) {
  const match = matchFor(view.seats.length);
  let position = from;
  let choices = 0;
  while (position.ctx.gameover === undefined && !isThere(position)) {
    const [seat] = awaitedSeats(position.ctx);
    if (seat === undefined) throw new Error('nobody can go on');
    if (seat === playerID) choices++;
    const seatView = sushiGo.view(position.G, position.ctx, seat);
    const [action] = sushiGo.legal(seatView, position.ctx);
    const next = action === undefined ? undefined : match.step(position, seat, action);
    if (next === undefined) throw new Error('legal, but refused');
    position = next;
  }
  return { position, choices };
}
/** What has lain before the seat this round, as it is now or was when the round ended, puddings apart. */
const before = ({ view, playerID }: Of, { G }: Position<SushiGoG>): readonly Kind[] =>
  at(G.rounds[view.round - 1]?.discards ?? G.seats.map(({ tableau }) => tableau), playerID);

/** How many more cards the seat lays down this round, and how often it chooses, by playing the round to its end. */
function rest(said: Of): { cards: number; choices: number } {
  const laid = (position: Position<SushiGoG>) =>
    before(said, position).length + at(position.G.seats, said.playerID).puddings;
  const end = playOn(said, turnedOver(said), ({ G }) => G.rounds.length >= said.view.round);
  // A card that is left alone comes down with the others' last choice.
  const now = own(said).length + at(said.view.seats, said.playerID).puddings + 1;
  return { cards: laid(end.position) - now, choices: end.choices };
}

/** Whether so many more of some kinds can come: in a world where all others leave them and the seat takes them. */
function canCome(said: Of, kinds: readonly Kind[], wanted: number): boolean {
  const { view, playerID, worlds } = said;
  const step = view.direction === 'left' ? 1 : -1;
  const seats = view.seats.length;
  return Array.from({ length: 40 }).some(() => {
    const [world] = worlds(1);
    let hands = (world?.hands ?? []).map(({ cards }) => [...cards]);
    let found = 0;
    for (let turn = 0; (hands[0]?.length ?? 0) > 0; turn++) {
      for (const [seat, hand] of hands.entries()) {
        const isOwn = String(seat) === playerID;
        const index =
          turn === 0 && isOwn
            ? hand.indexOf(picks(said)[0] ?? 'egg')
            : hand.findIndex((card) => kinds.includes(card) === isOwn);
        const [card] = hand.splice(Math.max(0, index), 1);
        if (turn > 0 && isOwn && card !== undefined && kinds.includes(card)) found++;
      }
      hands = hands.map((_, seat) => hands[(seat - step + seats) % seats] ?? []);
    }
    return found >= wanted;
  });
}

const isKept = (said: Of) => {
  const laid = before(said, turnedOver(said));
  const puddings = at(turnedOver(said).G.seats, said.playerID).puddings;
  const chosen = picks(said);
  return chosen.every((kind) =>
    kind === 'pudding'
      ? puddings > at(said.view.seats, said.playerID).puddings
      : numberOf(laid, kind) > numberOf(own(said), kind) - Number(kind === 'chopsticks' && chosen.length > 1),
  );
};

/** Points of the seat's own round, the others' tableaus as they are, without and with some cards. */
function gain(said: Of, cards: readonly Kind[], seat = said.playerID): number {
  const points = (more: readonly Kind[]) =>
    totalFor(
      roundScores(
        said.view.seats.map(({ tableau }, index) =>
          String(index) === seat ? [...tableau, ...more.filter((kind) => kind !== 'pudding')] : tableau,
        ),
      ),
      Number(seat),
    );
  return points(cards) - points([]);
}
const waiting = (tableau: readonly Kind[]) => {
  let [empty, index] = [0, 0];
  for (; index < tableau.length; index++) {
    if (tableau[index] === 'wasabi') empty++;
    else if (NIGIRI_KINDS.includes(tableau[index] as Kind)) empty = Math.max(0, empty - 1);
  }
  return empty;
};
const rollsOf = (cards: readonly Kind[]) =>
  numberOf(cards, 'maki-1') + 2 * numberOf(cards, 'maki-2') + 3 * numberOf(cards, 'maki-3');
const othersOf = ({ view, playerID }: Of) => view.seats.filter((_, seat) => String(seat) !== playerID);
const sets = (cards: readonly Kind[]) => ({
  pairs: Math.floor(numberOf(cards, 'tempura') / 2),
  threes: Math.floor(numberOf(cards, 'sashimi') / 3),
});
const completes = (said: Of, what: 'pairs' | 'threes') =>
  sets([...own(said), ...picks(said)])[what] > sets(own(said))[what];
const isLater = (said: Of) => rest(said).cards === said.facts.later;

const turn =
  (hand: readonly Kind[], tableau: readonly Kind[], next: readonly Kind[] = []) =>
  () =>
    tableOf(sushiGo, 2, {
      arrange: layOut([hand, hand.map((): Kind => 'maki-2')], { tableaus: [tableau, next] }),
    }).position;

export const sentences: Sentences<SushiGoG, SushiGoView> = {
  actions: {
    take: (said) => cardIn(said.facts.card) === picks(said).join() && isKept(said),
    'take-two': (said) =>
      picks(said).join() === [cardIn(said.facts.first), cardIn(said.facts.second)].join() &&
      own(said).includes('chopsticks') &&
      isKept(said) &&
      numberOf(before(said, turnedOver(said)), 'chopsticks') <
        numberOf([...own(said), ...picks(said)], 'chopsticks'),
    unlock: (said) =>
      !at(said.after().G.seats, said.playerID).isLocked &&
      at(said.after().G.picks, said.playerID).first === null,
  },
  reasons: {
    'tempura-pair': (said) => completes(said, 'pairs') && gain(said, picks(said)) >= 5,
    'sashimi-set': (said) => completes(said, 'threes') && gain(said, picks(said)) >= 10,
    'nigiri-wasabi': (said) => waiting(own(said)) > 0 && gain(said, picks(said)) === said.facts.points,
    deny: (said) => {
      const next = seatIn(said.facts.next) ?? '';
      const { tableau } = at(said.view.seats, next);
      const [kind] = picks(said);
      if (kind === undefined || cardIn(said.facts.card) !== kind) return false;
      const left = [...said.view.hand];
      left.splice(left.indexOf(kind), 1);
      const brings = (card: Kind) => {
        const [now, then] = [sets(tableau), sets([...tableau, card])];
        if (NIGIRI_KINDS.includes(card) && waiting(tableau) > 0) return 'nigiri';
        return then.pairs > now.pairs ? 'pair' : then.threes > now.threes ? 'three' : '';
      };
      const handed = turnedOver(said).G;
      const isHanded =
        handed.round !== said.view.round ||
        handed.rounds.length >= said.view.round ||
        [...at(handed.hands, next).cards].sort().join() === left.sort().join();
      return brings(kind) !== '' && isHanded && !left.some((card) => brings(card) === brings(kind));
    },
    'maki-lead': (said) => {
      const rolls = rollsOf([...own(said), ...picks(said)]);
      return rolls === said.facts.rolls && othersOf(said).every(({ tableau }) => rollsOf(tableau) < rolls);
    },
    'maki-chase': (said) => {
      const rolls = rollsOf([...own(said), ...picks(said)]);
      const most = Math.max(...othersOf(said).map(({ tableau }) => rollsOf(tableau)));
      return rolls === said.facts.rolls && most === said.facts.most && most >= rolls;
    },
    pudding: (said) =>
      at(turnedOver(said).G.seats, said.playerID).puddings >= Number(said.facts.own) &&
      at(said.view.seats, said.playerID).puddings + 1 === said.facts.own &&
      Math.max(...othersOf(said).map(({ puddings }) => puddings)) === said.facts.most,
    'tempura-first': (said) =>
      gain(said, ['tempura', 'tempura']) === 5 &&
      gain(said, ['tempura']) === 0 &&
      isLater(said) &&
      canCome(said, ['tempura'], 1),
    'sashimi-start': (said) => {
      const more = Array<Kind>(Number(said.facts.missing)).fill('sashimi');
      return (
        gain(said, ['sashimi', ...more]) === 10 &&
        gain(said, more) === 0 &&
        isLater(said) &&
        canCome(said, ['sashimi'], more.length)
      );
    },
    dumpling: (said) =>
      numberOf(own(said), 'dumpling') + 1 === said.facts.count &&
      gain(said, ['dumpling']) === said.facts.points &&
      Number(said.facts.points) > 0,
    wasabi: (said) =>
      NIGIRI_KINDS.every((kind) => gain(said, ['wasabi', kind]) === 3 * gain(said, [kind])) &&
      isLater(said) &&
      canCome(said, NIGIRI_KINDS, 1),
    'wasabi-again': (said) => {
      const count = Number(said.facts.count);
      const eggs = Array<Kind>(count).fill('egg');
      return (
        waiting(own(said)) > 0 &&
        gain(said, ['wasabi', ...eggs]) === 3 * count &&
        gain(said, eggs) < 3 * count &&
        isLater(said) &&
        canCome(said, NIGIRI_KINDS, count)
      );
    },
    chopsticks: (said) => rest(said).choices === said.facts.choices && Number(said.facts.choices) > 0,
    nigiri: (said) => gain(said, picks(said)) === said.facts.points,
    adds: (said) => gain(said, picks(said)) === said.facts.points && Number(said.facts.points) > 0,
    'kept-from': (said) => {
      const next = seatIn(said.facts.next) ?? '';
      const kind = cardIn(said.facts.card) as Kind;
      const handed = at(turnedOver(said).G.hands, next).cards;
      const taken = numberOf(picks(said), kind);
      return taken > 0 && numberOf(handed, kind) === numberOf(said.view.hand, kind) - taken;
    },
    two: (said) => gain(said, picks(said)) === said.facts.points && Number(said.facts.points) > 0,
    'two-wasabi': (said) => {
      const [first, second] = picks(said);
      return (
        first === 'wasabi' &&
        cardIn(said.facts.second) === second &&
        gain(said, picks(said)) === said.facts.points
      );
    },
    'two-set': (said) => {
      const [first, second] = picks(said);
      return (
        first === second &&
        first !== undefined &&
        cardIn(said.facts.second) === second &&
        gain(said, [first]) === 0 &&
        gain(said, picks(said)) === (first === 'tempura' ? 5 : 10)
      );
    },
  },
  forecasts: {
    points: (said) =>
      said.action.move !== 'pick' ||
      forecast(said.view, said.playerID, picks(said)).points === gain(said, picks(said)),
    by: (said) => {
      if (said.action.move !== 'pick') return true;
      const { by } = forecast(said.view, said.playerID, picks(said));
      if (by === 'three') return completes(said, 'threes');
      if (by === 'pair') return completes(said, 'pairs');
      const [first, second] = picks(said);
      const isOnWasabi = [first, second].some(
        (kind, index) =>
          kind !== undefined &&
          NIGIRI_KINDS.includes(kind) &&
          waiting(index === 0 ? own(said) : [...own(said), first as Kind]) > 0,
      );
      return !completes(said, 'threes') && !completes(said, 'pairs') && (by === 'wasabi') === isOnWasabi;
    },
  },
  laidOut: {
    'six sashimi': turn(['sashimi', 'egg', 'egg'], Array<Kind>(5).fill('sashimi')),
    'two nigiri for one wasabi': turn(['salmon', 'salmon', 'egg'], ['wasabi', 'chopsticks']),
    'two tempura at once': turn(['tempura', 'tempura', 'egg'], ['chopsticks']),
    'a second wasabi': turn(['wasabi', 'egg', 'egg', 'egg', 'egg'], ['wasabi']),
    'a choice that may be changed': () => {
      const hands = Array.from({ length: 2 }, (): Kind[] => ['egg', 'salmon', 'squid']);
      const table = tableOf(sushiGo, 2, { arrange: layOut(hands) });
      table.play('0', 'pick', 'egg');
      return table.position;
    },
    'the last choice': turn(['chopsticks', 'wasabi'], []),
    'a sashimi too late': turn(['sashimi', 'egg'], []),
    'another nigiri for the next wasabi': turn(['squid', 'salmon', 'egg'], [], ['wasabi']),
  },
};
