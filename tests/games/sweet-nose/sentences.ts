import {
  type Amounts,
  KINDS,
  type Kind,
  LEVEL_OF,
  type Level,
  PLACE,
  type Shop,
} from '@games/sweet-nose/rules/components';
import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import type { SweetNoseView } from '@games/sweet-nose/rules/view';
import type { Check, Said, Sentences } from '@tests/contract/sentences';
import type { Action } from '@/kit/action';
import { at, awaitedSeats } from '@/kit/seats';
import { trading } from './at-stalls';

type Of = Said<SweetNoseG, SweetNoseView>;
type One = Check<SweetNoseG, SweetNoseView>;

const kindIn = (fact: unknown): Kind => String((fact as { term: string }).term.split('.').at(-1)) as Kind;
const seatIn = (fact: unknown): string => (fact as { seat: string }).seat;
const count = (amounts: Readonly<Amounts>, kind: Kind) => amounts[PLACE[kind]] ?? 0;

type Place = 'plates' | 'bowls';
/** By how many of a kind a seat has more in one place once it is done; of the market where no seat is named. */
const more = ({ view, after }: Of, place: Place, seat: string, kind: Kind) =>
  count(at(after().G[place], seat), kind) - count(at(view[place], seat), kind);
const moreAtMarket = ({ view, after }: Of, kind: Kind) =>
  count(after().G.market, kind) - count(view.market, kind);

/** What the own sweets would count: level by number, one more for each of their kind at the market (SN-r25, SN1). */
function sweetnessOf(
  G: Pick<SweetNoseG, 'plates' | 'bowls' | 'market'>,
  seat: string,
  cards: readonly Level[],
  isExempt: boolean,
) {
  return KINDS.reduce((sum, kind) => {
    const sweets = count(at(G.plates, seat), kind) + count(at(G.bowls, seat), kind);
    return sum + sweets * ((cards[PLACE[kind]] ?? 0) + (isExempt ? 0 : count(G.market, kind)));
  }, 0);
}
const sweetness = ({ view, playerID }: Of) =>
  sweetnessOf(view as unknown as SweetNoseG, playerID, view.cards, at(view.seats, playerID).isExempt);

/** By how much an action changes the own sweetness. An empty plate may end the round: then it has been counted. */
function change(said: Of, action: Action = said.action): number {
  const { G } = action === said.action ? said.after() : said.step(said.position, said.playerID, action);
  const isCounted = G.rounds.length > said.view.rounds.length;
  const counted = G.rounds.at(-1)?.scores[Number(said.playerID)] ?? 0;
  const then = isCounted
    ? counted
    : sweetnessOf(G, said.playerID, at(G.cards, said.playerID), at(G.seats, said.playerID).isExempt);
  return then - sweetness(said);
}

const isExchange = ({ move }: Action) => move === 'swap' || move === 'market';

/** The auction as it ends if nobody bids any more. */
function afterAuction(said: Of): SweetNoseG {
  let position = said.after();
  while (position.ctx.phase === 'auction')
    position = said.step(position, awaitedSeats(position.ctx)[0] ?? '', { move: 'pass', args: [] });
  return position.G;
}
const choosesShop = (said: Of, points: number, isTo: boolean) => {
  const G = afterAuction(said);
  const isInQueue = G.queue.some((one) => one.playerID === said.playerID);
  return at(G.seats, said.playerID).points === points && isInQueue === isTo;
};

/** The shop that is named is the own one, and is gone once it is used (SN-r16). */
const uses =
  (shop: Shop, check: One): One =>
  (said) =>
    at(said.view.seats, said.playerID).shop === shop &&
    at(said.after().G.seats, said.playerID).shop !== shop &&
    check(said);

/** Once the round has been counted all lies on the plates again (SN19): then only what is whose is to be seen. */
const isCounted = ({ view, after }: Of) => after().G.rounds.length > view.rounds.length;
const had = ({ plates, bowls }: Pick<SweetNoseG, 'plates' | 'bowls'>, seat: string, kind: Kind) =>
  count(at(plates, seat), kind) + count(at(bowls, seat), kind);
const isExchanged = ({ view, after }: Of, seat: string, give: Kind, take: Kind) => {
  const now = view as unknown as SweetNoseG;
  const more = (kind: Kind) => had(after().G, seat, kind) - had(now, seat, kind);
  return more(give) === -1 && more(take) === 1;
};

/** One sweet comes for another, out of and into these places. */
const isTraded = (said: Of, give: Kind, take: Kind, into: Place) => {
  const { playerID } = said;
  if (isCounted(said)) return give === take || isExchanged(said, playerID, give, take);
  return more(said, 'plates', playerID, give) === -1 && more(said, into, playerID, take) === 1;
};

const withShop = (shop: Shop) =>
  trading(['mmlpz', 'mltpz', 'llttp'], { bowls: ['ltt', 'mzz', 'ppm'], shops: [shop, null, null] }).position;

/** The last sweet has left a plate, and Sugar Free may still be used (SN16). */
function beforeCount(market: string) {
  const table = trading(['m', 'lt', 'tp'], {
    bowls: ['mmtpp', '', ''],
    shops: ['sugarfree', null, null],
    market,
  });
  table.play('0', 'swap', '1', 'peach', 'mung');
  return table.position;
}

/** What the plate comes to by cards that lie so. */
const comesTo = ({ view, playerID }: Of, levels: readonly unknown[]) =>
  KINDS.reduce((sum, kind) => sum + Number(levels[PLACE[kind]]) * count(at(view.plates, playerID), kind), 0);
const arranged = (said: Of) => comesTo(said, said.action.args);
/** Of all orders there are. */
function leastArranged(said: Of): number {
  const from = (levels: readonly number[]): number =>
    levels.length === KINDS.length
      ? comesTo(said, levels)
      : Math.min(
          ...[1, 2, 3, 4, 5].filter((one) => !levels.includes(one)).map((one) => from([...levels, one])),
        );
  return from([]);
}

export const sentences: Sentences<SweetNoseG, SweetNoseView> = {
  laidOut: {
    'shops that few have': () => withShop('twins'),
    'a bowl to swap': () => withShop('bowls'),
    'a bowl to tip out': () => withShop('tidy'),
    'a table to turn': () => withShop('turnover'),
    'before the count, with sweets that lie at the market': () => beforeCount('lll'),
    'before the count, without': () => beforeCount('zzz'),
  },
  actions: {
    arrange: ({ facts, after, playerID }) => {
      const rising = (facts.sweets as { terms: string[] }).terms.map(
        (term) => term.replace('sweets.', '') as Kind,
      );
      const cards = at(after().G.cards, playerID);
      return cards.length === 0 || rising.every((kind, index) => cards[PLACE[kind]] === index + 1);
    },
    swap: (said) => {
      const [give, take, target] = [
        kindIn(said.facts.give),
        kindIn(said.facts.take),
        seatIn(said.facts.target),
      ];
      if (isCounted(said))
        return isExchanged(said, said.playerID, give, take) && isExchanged(said, target, take, give);
      return (
        isTraded(said, give, take, 'bowls') &&
        more(said, 'plates', target, take) === -1 &&
        more(said, 'bowls', target, give) === 1
      );
    },
    market: (said) => {
      const [give, take] = [kindIn(said.facts.give), kindIn(said.facts.take)];
      return (
        isTraded(said, give, take, 'plates') &&
        moreAtMarket(said, give) === 1 &&
        moreAtMarket(said, take) === -1
      );
    },
    'use-takeaway': uses('takeaway', (said) => {
      const [give, take] = [kindIn(said.facts.give), kindIn(said.facts.take)];
      return (
        isTraded(said, give, take, 'bowls') &&
        moreAtMarket(said, give) === 1 &&
        moreAtMarket(said, take) === -1
      );
    }),
    'use-tasting': uses('tasting', (said) =>
      isTraded(said, kindIn(said.facts.sweet), kindIn(said.facts.sweet), 'bowls'),
    ),
    'use-twins': uses('twins', (said) => {
      const [kind, target] = [kindIn(said.facts.sweet), seatIn(said.facts.target)];
      return (
        isTraded(said, kind, kind, 'bowls') &&
        (isCounted(said) || more(said, 'plates', target, kind) === -1) &&
        (isCounted(said) || more(said, 'bowls', target, kind) === 1)
      );
    }),
    'use-refill': uses('refill', (said) => {
      const kind = kindIn(said.facts.sweet);
      return (
        more(said, 'bowls', said.playerID, kind) === -1 && more(said, 'plates', said.playerID, kind) === 1
      );
    }),
    'use-bowls': uses('bowls', (said) => {
      const [give, take, target] = [
        kindIn(said.facts.give),
        kindIn(said.facts.take),
        seatIn(said.facts.target),
      ];
      const swapped = give === take ? 0 : 1;
      return (
        more(said, 'bowls', said.playerID, take) === swapped && more(said, 'bowls', target, give) === swapped
      );
    }),
    'use-tidy': uses('tidy', (said) => {
      const [kind, target] = [kindIn(said.facts.sweet), seatIn(said.facts.target)];
      return more(said, 'bowls', target, kind) === -1 && more(said, 'plates', target, kind) === 1;
    }),
    'use-turnover': uses('turnover', (said) => {
      const [bowl, plate] = [kindIn(said.facts.bowl), kindIn(said.facts.plate)];
      const swapped = bowl === plate ? 0 : 1;
      return (
        more(said, 'plates', said.playerID, bowl) === swapped &&
        more(said, 'bowls', said.playerID, plate) === swapped
      );
    }),
    'use-pairs': uses('pairs', (said) => {
      const { give, take, target } = said.facts;
      const places = (fact: unknown) =>
        (fact as { terms: string[] }).terms.map((term) => term.replace('a.', '') as Kind);
      const net = (kind: Kind) =>
        places(take).filter((one) => one === kind).length - places(give).filter((one) => one === kind).length;
      return KINDS.every(
        (kind) =>
          more(said, 'plates', said.playerID, kind) === net(kind) &&
          more(said, 'plates', seatIn(target), kind) === -net(kind),
      );
    }),
    'use-relabel': uses('relabel', (said) => {
      const [one, two] = [PLACE[kindIn(said.facts.one)], PLACE[kindIn(said.facts.two)]];
      const then = at(said.after().G.cards, said.playerID);
      return then[one] === said.view.cards[two] && then[two] === said.view.cards[one];
    }),
    'use-sugarfree': ({ action, view, playerID }) =>
      action.move === 'use' && at(view.seats, playerID).shop === 'sugarfree',
    claim: ({ facts, after, playerID }) =>
      (facts.shop as { term: string }).term === `shops.${at(after().G.seats, playerID).shop}.name`,
    bid: ({ facts, after, playerID }) => at(after().G.seats, playerID).bid === facts.space,
    pass: ({ after, playerID, ctx }) =>
      ctx.phase === 'auction' && (at(after().G.seats, playerID).hasPassed || after().ctx.phase !== 'auction'),
    end: ({ view, playerID, action }) => action.move === 'end' && at(view.seats, playerID).shop !== null,
  },
  reasons: {
    less: (said) => change(said) === -Number(said.facts.points) && change(said) < 0,
    more: (said) => change(said) === said.facts.points && change(said) > 0,
    'more-least': (said) =>
      !said.view.hasTraded &&
      change(said) === said.facts.points &&
      said.legal.filter(isExchange).every((other) => change(said, other) >= change(said)),
    level: (said) => change(said) === 0,
    arrange: ({ facts, view, playerID, action }) =>
      action.args[PLACE[kindIn(facts.low)]] === 1 &&
      action.args[PLACE[kindIn(facts.high)]] === 5 &&
      count(at(view.plates, playerID), kindIn(facts.low)) === facts.lowCount &&
      count(at(view.plates, playerID), kindIn(facts.high)) === facts.highCount,
    'arrange-sum': (said) =>
      arranged(said) === said.facts.points &&
      leastArranged(said) === said.facts.least &&
      arranged(said) > leastArranged(said),
    'arrange-least': (said) => arranged(said) === said.facts.points && arranged(said) === leastArranged(said),
    claim: ({ facts, view, action }) => {
      const level = view.queue[0]?.level ?? 0;
      const open = view.stalls.map((shop) => LEVEL_OF[shop]).filter((one) => one <= level);
      return (
        LEVEL_OF[action.args[0] as Shop] === facts.level &&
        Math.max(...open) === facts.highest &&
        Number(facts.level) < Number(facts.highest)
      );
    },
    power: ({ facts, action, view, playerID }) => {
      const shop = action.move === 'claim' ? action.args[0] : at(view.seats, playerID).shop;
      return (facts.power as { term: string }).term === `shops.${shop}.power`;
    },
    keep: (said) => isCounted(said) || more(said, 'bowls', said.playerID, kindIn(said.facts.sweet)) === 1,
    'let-go': (said) =>
      more(said, 'plates', said.playerID, kindIn(said.facts.sweet)) >= 0 &&
      count(at(said.after().G.plates, said.playerID), kindIn(said.facts.sweet)) > 0,
    'last-chance': (said) =>
      said.ctx.phase === 'declare' && change(said) === -Number(said.facts.points) && change(said) < 0,
    'no-market': (said) =>
      said.ctx.phase === 'declare' && change(said, { move: 'use', args: ['sugarfree'] }) === 0,
    'claim-highest': ({ view, action }) => {
      const level = view.queue[0]?.level ?? 0;
      const open = view.stalls.map((shop) => LEVEL_OF[shop]).filter((one) => one <= level);
      return LEVEL_OF[action.args[0] as Shop] === Math.max(...open);
    },
    bid: (said) => choosesShop(said, Number(said.facts.space), true),
    pass: (said) => choosesShop(said, Number(said.facts.points), Number(said.facts.points) > 0),
    end: ({ view, playerID, ctx }) => ctx.phase === 'trade' && at(view.seats, playerID).shop !== null,
  },
};
