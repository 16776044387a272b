import type { PlayerID } from '@/kit/action';
import { bearable } from '../../parts/cards/held';
import { gain, lose, pick } from '../../parts/cards/steps';
import { finishing } from '../../parts/haunts/finishing';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { peril } from '../../parts/haunts/peril';
import { shove } from '../../parts/haunts/shoving';
import { threshold } from '../../parts/haunts/threshold';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { holderOf, takeFrom, takeOut } from '../../rules/cards';
import { type RoomID, TRAITS } from '../../rules/components';
import {
  clockwiseFrom,
  explorerAt,
  isMonster,
  isTraitor,
  livingSeats,
  monsterAt,
  placeOf,
} from '../../rules/figures';
import { roomOf, roomsInPlay } from '../../rules/house';
import { monster as monsterFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Step } from '../../rules/step';
import type { At, Haunt, Mark, MonsterKind, Resolvers, Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { drain, gazes } from './gaze';
import { goals } from './goals';
import { impale, thrust } from './spear';
import {
  areOpposite,
  CLAUSE,
  holyRooms,
  isVampire,
  lifeOf,
  SPEAR,
  type State,
  SYMBOL,
  sheetOf,
  step,
} from './state';

/** Dracula wakes, and looks for company; the Spear ends him and his Bride, or else the morning does. */

const GIRL = 'girl';
/** How far from every hero the coffin stands, where there is no tomb. */
const OFF = 4;
/** The turn of the night in which Dracula leaves it. */
const WAKES = 2;

const door = threshold({
  clause: CLAUSE,
  rooms: holyRooms,
  isKeptOut: ({ table }, figure) => isVampire(table, figure),
  trait: 'sanity',
  from: 6,
  what: 'rolls.threshold',
});

/** Her card is out of the game, wherever it was (BH-g25); she stands beside the traitor (BH-h30-D2). */
function wed(at: At): Step[] {
  const { G } = at;
  const traitor = traitorOf(G);
  const holder = holderOf(G, GIRL);
  const after = holder === null ? [] : bearable(takeFrom(at, holder, GIRL, 'discard'), explorerAt(G, holder));
  if (holder === null) takeOut(at, traitor, GIRL);
  G.gone.push(GIRL);
  say(G, 'wed', null);
  addMonster(G, 'bride', placeOf(G, traitor), { mover: traitor });
  return after;
}

/** Where nobody stands, as far from the heroes as is asked, or else as it goes (BH-g2, BH-h30-D2, BH-h30-K1). */
function farRooms(at: At): RoomID[] {
  const { G, box } = at;
  const taken = ['coal-chute', ...livingSeats(G).map((seat) => explorerAt(G, seat).room)];
  const reach = heroes(G).map((seat) => distancesFrom(at, explorerAt(G, seat).room));
  const far = (room: RoomID) =>
    taken.includes(room) ? -1 : Math.min(OFF, ...reach.map((steps) => steps.get(room) ?? OFF));
  const rooms = G.tiles.map(({ room }) => room).filter((room) => roomOf(box, room).isBarrier !== true);
  const most = Math.max(...rooms.map(far));
  return rooms.filter((room) => far(room) === most);
}

/** He lies where his tomb is, in either if there are two (BH-g32); it is nobody’s to move him yet. */
function entomb(at: At): Step[] {
  const tombs = roomsInPlay(at.G, ['crypt', 'graveyard']);
  const ways = (tombs.length > 0 ? tombs : farRooms(at)).map((room) => ({
    key: room,
    label: 'entomb',
    facts: { room: roomFact(room) },
    next: [step('lie', { room })],
  }));
  return [{ ...pick(CLAUSE, ways), seat: traitorOf(at.G) }];
}

/** As the traitor’s turn is due Dracula wakes in time, and the night goes on, or the sun eats them all (BH-h30-H, BH-h30-D1). */
function hour(at: At<State>): Step[] {
  const { G, mine } = at;
  const track = mine.track + 1;
  change(at, { track });
  for (const sleeper of G.monsters.filter(({ turn }) => track >= WAKES && turn === 'none')) {
    sleeper.turn = 'monsters';
    say(G, 'wakes', null, { room: roomFact(sleeper.room) });
  }
  if (mine.isSunrise) {
    const burnt = livingSeats(G).filter((seat) => isTraitor(G, seat));
    const losses = TRAITS.map((trait): Step => ({ ...lose(trait), source: 'rolls.sunrise' }));
    return [{ do: 'each', seats: burnt, next: losses }, step('fade')];
  }
  const seat = clockwiseFrom(G, traitorOf(G)).find((one) => heroes(G).includes(one));
  const dice = G.haunt?.players;
  return [{ do: 'roll', dice, seat, use: 'haunt', what: 'rolls.sunrise', next: step.after('dawn') }];
}

/** The sun is the end of a vampire who has no step to spare. */
const burning = ({ table }: Seen): Mark[] =>
  livingSeats(table)
    .filter((seat) => isTraitor(table, seat))
    .filter((seat) => TRAITS.some((trait) => explorerAt(table, seat).traits[trait] === 1))
    .flatMap((seat) => peril({ seat, what: 'rolls.sunrise', ill: 'kills', chance: 1 }));

/** New blood: the traitor’s at the start, and whoever turns (BH-h30-S, BH-h30-D4). */
const rise = (seat: PlayerID): Step[] => TRAITS.map((trait) => ({ ...gain(trait), seat }));

const undead = (kind: string, menace: number): MonsterKind<State> => ({
  sheet: ({ mine }) => sheetOf(kind, mine),
  offers: (seen, { id }) => gazes(seen, id),
  menace: (seen, { id }, seat) => (areOpposite(seen, id, seat) ? 2 : 0) + menace,
});

export const tombOfDracula: Haunt = hauntOf<State>({
  number: 30,
  sides: 'two',
  traitor: traitors[30],
  parts: [door],
  begin: () => ({ track: 0, isSunrise: false, faded: 0, slain: 0 }),
  ...openSlice,
  setup: ({ G }) => [...rise(traitorOf(G)), step('wed'), step('entomb')],
  monsters: { dracula: undead('dracula', 3), bride: undead('bride', 1) },
  alters: {
    struck: (seen, { attack: { attacker, target, trait, weapon }, margin }, so) => {
      if (margin <= 0) return so;
      if (weapon === SPEAR && isVampire(seen.table, target))
        return isMonster(target)
          ? [step('destroy', { monster: target, seat: attacker })]
          : thrust(seen, target, so);
      const isGaze = trait === 'sanity' && isVampire(seen.table, attacker) && !isMonster(target);
      return isGaze && areOpposite(seen, attacker, target)
        ? [step('drain', { seat: target, by: attacker, points: margin })]
        : so;
    },
  },
  steps: {
    wed,
    entomb,
    lie: ({ G }, { room }) => {
      addMonster(G, 'dracula', { room, side: null }, { mover: traitorOf(G), turn: 'none' });
      return [];
    },
    hour,
    dawn: (at, { total }) => {
      const isSunrise = total < at.mine.track;
      change(at, { isSunrise });
      say(at.G, isSunrise ? 'sunrise' : 'still-dark', null, { track: at.mine.track });
      return [];
    },
    fade: (at) => {
      const faded = at.mine.faded + 1;
      change(at, { faded });
      say(at.G, 'fades', null, { points: faded });
      const dust = at.G.monsters.filter((one) => lifeOf(one) <= faded);
      return dust.map(({ id }) => step('destroy', { monster: id, isDust: true }));
    },
    destroy: (at, { monster, seat = null, isDust = false }) => {
      const { G, mine } = at;
      const one = monsterAt(G, monster);
      G.monsters = G.monsters.filter((other) => other !== one);
      change(at, { slain: mine.slain + 1 });
      say(G, isDust ? 'dust' : 'staked', isDust ? null : seat, { monster: monsterFact(G, one) });
      return [];
    },
    push: (at, { seat = '', by, rooms }) =>
      shove(at, seat, { clause: CLAUSE, by, rooms, except: holyRooms(at) }),
    drain,
    impale,
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnDue: ({ G }, { seat }) => (seat === traitorOf(G) ? [step('hour')] : []),
    turned: (_at, { seat }) => [{ do: 'restore', seat, trait: 'speed' }, ...rise(seat)],
    // Whatever else comes of the fight (BH-h30-D5, BH-h30-K4).
    fought: ({ G }, { attacker, target, margin }) => {
      const [by, seat] = margin > 0 ? [attacker, target] : [target, attacker];
      const isHoly = holderOf(G, SYMBOL) === by && !isVampire(G, by) && isVampire(G, seat);
      return isHoly ? [step('push', { seat, by, rooms: Math.abs(margin) })] : [];
    },
  },
  offers: { turn: (seen, { seat }) => [...gazes(seen, seat), ...finishing(seen, seat, [SPEAR])] },
  won: ({ mine }) => (mine.slain === 2 ? ['heroes'] : []),
  goals,
  marks: (seen) => [
    seen.mine.isSunrise
      ? { on: 'haunt', word: 'sun', value: seen.mine.faded }
      : { on: 'haunt', word: 'track', value: seen.mine.track },
    ...seen.table.monsters
      .filter(({ turn }) => turn === 'none')
      .map(({ id }) => ({ on: { monster: id }, word: 'asleep' })),
    ...holyRooms(seen).map((room) => ({ on: { room }, word: 'barred' })),
    ...(seen.mine.isSunrise ? burning(seen) : []),
  ],
});
