import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { harmDice, mark, pickFor } from '../../parts/cards/steps';
import { weapon } from '../../parts/cards/weapon';
import { change, deed } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { step as loot, lootOf, thief } from '../../parts/haunts/thief';
import { attackOption } from '../../rules/attacks';
import { takeFrom, takeTop } from '../../rules/cards';
import type { CardID } from '../../rules/components';
import { explorerAt, isTraitor, placeOf } from '../../rules/figures';
import { roomOf, samePlace } from '../../rules/house';
import { card as cardFact, figure as figureFact, room as roomFact, say, sourceIn } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Not, Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import type { Monster } from '../../rules/state';
import { type Laid, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { looseCards } from '../../rules/trading';
import { isDone } from '../../rules/turn';
import { CLAUSE, GHOST, ghostIn, isGhost, JUNK, type Seer, STORES, type State } from './state';

/** What the Poltergeist takes, and what is done to it. */

const MOST = 12;
const REVOLVER: CardID = 'revolver';
/** With these it is attacked by Sanity; so it is with the Ring, by its own words. */
const CHARMS: readonly CardID[] = ['skull', 'bell'];
/** It has no use for more items than these, and had rather do harm. */
const SATED = 8;

export const poltergeist = stepsOf<{
  hand: { card: CardID };
  weaken: { by: number };
  scatter: Nothing;
  gather: Laid & { track: number };
}>('haunt');

/** Each item is worth one of its track (BH-h17-D5). */
export const hands = thief({
  kind: GHOST,
  clause: CLAUSE,
  count: (at, by) => {
    const track = Math.min(MOST, Math.max(0, (at.G.hidden as State).track + by));
    change<State>(at as At<State>, { track });
    return { track };
  },
  greed: ({ hidden }, margin) => ((hidden as State).track < SATED ? 4 / margin : 0.1),
});

/** At the end of its turn it draws an item where such are kept. */
export function rummage(at: At): readonly Step[] {
  const ghost = ghostIn(at.G);
  const card = ghost !== undefined && STORES.includes(ghost.room) ? takeTop(at, 'item') : undefined;
  if (card !== undefined)
    hands.keep(at, [card], 'ghost-draws', undefined, { room: roomFact(ghost?.room ?? '') });
  return [];
}

/** What comes of an attack by it, or on it (BH-h17-R, BH-h17-D6). */
export function struck(
  seen: Seer,
  { attack, margin }: Questions['struck']['asked'],
  so: readonly Step[],
): readonly Step[] {
  const { attacker, target, trait } = attack;
  if (isGhost(seen.table, attacker)) return margin < 0 ? [] : hands.robbing(seen, target, margin, so);
  if (!isGhost(seen.table, target) || margin === 0) return so;
  const isOfMind = trait === 'sanity';
  const source = sourceIn(seen.table, target);
  const harm = { ...harmDice(isOfMind ? 'mental' : 'physical', 1), source, isAttack: true };
  if (margin < 0) return [{ ...harm, seat: attacker }];
  const [seat, by] = [attacker, margin];
  return [isOfMind ? poltergeist('weaken', { seat, by }) : loot('win-back', { seat })];
}

/** Might goes through it, also that of an attack which a card orders (BH170), and so do bullets. */
export const isImmune = (
  { table }: Seen,
  { target, trait = 'might', weapon }: Questions['foes']['asked'],
): boolean => isGhost(table, target) && (trait === 'might' || weapon === REVOLVER);

/** Where it may re-form: rooms with an omen; where there is none, the Entrance Hall (BH-h17-K2). */
function gatherings({ table, box }: Pick<Seen, 'table' | 'box'>) {
  const omens = table.tiles.filter(({ room, isLost }) => !isLost && roomOf(box, room).symbol === 'omen');
  const rooms = omens.length > 0 ? omens.map(({ room }) => room) : [box.start.room];
  return rooms.map((room) => {
    const track = room === JUNK ? 4 : 3;
    const facts = { room: roomFact(room), track };
    return { key: room, label: 'gather', facts, next: [poltergeist('gather', { room, track })] };
  });
}

/** Scattered, it has to come back when the monsters' turn begins (BH-h17-K2). */
export function comeBack({ G, box }: At): readonly Step[] {
  return pickFor(traitorOf(G), CLAUSE, gatherings({ table: G, box }));
}

/** Or of its own choice, before it has done anything: walked, fallen, attacked or re-formed (BH-h17-D3, BH-h17-K3). */
export const gatherOptions = (seen: Seer, { id, hasMoved }: Readonly<Monster>): Option[] =>
  (hasMoved || isDone(seen.table, id) ? [] : gatherings(seen)).map(({ key, label, facts, next }) => {
    const weight = Math.max(0.01, 2 * (facts.track - seen.mine.track));
    return deed(CLAUSE, label, { args: [id, key], facts, next, weight });
  });

/** What a hero may do to it, and what not. */
function attacks(seen: Seer, seat: PlayerID, { id }: Readonly<Monster>): Option[] {
  const { table } = seen;
  if (table.turn.hasAttacked || consult(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
  const { cards } = explorerAt(table, seat);
  const facts = { target: figureFact(table, id) };
  const grab = attackOption(seen, { attacker: seat, target: id, trait: 'speed' });
  const barred = (args: readonly string[], kind: string, not: Not, more: Facts = {}): Option => ({
    move: 'attack',
    args: [id, ...args],
    clause: CLAUSE,
    label: { kind, facts: { ...facts, ...more } },
    not,
    next: [],
  });
  const noBody = { reason: 'no-body', clause: CLAUSE } as const;
  return [
    lootOf(seen.hidden).length > 0
      ? { ...grab, clause: CLAUSE, label: { kind: 'grab', facts }, weight: 3 }
      : barred(['speed'], 'grab', { reason: 'holds-nothing', clause: CLAUSE }),
    ...CHARMS.flatMap((name) => {
      const self = { name, holder: cards.includes(name) ? seat : null, rooms: [] };
      const armed = weapon(name, 0, { trait: 'sanity' }).offers?.turn?.(seen, { seat }, self) ?? [];
      return armed.filter(({ args }) => args[0] === id);
    }).map((option) => ({ ...option, clause: CLAUSE, label: { ...option.label, kind: 'calm' } }) as const),
    barred(['might'], 'attack', noBody),
    ...(cards.includes(REVOLVER)
      ? [barred(['speed', REVOLVER], 'attack-with', noBody, { weapon: cardFact(REVOLVER) })]
      : []),
  ];
}

/** A hero attacks it; the traitor gives it what he likes, for nothing (BH-h17-D4, BH-h17-K6). */
export function besideIt(seen: Seer, seat: PlayerID): Option[] {
  const ghost = ghostIn(seen.table);
  if (ghost === undefined || !samePlace(ghost, placeOf(seen.table, seat))) return [];
  if (!isTraitor(seen.table, seat)) return attacks(seen, seat, ghost);
  return looseCards(seen, seat).map((card) =>
    deed(CLAUSE, 'hand', {
      args: ['hand', card],
      facts: { card: cardFact(card) },
      next: [poltergeist('hand', { card })],
      weight: seen.mine.track < SATED ? 8 : 0.1,
    }),
  );
}

export const ghostSteps = {
  hand: (at, { seat = '', card }) => {
    const after = takeFrom(at, seat, card, 'trade');
    hands.keep(at, [card], 'ghost-given', seat);
    return after;
  },
  weaken: (at, { seat = '', by }) => {
    const track = Math.max(0, at.mine.track - by);
    change(at, { track });
    say(at.G, 'ghost-weakens', seat, { points: by, track });
    return [];
  },
  scatter: (at) => {
    hands.spill(at);
    at.G.monsters = at.G.monsters.filter(({ kind }) => kind !== GHOST);
    say(at.G, 'ghost-scatters', null);
    return [];
  },
  /** In a room with a barrier on the side of its first door. */
  gather: (at, { room, track }) => {
    const { G, box } = at;
    const to = firstPlaceIn(box, room);
    hands.spill(at);
    change(at, { track });
    say(G, 'ghost-gathers', null, { room: roomFact(room), track });
    const id = ghostIn(G)?.id;
    if (id !== undefined) return [mark(id), { do: 'put', seat: id, to: { ...to } }];
    return [mark(addMonster(G, GHOST, to, { mover: traitorOf(G) })), ...hands.sweep(at)];
  },
} satisfies Resolvers<State, typeof poltergeist>;
