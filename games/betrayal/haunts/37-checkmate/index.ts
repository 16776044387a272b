import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { reaching } from '../../parts/cards/reaching';
import { lose, pickFor } from '../../parts/cards/steps';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { holderOf, isInDeck, layDown, takeFrom } from '../../rules/cards';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Not, Option } from '../../rules/option';
import type { Table } from '../../rules/state';
import { type Laid, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { waysFrom } from '../../rules/ways';
import { deathDice, diceOfSeal, opening, players, reply, skill } from './chess';
import { goals } from './goals';
import { isSeal, SEAL_ROOMS, sealOf, sealsOf } from './seals';
import { CLAUSE, companions, DEATH, inOrder, isDeath, isShutOut, type Seer, type State } from './state';

/** Death plays chess with whoever knows most of those who keep it company; five Holy Seals make its hand unsure. */

const step = stepsOf<{
  appear: Nothing;
  lay: Laid;
  play: Nothing;
  reply: Rolled;
  judge: Rolled & { attacked: number };
  tried: Rolled & { card: CardID };
}>('haunt');

const TERM = 'haunts.37.monsters.death';
const SEAL_ROLL = 'rolls.seal';
const BREAK = 'seal';
/** Whose ways nothing shuts. */
const NOBODY = '';
/** What a Seal takes to break: the heroes' secret. */
const FROM = 4;

/** Something that is shown with the reason why it may not be done. */
const barred = (move: Option['move'], arg: string, not: Not, facts: Facts, kind: string = move): Option => {
  return { move, args: [arg], clause: CLAUSE, label: { kind, facts }, not, next: [] };
};

/** One try a turn, with a Seal that was not picked up or handed over in it, as long as Death has dice (BH33, BH-h37-D3). */
function breaking(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const held = sealsOf(table, seat);
  const isOver = deathDice(table, mine.broken) === 0;
  if (held[0] === undefined || sideOf(table, seat) !== 'heroes' || isOver) return [];
  const card = held.find((one) => !table.turn.usedCards.includes(one));
  const trait = 'sanity';
  const facts = { card: cardFact(held[0]), trait: traitFact(trait), dice: diceOfSeal(table) };
  const label = { kind: 'break-seal', facts };
  if (isDone(table, BREAK))
    return [barred('use', BREAK, { reason: 'seal-tried', clause: CLAUSE }, facts, label.kind)];
  if (card === undefined)
    return [barred('use', BREAK, { reason: 'seal-fresh', clause: CLAUSE }, facts, label.kind)];
  const next = step.after('tried', { card });
  const roll = { kind: BREAK, args: [BREAK], clause: CLAUSE, trait, from: FROM, what: SEAL_ROLL } as const;
  return task(seen, seat, { ...roll, card, label, next, weight: 30 });
}

/** What the traitor finds shut: the room where Death sits, and Seals on the floor (BH-h37-D5). */
function shut(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  if (!isTraitor(table, seat)) return [];
  const here = placeOf(table, seat);
  const beside = new Set(waysFrom(seen, NOBODY, here).flatMap(({ to }) => to?.room ?? []));
  const lying = table.piles.flatMap((pile) => (samePlace(pile, here) ? pile.cards.filter(isSeal) : []));
  const noEntry = { reason: 'death-bars', clause: CLAUSE } as const;
  const noSeal = { reason: 'seal-burns', clause: CLAUSE } as const;
  return [
    ...[...beside]
      .filter((room) => isShutOut(table, seat, room))
      .map((room) => barred('go', room, noEntry, { room: roomFact(room), count: 1 })),
    ...lying.map((card) => barred('take', card, noSeal, { card: cardFact(card) })),
  ];
}

/** Where Death may sit down: rooms with a hero in them, of the traitor's choice (BH-h37-D1). */
function seating(seen: Seer): readonly Step[] {
  const places = new Map(inOrder(seen.table).map((seat) => [explorerAt(seen.table, seat).room, seat]));
  const ways = [...places].map(([room, seat]) => ({
    key: room,
    label: 'sit-in',
    facts: { room: roomFact(room) },
    next: [step('appear', { seat })],
    weight: 9 / (1 + skill(seen, seat)),
  }));
  return pickFor(traitorOf(seen.table), CLAUSE, ways);
}

/** The heroes', by the first of them who lives (BH-h37-K2). */
const playing = (seen: Seer): readonly Step[] =>
  pickFor(
    inOrder(seen.table)[0] ?? '',
    CLAUSE,
    players(seen).map((seat) => ({
      key: seat,
      label: 'play-death',
      facts: { target: { seat }, dice: skill(seen, seat), against: deathDice(seen.table, seen.mine.broken) },
      next: [step('play', { seat })],
      weight: 1 + skill(seen, seat),
    })),
  );

/** What a lost game costs every hero, wherever (BH-h37-R). */
const losses = (table: Table, margin: number): Step[] =>
  inOrder(table).flatMap((seat) => [
    ...(margin <= 2 || margin >= 5 ? [{ ...lose('sanity'), seat, source: TERM }] : []),
    ...(margin >= 3 ? [{ ...lose('might'), seat, source: TERM }] : []),
  ]);

/** Whoever sits with Death, for the traitor and his cards (BH-h37-D5, BH-h37-D6). */
const isOutOfTouch = (table: Table, by: string, figure: FigureID): boolean =>
  !isMonster(figure) && isShutOut(table, by, explorerAt(table, figure).room);

/** From attacks: Death by anybody, and whoever is out of the traitor's touch. */
const isSafe = ({ table }: Seen, attacker: FigureID, target: FigureID): boolean =>
  isDeath(table, target) || isOutOfTouch(table, attacker, target);

const seal = (room: RoomID): Step => step('lay', { room });

export const checkmate: Haunt = hauntOf<State>({
  number: 37,
  sides: 'two',
  traitor: traitors[37],
  parts: [],
  begin: () => ({ broken: 0, isBeaten: false, isForsaken: false }),
  ...openSlice,
  things: { seal: { deck: 'quest', clause: CLAUSE, isItem: true } },
  setup: (at) => [...seating(at), ...roomsInPlay(at.table, SEAL_ROOMS).map(seal)],
  monsters: {
    [DEATH]: {
      sheet: ({ table, mine }) => ({ knowledge: deathDice(table, mine.broken) }),
      isObject: true,
      rerollsBlanks: true,
    },
  },
  alters: {
    ...reaching({ [SEAL_ROLL]: FROM }),
    // The traitor may rob a hand, and takes nothing off the floor (BH-g6, BH-h37-D5).
    holds: ({ table }, { seat, card, from }, so) =>
      so &&
      !(isSeal(card) && holderOf(table, card) === null && isTraitor(table, seat)) &&
      !(from !== undefined && isOutOfTouch(table, seat, from)),
    waysOut: ({ table }, { figure }, so) =>
      so.filter(({ to }) => to === null || !isShutOut(table, figure, to.room)),
    // Nothing moves Death, nothing takes the traitor into its room, and no card of his a hero out of it (BH-h37-D5, BH-h37-D6, BH-h37-K4).
    moved: ({ table }, { figure, to, whose }, so) =>
      so &&
      !isDeath(table, figure) &&
      !(to !== undefined && isShutOut(table, figure, to.room)) &&
      !(whose !== undefined && isOutOfTouch(table, whose, figure)),
    foes: (seen, { attacker, target }, so) => so && !isSafe(seen, attacker, target),
    felled: ({ table }, { monster }, so) => (isDeath(table, monster.id) ? [] : so),
  },
  steps: {
    appear: ({ G }, { seat = '' }) => {
      addMonster(G, DEATH, placeOf(G, seat), { mover: null });
      return [];
    },
    // Once for each (BH-h37-K3), in front of the Vault's door (BH-g30).
    lay: ({ G }, { room }) => {
      const card = sealOf(room);
      if (!isInDeck(G, card)) return [];
      layDown(G, { room, side: null }, [card]);
      say(G, 'seal-lies', null, { card: cardFact(card), room: roomFact(room) });
      return [];
    },
    // Death has the first move, so that the answer is given in the knowledge of it (BH-h37-K1).
    play: ({ G }, { seat }) => [{ ...opening(G), next: step.after('reply', { seat }) }],
    reply: ({ G }, { seat = '', total }) => [
      { ...reply(G, seat), next: step.after('judge', { seat, attacked: total }) },
    ],
    judge: (at, { seat = '', attacked, total }) => {
      const margin = attacked - total;
      const kind = margin < 0 ? 'mate' : margin === 0 ? 'draw-game' : 'lost-game';
      change(at, { isBeaten: margin < 0 });
      say(at.G, kind, seat, { points: Math.abs(margin) });
      return margin > 0 ? losses(at.G, margin) : [];
    },
    tried: (at, { seat = '', card, total }) => {
      const { G } = at;
      if (total < FROM) {
        tellTask(G, seat, SEAL_ROLL, null);
        return [];
      }
      const broken = at.mine.broken + 1;
      const after = takeFrom(at, seat, card, 'discard');
      G.gone.push(card);
      change(at, { broken });
      say(G, 'seal-breaks', seat, { card: cardFact(card), dice: deathDice(G, broken) });
      return after;
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    laid: (_at, { room }) => (SEAL_ROOMS.includes(room) ? [seal(room)] : []),
    // Looked at now and never after: whoever dies of the game is missed in the next round (BH-h37-D4).
    monstersTurnBegan: (at) => {
      if (companions(at.G).length > 0) return playing(at);
      change(at, { isForsaken: true });
      say(at.G, 'forsaken', null);
      return [];
    },
  },
  offers: { turn: (seen, { seat }) => [...breaking(seen, seat), ...shut(seen, seat)] },
  won: ({ mine: { isBeaten, isForsaken } }) => (isBeaten ? ['heroes'] : isForsaken ? ['traitor'] : []),
  goals,
  marks: ({ mine }) => [{ on: 'haunt', word: 'seals', value: mine.broken }],
});
