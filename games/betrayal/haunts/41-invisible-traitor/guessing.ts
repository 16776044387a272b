import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/cards/adjacent';
import { inSight } from '../../parts/cards/sight';
import { isUntouched } from '../../parts/cards/untouched';
import { change } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { task, tellTask } from '../../parts/haunts/task';
import { attackOption, mayFight } from '../../rules/attacks';
import type { CardID, Place, Trait } from '../../rules/components';
import { explorerAt, placeOf, sideOf } from '../../rules/figures';
import { roomOf, samePlace, standing } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen } from '../../rules/thing';
import { consult, offersOf } from '../../rules/things';
import { withPlaces } from '../../rules/unseen';
import { keyOf } from '../../rules/ways';
import { seenDoing } from './hiding';
import { CLAUSE, isIn, isUnseen, narrow, type Seer, type State, within } from './state';

/** What the heroes do: they strike where he may be, and find out. */

export const step = stepsOf<{
  lunge: { place: Place; then: Step };
  floor: Rolled;
  symbol: Rolled;
  felt: Rolled;
}>('haunt');

/** What is done to whoever is there: an attack, and what goes off. */
const BURST = 'card:dynamite/burst';
const isBlow = (one: { readonly do?: unknown }): boolean => one.do === 'attack' || one.do === BURST;

const SKULL = 'skull';
const BOARD = 'spirit-board';
const TELLS = 4;
const FEEL = 'rolls.feel';
const FEELS = 3;
const KNOWS = 5;

/** Steps in which each blow, however deep, goes to a place, whoever turns out to be there. */
function atPlace(value: unknown, place: Place): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => atPlace(one, place));
  if (isBlow(value)) return step('lunge', { place, then: value as Step });
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, atPlace(inner, place)]));
}

const hasBlow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (isBlow(value) || Object.values(value).some(hasBlow));

const sameOption = (one: Option, other: Option): boolean =>
  one.move === other.move && one.args.join(' ') === other.args.join(' ');

/** How an option that needs somebody there is offered where he may be. */
function blind(seen: Seer, option: Option, place: Place, isNew: boolean): Option {
  const { move, args, odds, weight = 1, label } = option;
  const { among } = seen.mine;
  const isHere = samePlace(place, placeOf(seen.table, seen.table.turn.seat ?? ''));
  const next = atPlace(option.next, place) as Step[];
  if (!isNew) return { ...option, next };
  const where = isHere ? [] : [place.room, ...(place.side === null ? [] : [place.side])];
  return {
    ...option,
    args: move === 'attack' ? [...args, ...where] : args,
    clause: CLAUSE,
    label:
      move === 'attack'
        ? {
            kind: label.kind === 'attack-with' ? 'lunge-with' : 'lunge',
            facts: { ...label.facts, room: roomFact(place.room) },
          }
        : label,
    ...(odds === undefined ? {} : { odds: { ...odds, chance: odds.chance / among.length } }),
    weight: move === 'attack' ? 3 * weight : weight / among.length,
    next,
  };
}

/** A blow at the empty air: what could be done if he stood there, where he may be; nobody can tell whether he does (BH-h41-R, BH-h41-D5, BH-h41-D12). */
export function lunges(seen: Seer, seat: PlayerID, so: readonly Option[]): readonly Option[] {
  const { table, mine } = seen;
  const traitor = traitorOf(table);
  if (
    !isUnseen(seen) ||
    table.turn.hasAttacked ||
    consult(seen, 'may', { seat, what: 'attack' }, null) !== null
  )
    return so;
  const here = placeOf(table, seat);
  const near = [here, ...inSight(seen, here), ...adjacent(seen, here)];
  const places = mine.among.filter((place) => isIn(near, place));
  const offered = so.map((option) => {
    const [_card, room, side = null] = option.args;
    const place = places.find((one) => one.room === room && one.side === side);
    return option.move === 'use' && place !== undefined && hasBlow(option.next)
      ? blind(seen, option, place, false)
      : option;
  });
  const added = places.flatMap((place) => {
    const there: Seen = { ...seen, table: withPlaces(table, { [traitor]: place }), memo: new Map() };
    const fist = { attacker: seat, target: traitor, trait: 'might' as Trait };
    const bare =
      samePlace(place, here) && mayFight(there, seat, traitor, 'might') ? [attackOption(there, fist)] : [];
    return [...bare, ...offersOf(there, 'turn', { seat })]
      .filter((option) => hasBlow(option.next) && !so.some((one) => sameOption(one, option)))
      .map((option) => blind(seen, option, place, true));
  });
  return [...offered, ...added];
}

/** Before anything else in one's own turn, for whoever holds the card (BH-h41-D6). */
export function asks(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { turn } = table;
  const isFirst = isUntouched({ ...turn, done: turn.done.filter((one) => one !== SKULL && one !== BOARD) });
  if (!isUnseen(seen) || sideOf(table, seat) !== 'heroes' || !isFirst) return [];
  const ask = (card: CardID, trait: Trait, what: string, next: Step): Option[] =>
    explorerAt(table, seat).cards.includes(card)
      ? task(seen, seat, {
          kind: card,
          args: ['ask', card],
          clause: CLAUSE,
          trait,
          from: TELLS,
          what,
          label: { kind: `ask-${card}`, facts: { card: cardFact(card), trait: traitFact(trait) } },
          weight: mine.among.length > 1 ? 60 : 0.001,
          next,
        })
      : [];
  return [
    ...ask(SKULL, 'sanity', 'rolls.skull', step.after('floor')),
    ...ask(BOARD, 'knowledge', 'rolls.board', step.after('symbol')),
  ];
}

/** Whoever has lived through a blow feels where he went, when his turn is over (BH-h41-D4). */
export const feeling = ({ mine: { blow } }: At<State>): Step[] =>
  blow === null
    ? []
    : [
        {
          do: 'roll',
          seat: blow.seat,
          trait: 'knowledge',
          use: 'task',
          what: FEEL,
          next: step.after('felt', { seat: blow.seat }),
        },
      ];

const spotIn = (at: At<State>): Place => at.mine.spot ?? placeOf(at.G, traitorOf(at.G));

export const guessingSteps = {
  lunge: (at, { seat = '', place, then }) => {
    const { spot } = at.mine;
    if (spot !== null && samePlace(spot, place)) return seenDoing([then]);
    narrow(at, (one) => !samePlace(one, place));
    if (then.do !== 'attack') return [then];
    say(at.G, 'thin-air', seat, { room: roomFact(place.room) });
    return [{ do: 'forgo-attack', seat }];
  },
  floor: (at, { seat = '', total }) => {
    if (total < TELLS) {
      tellTask(at.G, seat, 'rolls.skull', null);
      return [];
    }
    const floorOf = ({ room }: Place) => standing(at.G, room).floor;
    const floor = floorOf(spotIn(at));
    say(at.G, 'skull-says', seat, { floor: { term: `floors.${floor}` } });
    narrow(at, (place) => floorOf(place) === floor);
    return [];
  },
  symbol: (at, { seat = '', total }) => {
    if (total < TELLS) {
      tellTask(at.G, seat, 'rolls.board', null);
      return [];
    }
    const symbolOf = ({ room }: Place) => roomOf(at.box, room).symbol ?? 'none';
    const symbol = symbolOf(spotIn(at));
    say(at.G, `board-says-${symbol}`, seat);
    narrow(at, (place) => symbolOf(place) === symbol);
    return [];
  },
  // What one feels all hear (BH-h41-D15).
  felt: (at, { seat = '', total }) => {
    const { blow, exit } = at.mine;
    const spot = spotIn(at);
    change(at, { blow: null, exit: null });
    if (blow === null || total < FEELS) {
      tellTask(at.G, seat, FEEL, null);
      return [];
    }
    const { room } = blow.place;
    if (total >= KNOWS) {
      say(at.G, 'feels-room', seat, { room: roomFact(spot.room) });
      narrow(at, (place) => place.room === spot.room);
    } else if (spot.room === room) {
      say(at.G, 'feels-here', seat, { room: roomFact(room) });
      narrow(at, (place) => place.room === room);
    } else if (exit === null || exit === 'none') say(at.G, 'feels-gone', seat, { room: roomFact(room) });
    else {
      say(at.G, 'feels-exit', seat, { room: roomFact(exit.room) });
      const beyond = within(at, [exit]);
      narrow(at, (place) => place.room !== room && beyond.has(keyOf(place)));
    }
    return [];
  },
} satisfies Resolvers<State, typeof step>;
