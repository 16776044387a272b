import type { PlayerID } from '@/kit/action';
import { isDeadly } from '../../parts/cards/other-end';
import { reaching } from '../../parts/cards/reaching';
import { choose, pick } from '../../parts/cards/steps';
import { isVaultOpen } from '../../parts/cards/vault';
import { whereIs } from '../../parts/cards/where-is';
import { aimOfPart, change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { lowPeril } from '../../parts/haunts/peril';
import { successes } from '../../parts/haunts/successes';
import { task } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { hunted } from '../../parts/plans/plan';
import { holderOf, isInDeck } from '../../rules/cards';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isAlive, sideOf } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Table } from '../../rules/state';
import type { At, Goals, Haunt, Mark, Resolvers, Seen } from '../../rules/thing';
import { type State, step, WEAPONS } from './state';

/** A killer who comes back stronger each time; a weapon that has been studied ends him for good. */

const HALL = 'entrance-hall';
const JACK = 'jack';
const TERM = 'haunts.48.monsters.jack';
/** Where the right weapons are looked for; the Vault, once it is open. */
const ROOMS: readonly RoomID[] = ['library', 'chapel', 'attic', 'vault'];
const SEARCH = 3;
const STEADY = 3;
const HARMS = ['physical', 'mental'] as const;

type Seer = Seen<State>;

const isOpen = (table: Readonly<Table>, room: RoomID): boolean =>
  tileOf(table, room) !== undefined && (room !== 'vault' || isVaultOpen(table));

const jackIn = (table: Pick<Table, 'monsters'>) => ofKind(table, JACK)[0];
const isJack = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean => jackIn(table)?.id === figure;

/** The weapons that may be studied yet, and where each is: in a hero's hands, or on the floor (BH-h48-D2). */
function weapons(seen: Seer): { card: CardID; holder: PlayerID | null; room: RoomID }[] {
  const { weapon } = seen.mine;
  return (weapon === null ? WEAPONS : [weapon]).flatMap((card) => {
    const found = whereIs(seen, [card]);
    const isOurs = found !== null && (found.holder === null || sideOf(seen.table, found.holder) === 'heroes');
    return isOurs ? [{ card, holder: found.holder, room: found.room }] : [];
  });
}

/** Might or Knowledge, by whoever is in the room with it (BH-h48-D2). */
const study = successes({
  name: 'study',
  clause: 'BH-h48',
  what: 'rolls.study',
  label: 'study',
  mark: 'studies',
  from: 5,
  tries: (seen, seat) =>
    weapons({ ...seen, mine: seen.hidden as State })
      .filter(({ room }) => room === explorerAt(seen.table, seat).room)
      .flatMap(({ card, holder }) =>
        (['might', 'knowledge'] as const).map((trait) => ({
          key: `${card} ${trait}`,
          trait,
          // In one's own hand that is its use of the turn (BH-h48-K5).
          ...(holder === seat ? { card } : {}),
          facts: { card: cardFact(card) },
        })),
      ),
  tried: (at, _seat, key) => {
    change(at as At<State>, { weapon: key.split(' ')[0] ?? null, isBound: true });
    return [];
  },
  next: () => ({ next: { kind: 'study' } }),
});

/** What of the four is in a stack or used up: that is what is looked for; nothing but the bound one, once one is (BH-h48-D2). */
const hidden = ({ table, mine }: Seer): CardID[] =>
  (mine.isBound && mine.weapon !== null ? [mine.weapon] : WEAPONS).filter(
    (card) =>
      isInDeck(table, card) || Object.values(table.discardPiles).some((cards) => cards.includes(card)),
  );

/** Looking for one. */
function searches(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const { room } = explorerAt(table, seat);
  if (sideOf(table, seat) !== 'heroes' || !ROOMS.includes(room) || !isOpen(table, room)) return [];
  if (hidden(seen).length === 0) return [];
  return task(seen, seat, {
    kind: 'search',
    args: ['search'],
    clause: 'BH-h48',
    trait: 'knowledge',
    from: SEARCH,
    what: 'rolls.search',
    label: { kind: 'search', facts: { trait: { term: 'traits.knowledge' } } },
    next: step.after('searched'),
    weight: weapons(seen).length > 0 ? 0.2 : 14,
  });
}

/** The weapon that has to be won back, where none can be looked for: what it is, and who has it. */
function inWrongHands(seen: Seer): { card: CardID; holder: PlayerID; room: RoomID } | null {
  const { table, mine } = seen;
  if (hidden(seen).length > 0) return null;
  for (const card of mine.weapon === null ? WEAPONS : [mine.weapon]) {
    const holder = holderOf(table, card);
    if (holder !== null) return { card, holder, room: explorerAt(table, holder).room };
  }
  return null;
}

/** What whoever begins a turn beside him rolls. */
const facing = (seat: PlayerID) =>
  ({ do: 'roll', seat, trait: 'sanity', use: 'haunt', what: 'rolls.dread' }) as const;

/** Whoever has no step to spare in body, or in mind, dies of it. */
const dreads = (seen: Seer): Mark[] =>
  heroes(seen.table)
    .filter((seat) => jackIn(seen.table)?.room === explorerAt(seen.table, seat).room)
    .flatMap((seat) => {
      const isMortal = HARMS.some((kind) => isDeadly(seen, seat, kind, 1));
      return lowPeril(seen, facing(seat), { upTo: STEADY - 1, ill: isMortal ? 'kills' : 'hurts' });
    });

function goals(seen: Seer): Goals {
  const { table } = seen;
  const [found] = weapons(seen);
  const studied = aimOfPart(study, seen);
  const jack = jackIn(table);
  const here = ROOMS.filter((room) => isOpen(table, room));
  const isReady = studied.isDone && found !== undefined;
  const bearer = found?.holder ?? null;
  const robbed = found === undefined ? inWrongHands(seen) : null;
  const card = found?.card ?? robbed?.card;
  const kind =
    found === undefined
      ? robbed !== null
        ? 'win-back'
        : here.length > 0
          ? 'find-weapon'
          : 'find-room'
      : !studied.isDone
        ? 'study'
        : jack === undefined
          ? 'wait'
          : 'beat';
  const rooms =
    found === undefined
      ? robbed === null
        ? here
        : [robbed.room]
      : isReady && jack !== undefined && bearer !== null
        ? [jack.room]
        : [found.room];
  /** Once it is known how, whoever bears the weapon hunts, and the others keep away. */
  const own = (seat: PlayerID): readonly RoomID[] =>
    isReady && bearer !== null && seat !== bearer ? [] : rooms;
  return {
    heroes: {
      clause: 'BH-h48',
      progress: (found === undefined ? 0 : 0.15) + 0.6 * studied.progress + (isReady ? 0.15 : 0),
      next: {
        kind,
        facts: {
          ...studied.next.facts,
          ...(card === undefined ? {} : { card: cardFact(card) }),
          room: roomFact((kind === 'beat' ? jack?.room : rooms[0]) ?? HALL),
        },
      },
      rooms,
      own: Object.fromEntries(heroes(table).map((seat) => [seat, own(seat)])),
      // Its bearer's prey, and nobody's otherwise: beaten with anything else he comes back stronger.
      ...(isReady && jack !== undefined
        ? { prey: table.turn.seat === bearer ? [jack.id] : [], ends: { [jack.id]: found.card } }
        : {}),
      ...(robbed === null ? {} : { prey: [robbed.holder] }),
    },
    traitor: hunted(seen, 'BH-h48'),
  };
}

export const stackedLikeCordwood: Haunt = hauntOf<State>({
  number: 48,
  sides: 'two',
  traitor: traitors[48],
  parts: [study],
  begin: () => ({ weapon: null, isBound: false, returns: 0, isAway: false, isSlain: false }),
  ...openSlice,
  setup: () => [step('appear')],
  monsters: {
    [JACK]: {
      sheet: ({ mine: { returns } }) => ({ speed: 3 + returns, might: 3 + returns, sanity: 3 + returns }),
    },
  },
  alters: {
    ...reaching({ 'rolls.search': SEARCH, 'rolls.dread': STEADY }),
    struck: ({ table, mine, ...seen }, { attack: { attacker, target, weapon }, margin }, so) => {
      const isBeaten = isJack(table, target) ? margin > 0 : isJack(table, attacker) && margin < 0;
      if (!isBeaten) return so;
      const isDone = aimOfPart(study, { table, mine, ...seen }).isDone;
      return isDone && isJack(table, target) && weapon !== undefined && weapon === mine.weapon
        ? [step('slay', { seat: attacker })]
        : [step('banish')];
    },
    felled: ({ table }, { monster }, so) => (isJack(table, monster.id) ? [step('banish')] : so),
  },
  steps: {
    appear: (at) => {
      addMonster(at.G, JACK, { room: HALL, side: null }, { mover: at.G.haunt?.traitor ?? null });
      change(at, { isAway: false });
      return [];
    },
    // He is gone for this turn, and comes back stronger (BH-h48-D3, D4).
    banish: (at) => {
      at.G.monsters = at.G.monsters.filter(({ kind }) => kind !== JACK);
      change(at, { isAway: true, returns: at.mine.returns + 1 });
      say(at.G, 'jack-falls', null);
      return [];
    },
    slay: (at, { seat = null }) => {
      at.G.monsters = at.G.monsters.filter(({ kind }) => kind !== JACK);
      change(at, { isSlain: true });
      say(at.G, 'jack-ends', seat);
      return [];
    },
    searched: (at, { seat = '', total }) => {
      const { G } = at;
      if (total < SEARCH) {
        say(G, 'task-failed', seat, { task: { term: 'rolls.search' } });
        return [];
      }
      return [
        pick(
          'BH-h48',
          hidden(at).map((card) => ({
            key: card,
            label: 'fetch-weapon',
            facts: { card: cardFact(card) },
            next: [step('fetch', { seat, card })],
            weight: card === 'axe' || card === 'spear' ? 3 : 1,
          })),
        ),
      ];
    },
    fetch: (at, { seat = '', card }) => {
      change(at, { weapon: card });
      return [{ do: 'fetch', seat, card }];
    },
    // The hero says which of each two falls (BH-h48-D5).
    dread: ({ G }, { seat = '', total }) =>
      total >= STEADY || !isAlive(explorerAt(G, seat))
        ? []
        : [
            { ...choose(-1, ['sanity', 'knowledge']), source: TERM },
            { ...choose(-1, ['speed', 'might']), source: TERM },
          ],
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnDue: ({ G, mine }, { seat }) => (mine.isAway && seat === G.haunt?.traitor ? [step('appear')] : []),
    turnBegan: ({ G }, { seat }) =>
      sideOf(G, seat) === 'heroes' && jackIn(G)?.room === explorerAt(G, seat).room
        ? [{ ...facing(seat), next: step.after('dread', { seat }) }]
        : [],
  },
  offers: { turn: (seen, { seat }) => searches(seen, seat) },
  marks: dreads,
  won: ({ mine }) => (mine.isSlain ? ['heroes'] : []),
  goals,
});
