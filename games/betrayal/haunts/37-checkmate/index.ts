import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/adjacent';
import { change, hauntOf, openSlice } from '../../parts/haunt';
import { traitorOf } from '../../parts/heroes';
import { lose, pick } from '../../parts/steps';
import { task, tellTask } from '../../parts/task';
import { traitors } from '../../parts/traitors-by-haunt';
import { isInDeck, layDown, takeFrom } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { BetrayalG, Step } from '../../rules/state';
import type { Haunt, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { goals } from './goals';
import {
  CLAUSE,
  companions,
  DEATH,
  deathDice,
  deathIn,
  diceOfSeal,
  inOrder,
  isDeath,
  isSeal,
  isShutOut,
  mayHoldSeal,
  players,
  reply,
  SEAL_ROOMS,
  type Seer,
  type State,
  sealOf,
  sealsOf,
  skill,
} from './state';

/** Death plays chess with whoever knows most of those who keep it company; five Holy Seals make its hand unsure. */

const TERM = 'haunts.37.monsters.death';
const SEAL_ROLL = 'rolls.seal';
const BREAK = 'seal';
/** What a Seal takes to break: the heroes' secret. */
const FROM = 4;

/** A Seal comes with its room (BH-h37-K3), and lies in front of the Vault's door (BH-g30). */
function lay(G: BetrayalG, room: RoomID): void {
  if (!SEAL_ROOMS.includes(room) || !isInDeck(G, sealOf(room))) return;
  layDown(G, { room, side: null }, [sealOf(room)]);
  say(G, 'seal-lies', null, { card: cardFact(sealOf(room)), room: roomFact(room) });
}

/** One try a turn, with a Seal that was not picked up or handed over in it (BH33, BH-h37-D3). */
function breaking(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const held = sealsOf(table, seat);
  const [fresh] = held;
  if (fresh === undefined || sideOf(table, seat) !== 'heroes') return [];
  const ripe = held.find((card) => !table.turn.usedCards.includes(card));
  const args = [BREAK];
  const label = {
    kind: 'break-seal',
    facts: { card: cardFact(fresh), trait: { term: 'traits.sanity' }, dice: diceOfSeal(table) },
  };
  const reason = isDone(table, BREAK) ? 'seal-tried' : 'seal-fresh';
  if (isDone(table, BREAK) || ripe === undefined)
    return [{ move: 'use', args, clause: CLAUSE, label, not: { reason, clause: CLAUSE }, next: [] }];
  return task(seen, seat, {
    kind: BREAK,
    args,
    clause: CLAUSE,
    trait: 'sanity',
    card: ripe,
    from: FROM,
    what: SEAL_ROLL,
    label,
    next: { do: 'haunt/tried', card: ripe },
    weight: 30,
  });
}

/** What the traitor finds shut: the room where Death sits, and Seals on the floor (BH-h37-D5). */
function shut(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  if (!isTraitor(table, seat)) return [];
  const here = placeOf(table, seat);
  const rooms = adjacent(seen, here).filter(({ room }) => isShutOut(table, seat, room));
  const lying = table.piles.filter((pile) => samePlace(pile, here)).flatMap(({ cards }) => cards);
  return [
    ...rooms.slice(0, 1).map(
      ({ room }): Option => ({
        move: 'go',
        args: [room],
        clause: CLAUSE,
        label: { kind: 'go', facts: { room: roomFact(room), count: 1 } },
        not: { reason: 'death-bars', clause: CLAUSE },
        next: [],
      }),
    ),
    ...lying.filter(isSeal).map(
      (card): Option => ({
        move: 'take',
        args: [card],
        clause: CLAUSE,
        label: { kind: 'take', facts: { card: cardFact(card) } },
        not: { reason: 'seal-burns', clause: CLAUSE },
        next: [],
      }),
    ),
  ];
}

/** Where Death may sit down: rooms with a hero in them, of the traitor's choice (BH-h37-D1). */
function seats(seen: Seer): Step[] {
  const { table } = seen;
  const rooms = [...new Set(inOrder(table).map((seat) => explorerAt(table, seat).room))];
  const ways = rooms.map((room) => {
    const there = inOrder(table).filter((seat) => explorerAt(table, seat).room === room);
    const best = Math.max(...there.map((seat) => skill(seen, seat)));
    const next: Step[] = [{ do: 'haunt/appear', room }];
    return {
      key: room,
      label: 'sit-in',
      facts: { room: roomFact(room) },
      next,
      weight: 10 / (1 + best) ** 2,
    };
  });
  const [only] = ways;
  return ways.length === 1 && only !== undefined
    ? only.next
    : [{ ...pick(CLAUSE, ways), seat: traitorOf(table) }];
}

/** What a lost game costs every hero, wherever (BH-h37-R). */
const losses = (G: BetrayalG, margin: number): Step[] =>
  inOrder(G).flatMap((seat) => [
    ...(margin <= 2 || margin >= 5 ? [{ ...lose('sanity'), seat, source: TERM }] : []),
    ...(margin >= 3 ? [{ ...lose('might'), seat, source: TERM }] : []),
  ]);

const isUntouchable = ({ table }: Seen, attacker: string, target: string): boolean =>
  isDeath(table, attacker) ||
  isDeath(table, target) ||
  (!isMonster(target) && isShutOut(table, attacker, explorerAt(table, target).room));

export const checkmate: Haunt = hauntOf<State>({
  number: 37,
  sides: 'two',
  traitor: traitors[37],
  parts: [],
  begin: () => ({ broken: 0, isBeaten: false, isForsaken: false }),
  ...openSlice,
  things: { seal: { deck: 'quest', clause: CLAUSE, isItem: true } },
  setup: (at) => [...seats(at), { do: 'haunt/lay-all' }],
  monsters: {
    [DEATH]: {
      sheet: (seen) => ({ knowledge: deathDice(seen) }),
      goes: 'own',
      isThing: true,
      rerollsBlanks: true,
      menace: () => 0,
    },
  },
  alters: {
    holds: (seen, { seat, card }, so) => so && (!isSeal(card) || mayHoldSeal(seen, seat, card)),
    waysOut: ({ table }, { figure }, so) =>
      figure === '' ? so : so.filter(({ to }) => to === null || !isShutOut(table, figure, to.room)),
    // Nothing moves Death, and nothing takes the traitor into its room (BH-h37-D5, BH-h37-K4).
    moved: ({ table }, { figure, to }, so) =>
      so &&
      !isDeath(table, figure) &&
      (to === undefined || placeOf(table, figure).room === to.room || !isShutOut(table, figure, to.room)),
    foes: (seen, { attacker, target }, so) => so && !isUntouchable(seen, attacker, target),
    felled: ({ table }, { monster }, so) => (isDeath(table, monster.id) ? [] : so),
  },
  steps: {
    appear: ({ G }, { room }) => {
      const sitting = inOrder(G).find((seat) => explorerAt(G, seat).room === room);
      const side = sitting === undefined ? null : explorerAt(G, sitting).side;
      addMonster(G, DEATH, { room: String(room), side }, null);
      return [];
    },
    'lay-all': ({ G }) => {
      for (const room of roomsInPlay(G, SEAL_ROOMS)) lay(G, room);
      return [];
    },
    // Death has the first move, so that the answer is given in the knowledge of it (BH-h37-K1).
    play: ({ G }, { seat }) => [
      {
        do: 'roll',
        seat: deathIn(G)?.id,
        trait: 'knowledge',
        use: 'attack',
        what: 'rolls.chess',
        next: { do: 'haunt/reply', seat },
      },
    ],
    reply: (at, { seat = '', total }) => [
      { ...reply(at, seat), next: { do: 'haunt/judge', seat, attacked: total } },
    ],
    judge: (at, { seat = '', attacked, total }) => {
      const margin = Number(attacked) - Number(total);
      if (margin < 0) change(at, { isBeaten: true });
      say(at.G, margin < 0 ? 'mate' : margin === 0 ? 'draw-game' : 'lost-game', seat, {
        points: Math.abs(margin),
      });
      return margin > 0 ? losses(at.G, margin) : [];
    },
    tried: (at, { seat = '', card, total }) => {
      const { G, mine } = at;
      const seal = card as CardID;
      if (Number(total) < FROM) {
        tellTask(G, seat, SEAL_ROLL, null);
        return [];
      }
      const after = takeFrom(at, seat, seal, 'discard');
      G.gone.push(seal);
      const broken = mine.broken + 1;
      change(at, { broken });
      say(G, 'seal-breaks', seat, {
        card: cardFact(seal),
        dice: deathDice({ table: G, mine: { ...mine, broken } }),
      });
      return after;
    },
  },
  on: {
    laid: ({ G }, { room }) => {
      lay(G, room);
      return [];
    },
    // Looked at now and never after: whoever dies of the game is missed in the next round (BH-h37-D4).
    monstersTurnBegan: (at) => {
      const { G } = at;
      if (companions(G).length === 0) {
        change(at, { isForsaken: true });
        say(G, 'forsaken', null);
        return [];
      }
      const [player, other] = players(at);
      if (other === undefined) return [{ do: 'haunt/play', seat: player }];
      const ways = players(at).map((seat) => ({
        key: seat,
        label: 'play-death',
        facts: { target: { seat }, dice: skill(at, seat), against: deathDice(at) },
        next: [{ do: 'haunt/play', seat }],
        weight: 1 + skill(at, seat),
      }));
      // The heroes', by the first of them who lives (BH-h37-K2).
      return [{ ...pick(CLAUSE, ways), seat: inOrder(G)[0] ?? player }];
    },
  },
  offers: { turn: (seen, { seat }) => [...breaking(seen, seat), ...shut(seen, seat)] },
  won: ({ mine }) => [
    ...(mine.isBeaten ? (['heroes'] as const) : []),
    ...(mine.isForsaken ? (['traitor'] as const) : []),
  ],
  goals,
  marks: (seen) => [{ on: 'haunt', word: 'seals', value: seen.mine.broken }],
});
