import { placesIn } from '../../parts/cards/sides-of';
import { mark, pick } from '../../parts/cards/steps';
import { hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { isOfKind, ofKind } from '../../parts/haunts/of-kind';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { wounded } from '../../parts/haunts/wounded';
import { takeFrom } from '../../rules/cards';
import type { Place } from '../../rules/components';
import { explorerAt, monsterAt, placeOf } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { goals } from './goals';
import {
  astray,
  GETS_AWAY,
  isTrap,
  MADMAN,
  preyOf,
  type Seer,
  type State,
  seenFrom,
  TRAPPED,
  ZOMBIE,
} from './state';

/** The dead of a family have come to table; they go for whoever they see, and lose themselves in some rooms. */

const WOUNDS = 5;

const step = stepsOf<{
  snap: Nothing;
  turn: { to: Place };
  rise: Nothing;
  come: { to: Place };
  tug: Nothing;
  rolled: Rolled;
}>('haunt');

/** Rooms with an omen hold one Zombie each, the others stand anywhere but where there is an event (BH-h10-D5). */
function rise(at: At<State>): Step[] {
  const { G, box } = at;
  const left = (G.haunt?.players ?? 0) - ofKind(G, ZOMBIE).length;
  if (left <= 0) return [];
  const symbol = (room: string) => roomOf(box, room).symbol;
  const rooms = G.tiles.filter(({ isLost }) => !isLost).map(({ room }) => room);
  const omens = rooms.filter(
    (room) => symbol(room) === 'omen' && ofKind(G, ZOMBIE).every((one) => one.room !== room),
  );
  const plain = rooms.filter((room) => symbol(room) !== 'event');
  // Where all of them get one there is nothing to choose but the side of a barrier.
  const open = omens.length === 0 ? plain : omens.length <= left ? omens.slice(0, 1) : omens;
  const ways = open
    .flatMap((room) => placesIn(box, room))
    .map(({ room, side }) => ({
      key: side === null ? room : `${room} ${side}`,
      label: side === null ? 'rise-in' : 'rise-beside',
      facts: {
        room: roomFact(room),
        ...(side === null ? {} : { direction: { term: `directions.${side}` } }),
      },
      next: [step('come', { to: { room, side } }), step('rise')],
    }));
  return [{ ...pick('BH-h10', ways), seat: traitorOf(at.G) }];
}

/** A Zombie that is where one may be caught rolls for it. */
const tug = ({ G }: At<State>, zombie: string): Step[] =>
  isTrap(G, monsterAt(G, zombie).room)
    ? [
        {
          do: 'roll',
          seat: zombie,
          trait: 'knowledge',
          use: 'haunt',
          what: 'rolls.know-room',
          next: step.after('rolled', { seat: zombie }),
        },
      ]
    : [];

export const familyGathering: Haunt = hauntOf<State>({
  number: 10,
  sides: 'two',
  traitor: traitors[10],
  parts: [wounded(MADMAN, WOUNDS)],
  begin: () => ({}),
  ...openSlice,
  setup: ({ G }) => [step('snap', { seat: traitorOf(G) }), step('rise')],
  monsters: {
    [ZOMBIE]: {
      sheet: () => ({ speed: 2, might: 6, sanity: 2, knowledge: 3 }),
      prey: preyOf,
      looksAnew: true,
      isAlike: true,
    },
    // It stays for good, is no target and slows nobody (BH-h10-D3).
    [TRAPPED]: { sheet: () => ({}), isObject: true, menace: () => 0 },
    [MADMAN]: {
      sheet: () => ({ speed: 3, might: 5, sanity: 5 }),
      // What wounds him does so where he lies stunned as well (BH68).
      canBeHitStunned: (_seen, _monster, _by, trait) => trait !== 'sanity',
    },
  },
  alters: {
    felled: (_seen, { monster }, so) => (monster.kind === TRAPPED ? [] : so),
    moved: ({ table }: Seer, { figure }, so) => so && !isOfKind(table, figure, TRAPPED),
  },
  steps: {
    // Who was called the Madman is nobody else now (BH-h10-K1).
    snap: (at, { seat = '' }) => {
      const { G } = at;
      const place = placeOf(G, seat);
      if (explorerAt(G, seat).cards.includes(MADMAN)) {
        takeFrom(at, seat, MADMAN, 'death');
        G.gone.push(MADMAN);
        say(G, 'madman-gone', seat, { card: cardFact(MADMAN) });
      }
      return [{ do: 'die', seat }, step('turn', { to: place })];
    },
    turn: (at, { to }) => {
      addMonster(at.G, MADMAN, to, { mover: traitorOf(at.G) });
      return [];
    },
    rise,
    come: (at, { to }) => {
      addMonster(at.G, ZOMBIE, to, { mover: traitorOf(at.G) });
      return [];
    },
    tug: (at, { seat = '' }) => tug(at, seat),
    rolled: ({ G }, { seat = '', total }) => {
      const zombie = monsterAt(G, seat);
      const facts = { room: roomFact(zombie.room) };
      if (total >= GETS_AWAY) {
        say(G, 'knows-the-room', null, facts);
        return [];
      }
      Object.assign(zombie, { kind: TRAPPED, turn: 'none', stunned: 0, isDone: true });
      say(G, 'stays-for-good', null, facts);
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    // One that lies stunned starts no turn (BH-h10-K2).
    monstersTurnBegan: ({ G }) =>
      ofKind(G, ZOMBIE)
        .filter(({ stunned }) => stunned === 0)
        .map(({ id }) => step('tug', { seat: id })),
    entered: (at, { figure, from, to }) => {
      if (!isOfKind(at.G, figure, ZOMBIE)) return [];
      const isLost = (place: Place) => seenFrom(at, place).length === 0;
      const lost: Step[] = !isLost(from) && isLost(to) ? [mark(astray(figure))] : [];
      return [...lost, ...tug(at, figure)];
    },
  },
  won: ({ G }) => (ofKind(G, TRAPPED).length >= (G.haunt?.players ?? 1) ? ['heroes'] : []),
  goals,
});
