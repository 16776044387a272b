import type { Trait } from '../../rules/components';
import { explorerAt, livingSeats, sideOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { card as cardFact, room as roomFact } from '../../rules/journal';
import type { Seen } from '../../rules/thing';
import type { Part } from './haunt';
import { successes } from './successes';

/** Rooms and items that an exorcism can be tried with, and what with (BH-exorcism); each counts once. */
const ROOMS: Readonly<Record<string, Trait>> = {
  chapel: 'sanity',
  crypt: 'sanity',
  'pentagram-chamber': 'sanity',
  library: 'knowledge',
  'research-laboratory': 'knowledge',
};
type Items = Readonly<Record<string, Trait>>;
const ITEMS: Items = {
  'holy-symbol': 'sanity',
  ring: 'sanity',
  book: 'knowledge',
  'crystal-ball': 'knowledge',
};

/** Rooms in the house that it has not succeeded in yet. */
const roomsOf = ({ table }: Seen, done: readonly string[]): string[] =>
  roomsInPlay(table, Object.keys(ROOMS)).filter((room) => !done.includes(room));

/** What somebody holds with which it can be tried anywhere. */
const canAnywhere = ({ table }: Seen, items: Items, done: readonly string[]): boolean =>
  livingSeats(table).some(
    (seat) =>
      sideOf(table, seat) === 'heroes' &&
      explorerAt(table, seat).cards.some((card) => Object.hasOwn(items, card) && !done.includes(card)),
  );

/** One try a turn for each hero: room or item is named before the roll (BH-g9). */
export const exorcism = (items: Items = ITEMS): Part =>
  successes({
    name: 'exorcism',
    clause: 'BH-exorcism',
    what: 'rolls.exorcism',
    label: 'exorcise',
    mark: 'exorcism',
    from: 5,
    isOnce: true,
    tries: ({ table }, seat) => {
      const { room, cards } = explorerAt(table, seat);
      const here = ROOMS[room];
      return [
        ...(here === undefined
          ? []
          : [{ key: room, trait: here, facts: { with: roomFact(room), in: 'room' } }]),
        ...Object.entries(items)
          .filter(([card]) => cards.includes(card))
          .map(([card, trait]) => ({ key: card, trait, card, facts: { with: cardFact(card), in: 'hand' } })),
      ];
    },
    next: (seen, done) => {
      const rooms = roomsOf(seen, done);
      const kind = canAnywhere(seen, items, done)
        ? 'use-item'
        : rooms.length > 0
          ? 'go-to-room'
          : 'look-for-room';
      return { next: { kind, facts: { room: roomFact(rooms[0] ?? 'chapel') } }, rooms };
    },
  });

/** The items of most exorcisms, without one of them and with another. */
export const itemsBut = (without: string, instead: Items): Items => ({
  ...Object.fromEntries(Object.entries(ITEMS).filter(([item]) => item !== without)),
  ...instead,
});
