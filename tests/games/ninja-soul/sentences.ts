import { DEALT_BY_LOT, type Kind } from '@games/ninja-soul/rules/components';
import type { NinjaSoulG } from '@games/ninja-soul/rules/state';
import type { NinjaSoulView } from '@games/ninja-soul/rules/view';
import { ninjaSoul } from '@games/ninja-soul/whole';
import { matchOf } from '@tests/contract/match';
import type { Said, Sentences } from '@tests/contract/sentences';
import { tableOf } from '@tests/table-of';
import { journalFor } from '@/kit/journal';
import { five } from './arrange';
import { cardIn, seatIn } from './facts';

type Of = Said<NinjaSoulG, NinjaSoulView>;

/** Every order of a few cards. */
function orders(cards: readonly Kind[]): Kind[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, index) => orders(cards.toSpliced(index, 1)).map((rest) => [card, ...rest]));
}
const ORDERS = orders(DEALT_BY_LOT);

/** How likely each way is in which the cards can lie: every deal, and of each swap in the dark three of four done. */
type Ways = Map<string, { readonly cards: readonly Kind[]; weight: number }>;
const counted = new WeakMap<NinjaSoulView, Ways>();

function waysOf(view: NinjaSoulView): Ways {
  const known = counted.get(view);
  if (known !== undefined) return known;
  const add = (ways: Ways, cards: readonly Kind[], weight: number) => {
    const way = ways.get(cards.join());
    if (way === undefined) ways.set(cards.join(), { cards, weight });
    else way.weight += weight;
  };
  const numPlayers = view.seats.length;
  const [win, peek] = [1, 2].map((steps) => (Number(view.starter) + numPlayers - steps) % numPlayers);
  let ways: Ways = new Map();
  for (const order of ORDERS) {
    const lot = [...order];
    const place = (seat: number): Kind =>
      seat === win ? 'win' : seat === peek ? 'peek' : (lot.pop() ?? 'sleep');
    add(
      ways,
      Array.from({ length: 8 }, (_, seat) => place(seat)),
      1,
    );
  }
  const secrets = [...view.mine];
  for (const { kind, playerID, target, card } of view.deeds) {
    const isSecret = kind === 'look' || kind === 'swap' || kind === 'peek';
    const secret = isSecret && playerID === view.playerID ? secrets.shift() : undefined;
    const [actor, other] = [Number(playerID), Number(target)];
    const next: Ways = new Map();
    for (const { cards, weight } of ways.values()) {
      const changed = () => cards.with(actor, cards[other] ?? 'sleep').with(other, cards[actor] ?? 'sleep');
      if (kind === 'open' && cards[actor] !== card) continue;
      if (kind === 'look' && secret !== undefined && cards[actor] !== secret) continue;
      if (kind === 'peek' && (secret === undefined ? cards[other] === 'win' : cards[other] !== secret))
        continue;
      if (kind === 'kill' || secret === 'exchange') add(next, changed(), weight);
      else if (kind === 'swap' && secret === undefined) {
        add(next, cards, weight / 4);
        add(next, changed(), (weight * 3) / 4);
      } else add(next, cards, weight);
    }
    ways = next;
  }
  counted.set(view, ways);
  return ways;
}

/** How likely a card lies there. */
function chance(view: NinjaSoulView, seat: number, card: Kind): number {
  let [there, all] = [0, 0];
  for (const { cards, weight } of waysOf(view).values()) {
    all += weight;
    if (cards[seat] === card) there += weight;
  }
  return there / all;
}
/** Whether a share is said in percent, never as none or all of it while it is neither. */
const isPercent = (said: unknown, share: number) =>
  Math.abs(Number(said) - 100 * share) < 0.51 || (share > 0 && share < 1 && (said === 1 || said === 99));
const isCertain = (view: NinjaSoulView, seat: number, card: Kind | undefined) =>
  card !== undefined && chance(view, seat, card) > 1 - 1e-12;

const self = ({ playerID }: Of) => Number(playerID);
const targetOf = ({ facts }: Of) => seatIn(facts.target);
const card = ({ facts }: Of) => cardIn(facts.card);
const saysOwn = (said: Of) =>
  isPercent(said.facts.win, chance(said.view, self(said), 'win')) &&
  isPercent(said.facts.death, chance(said.view, self(said), 'death'));
const saysTheirs = (said: Of) => isPercent(said.facts.win, chance(said.view, targetOf(said), 'win'));
const isOpenQuestion = (said: Of, seat: number) =>
  !(['win', 'peek', 'kill', 'death', 'sleep', 'sleep-peek'] as const).some((kind) =>
    isCertain(said.view, seat, kind),
  );

const entries = ({ after }: Of) => after().G.journal ?? [];
const told = (said: Of, kind: string) =>
  entries(said).find((entry) => entry.kind === kind && entry.playerID === said.playerID);
const dead = ({ view }: Of) => view.seats.filter(({ isDead }) => isDead).length;

const match = matchOf(ninjaSoul, { numPlayers: 5, options: {}, seed: 'otherwise' });
/** What the others are told of it, with the choice that was made and with the other one. */
function looksAlike(said: Of): boolean {
  const { after, view, playerID } = said;
  const others = view.seats.flatMap((_, seat) => (String(seat) === playerID ? [] : [String(seat)]));
  const tells = (seat: string) => JSON.stringify(journalFor(after().G.journal ?? [], seat));
  const [one] = entries(said);
  return (
    one?.kind === 'swap' &&
    others.every((seat) => !tells(seat).includes('swap.') && one.secret?.[seat] === undefined)
  );
}
const swaps = (said: Of, done: 'exchange' | 'return') =>
  told(said, 'swap') !== undefined &&
  said.action.args[1] === done &&
  !said.view.seats[targetOf(said)]?.isDead;
const comesAgain = ({ view }: Of) => view.laps < 29;

/** A round that has gone round the table so often. */
const lap = (laps: number) => () => {
  const { turn, arrange } = five('sleep', 'death', 'kill');
  return tableOf(ninjaSoul, 5, {
    turn,
    arrange: (G) => {
      arrange(G);
      G.laps = laps;
    },
  }).position;
};

export const sentences: Sentences<NinjaSoulG, NinjaSoulView> = {
  actions: {
    look: (said) => told(said, 'look') !== undefined,
    open: (said) => told(said, 'open') !== undefined,
    exchange: (said) =>
      swaps(said, 'exchange') && seatIn(told(said, 'swap')?.facts.target) === targetOf(said),
    return: (said) => swaps(said, 'return') && seatIn(told(said, 'swap')?.facts.target) === targetOf(said),
    peek: (said) =>
      seatIn((told(said, 'peek-hit') ?? told(said, 'peek-miss'))?.facts.target) === targetOf(said),
    kill: (said) => seatIn(told(said, 'kill')?.facts.target) === targetOf(said),
  },
  reasons: {
    'open-known': (said) =>
      isCertain(said.view, self(said), card(said)) && cardIn(told(said, 'open')?.facts.card) === card(said),
    'open-peeks': (said) =>
      isCertain(said.view, self(said), 'sleep-peek') &&
      dead(said) >= 2 &&
      said.after().ctx.currentPlayer === said.playerID,
    'open-sleeps': (said) =>
      isCertain(said.view, self(said), 'sleep-peek') && dead(said) < 2 && told(said, 'sleep') !== undefined,
    'open-odds': (said) => saysOwn(said) && isOpenQuestion(said, self(said)),
    'look-known': (said) => isCertain(said.view, self(said), card(said)),
    'look-odds': (said) => saysOwn(said) && isOpenQuestion(said, self(said)) && comesAgain(said),
    'exchange-known': (said) => isCertain(said.view, targetOf(said), card(said)),
    'exchange-gives': (said) =>
      isCertain(said.view, self(said), card(said)) &&
      isOpenQuestion(said, targetOf(said)) &&
      (said.after().G.round !== said.view.round || said.after().G.cards[targetOf(said)] === card(said)),
    'exchange-better': (said) =>
      saysTheirs(said) &&
      isPercent(said.facts.mine, chance(said.view, self(said), 'win')) &&
      Number(said.facts.win) > Number(said.facts.mine),
    exchange: (said) => saysTheirs(said) && looksAlike(said),
    return: (said) =>
      isPercent(said.facts.mine, chance(said.view, self(said), 'win')) &&
      looksAlike(said) &&
      comesAgain(said),
    'aim-known': (said) => isCertain(said.view, targetOf(said), 'win'),
    'aim-other': (said) => card(said) !== 'win' && isCertain(said.view, targetOf(said), card(said)),
    'aim-likeliest': (said) =>
      saysTheirs(said) &&
      said.view.seats.every(
        ({ isDead }, seat) =>
          isDead ||
          seat === targetOf(said) ||
          chance(said.view, seat, 'win') < chance(said.view, targetOf(said), 'win'),
      ),
    'aim-odds': saysTheirs,
    'last-lap': (said) => {
      // Everybody looks at a card of their own until the round is over.
      let position = said.after();
      while (position.G.round === said.view.round && position.G.lastRound?.round !== said.view.round) {
        const { currentPlayer } = position.ctx;
        if (currentPlayer === said.playerID) return false;
        const next = match.step(position, currentPlayer, { move: 'look', args: [] });
        if (next === undefined) return false;
        position = next;
      }
      return true;
    },
  },
  laidOut: {
    'the last lap': lap(29),
    'the last lap but one': lap(28),
    'two of whom neither is likelier': () => {
      const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
      for (let count = 0; count < 4; count++) {
        table.play('0', 'swap', '4', 'exchange');
        for (const seat of ['1', '2', '3']) table.play(seat, 'look');
        table.play('4', 'swap', '0', 'exchange');
      }
      for (const seat of ['0', '1', '2']) table.play(seat, 'look');
      table.play('3', 'open');
      return table.position;
    },
  },
};
