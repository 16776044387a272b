import { event } from '../../parts/cards/event';
import { canLeap } from '../../parts/cards/feeling';
import { hurtBy, lowEnd } from '../../parts/cards/other-end';
import { besideToken, leaves } from '../../parts/cards/spot';
import { fallTo, goTo, harmDice, mark, pick, roll } from '../../parts/cards/steps';
import { FLOORS } from '../../rules/components';
import { canFind } from '../../rules/discovery';
import { explorerAt, isMonster } from '../../rules/figures';
import { isGone, roomOf, standing } from '../../rules/house';
import { canBeMoved } from '../../rules/moving';
import type { Way } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import { type Alternative, type Roll, type Step, stepsOf } from '../../rules/step';
import type { Card, Resolvers, Seen, Thing } from '../../rules/thing';
import { clockwise } from '../../rules/tokens';

const CARD = 'mystic-slide';
const step = stepsOf<Record<'ride' | 'fall', { isOwn: boolean }>>(`card:${CARD}`);
const WHAT = `cards.${CARD}`;
const DICE = 1;
const hurt = harmDice('physical', DICE);

/** A token that is tried is tried by one's own choice, the card's own slide is not (BH163). */
const slideRoll = (use: Roll['use']): Step => {
  const isOwn = use === 'task';
  return roll('might', WHAT, use, {
    5: [step('ride', { isOwn })],
    0: [step('fall', { isOwn })],
  });
};

const floorOf = ({ table }: Pick<Seen, 'table'>, room: string): number =>
  FLOORS.indexOf(standing(table, room).floor);

/** Explored rooms on the floors below one. */
const below = (seen: Pick<Seen, 'table'>, room: string): string[] =>
  seen.table.tiles
    .filter(({ isLost, floor }) => !isLost && FLOORS.indexOf(floor) < floorOf(seen, room))
    .map((tile) => tile.room);

/** It lies in the room of the first, from the drawer on, who is not in the basement; that one slides. */
export const mysticSlide: Card = event(CARD, {
  play: (at, drawer) => {
    const seat = clockwise(at.table, drawer).find((one) => floorOf(at, explorerAt(at.table, one).room) > 0);
    if (seat === undefined) return [];
    return leaves('slide', slideRoll(seat === drawer ? 'event' : 'card'))(at, seat).map((step) => ({
      ...step,
      seat,
    }));
  },
  steps: {
    ride: (at, { seat = '', isOwn }) => {
      const rooms = canBeMoved(at, seat) ? below(at, explorerAt(at.G, seat).room) : [];
      return rooms.length === 0 ? [] : [pick(`BH-${CARD}`, chosenBy(rooms.map(goTo), isOwn), CARD)];
    },
    // Whom nothing moves is hurt, and sees nothing of what is below (BH166).
    fall: (at, { seat = '', isOwn }) => {
      if (!canBeMoved(at, seat)) return [hurt];
      const ways = chosenBy(cellars(at), isOwn);
      if (!canFind(at, seat)) return [pick(`BH-${CARD}`, ways, CARD)];
      return [
        pick(
          `BH-${CARD}`,
          [
            {
              key: 'new',
              label: 'fall-to-new',
              next: [
                {
                  do: 'place-new',
                  floors: ['basement'],
                  next: [{ do: 'put-in-new', before: [hurt], isOwn }],
                  otherwise: [{ do: 'tell', kind: 'no-new-room' }, pick(`BH-${CARD}`, ways, CARD)],
                },
              ],
              weight: 4,
            },
            ...ways,
          ],
          CARD,
        ),
      ];
    },
  } satisfies Resolvers<unknown, typeof step>,
});

const chosenBy = (ways: readonly Alternative[], isOwn: boolean): Alternative[] =>
  ways.map((way) => ({ ...way, next: way.next.map((step) => ({ ...step, isOwn })) }));

/** Basement rooms to land in; nothing is drawn there. */
const cellars = ({ table }: Pick<Seen, 'table'>) =>
  table.tiles
    .filter(({ floor, isLost }) => floor === 'basement' && !isLost)
    .map(({ room }) => ({
      key: room,
      label: 'fall-to',
      facts: { room: { term: `rooms.${room}` } },
      next: [fallTo(room, [hurt])],
      weight: 0.3,
    }));

/** From its room anybody may slide, once in each own turn, by the same roll (BH143); a token way (BH86). Monsters need not roll (BH70). */
export const slide: Thing = {
  alters: {
    ways: (seen, { figure, from }, so, { rooms }) =>
      !isMonster(figure) || !rooms.includes(from.room)
        ? so
        : [
            ...so,
            ...below(seen, from.room)
              .filter((room) => roomOf(seen.box, room).isBarrier !== true)
              .map((room): Way => ({ to: { room, side: null }, door: null, clause: 'BH70' })),
          ],
  },
  offers: {
    turn: (seen, asked) => {
      const { seat } = asked;
      const found = besideToken(seen, 'slide', asked);
      // It may end in the basement: with that lost nobody goes down of their own will (BH167).
      if (found === undefined || !canLeap(seen, seat) || isGone(seen.table, 'basement')) return [];
      if (below(seen, found.room).length === 0) return [];
      return [
        {
          move: 'use',
          args: ['slide'],
          clause: 'BH143',
          label: { kind: 'slide', facts: { token: { term: 'tokens.slide' } } },
          odds: oddsOf(
            seen,
            { do: 'roll', seat, trait: 'might', use: 'task', what: WHAT },
            5,
            cellars(seen).length === 0 ? undefined : lowEnd([4, hurtBy(seen, seat, 'physical', DICE, WHAT)]),
          ),
          weight: 0.2,
          next: [mark('slide'), slideRoll('task')],
        },
      ];
    },
  },
};
