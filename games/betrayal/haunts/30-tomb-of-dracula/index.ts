import type { PlayerID } from '@/kit/action';
import { change, hauntOf, openSlice } from '../../parts/haunt';
import { bearable } from '../../parts/held';
import { heroes, traitorOf } from '../../parts/heroes';
import { ofKind } from '../../parts/of-kind';
import { gain, lose, pick, use } from '../../parts/steps';
import { traitors } from '../../parts/traitors-by-haunt';
import { holderOf, takeFrom, takeOut } from '../../rules/cards';
import { type RoomID, TRAITS } from '../../rules/components';
import { attackOption } from '../../rules/fighting';
import {
  clockwiseFrom,
  explorerAt,
  isMonster,
  isTraitor,
  livingSeats,
  monsterAt,
  placeOf,
} from '../../rules/figures';
import { roomOf, roomsInPlay, samePlace } from '../../rules/house';
import { monster as monsterFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import type { Step } from '../../rules/state';
import type { At, Haunt, MonsterKind } from '../../rules/thing';
import { ask } from '../../rules/things';
import { distancesFrom } from '../../rules/ways';
import { beckon, drain, gazes, gazesOf } from './gaze';
import { goals } from './goals';
import { crossed, push, pushing, shut, thresholds } from './holy';
import {
  areOpposite,
  barredRooms,
  CLAUSE,
  isVampire,
  lifeOf,
  type Seer,
  SPEAR,
  type State,
  SYMBOL,
  sheetOf,
  type Undead,
  undeadIn,
} from './state';

/** Dracula wakes, and looks for company; the Spear ends him and his Bride, or else the morning does. */

const GIRL = 'girl';
const TOMBS: readonly RoomID[] = ['crypt', 'graveyard'];
/** How far from every hero the coffin stands, where there is no tomb. */
const OFF = 4;
/** The turn of the night in which he leaves it. */
const WAKES = 2;
const SUN = 'haunts.30.rolls.sunrise';

/** Her card is out of the game, wherever it was (BH-g25); she stands beside the traitor (BH-h30-D2). */
function wed(at: At): Step[] {
  const { G } = at;
  const traitor = traitorOf(G);
  const holder = holderOf(G, GIRL);
  const after = holder === null ? [] : bearable(takeFrom(at, holder, GIRL, 'discard'), explorerAt(G, holder));
  if (holder === null) takeOut(at, traitor, GIRL);
  G.gone.push(GIRL);
  say(G, 'wed', holder);
  addMonster(G, 'bride', placeOf(G, traitor), traitor);
  return after;
}

/** Where nobody stands, as far from the heroes as is asked, or else as it goes (BH-g2, BH-h30-D2, BH-h30-K1). */
function farRooms(at: At): RoomID[] {
  const { G, box } = at;
  const taken = livingSeats(G).map((seat) => explorerAt(G, seat).room);
  const reach = heroes(G).map((seat) => distancesFrom(at, explorerAt(G, seat).room));
  const far = (room: RoomID) => Math.min(...reach.map((steps) => steps.get(room) ?? OFF), OFF);
  const open = G.tiles.flatMap(({ room, isLost }) =>
    isLost || roomOf(box, room).isBarrier === true ? [] : [room],
  );
  const empty = open.filter((room) => !taken.includes(room));
  const rooms = empty.length > 0 ? empty : open;
  const most = Math.max(...rooms.map(far));
  return rooms.filter((room) => far(room) === most);
}

/** He lies where his tomb is, in either if there are two (BH-g32); it is nobody’s to move him yet. */
function entomb(at: At): Step[] {
  const tombs = roomsInPlay(at.G, TOMBS);
  const ways = (tombs.length > 0 ? tombs : farRooms(at)).map((room) => ({
    key: room,
    label: 'entomb',
    facts: { room: roomFact(room) },
    next: [{ do: 'haunt/lie', room }],
  }));
  return [{ ...pick(CLAUSE, ways), seat: traitorOf(at.G) }];
}

/** As the traitor’s turn is due: the night goes on, until it is over; then the sun eats them all (BH-h30-H, BH-h30-D1). */
function hour(at: At<State>): Step[] {
  const { G, mine } = at;
  if (mine.isSunrise) {
    const seats = livingSeats(G).filter((seat) => isTraitor(G, seat));
    const losses = seats.flatMap((seat) => TRAITS.map((trait) => ({ ...lose(trait), seat, source: SUN })));
    return [...losses, { do: 'haunt/fade' }];
  }
  const track = mine.track + 1;
  change(at, { track });
  const [sleeper] = ofKind(G, 'dracula');
  if (track === WAKES && sleeper !== undefined) {
    sleeper.owner = traitorOf(G);
    say(G, 'wakes', null, { room: roomFact(sleeper.room) });
  }
  const seat = clockwiseFrom(G, traitorOf(G)).find((one) => heroes(G).includes(one));
  const roll = { do: 'roll', dice: G.haunt?.players, use: 'haunt', what: 'rolls.sunrise' };
  return seat === undefined ? [] : [{ ...roll, seat, next: { do: 'haunt/dawn' } }];
}

/** Each loses one of each trait, and is dust where one of them is at 0 (BH-h30-H). */
function fade(at: At<State>): Step[] {
  const faded = at.mine.faded + 1;
  change(at, { faded });
  say(at.G, 'fades', null, { points: faded });
  return undeadIn(at.G)
    .filter(({ kind }) => lifeOf(kind as Undead) <= faded)
    .map(({ id }) => ({ do: 'haunt/destroy', monster: id }));
}

/** A spell of new blood: the traitor’s at the start, and whoever turns (BH-h30-S, BH-h30-D4). */
const rise = (seat: PlayerID): Step[] => TRAITS.map((trait) => ({ ...gain(trait), seat }));

function struck(
  seen: Seer,
  { attack, margin }: Questions['struck']['asked'],
  so: readonly Step[],
): readonly Step[] {
  const { table } = seen;
  const { attacker, target, trait, weapon } = attack;
  const points = Math.abs(margin);
  if (margin === 0) return so;
  const [winner, loser] = margin > 0 ? [attacker, target] : [target, attacker];
  if (winner === attacker && weapon === SPEAR && isMonster(loser))
    return [{ do: 'haunt/destroy', monster: loser, seat: winner }];
  if (isVampire(table, loser)) {
    const pushed = { do: 'haunt/push', seat: loser, by: winner, points };
    return holderOf(table, SYMBOL) === winner && !isVampire(table, winner) ? pushing(so, pushed) : so;
  }
  const isGaze = winner === attacker && trait === 'sanity' && isVampire(table, winner);
  return isGaze && areOpposite(seen, winner, loser)
    ? [{ do: 'haunt/drain', seat: loser, by: winner, points }]
    : so;
}

/** One that lies stunned can be attacked with the Spear, and with nothing else (BH68). */
function stakes(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const { turn } = table;
  const isReady = holderOf(table, SPEAR) === seat && !turn.usedCards.includes(SPEAR) && !turn.hasAttacked;
  if (!isReady || ask(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
  return undeadIn(table)
    .filter((one) => one.stunned > 0 && samePlace(one, placeOf(table, seat)))
    .map(({ id }) => ({
      ...attackOption(seen, { attacker: seat, target: id, trait: 'might', weapon: SPEAR, moreDice: 2 }, [
        use(SPEAR),
      ]),
      weight: 12,
    }));
}

const undead = (kind: Undead, menace: number): MonsterKind<State> => ({
  sheet: ({ mine }) => sheetOf(kind, mine),
  offers: (seen, { id, hasAttacked }) => [...(hasAttacked ? [] : gazes(seen, id)), ...shut(seen, id)],
  menace: (seen, { id }, seat) => (areOpposite(seen, id, seat) ? 2 : 0) + menace,
});

export const tombOfDracula: Haunt = hauntOf<State>({
  number: 30,
  sides: 'two',
  traitor: traitors[30],
  parts: [],
  begin: () => ({ track: 0, isSunrise: false, faded: 0, slain: [] }),
  ...openSlice,
  setup: ({ G }) => [...rise(traitorOf(G)), { do: 'haunt/wed' }, { do: 'haunt/entomb' }],
  monsters: { dracula: undead('dracula', 3), bride: undead('bride', 1) },
  alters: {
    struck,
    waysOut: thresholds,
  },
  steps: {
    wed,
    entomb,
    lie: ({ G }, { room }) => {
      addMonster(G, 'dracula', { room: String(room), side: null }, null);
      return [];
    },
    hour,
    dawn: (at, { total }) => {
      const isSunrise = Number(total) < at.mine.track;
      change(at, { isSunrise });
      say(at.G, isSunrise ? 'sunrise' : 'still-dark', null, { track: at.mine.track });
      return [];
    },
    fade,
    destroy: (at, { monster, seat = null }) => {
      const { G, mine } = at;
      const one = monsterAt(G, String(monster));
      G.monsters = G.monsters.filter((other) => other !== one);
      change(at, { slain: [...mine.slain, one.kind as Undead] });
      say(G, seat === null ? 'dust' : 'staked', seat, { monster: monsterFact(G, one) });
      return [];
    },
    drain,
    beckon,
    push,
    threshold: crossed,
  },
  on: {
    turnDue: ({ G }, { seat }) => (seat === traitorOf(G) ? [{ do: 'haunt/hour' }] : []),
    turned: (_at, { seat }) => [{ do: 'restore', seat, trait: 'speed' }, ...rise(seat)],
  },
  offers: {
    turn: (seen, { seat }) =>
      isTraitor(seen.table, seat) ? [...gazesOf(seen, seat), ...shut(seen, seat)] : stakes(seen, seat),
  },
  won: ({ mine }) => (mine.slain.length === 2 ? ['heroes'] : []),
  goals,
  marks: (seen) => [
    seen.mine.isSunrise
      ? { on: 'haunt', word: 'sun', value: seen.mine.faded }
      : { on: 'haunt', word: 'track', value: seen.mine.track },
    ...undeadIn(seen.table).flatMap(({ id, owner }) =>
      owner === null ? [{ on: { monster: id }, word: 'asleep' }] : [],
    ),
    ...barredRooms(seen).map((room) => ({ on: { room }, word: 'barred' })),
  ],
});
