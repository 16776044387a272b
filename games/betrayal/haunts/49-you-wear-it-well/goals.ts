import type { PlayerID } from '@/kit/action';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { attackOption } from '../../rules/attacks';
import { type FigureID, HARMED, type RoomID } from '../../rules/components';
import { explorerAt, placeOf, traitOf } from '../../rules/figures';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { bodiesOf, CLAUSE, isEmpty, type Seer, soulOf, spiritOf, wakeful } from './state';

/** What each side makes for. */

/** Points of harm that a Soul can take, and live. */
const left = ({ table }: Seer, seat: PlayerID): number => {
  const { traits } = explorerAt(table, seat);
  return HARMED.mental.reduce((sum, trait) => sum + traits[trait] - 1, 0);
};

/** By how likely a fight is to be won. */
export const worthOf = ({ odds }: Option): number => 16 * (odds?.chance ?? 0);

export const boldness = (seen: Seer, { id }: Readonly<Monster>, target: FigureID): number =>
  worthOf(attackOption(seen, { attacker: id, target, trait: 'sanity' }));

/** The weaker a Soul the sooner. */
export const worthHitting = (seen: Seer, seat: PlayerID): number => 40 / (1 + left(seen, seat) / 3);

/** How likely a Soul is to beat a figure, by whatever it is better at. */
const chanceOver = (seen: Seer, seat: PlayerID, target: FigureID): number =>
  Math.max(
    ...HARMED.mental.map(
      (trait) => attackOption(seen, { attacker: seat, target, trait }).odds?.chance ?? 0,
    ),
  );

/** Steps of a figure from where it stands. */
const far = (seen: Seer, figure: FigureID, room: RoomID): number =>
  stepsTo(distancesFrom(seen, placeOf(seen.table, figure).room, figure), room);

/** Who keeps the traitor off, where he is about to get at a body: whoever is likely to stun him and not too far away. */
function guardOf(seen: Seer): PlayerID | undefined {
  const { table } = seen;
  const traitor = wakeful(seen);
  if (traitor === undefined) return undefined;
  const { room } = explorerAt(table, traitor);
  const reach = traitOf(seen, traitor, 'speed');
  const isNear = bodiesOf(table).some((one) => !isEmpty(table, one) && far(seen, traitor, one.room) <= reach);
  const worth = (seat: PlayerID) => chanceOver(seen, seat, traitor) - 0.08 * far(seen, seat, room);
  return isNear ? [...heroes(table)].sort((a, b) => worth(b) - worth(a))[0] : undefined;
}

/** All go for the Spirit but whoever guards the bodies. */
function ofHeroes(seen: Seer): Goal {
  const { table } = seen;
  const spirit = spiritOf(table);
  const of = table.haunt?.players ?? 1;
  const done = spirit?.wounds ?? 0;
  const guard = guardOf(seen);
  const traitor = traitorOf(table);
  const all = heroes(table);
  const lair = spirit === undefined ? [] : [spirit.room];
  const isGuard = (seat: PlayerID) => seat === guard && all.length > 1;
  return {
    clause: CLAUSE,
    progress: 0.1 + (0.85 * done) / of,
    next: { kind: 'beat-spirit', facts: { done, of } },
    own: Object.fromEntries(
      all.map((seat) => [seat, isGuard(seat) ? [explorerAt(table, traitor).room] : lair]),
    ),
    prey: [...(spirit === undefined ? [] : [spirit.id]), ...(wakeful(seen) === undefined ? [] : [traitor])],
  };
}

/** The body that he does most with: near, of a weak Soul, and with few of them about. */
function quarry(seen: Seer): Monster | undefined {
  const { table } = seen;
  const traitor = traitorOf(table);
  const guards = (room: RoomID) =>
    heroes(table).filter((seat) => explorerAt(table, seat).room === room).length;
  const cost = (one: Monster) => far(seen, traitor, one.room) + 2 * guards(one.room) + left(seen, soulOf(one)) / 2;
  return bodiesOf(table)
    .filter((one) => !isEmpty(table, one))
    .sort((a, b) => cost(a) - cost(b))[0];
}

/** The body that the Spirit is furthest with, or nearest to. */
function fitting(seen: Seer): Monster | undefined {
  const { table, mine } = seen;
  const spirit = spiritOf(table);
  if (spirit === undefined) return undefined;
  const cost = (one: Monster) => far(seen, spirit.id, one.room) - 3 * (mine.rites[one.id] ?? 0);
  return bodiesOf(table)
    .filter((one) => isEmpty(table, one))
    .sort((a, b) => cost(a) - cost(b))[0];
}

/** He strikes bodies; the Spirit tries on what is free, or else hunts whoever is weakest near it. */
function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const of = table.haunt?.players ?? 1;
  const spirit = spiritOf(table);
  const [body, free] = [quarry(seen), fitting(seen)];
  const prey = [...heroes(table)].sort((a, b) => left(seen, a) - left(seen, b));
  const done = free === undefined ? 0 : (mine.rites[free.id] ?? 0);
  const best = Math.max(0, ...Object.values(mine.rites)) / of;
  return {
    clause: CLAUSE,
    progress: Math.max(0.8 * fallen(table), 0.2 + 0.75 * best),
    next:
      free === undefined
        ? { kind: 'empty-body', facts: { left: prey.length } }
        : {
            kind: 'wear',
            facts: { target: figureFact(table, soulOf(free)), room: roomFact(free.room), done, of },
          },
    prey,
    own: {
      ...(body === undefined ? {} : { [traitorOf(table)]: [body.room] }),
      ...(spirit === undefined || free === undefined ? {} : { [spirit.id]: [free.room] }),
    },
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
