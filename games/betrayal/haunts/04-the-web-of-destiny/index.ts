import type { PlayerID } from '@/kit/action';
import { doorOffers, type FrontDoor, HALL, isOpen, shutDoor, tried } from '../../parts/front-door';
import { pick } from '../../parts/steps';
import { task } from '../../parts/task';
import { highest } from '../../parts/traitors';
import { holderOf } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, livingSeats, monsterAt, placeOf, sideOf } from '../../rules/figures';
import { haunt } from '../../rules/haunt-kind';
import { samePlace } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Table } from '../../rules/state';
import type { At, Goals, Haunt, MonsterSheet, Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';

/** The revealer hangs in a web with eggs under the skin; a spider grows, and the others have to cut, cure and get out. */
type State = {
  /** From 1, one more at the end of each traitor's turn; the eggs hatch when it comes to 9 (BH-h04-D2). */
  track: number;
  stuck: PlayerID;
  /** Won attacks on the web, of as many as there are players. */
  cuts: number;
  isCured: boolean;
  door: FrontDoor;
};

const HATCHED = 9;
const DOOR = 6;
const CURE = 4;
const KIT = 'medical-kit';
const SALVE = 'healing-salve';

/** The Spider by the track. */
const SPIDER: readonly MonsterSheet[] = [
  { speed: 0, might: 2, sanity: 5 },
  { speed: 1, might: 2, sanity: 5 },
  { speed: 2, might: 4, sanity: 5 },
  { speed: 4, might: 4, sanity: 5 },
  { speed: 5, might: 5, sanity: 5 },
  { speed: 6, might: 7, sanity: 5 },
  { speed: 6, might: 8, sanity: 5 },
];

const save = (at: At<State>, change: Partial<State>): void => {
  at.G.hidden = { ...at.mine, ...change };
};

const isFree = (table: Readonly<Table>, { cuts, stuck }: State): boolean =>
  cuts >= (table.haunt?.players ?? 1) || !isAlive(explorerAt(table, stuck));

/** Both the web and the eggs are done with: the front door may be tried (BH-g11). */
const isWayOut = (table: Readonly<Table>, mine: State): boolean =>
  isFree(table, mine) && (mine.isCured || !isAlive(explorerAt(table, mine.stuck)));

const heroes = (table: Readonly<Table>): PlayerID[] =>
  livingSeats(table).filter((seat) => sideOf(table, seat) === 'heroes');

/** In the room of the one who is infested: who holds the Kit may try, who holds the Salve need not (BH-h04-D4). */
function cures(seen: Seen<State>, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const isThere = samePlace(placeOf(table, seat), placeOf(table, mine.stuck));
  if (mine.isCured || !isThere || sideOf(table, seat) !== 'heroes' || !isAlive(explorerAt(table, mine.stuck)))
    return [];
  const { cards } = explorerAt(table, seat);
  const facts = { target: { seat: mine.stuck } };
  return [
    ...(cards.includes(KIT)
      ? task(seen, seat, {
          kind: 'cure',
          args: ['cure', KIT],
          clause: 'BH-h04',
          trait: 'knowledge',
          from: CURE,
          what: 'rolls.cure',
          label: { kind: 'cure', facts: { ...facts, card: { term: `cards.${KIT}` } } },
          next: { do: 'haunt/cured' },
          weight: 20,
        })
      : []),
    ...(cards.includes(SALVE)
      ? [
          {
            move: 'use' as const,
            args: ['cure', SALVE],
            clause: 'BH-h04' as const,
            label: { kind: 'cure', facts: { ...facts, card: { term: `cards.${SALVE}` } } },
            weight: 40,
            next: [
              { do: 'discard', card: SALVE },
              { do: 'haunt/cured', total: CURE },
            ],
          },
        ]
      : []),
  ];
}

/** Steps to the web from which it is worth to go and cut before anything else. */
const NEAR = 3;

/** Where what cures lies, or who holds it; null while nobody has seen it. */
function cureAt({ table }: Seen): { readonly room: RoomID; readonly holder: PlayerID | null } | null {
  for (const card of [KIT, SALVE]) {
    const holder = holderOf(table, card);
    if (holder !== null) return { room: explorerAt(table, holder).room, holder };
    const pile = table.piles.find(({ cards }) => cards.includes(card));
    if (pile !== undefined) return { room: pile.room, holder };
  }
  return null;
}

/**
 * Who makes for where: until something to cure with is found whoever is near cuts, the others look for it; then
 * whoever has it and the one in the web go to meet, and who is not needed waits by the door.
 */
function divide(seen: Seen<State>): Record<PlayerID, readonly RoomID[]> {
  const { table, mine } = seen;
  const web = explorerAt(table, mine.stuck).room;
  const isCut = isFree(table, mine);
  const cure = cureAt(seen);
  const steps = distancesFrom(seen, web);
  const far = (seat: PlayerID) => steps.get(explorerAt(table, seat).room) ?? Number.POSITIVE_INFINITY;
  const others = heroes(table).filter((seat) => seat !== mine.stuck);
  const [finder] = [...others].sort((a, b) => far(b) - far(a));
  const aimOf = (seat: PlayerID): readonly RoomID[] => {
    if (isWayOut(table, mine)) return [HALL];
    if (seat === mine.stuck) return !isCut ? [web] : cure === null ? [] : [cure.room];
    if (cure?.holder === seat && !mine.isCured) return [web];
    if (mine.isCured) return [far(seat) <= NEAR && !isCut ? web : HALL];
    if (cure === null) return !isCut && seat !== finder && far(seat) <= NEAR ? [web] : [];
    if (cure.holder === null && seat === finder) return [cure.room];
    return isCut ? [HALL] : [web];
  };
  return Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seat)]));
}

const goals = (seen: Seen<State>): Goals => {
  const { table, mine } = seen;
  const { haunt: begun } = table;
  const players = begun?.players ?? 1;
  const free = isFree(table, mine);
  const there = explorerAt(table, mine.stuck).room;
  const facts = {
    done: mine.cuts,
    of: players,
    room: roomFact(free && isWayOut(table, mine) ? HALL : there),
  };
  const kind = isWayOut(table, mine)
    ? isOpen(mine.door)
      ? 'leave'
      : 'open-door'
    : !mine.isCured && cureAt(seen) !== null
      ? 'cure'
      : free
        ? 'find-cure'
        : 'cut';
  const rooms = isWayOut(table, mine) ? [HALL] : [there];
  return {
    heroes: {
      clause: 'BH-h04',
      progress: (Math.min(1, mine.cuts / players) + (mine.isCured ? 1 : 0) + (isOpen(mine.door) ? 1 : 0)) / 3,
      next: { kind, facts },
      rooms,
      own: divide(seen),
      ...(free ? {} : { prey: table.monsters.filter((one) => one.kind === 'web').map(({ id }) => id) }),
    },
    traitor: {
      clause: 'BH-h04',
      progress: mine.isCured ? 0.2 : mine.track / HATCHED,
      next: { kind: mine.isCured ? 'hunt' : 'wait', facts: { left: HATCHED - mine.track } },
      prey: heroes(table).filter((seat) => mine.isCured || seat !== mine.stuck),
    },
  };
};

export const theWebOfDestiny: Haunt = haunt<State, State>({
  number: 4,
  sides: 'two',
  traitor: highest('might', { except: 'revealer' }),
  begin: ({ G }) => ({
    track: 1,
    stuck: G.haunt?.revealer ?? '0',
    cuts: 0,
    isCured: false,
    door: shutDoor(),
  }),
  show: (state) => state,
  guess: (shown) => shown,
  setup: ({ G }) => {
    const { traitor, players, revealer } = G.haunt ?? { traitor: null, players: 0, revealer: '0' };
    addMonster(G, 'spider', placeOf(G, holderOf(G, 'bite') ?? revealer), traitor);
    addMonster(G, 'web', placeOf(G, revealer), null);
    return players <= 4 && traitor !== null ? [{ do: 'die', seat: traitor }] : [];
  },
  monsters: {
    spider: {
      sheet: ({ mine }) => SPIDER[Math.min(mine.track, SPIDER.length) - 1] ?? {},
      rerollsBlanks: true,
      // It goes for somebody else while the eggs live; with nobody else left, where it likes (BH-h04-D8).
      prey: ({ table, mine }) => {
        const others = heroes(table).filter((seat) => seat !== mine.stuck);
        return mine.isCured || others.length === 0 ? null : others;
      },
    },
    web: {
      sheet: () => ({ might: 4 }),
      isThing: true,
      beaten: (_at, _web, by) => [{ do: 'haunt/cut', seat: by }],
    },
  },
  alters: {
    may: ({ table, mine }, { seat, what }, so) =>
      what === 'step' && seat === mine.stuck && !isFree(table, mine)
        ? { reason: 'in-the-web', clause: 'BH-h04' }
        : so,
    moved: ({ table, mine }, { figure }, so) => (figure === mine.stuck && !isFree(table, mine) ? false : so),
    dies: ({ mine }, { seat }, so) => (seat === mine.stuck && !mine.isCured ? false : so),
    // Nobody attacks whoever carries living eggs, and only heroes the web (BH-h04-D6).
    foes: ({ table, mine }, { attacker, target }, so) => {
      if (target === mine.stuck && !mine.isCured) return false;
      const isWeb = (figure: FigureID) => isMonster(figure) && monsterAt(table, figure).kind === 'web';
      return isWeb(target) ? so && !isMonster(attacker) : so;
    },
  },
  steps: {
    cut: (at, { seat = null }) => {
      const { G, mine } = at;
      const cuts = mine.cuts + 1;
      save(at, { cuts });
      say(G, 'task-done', seat, { task: { term: 'rolls.web' }, done: cuts, of: G.haunt?.players ?? 0 });
      if (cuts >= (G.haunt?.players ?? 0)) G.monsters = G.monsters.filter(({ kind }) => kind !== 'web');
      return [];
    },
    cured: (at, { total, seat = null }) => {
      const isCured = Number(total) >= CURE;
      if (isCured) save(at, { isCured });
      say(at.G, isCured ? 'cured' : 'task-failed', seat, { task: { term: 'rolls.cure' } });
      return [];
    },
    door: (at, step) => {
      const { door, steps } = tried(at, at.mine.door, step, DOOR);
      save(at, { door });
      return steps;
    },
    // The Kit comes in place of the item that would have been drawn (BH-h04-D3).
    'take-kit': ({ G }, { seat }) => {
      const waiting = G.agenda.findLastIndex(({ do: name }) => name === 'draw');
      if (waiting >= 0) G.agenda.splice(waiting, 1);
      if (G.turn.seat === seat) G.turn.isMovementOver = true;
      return [{ do: 'fetch', seat, card: KIT }];
    },
  },
  on: {
    draws: ({ G }, { seat, deck }) =>
      deck === 'item' && sideOf(G, seat) === 'heroes' && G.decks.item.includes(KIT)
        ? [
            pick('BH-h04', [
              {
                key: 'kit',
                label: 'take-kit',
                facts: { card: { term: `cards.${KIT}` } },
                next: [{ do: 'haunt/take-kit', seat }],
                weight: 4,
              },
              { key: 'draw', label: 'draw-item', next: [] },
            ]),
          ]
        : [],
    traitorTurnEnded: (at) => {
      save(at, { track: at.mine.track + 1 });
      return [];
    },
  },
  offers: {
    turn: (seen, { seat }) => [
      ...cures(seen, seat),
      ...(isWayOut(seen.table, seen.mine) ? doorOffers(seen, seat, seen.mine.door, DOOR) : []),
    ],
  },
  won: ({ G, mine }) => {
    if (G.explorers.some(({ life }) => life === 'left')) return 'heroes';
    return !mine.isCured && mine.track >= HATCHED ? 'traitor' : undefined;
  },
  goals,
});
