import type { Json, PlayerID } from '@/kit/action';
import { cardOf, holderOf } from './cards';
import { type CardID, HAUNT_DICE, type RoomID, type Side } from './components';
import { clockwiseFrom, explorerAt } from './figures';
import { roomsInPlay } from './house';
import { room as roomFact, say } from './journal';
import type { BetrayalG, HauntTable } from './state';
import type { Step } from './step';
import type { At, Resolver, Seen } from './thing';
import { HAUNT, happen } from './things';
import { nearestOf } from './ways';

/** How a haunt breaks out (BH30 to BH32, BH48 to BH52, BH157 to BH160). */

/** A roll for each omen of this turn, in the order drawn; the first that succeeds ends it (BH31, BH107). */
const rollForOmens: Resolver<'roll-for-omens'> = ({ G }) => {
  const [omen, ...others] = G.turn.omens;
  if (omen === undefined || G.stage !== 'exploring') return [];
  G.turn.omens = others;
  const { seat, card, room } = omen;
  return [
    {
      do: 'roll',
      seat,
      dice: HAUNT_DICE,
      use: 'haunt',
      what: 'rolls.haunt',
      next: { do: 'haunt-rolled', seat, card, room },
    },
    { do: 'roll-for-omens' },
  ];
};

/** Less than the omens drawn, and the haunt begins (BH30); whoever has rolled is the revealer (BH32). */
const hauntRolled: Resolver<'haunt-rolled'> = ({ G }, step) => {
  const { card, room } = step;
  if (step.total >= G.omensDrawn) {
    say(G, 'haunt-holds', null, { total: step.total, omens: G.omensDrawn });
    return [];
  }
  G.turn.woke = { omens: G.omensDrawn, roll: step.total };
  return [{ do: 'look-up', card, room }];
};

/** After thirty rounds the house does not wait any longer (BH157): with the omen drawn last, or the next one. */
const overdue: Resolver<'overdue'> = ({ G }, step) => {
  if (G.lastOmen !== null) return [{ do: 'look-up', ...G.lastOmen }];
  const [card] = G.decks.omen;
  if (card === undefined) throw new RangeError('no omen anywhere');
  const seat = step.seat ?? '';
  return [
    { do: 'draw', deck: 'omen', seat },
    { do: 'look-up', seat, card, room: explorerAt(G, seat).room },
  ];
};

/** The omen room that counts: where it was drawn, or the one with the fewest steps (BH48, BH110); with none there any row (BH164). */
function omenRooms(seen: Seen, room: RoomID, row: Readonly<Record<RoomID, number>>): RoomID[] {
  if (row[room] !== undefined) return [room];
  const { table } = seen;
  const rooms = roomsInPlay(table, Object.keys(row));
  return rooms.length > 0 ? nearestOf(seen, room, rooms) : Object.keys(row);
}

/** The chart is looked up (BH48, BH-chart). */
const lookUp: Resolver<'look-up'> = (at, step) => {
  const { card: omen } = step;
  const row = at.box.chart[omen] ?? {};
  const rooms = omenRooms(at, step.room, row);
  return [
    {
      do: 'ask',
      kind: 'pick',
      clause: 'BH48',
      of: rooms.map((room) => ({
        key: room,
        label: 'omen-room',
        facts: { room: roomFact(room) },
        next: [{ do: 'begin-haunt', card: omen, room, number: row[room] ?? 0 }],
      })),
    },
  ];
};

const inBox = ({ box }: At): number[] => Object.keys(box.haunts).map(Number);

/** By omen, the haunts of the box that the chart has for it. */
function inBoxFor(at: At, omens: readonly CardID[]): number[] {
  const numbers = omens.flatMap((omen) => Object.values(at.box.chart[omen] ?? {}));
  return inBox(at).filter((number) => numbers.includes(number));
}

/** The haunt that begins: by the chart, or one that was chosen; what is not in the box is drawn by lot (BH159). */
function numberOf(at: At, charted: number): { number: number; isSubstitute: boolean } {
  const { G, box } = at;
  if (G.options.haunt !== 'chart') return { number: Number(G.options.haunt), isSubstitute: false };
  if (inBox(at).includes(charted)) return { number: charted, isSubstitute: false };
  const held = G.explorers.flatMap(({ cards }) => cards.filter((card) => cardOf(box, card).deck === 'omen'));
  const fitting = inBoxFor(at, held);
  const lot = fitting.length > 0 ? fitting : inBox(at);
  return { number: at.random.Shuffle(lot)[0] ?? 0, isSubstitute: true };
}

/** The omen that a haunt needs is taken out of the stack, or from whoever holds it, by the revealer (BH160). */
function omenFor(at: At, number: number, omen: CardID, revealer: PlayerID): Step[] {
  const { G, box } = at;
  const fits = (card: CardID) => Object.values(box.chart[card] ?? {}).includes(number);
  if (fits(omen) || !Object.keys(box.chart).some(fits)) return [];
  const wanted = Object.keys(box.chart).find((card) => fits(card) && holderOf(G, card) === revealer);
  if (wanted !== undefined) return [];
  const [card] = at.random.Shuffle(Object.keys(box.chart).filter(fits));
  if (card === undefined) return [];
  const holder = holderOf(G, card);
  if (holder !== null)
    return [
      { do: 'hand-over', seat: holder, card, to: revealer, how: 'trade', source: `haunts.${number}.title` },
    ];
  if (G.decks.omen.includes(card)) G.omensDrawn++;
  return [{ do: 'fetch', seat: revealer, card }];
}

const beginHaunt: Resolver<'begin-haunt'> = (at, step) => {
  const { card: omen, seat: revealer = '' } = step;
  const { number, isSubstitute } = numberOf(at, step.number);
  return [
    ...omenFor(at, number, omen, revealer),
    { do: 'choose-sides', seat: revealer, number, omen, room: step.room, isSubstitute },
  ];
};

/** Who becomes the traitor (BH49), who reads which book (BH50), who begins (BH52). */
const chooseSides: Resolver<'choose-sides'> = (at, step) => {
  const { G, box } = at;
  const { number, omen, room, isSubstitute, seat: revealer = '' } = step;
  const kind = box.haunts[number];
  if (kind === undefined) throw new RangeError(`no haunt ${number} in the box`);
  const traitor = kind.traitor(at, revealer, [revealer, ...clockwiseFrom(G, revealer).slice(0, -1)]);
  const sides = G.explorers.map((_, seat): Side => {
    if (kind.sides === 'each') return String(seat);
    return String(seat) === traitor ? 'traitor' : 'heroes';
  });
  const haunt: HauntTable = {
    number,
    revealer,
    omen,
    room,
    began: { room: explorerAt(G, revealer).room, omens: G.omensDrawn, roll: null, ...G.turn.woke },
    traitor,
    sides,
    kind: kind.sides,
    players: G.explorers.length,
    heroCount: sides.filter((side) => side !== 'traitor').length,
    isOpen: kind.isOpen === true,
    read: [],
    isSubstitute,
  };
  G.haunt = haunt;
  G.stage = 'haunt';
  G.round = 0;
  G.first = String((Number(traitor ?? revealer) + 1) % G.explorers.length);
  G.hidden = kind.begin({ ...at, mine: null, self: HAUNT }) as Json;
  say(G, haunt.isSubstitute ? 'substitute' : 'haunt', revealer, {
    haunt: { term: `haunts.${number}.title` },
  });
  if (traitor !== null) say(G, 'traitor', traitor);
  return [
    ...happen(at, 'hauntBegan', {}),
    ...readers(G).map((seat): Step => ({ do: 'ask', kind: 'read', seat })),
    { do: 'set-up' },
    { do: 'begin-turns' },
  ];
};

/** Somebody of each side reads its book, the traitor first; one that lies open is read once, where sides are hidden everybody reads. */
function readers({ haunt, first }: BetrayalG): PlayerID[] {
  if (haunt === null) return [];
  const seats = haunt.sides.map((_, n) => String((Number(first) + n) % haunt.sides.length));
  if (haunt.kind === 'hidden') return seats;
  const found = new Map<Side, PlayerID>();
  for (const seat of haunt.traitor === null ? seats : [haunt.traitor, ...seats]) {
    const side = haunt.sides[Number(seat)];
    if (side !== undefined && !found.has(side)) found.set(side, seat);
  }
  return [...found.values()].slice(0, haunt.isOpen ? 1 : undefined);
}

const read: Resolver<'read'> = ({ G }, step) => {
  const { haunt } = G;
  const own = (haunt?.sides ?? []).map((side, seat) => (haunt?.kind === 'hidden' ? String(seat) : side));
  haunt?.read.push(...own.filter((_, seat) => haunt.isOpen || String(seat) === step.seat));
  say(G, 'read', step.seat ?? null);
  return [];
};

/** As the books say, the traitor's first (BH51). */
const setUp: Resolver<'set-up'> = (at) => {
  const { G } = at;
  const kind = G.haunt === null ? undefined : at.box.haunts[G.haunt.number];
  const steps = kind?.setup?.({ ...at, mine: G.hidden, self: HAUNT }) ?? [];
  return steps.map((step) => ({ source: `haunts.${G.haunt?.number ?? 0}.title`, ...step }));
};

/**
 * A seat comes to the other side (BH-g22): its turn is over, it is given that side's book, and wins and loses with it
 * from now on. The first traitor is the one by whom its side's clock runs.
 */
const turnCoat: Resolver<'turn-coat'> = (at, { seat = '', to }) => {
  const { haunt } = at.G;
  if (haunt === null) throw new RangeError('nobody changes sides before the haunt');
  say(at.G, 'turns-coat', seat);
  if (at.G.turn.seat === seat) at.G.turn.isEnding = true;
  return [...joining(at, haunt, seat, to as Side), { do: 'ask', kind: 'read', seat }];
};

/** A hidden traitor is known from now on, at any moment of its turn, which goes on (BH81). */
const reveal: Resolver<'reveal'> = (at, { seat = '' }) => {
  const { haunt } = at.G;
  if (haunt?.kind !== 'hidden' || haunt.traitor !== null) throw new RangeError('no traitor is hidden');
  say(at.G, 'revealed', seat);
  return joining(at, haunt, seat, 'traitor');
};

/** One of several hidden traitors is known from now on; whether others are hidden still nobody can tell, and no clock runs by it. */
const unmask: Resolver<'unmask'> = ({ G: { haunt } }, { seat = '' }) => {
  if (haunt !== null) haunt.sides[Number(seat)] = 'traitor';
  return [];
};

function joining(at: At, haunt: HauntTable, seat: PlayerID, to: Side): Step[] {
  haunt.sides[Number(seat)] = to;
  if (to === 'traitor') haunt.traitor ??= seat;
  return happen(at, 'turned', { seat, to });
}

/** The turn that revealed the haunt is over with all that was to come in it; the first of the haunt: left of the traitor, or of the revealer where there is none (BH52, BH-g15). */
const beginTurns: Resolver<'begin-turns'> = ({ G }) => {
  G.agenda = [];
  return [{ do: 'next-turn', seat: String((Number(G.first) + G.explorers.length - 1) % G.explorers.length) }];
};

export const hauntingSteps = {
  'roll-for-omens': rollForOmens,
  'haunt-rolled': hauntRolled,
  overdue,
  'look-up': lookUp,
  'begin-haunt': beginHaunt,
  'choose-sides': chooseSides,
  read,
  'set-up': setUp,
  'turn-coat': turnCoat,
  reveal,
  unmask,
  'begin-turns': beginTurns,
};
