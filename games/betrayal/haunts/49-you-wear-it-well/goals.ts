import type { PlayerID } from '@/kit/action';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { attackOption } from '../../rules/attacks';
import { type FigureID, HARMED, type RoomID } from '../../rules/components';
import { explorerAt, isMonster, placeOf, traitOf } from '../../rules/figures';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { bodiesOf, CLAUSE, isEmpty, type Seer, soulOf, spiritOf, wakeful } from './state';

/** What each side makes for. */

/** So many steps are worth walking not to be stunned for sure. */
const RISK = 6;
/** … and what each of them takes of the worth of a guard. */
const WEARY = 0.08;
/** How likely it is to win with as many dice as the other has, of which there are few. */
const EVEN = 0.38;
/** What is left of the worth of a fight that is likelier to be lost. */
const UNWISE = 0.1;

/** Points of harm that a Soul can take, and live. */
const left = ({ table }: Seer, seat: PlayerID): number => {
  const { traits } = explorerAt(table, seat);
  return HARMED.mental.reduce((sum, trait) => sum + traits[trait] - 1, 0);
};

/** By how likely a fight is to be won. */
export const worthOf = ({ odds }: Option): number => 16 * (odds?.chance ?? 0);

/** Each is fought with what is likeliest to win: the Spirit, to whom one loses nothing, sooner than somebody who may hurt. */
export const sharpened = (fights: readonly Option[]): Option[] =>
  fights.map((one) => {
    const isBest = fights.every(
      ({ args, odds }) => args[0] !== one.args[0] || chanceIn(odds) <= chanceIn(one.odds),
    );
    const isRisky = !isMonster(String(one.args[0])) && chanceIn(one.odds) < EVEN;
    return { ...one, weight: isBest ? (isRisky ? UNWISE : 1) * (2 + worthOf(one)) : 0.05 };
  });
const chanceIn = (odds: Option['odds']): number => odds?.chance ?? 0;

export const boldness = (seen: Seer, { id }: Readonly<Monster>, target: FigureID): number =>
  worthOf(attackOption(seen, { attacker: id, target, trait: 'sanity' }));

/** The weaker a Soul the sooner. */
export const worthHitting = (seen: Seer, seat: PlayerID): number => 40 / (1 + left(seen, seat) / 3);

/** How likely somebody is to beat a figure, by whatever is likelier. */
const chanceOver = (seen: Seer, seat: PlayerID, target: FigureID): number =>
  Math.max(
    ...HARMED.mental.map((trait) => attackOption(seen, { attacker: seat, target, trait }).odds?.chance ?? 0),
  );

/** Steps of a figure from where it stands. */
const far = (seen: Seer, figure: FigureID, room: RoomID): number =>
  stepsTo(distancesFrom(seen, placeOf(seen.table, figure).room, figure), room);

/** Who keeps the traitor off, where he is about to get at a body: whoever may well stun him and is not too far away. */
function guardOf(seen: Seer): PlayerID | undefined {
  const { table } = seen;
  const traitor = wakeful(seen);
  if (traitor === undefined) return undefined;
  const { room } = explorerAt(table, traitor);
  const reach = traitOf(seen, traitor, 'speed');
  const isNear = bodiesOf(table).some((one) => !isEmpty(table, one) && far(seen, traitor, one.room) <= reach);
  const worth = (seat: PlayerID) => chanceOver(seen, seat, traitor) - WEARY * far(seen, seat, room);
  const able = heroes(table).filter((seat) => chanceOver(seen, seat, traitor) >= EVEN);
  return isNear ? able.sort((a, b) => worth(b) - worth(a))[0] : undefined;
}

/** All go for the Spirit but whoever guards the bodies: where nobody does, nobody is after the traitor. */
function ofHeroes(seen: Seer): Goal {
  const { table } = seen;
  const spirit = spiritOf(table);
  const of = table.haunt?.players ?? 1;
  const done = spirit?.wounds ?? 0;
  const all = heroes(table);
  const [guard, traitor] = [guardOf(seen), wakeful(seen)];
  const lair = spirit === undefined ? [] : [spirit.room];
  const post = traitor === undefined ? lair : [explorerAt(table, traitor).room];
  return {
    clause: CLAUSE,
    progress: 0.1 + (0.85 * done) / of,
    next: { kind: 'beat-spirit', facts: { done, of } },
    own: Object.fromEntries(all.map((seat) => [seat, seat === guard && all.length > 1 ? post : lair])),
    prey: [spirit?.id, guard === undefined ? undefined : traitor].flatMap((figure) => figure ?? []),
  };
}

/** Where the traitor does most: at the body of a weak Soul, or at a Soul that he is likely to beat; near, and with few of them about. */
function quarry(seen: Seer): RoomID | undefined {
  const { table } = seen;
  const traitor = traitorOf(table);
  const all = heroes(table);
  const cost = (room: RoomID, soul: PlayerID, risk: number) =>
    far(seen, traitor, room) + left(seen, soul) / 2 + risk * RISK;
  const crowd = (room: RoomID) => all.filter((seat) => explorerAt(table, seat).room === room).length;
  const bodies = bodiesOf(table)
    .filter((one) => !isEmpty(table, one))
    .map((one) => ({ room: one.room, cost: cost(one.room, soulOf(one), crowd(one.room) / all.length) }));
  const souls = all.map((seat) => {
    const { room } = explorerAt(table, seat);
    return { room, cost: cost(room, seat, 2 * (1 - chanceOver(seen, traitor, seat))) };
  });
  return [...bodies, ...souls].sort((one, other) => one.cost - other.cost)[0]?.room;
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
  const [room, free] = [quarry(seen), fitting(seen)];
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
    hunters: [],
    own: {
      ...(room === undefined ? {} : { [traitorOf(table)]: [room] }),
      ...(spirit === undefined || free === undefined ? {} : { [spirit.id]: [free.room] }),
    },
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
