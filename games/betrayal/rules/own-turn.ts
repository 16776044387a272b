import type { PlayerID } from '@/kit/action';
import { attackOption, targetsOf } from './attacks';
import { cardOf, mayHold } from './cards';
import type { ClauseID } from './clause';
import type { Direction, Place } from './components';
import { explorerAt, placeOf } from './figures';
import { isPromising, samePlace } from './house';
import { card as cardFact, room as roomFact } from './journal';
import type { Option, Way } from './option';
import type { Step } from './step';
import type { Seen } from './thing';
import { consult, offersOf } from './things';
import { looseCards, tradeOptions } from './trading';
import { isDone } from './turn';
import { priceOf, type Reached, reachable, spacesToGo, walk, waysFrom } from './ways';

/** What an explorer may do in its own turn, in any order (1.4 of the rulings). */

const forbids = (seen: Seen, seat: PlayerID, what: 'step' | 'attack' | 'use') =>
  consult(seen, 'may', { seat, what }, null);

export function turnOptions(seen: Seen, seat: PlayerID): Option[] {
  const mayUse = forbids(seen, seat, 'use') === null;
  return [
    ...moves(seen, seat),
    ...attacks(seen, seat),
    ...barred(seen, seat),
    ...offersOf(seen, 'turn', { seat }).filter(({ isAlways }) => mayUse || isAlways === true),
    ...(mayUse ? tradeOptions(seen, seat) : []),
    ...(mayUse ? pileOptions(seen, seat) : []),
    end,
  ];
}

/** What is shown with the reason why not: nobody has to guess why there is nothing to press. */
const barred = (seen: Seen, seat: PlayerID): Option[] =>
  (
    [
      ['go', 'step'],
      ['attack', 'attack'],
    ] as const
  ).flatMap(([move, what]): Option[] => {
    const why = forbids(seen, seat, what);
    if (why === null) return [];
    const { clause, ...not } = why;
    return [{ move, args: [], clause, label: { kind: `no-${move}` }, not, next: [] }];
  });

const end: Option = {
  move: 'end',
  args: [],
  clause: 'BH108',
  label: { kind: 'end' },
  weight: 0.4,
  next: [{ do: 'stop' }],
};

function attacks(seen: Seen, seat: PlayerID): Option[] {
  if (seen.table.turn.hasAttacked || forbids(seen, seat, 'attack') !== null) return [];
  return targetsOf(seen, seat).map((target) =>
    attackOption(seen, { attacker: seat, target, trait: 'might' }),
  );
}

/** Walks and discoveries; none once a card has ended the movement (BH19, BH86). */
function moves(seen: Seen, seat: PlayerID): Option[] {
  if (seen.table.turn.isMovementOver || forbids(seen, seat, 'step') !== null) return [];
  const from = placeOf(seen.table, seat);
  const reached = reachable(seen, seat);
  const walks = reached.filter(({ path }) => path.length > 0).map((one) => walkOption(seat, from, one));
  const left = spacesToGo(seen, seat);
  const discoveries = new Map<string, Option>();
  const loud: Option[] = [];
  for (const one of reached) {
    for (const way of waysFrom(seen, seat, one.place)) {
      const isHere = one.path.length === 0;
      if (way.to !== null && (way.isLoud !== true || !isHere)) continue;
      const price = way.isFree === true ? 0 : priceOf(seen, seat, one.place, way, one.cost, left);
      if (one.cost + price > left) continue;
      if (way.to === null) {
        const doorway = { room: one.place.room, direction: way.door as Direction };
        if (!isPromising(seen, doorway)) continue;
        const option = discovery(seat, from, one, way, price);
        if (!discoveries.has(option.args.join())) discoveries.set(option.args.join(), option);
      } else if (way.isLoud === true) loud.push(loudStep(seat, from, way, way.to, price));
    }
  }
  return merge([...walks, ...loud], [...discoveries.values()]);
}

/** A place that can be walked to quietly as well is offered once, the quiet way. */
function merge(steps: readonly Option[], discoveries: readonly Option[]): Option[] {
  const found = new Map<string, Option>();
  for (const option of steps) if (!found.has(option.args.join())) found.set(option.args.join(), option);
  return [...found.values(), ...discoveries];
}

const argsOf = ({ room, side }: Place): (string | number)[] => [room, ...(side === null ? [] : [side])];

function walkOption(seat: PlayerID, from: Place, reached: Reached): Option {
  return {
    move: 'go',
    args: argsOf(reached.place),
    clause: 'BH17',
    label: { kind: 'go', facts: { room: roomFact(reached.place.room), count: reached.cost } },
    cost: reached.cost,
    path: reached.path.map(({ room }) => room),
    weight: 0.3,
    next: walk(seat, from, reached),
  };
}

/** One step on which something is rolled, or happens: from where one stands only. */
function loudStep(seat: PlayerID, from: Place, way: Way, to: Place, cost: number): Option {
  const onward: Step[] = [{ do: 'step', seat, from: { ...from }, to: { ...to }, cost }];
  return {
    move: 'go',
    args: argsOf(to),
    clause: way.clause,
    label: { kind: way.label ?? 'go', facts: { room: roomFact(to.room), count: cost } },
    cost,
    path: [to.room],
    weight: 0.3 * (way.weight ?? 1),
    ...(way.odds === undefined ? {} : { odds: way.odds }),
    next: way.through?.(onward) ?? onward,
  };
}

function discovery(seat: PlayerID, from: Place, reached: Reached, way: Way, price: number): Option {
  const { place, path } = reached;
  const direction = way.door as Direction;
  const onward: Step[] = [
    ...walk(seat, from, reached),
    { do: 'discover', seat, from: { ...place }, direction, cost: price },
  ];
  const cost = reached.cost + price;
  return {
    move: 'discover',
    args: [place.room, direction],
    clause: way.clause,
    label: {
      kind: way.label ?? 'discover',
      facts: { room: roomFact(place.room), direction: { term: `directions.${direction}` }, count: cost },
    },
    cost,
    path: path.map(({ room }) => room),
    weight: 6 * (way.weight ?? 1),
    ...(way.odds === undefined ? {} : { odds: way.odds }),
    next: way.through?.(onward) ?? onward,
  };
}

/** Dropping and picking up: any number, in one place a turn each, until one leaves it (BH34). */
function pileOptions(seen: Seen, seat: PlayerID): Option[] {
  const { table } = seen;
  const explorer = explorerAt(table, seat);
  const place = { room: explorer.room, side: explorer.side };
  const isOpen = (what: string): boolean => !isDone(table, what) || table.turn.here?.includes(what) === true;
  const option = (move: 'drop' | 'take', card: string, clause: ClauseID, weight: number): Option => ({
    move,
    args: [card],
    clause,
    label: { kind: move, facts: { card: cardFact(card) } },
    weight,
    next: [
      { do: 'mark-here', done: move },
      { do: move, card },
    ],
  });
  const barred = isOpen('take') ? {} : { not: { reason: 'has-taken', clause: 'BH34' } as const, next: [] };
  const lying = table.piles.filter((pile) => samePlace(pile, place)).flatMap(({ cards }) => cards);
  return [
    ...(isOpen('drop') ? looseCards(seen, seat).map((card) => option('drop', card, 'BH34', 0.01)) : []),
    ...lying
      .filter(
        (card) =>
          cardOf(seen.box, card).isItem === true &&
          !table.turn.usedCards.includes(card) &&
          mayHold(seen, seat, card),
      )
      .map((card) => ({ ...option('take', card, 'BH34', 3), ...barred })),
  ];
}
