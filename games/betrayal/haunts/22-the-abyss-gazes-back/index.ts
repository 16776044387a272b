import type { PlayerID } from '@/kit/action';
import { pick } from '../../parts/cards/steps';
import { clock } from '../../parts/haunts/clock';
import { collapse, fallPerils, isAtTheEdge, losable, step as losing } from '../../parts/haunts/collapse';
import { exorcism } from '../../parts/haunts/exorcism';
import { aimOfPart, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { isInDeck, takeOut } from '../../rules/cards';
import type { CardID, Deck, RoomID } from '../../rules/components';
import { explorerAt, livingSeats, sideOf } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { Table } from '../../rules/state';
import { type Alternative, type Laid, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Goals, Haunt, Resolvers, Seen } from '../../rules/thing';

/** The abyss opens under the cellar and eats the house floor by floor, until the heroes close it. */
type State = {
  /** +1 at the end of each traitor's turn (BH-h22-D1). */
  track: number;
  /** The room in which it begins, for all to see (BH-h22-D8); null until the traitor has named it. */
  start: RoomID | null;
  /** Who has stayed it by the Holy Symbol, and at how many ends of its own turns it still rests (BH-h22-D6, BH-h22-K1). */
  pause: { seat: PlayerID; left: number } | null;
};

const step = stepsOf<{ begin: Laid; sacrifice: Nothing; fetch: { card: CardID } }>('haunt');

const SYMBOL = 'holy-symbol';
/** To jump out of a room that falls. */
const JUMP = 4;
/** Dice of rooms at the end of a hero's turn, by the track; one room while it shows 2. */
const diceAt = (track: number): number => Math.min(4, track - 1);

/** What a room brings in which it may begin (BH-h22-D4). */
const SYMBOLS: readonly Deck[] = ['event', 'omen'];

/** Rooms of the basement in which nobody is, with such a symbol. */
const beginnings = ({ table, box }: Seen): RoomID[] => {
  const taken = livingSeats(table).map((seat) => explorerAt(table, seat).room);
  return table.tiles
    .filter(({ room, floor, isLost }) => {
      const symbol = box.rooms[room]?.symbol;
      const isFree = floor === 'basement' && !isLost && !taken.includes(room);
      return isFree && symbol !== undefined && SYMBOLS.includes(symbol);
    })
    .map(({ room }) => room);
};

const isPaused = ({ explorers }: Pick<Table, 'explorers'>, pause: State['pause']): boolean =>
  pause !== null && explorers[Number(pause.seat)]?.life === 'alive';

const goals = (seen: Seen<State>): Goals => {
  const { table, mine } = seen;
  const { track, start } = mine;
  return {
    heroes: { clause: 'BH-h22', ...aimOfPart(rite, seen) },
    traitor: {
      clause: 'BH-h22',
      progress: fallen(table),
      next:
        start === null
          ? { kind: 'choose-start' }
          : { kind: 'hunt', facts: { track, left: losable(table).length } },
      prey: heroes(table),
    },
  };
};

const rite = exorcism();

export const theAbyssGazesBack: Haunt = hauntOf<State>({
  number: 22,
  sides: 'two',
  traitor: traitors[22],
  parts: [rite, clock(0), collapse({ jump: JUMP, needed: (seen) => aimOfPart(rite, seen).rooms ?? [] })],
  begin: () => ({ start: null, pause: null }),
  ...openSlice,
  setup: (at) => {
    const seat = traitorOf(at.G);
    const among = beginnings(at);
    const named = (room: RoomID): Step[] => [step('begin', { room })];
    if (among.length === 0) {
      const otherwise = named('basement-landing');
      const next = [step.after('begin')];
      const floors = ['basement'] as const;
      return [{ do: 'place-new', seat, floors, symbols: SYMBOLS, isSetup: true, next, otherwise }];
    }
    const choice = (room: RoomID): Alternative => ({
      key: room,
      label: 'abyss-begins',
      facts: { room: roomFact(room) },
      next: named(room),
    });
    return [{ ...pick('BH-h22', among.map(choice)), seat }];
  },
  steps: {
    begin: (at, { room }) => {
      change(at, { start: room });
      say(at.G, 'abyss-opens', null, { room: roomFact(room) });
      return [];
    },
    sacrifice: (at, { seat = '' }) => {
      const explorer = explorerAt(at.G, seat);
      explorer.cards = explorer.cards.filter((card) => card !== SYMBOL);
      at.G.gone.push(SYMBOL);
      say(at.G, 'give-up', seat, { card: cardFact(SYMBOL) });
      change(at, { pause: { seat, left: 2 } });
      return [{ do: 'lose', trait: 'sanity', by: 2 }];
    },
    fetch: (at, { seat = '', card }) => {
      takeOut(at, seat, card);
      at.G.discardPiles.event.push(card);
      return [{ do: 'play', seat, card }];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    // From turn 2 on each hero who lives loses rooms at the end of its turn.
    turnEnds: (at, { seat }) => {
      const { track, pause } = at.mine;
      if (sideOf(at.G, seat) !== 'heroes') return [];
      const isResting = isPaused(at.G, pause);
      if (pause?.seat === seat) change(at, { pause: pause.left > 1 ? { seat, left: pause.left - 1 } : null });
      if (isResting || track < 2) return [];
      if (track === 2) return [losing('dig', { seat, total: 1 })];
      const next = losing.after('dig', { seat });
      return [{ do: 'roll', seat, dice: diceAt(track), use: 'haunt', what: 'rolls.abyss', next }];
    },
    // At the end of the first of them (BH-h22-D1).
    traitorTurnEnded: ({ mine: { track, start } }) =>
      track === 0 && start !== null ? [losing('fall', { room: start })] : [],
  },
  alters: {
    // The traitor may look for a way up when an event comes to it in the basement.
    drawn: ({ table }, { seat, deck }, so) => {
      const ways = ['secret-stairs', 'secret-passage'].filter((card) => isInDeck(table, card));
      const floor = tileOf(table, explorerAt(table, seat).room)?.floor;
      if (deck !== 'event' || sideOf(table, seat) !== 'traitor' || floor !== 'basement' || ways.length === 0)
        return so;
      return [
        pick('BH-h22', [
          { key: 'keep', label: 'keep-event', next: so },
          ...ways.map((card) => ({
            key: card,
            label: 'fetch-event',
            facts: { card: { term: `cards.${card}` } },
            next: [step('fetch', { card })],
          })),
        ]),
      ];
    },
  },
  offers: {
    turn: (seen, { seat }) => {
      const { room, cards } = explorerAt(seen.table, seat);
      const isAble =
        sideOf(seen.table, seat) === 'heroes' &&
        cards.includes(SYMBOL) &&
        !seen.table.turn.usedCards.includes(SYMBOL) &&
        isAtTheEdge(seen, room);
      const facts = { card: cardFact(SYMBOL) };
      return isAble ? [deed('BH-h22', 'sacrifice', { facts, weight: 0.5, next: [step('sacrifice')] })] : [];
    },
  },
  won: (at) => (aimOfPart(rite, at).isDone ? ['heroes'] : []),
  goals,
  marks: (seen) => {
    const { start } = seen.mine;
    if (start === null || tileOf(seen.table, start) === undefined) return [];
    return [{ on: { room: start }, word: 'start' }, ...fallPerils(seen, start, JUMP)];
  },
});
