import type { PlayerID } from '@/kit/action';
import { harmDice, mark, pickFor } from '../../parts/cards/steps';
import { change, deed } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { follow, hide, narrow, pin, seenDoing } from '../../parts/haunts/unseen';
import { stealable } from '../../rules/attacks';
import type { Place } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { card as cardFact, say, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { chanceOf, oddsOf } from '../../rules/rolls';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { withoutPlaces } from '../../rules/unseen';
import { CLAUSE, pocketsAt, type Seer, type State } from './state';

/** What the traitor does besides walking: he strikes out of nowhere, and reaches into pockets. */

export const step = stepsOf<
  Record<'strike' | 'reach', { target: PlayerID }> & {
    hide: { to: Place; among: readonly Place[] };
    reached: Rolled;
  }
>('haunt');

const STEAL = 'rolls.steal';
const STEALS = 4;

/** Half as many as there were heroes, rounded up. */
const blowDice = ({ table }: Pick<Seen, 'table'>): number => Math.ceil((table.haunt?.heroCount ?? 1) / 2);

/** Without an item nobody can defend against him (BH-h41-R, BH-h41-D3). */
export function blow(seen: Seer, option: Option): Option {
  const [target, , weapon] = option.args.map(String);
  if (option.move !== 'attack' || target === undefined || weapon !== undefined) return option;
  const dice = blowDice(seen);
  const harm = { ...harmDice('physical', dice), seat: target, source: traitorOf(seen.table) };
  return {
    ...option,
    clause: CLAUSE,
    label: { kind: 'blow', facts: { target: { seat: target }, count: dice } },
    odds: { dice, add: 0, from: 1, chance: chanceOf(dice, 1) },
    weight: 40,
    next: seenDoing([{ do: 'forgo-attack' }, harm, step('strike', { target })]),
  };
}

/** Where he stands neither helps nor hinders: that would tell (BH-h41-K2). */
export function steals(seen: Seer, seat: PlayerID): Option[] {
  if (isDone(seen.table, 'steal')) return [];
  const thrown = { do: 'roll', seat, trait: 'speed', use: 'task', what: STEAL } as const;
  const here = placeOf(seen.table, seat);
  const unaided = { ...seen, table: withoutPlaces(seen.table, { [seat]: here }), memo: new Map() };
  return pocketsAt(seen, here).map((target) =>
    deed(CLAUSE, 'steal', {
      args: ['steal', target],
      facts: { target: { seat: target }, trait: traitFact('speed') },
      odds: oddsOf(unaided, thrown, STEALS),
      weight: 6,
      next: [mark('steal'), step('reach', { target }), { ...thrown, next: step.after('reached') }],
    }),
  );
}

/** Of what he has his hand on he takes one. */
const prizes = (at: At<State>, seat: PlayerID, target: PlayerID): readonly Step[] =>
  pickFor(
    seat,
    CLAUSE,
    stealable(at, target, seat).map((card) => ({
      key: card,
      label: 'steal-card',
      facts: { card: cardFact(card), target: { seat: target } },
      next: [{ do: 'hand-over', seat: target, card, to: seat, how: 'steal' }],
    })),
  );

export const traitorSteps = {
  hide: (at, { to, among }) => {
    hide(at, among, to);
    return [];
  },
  strike: (at, { target }) => {
    follow(at);
    change(at, { struck: target });
    return [];
  },
  // That he tries tells that somebody is beside him; whom he tries, the agenda does not say.
  reach: (at, { seat = '', target }) => {
    change(at, { pocket: target });
    narrow(at, (place) => pocketsAt(at, place).length > 0);
    say(at.G, 'reaches', seat);
    return [];
  },
  reached: (at, { seat = '', total }) => {
    const { pocket, unseen } = at.mine;
    change(at, { pocket: null });
    if (pocket === null || unseen.spot === null) return [];
    if (total >= STEALS) return seenDoing(prizes(at, seat, pocket));
    if (total > 0) say(at.G, 'lets-go', seat);
    else {
      say(at.G, 'felt-hand', pocket);
      pin(at, unseen.spot);
    }
    return [];
  },
} satisfies Resolvers<State, typeof step>;
