import type { PlayerID } from '@/kit/action';
import { change, deed } from '../../parts/haunt';
import { harmDice, pick, use } from '../../parts/steps';
import { cardOf, layDown, mayHold, takeFrom, takeTop } from '../../rules/cards';
import { type CardID, cardTerm } from '../../rules/components';
import { attackOption, stealable } from '../../rules/fighting';
import { explorerAt, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { card as cardFact, figure as figureFact, room as roomFact, say, sourceIn } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import { placeIn } from '../../rules/moving';
import type { Not, Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import type { Monster, Place, Step } from '../../rules/state';
import type { At, Resolver, Seen } from '../../rules/thing';
import { ask } from '../../rules/things';
import { looseCards } from '../../rules/trading';
import { isDone } from '../../rules/turn';
import {
  CLAUSE,
  GHOST,
  gatherings,
  ghostIn,
  isGhost,
  isItem,
  MOST,
  type Seer,
  STORES,
  type State,
  startIn,
  TERM,
} from './state';

/** What the Poltergeist takes, carries and loses; each item is worth one of its track. */

const REVOLVER: CardID = 'revolver';
/** With these it is attacked by Sanity; the Ring's own attack is the Ring's. */
const CHARMS: readonly CardID[] = ['skull', 'bell'];
/** A win by so much may be a theft (BH-g20). */
const THEFT = 2;

/** One attack on each hero it meets, each turn. */
export const met = (seat: PlayerID): string => `met ${seat}`;

/** It comes to have some items, from wherever they were: what the track shows then. */
function keep(at: At<State>, cards: readonly CardID[]): number {
  const { held, track: before } = at.mine;
  const track = Math.min(MOST, before + cards.length);
  at.G.gone.push(...cards);
  change(at, { held: [...held, ...cards], track });
  return track;
}

/** It loses some, which are wherever they are put then: what the track shows. */
function release(at: At<State>, cards: readonly CardID[]): number {
  const { held, track: before } = at.mine;
  const track = Math.max(0, before - cards.length);
  at.G.gone = at.G.gone.filter((card) => !cards.includes(card));
  const left = held.filter((card) => !cards.includes(card));
  change(at, { held: left, track });
  return track;
}

/** Whatever lies where it comes to be, or begins its turn (BH-h17-D4, BH-h17-K1). */
export function sweep(at: At<State>): readonly Step[] {
  const { G } = at;
  const ghost = ghostIn(G);
  const pile = ghost === undefined ? undefined : G.piles.find((one) => samePlace(one, ghost));
  const cards = pile?.cards.filter((card) => isItem(at, card)) ?? [];
  if (pile === undefined || cards.length === 0) return [];
  pile.cards = pile.cards.filter((card) => !cards.includes(card));
  G.piles = G.piles.filter((one) => one.cards.length > 0);
  const track = keep(at, cards);
  say(G, 'ghost-sweeps', null, { cards: { terms: cards.map(cardTerm) }, room: roomFact(pile.room), track });
  return [];
}

/** All that it carries falls where it is. */
function spill(at: At<State>, ghost: Place): void {
  const { G, mine } = at;
  const cards = [...mine.held];
  if (cards.length === 0) return;
  release(at, cards);
  layDown(G, ghost, cards);
  say(G, 'ghost-spills', null, { cards: { terms: cards.map(cardTerm) }, room: roomFact(ghost.room) });
}

/** At the end of its turn, in the rooms where things are kept. */
export function rummage(at: At<State>): readonly Step[] {
  const ghost = ghostIn(at.G);
  if (ghost === undefined || !STORES.includes(ghost.room)) return [];
  const card = takeTop(at, 'item');
  if (card === undefined) return [];
  const track = keep(at, [card]);
  say(at.G, 'ghost-draws', null, { card: cardFact(card), room: roomFact(ghost.room), track });
  return [];
}

/** What comes of an attack by it, or on it (BH-h17-R, BH-h17-D6). */
export function struck(seen: Seer, { attack, margin }: Questions['struck']['asked'], so: readonly Step[]) {
  const { table } = seen;
  const { attacker, target, trait } = attack;
  if (isGhost(table, attacker)) return margin < 0 ? [] : robbing(seen, target, margin, so);
  if (!isGhost(table, target) || margin === 0) return so;
  const isOfMind = trait === 'sanity';
  if (margin < 0) {
    const harm = harmDice(isOfMind ? 'mental' : 'physical', 1);
    return [{ ...harm, seat: attacker, source: sourceIn(table, target), isAttack: true }];
  }
  return [
    isOfMind ? { do: 'haunt/weaken', seat: attacker, by: margin } : { do: 'haunt/win-back', seat: attacker },
  ];
}

/** A theft in place of the harm, of its player's choice. */
function robbing(seen: Seer, target: PlayerID, margin: number, so: readonly Step[]): readonly Step[] {
  const { table, mine } = seen;
  const owner = ghostIn(table)?.owner ?? '';
  const prizes = margin < THEFT ? [] : stealable(seen, target, owner);
  if (prizes.length === 0) return so;
  const facts = { target: { seat: target } };
  const harm = { key: 'harm', label: 'harm', facts: { ...facts, points: margin }, next: so };
  const isHungry = mine.track < 8;
  return [
    {
      ...pick(CLAUSE, [
        ...prizes.map((card) => ({
          key: card,
          label: 'ghost-steal',
          facts: { ...facts, card: cardFact(card) },
          next: [{ do: 'haunt/rob', seat: target, card, source: TERM }],
          weight: isHungry ? 2 : 0.5,
        })),
        { ...harm, weight: isHungry ? margin / 2 : 6 },
      ]),
      seat: owner,
    },
  ];
}

/** Where it may gather itself anew: told apart by the side, where there is a barrier. */
const gathering = (place: Place) => ({
  key: place.side === null ? place.room : `${place.room} ${place.side}`,
  label: place.side === null ? 'gather' : 'gather-side',
  facts: {
    room: roomFact(place.room),
    track: startIn(place.room),
    ...(place.side === null ? {} : { direction: { term: `directions.${place.side}` } }),
  },
  next: [{ do: 'haunt/gather', to: { ...place } }],
});

/** Scattered, it has to come back when the monsters' turn begins (BH-h17-K2). */
export function comeBack(at: At<State>): readonly Step[] {
  const { G } = at;
  const owner = G.haunt?.traitor ?? '';
  const ways = gatherings({ table: G, box: at.box }).map(gathering);
  return ways.length > 1 ? [{ ...pick(CLAUSE, ways), seat: owner }] : (ways[0]?.next ?? []);
}

/** Or of its own choice, before it has done anything (BH-h17-D3, BH-h17-K3). */
export function gatherOptions(seen: Seer, ghost: Readonly<Monster>): Option[] {
  const { table, mine } = seen;
  const hasBegun = ghost.hasMoved || table.explorers.some((_, seat) => isDone(table, met(String(seat))));
  if (hasBegun) return [];
  return gatherings(seen).map((place) => {
    const { label: kind, facts, next } = gathering(place);
    const gained = startIn(place.room) - mine.track;
    return deed(CLAUSE, kind, {
      args: [ghost.id, place.room, ...(place.side === null ? [] : [place.side])],
      facts,
      next,
      weight: gained > 0 ? 2 * gained : 0.01,
    });
  });
}

const barred = (target: Readonly<Monster>, args: readonly string[], not: Not, seen: Seen): Option => ({
  move: 'attack',
  args: [target.id, ...args],
  clause: CLAUSE,
  label: { kind: 'attack', facts: { target: figureFact(seen.table as never, target.id) } },
  not,
  next: [],
});

/** What a hero may do to it, and what not. */
function attacks(seen: Seer, seat: PlayerID, ghost: Readonly<Monster>): Option[] {
  const { table, mine } = seen;
  if (table.turn.hasAttacked || ask(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
  const { cards } = explorerAt(table, seat);
  const target = figureFact(table as never, ghost.id);
  const grab: Option = {
    ...attackOption(seen, { attacker: seat, target: ghost.id, trait: 'speed' }),
    clause: CLAUSE,
    label: { kind: 'grab', facts: { target } },
    weight: 3,
  };
  const noItems: Not = { reason: 'holds-nothing', clause: CLAUSE };
  const charms = CHARMS.filter((card) => cards.includes(card) && !table.turn.usedCards.includes(card)).map(
    (weapon): Option => {
      const option = attackOption(seen, { attacker: seat, target: ghost.id, trait: 'sanity', weapon });
      const label = { kind: 'calm', facts: { target, weapon: cardFact(weapon) } };
      return { ...option, clause: CLAUSE, label, next: [use(weapon), ...option.next] };
    },
  );
  const noBody: Not = { reason: 'no-body', clause: CLAUSE };
  return [
    mine.held.length > 0 ? grab : { ...grab, not: noItems, next: [] },
    ...charms,
    barred(ghost, ['might'], noBody, seen),
    ...(cards.includes(REVOLVER) ? [barred(ghost, ['speed', REVOLVER], noBody, seen)] : []),
  ];
}

/** The traitor gives it what it likes, for nothing (BH-h17-D4). */
const gifts = (seen: Seer, seat: PlayerID): Option[] =>
  looseCards(seen, seat).map((card) =>
    deed(CLAUSE, 'hand', {
      args: ['hand', card],
      facts: { card: cardFact(card) },
      next: [{ do: 'haunt/hand', card }],
      weight: seen.mine.track < 8 ? 8 : 0.1,
    }),
  );

export function thiefOptions(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const ghost = ghostIn(table);
  if (ghost === undefined || !samePlace(ghost, placeOf(table, seat))) return [];
  if (isTraitor(table, seat)) return gifts(seen, seat);
  return sideOf(table, seat) === 'heroes' ? attacks(seen, seat, ghost) : [];
}

/** Might goes through it, and so do bullets. */
export const isImmune = ({ table }: Seen, { target, trait, weapon }: Questions['foes']['asked']): boolean =>
  isGhost(table, target) && (trait === 'might' || weapon === REVOLVER);

export const thiefSteps: Readonly<Record<string, Resolver<State>>> = {
  rob: (at, { seat = '', card }) => {
    const id = String(card);
    if (!explorerAt(at.G, seat).cards.includes(id)) return [];
    const after = takeFrom(at, seat, id, 'steal');
    say(at.G, 'ghost-robs', seat, { card: cardFact(id), track: keep(at, [id]) });
    return after;
  },
  hand: (at, { seat = '', card }) => {
    const id = String(card);
    const after = takeFrom(at, seat, id, 'trade');
    say(at.G, 'ghost-given', seat, { card: cardFact(id), track: keep(at, [id]) });
    return after;
  },
  /** An item of the winner's choice. */
  'win-back': (at, { seat = '' }) => {
    const ways = at.mine.held
      .filter((card) => mayHold(at, seat, card))
      .map((card) => ({
        key: card,
        label: 'win-back',
        facts: { card: cardFact(card) },
        next: [{ do: 'haunt/won', seat, card }],
        weight: cardOf(at.box, card).deck === 'quest' ? 6 : 1,
      }));
    return ways.length > 1 ? [{ ...pick(CLAUSE, ways), seat }] : (ways[0]?.next ?? []);
  },
  won: (at, { seat = '', card }) => {
    const id = String(card);
    say(at.G, 'ghost-loses', seat, { card: cardFact(id), track: release(at, [id]) });
    return [use(id), { do: 'gain-card', seat, card: id }];
  },
  weaken: (at, { seat = '', by }) => {
    const track = Math.max(0, at.mine.track - Number(by));
    change(at, { track });
    say(at.G, 'ghost-weakens', seat, { points: Number(by), track });
    return [];
  },
  scatter: (at) => {
    const ghost = ghostIn(at.G);
    if (ghost === undefined) return [];
    spill(at, ghost);
    at.G.monsters = at.G.monsters.filter((one) => one !== ghost);
    change(at, { isAway: true });
    say(at.G, 'ghost-scatters', null);
    return [];
  },
  gather: (at, step) => {
    const { G } = at;
    const to = placeIn(step);
    const ghost = ghostIn(G);
    if (ghost !== undefined) spill(at, ghost);
    change(at, { track: startIn(to.room), isAway: false });
    say(G, 'ghost-gathers', null, { room: roomFact(to.room), track: startIn(to.room) });
    if (ghost !== undefined) return [{ do: 'put', seat: ghost.id, to: { ...to } }];
    addMonster(G, GHOST, to, G.haunt?.traitor ?? null);
    return [{ do: 'haunt/sweep' }];
  },
  sweep,
};
