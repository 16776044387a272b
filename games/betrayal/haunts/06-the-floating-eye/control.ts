import type { PlayerID } from '@/kit/action';
import { canStep } from '../../parts/cards/feeling';
import { takeOff } from '../../parts/haunts/engulfed';
import { change, deed } from '../../parts/haunts/haunt';
import { attackOption } from '../../rules/attacks';
import type { FigureID, Place } from '../../rules/components';
import { explorerAt, isAlive, isMonster, placeOf, sideOf, traitOf } from '../../rules/figures';
import { monster as monsterFact, room as roomFact, say, whichOne } from '../../rules/journal';
import { stand } from '../../rules/moving';
import type { Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import type { Monster } from '../../rules/state';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { distancesTo, waysFrom } from '../../rules/ways';
import { CLAUSE, freeHeroes, isAlien, isControlled, open, type Seer, type State, those } from './state';

/** Whose mind an Alien takes, where that leads, and how one is freed. */

/** Walks by nobody in particular: no barrier holds it, and nothing is in its way. */
const NOBODY = '';

export const control = stepsOf<{
  gaze: { monster: FigureID; seats: readonly PlayerID[] };
  control: { by: FigureID };
  free: { of: FigureID };
  march: Nothing;
  board: Nothing;
}>('haunt');

/** In place of its attack an Alien looks at all who are with it, once for each (BH-h06-R, BH-h06-D2). */
export function gazes(seen: Seer, monster: Readonly<Monster>): Option[] {
  const { table } = seen;
  const { id, hasAttacked } = monster;
  const here = those(table, freeHeroes(seen), monster);
  if (hasAttacked || here.length === 0) return [];
  const targets = here.filter((seat) => open(seen).includes(seat));
  const [only, ...others] = targets;
  const option = deed(CLAUSE, 'gaze', {
    args: [id, 'gaze'],
    facts: { monster: monsterFact(table, monster), heroes: { seats: targets.length > 0 ? targets : here } },
    weight: 8 * targets.length,
    next: [control('gaze', { monster: id, seats: targets })],
  });
  if (only === undefined) return [{ ...option, next: [], not: { reason: 'all-immune', clause: CLAUSE } }];
  const { odds } = attackOption(seen, { attacker: id, target: only, trait: 'sanity' });
  return [others.length > 0 || odds === undefined ? option : { ...option, odds }];
}

/** What comes of an Alien’s gaze, and of an attack on somebody who is controlled (BH-h06-D2, BH-h06-K2). */
export function struck(
  seen: Seer,
  { attack, margin }: Questions['struck']['asked'],
  so: readonly Step[],
): readonly Step[] {
  const { attacker, target, trait } = attack;
  if (isAlien(seen.table, attacker) && trait === 'sanity')
    return margin > 0 ? [control('control', { seat: target, by: attacker })] : [];
  if (margin <= 0 || !frees(seen, attacker, target)) return so;
  const kind = trait === 'might' || trait === 'speed' ? 'physical' : 'mental';
  return [
    { do: 'harm', seat: target, kind, points: Math.floor(margin / 2), isAttack: true },
    control('free', { seat: attacker, of: target }),
  ];
}

/** Whether one figure may beat another out of it (BH-g16). */
export const frees = (seen: Seer, by: string, of: string): boolean =>
  by !== of &&
  !isMonster(by) &&
  sideOf(seen.table, by) === 'heroes' &&
  !isControlled(seen, by) &&
  isControlled(seen, of);

/** As far as his Speed goes, the shortest way to the Spaceship; past barriers and whatever rooms do (BH-h06-D3, BH-h06-K4). */
function walked(at: At<State>, seat: PlayerID): Place {
  const far = distancesTo(at, at.mine.ship, NOBODY);
  let place = placeOf(at.G, seat);
  for (let left = traitOf(at, seat, 'speed'); left > 0; left--) {
    const steps = far.get(place.room);
    if (steps === undefined || steps === 0) break;
    const near = waysFrom(at, NOBODY, { room: place.room, side: null }).find(
      ({ to }) => to !== null && far.get(to.room) === steps - 1,
    );
    if (near === undefined || near.to === null) break;
    place = near.to;
  }
  return place;
}

const without = (seats: readonly PlayerID[], seat: PlayerID): PlayerID[] =>
  seats.filter((one) => one !== seat);

export const controlSteps = {
  gaze: (_at, { monster, seats }) =>
    seats.map((target): Step => ({ do: 'attack', attacker: monster, target, trait: 'sanity' })),
  control: (at, { seat = '', by }) => {
    const { G, mine } = at;
    change(at, { controlled: [...without(mine.controlled, seat), seat] });
    say(G, 'controlled', seat, {
      monster: whichOne(G, by),
      room: roomFact(explorerAt(G, seat).room),
      ship: roomFact(mine.ship),
    });
    return [];
  },
  free: (at, { seat = '', of: freed }) => {
    const { G, mine } = at;
    if (!isControlled({ table: G, mine }, freed)) return [];
    change(at, {
      controlled: without(mine.controlled, freed),
      due: without(mine.due, freed),
      immune: [...mine.immune, freed],
    });
    say(G, 'freed', seat, { target: { seat: freed }, room: roomFact(explorerAt(G, freed).room) });
    return [];
  },
  /** All that a controlled hero’s turn is, once its duties are done (BH-g27, BH-h06-K3). */
  march: (at, { seat = '' }) => {
    const { G, mine } = at;
    const isOver = G.turn.isEnding || !isAlive(explorerAt(G, seat));
    if (isOver || !isControlled({ table: G, mine }, seat)) return [];
    const from = placeOf(G, seat);
    // Who has been taken away from there meanwhile has to come to it anew (BH-h06-K5).
    if (mine.due.includes(seat) && from.room === mine.ship) return [control('board', { seat })];
    const to = canStep(at, seat) ? walked(at, seat) : from;
    const facts = { room: roomFact(to.room), ship: roomFact(mine.ship) };
    const isThere = to.room === mine.ship;
    if (isThere) change(at, { due: [...without(mine.due, seat), seat] });
    if (to.room !== from.room) stand(G, seat, to, true);
    say(G, isThere ? 'arrives' : to.room === from.room ? 'held-up' : 'marches', seat, facts);
    return [{ do: 'stop', seat }];
  },
  board: (at, { seat = '' }) => {
    const { G, mine } = at;
    stand(G, seat, { room: mine.ship, side: mine.side }, false);
    change(at, { aboard: [...mine.aboard, seat], controlled: without(mine.controlled, seat) });
    return takeOff(at, seat, 'boards');
  },
} satisfies Resolvers<State, typeof control>;
