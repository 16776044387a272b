import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/heroes';
import { nearestFirst, refuges } from '../../parts/keeping-away';
import { whereIs } from '../../parts/remedy';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, placeOf, sideOf, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Table } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import {
  areOpposite,
  barredRooms,
  CLAUSE,
  lifeOf,
  type Seer,
  SPEAR,
  SYMBOL,
  UNDEAD,
  undeadIn,
  vampires,
} from './state';

/** Steps that count as out of reach. */
const FAR = 20;
/** Dice that the Spear adds. */
const THRUST = 2;

/** Turns in the sun that are left to the last of the two. */
function turnsLeft({ table, mine }: Seer): number {
  const left = UNDEAD.filter((kind) => undeadIn(table).some((one) => one.kind === kind));
  return Math.max(0, ...left.map((kind) => lifeOf(kind) - mine.faded));
}

/** How far one of them is from dust. */
function worn(seen: Seer): number {
  const { isSunrise, faded, slain, track } = seen.mine;
  const night = 0.4 * Math.min(1, track / (2 * (seen.table.haunt?.players ?? 1)));
  const shares = UNDEAD.map((kind) =>
    slain.includes(kind) ? 1 : isSunrise ? 0.4 + (0.6 * faded) / lifeOf(kind) : night,
  );
  return shares.reduce((sum, share) => sum + share, 0) / UNDEAD.length;
}

/** Of the two those that a hero with the Spear is likely to beat. */
const quarry = (seen: Seer, seat: PlayerID): FigureID[] =>
  undeadIn(seen.table)
    .map(({ id }) => id)
    .filter((id) => traitOf(seen, seat, 'might') + THRUST > traitOf(seen, id, 'might'));

/** A holy room in which none of them is; else out of reach of those who walk about. */
function hideouts(seen: Seer, seat: PlayerID): RoomID[] {
  const { table } = seen;
  const hunters = vampires(table).map((id) => ({ id, room: placeOf(table, id).room }));
  const holy = barredRooms(seen).filter((room) => hunters.every((one) => one.room !== room));
  return holy.length > 0 ? holy : refuges(seen, seat, hunters);
}

/** What is worth picking up, to either side: it hurts Vampires, or keeps them off. */
const lying = ({ piles }: Pick<Table, 'piles'>): CardID[] =>
  piles.flatMap(({ cards }) => cards.filter((card) => card === SPEAR || card === SYMBOL));

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const all = heroes(table);
  const spear = whereIs(seen, [SPEAR]);
  const holder = spear?.holder ?? null;
  const isOurs = holder !== null && sideOf(table, holder) === 'heroes';
  const prey = isOurs ? quarry(seen, holder) : [];
  const [fetcher] = spear?.holder === null ? nearestFirst(seen, spear.room, all) : [];
  const own = (seat: PlayerID): RoomID[] => {
    if (seat === fetcher && spear !== null) return [spear.room];
    if (seat === holder && prey.length > 0) return prey.map((id) => placeOf(table, id).room);
    return hideouts(seen, seat);
  };
  const kind = isOurs
    ? 'stake'
    : spear?.holder === null
      ? 'fetch-spear'
      : mine.isSunrise
        ? 'hide'
        : holder === null
          ? 'wait'
          : 'wait-robbed';
  const facts = {
    track: mine.track,
    left: undeadIn(table).length,
    turns: turnsLeft(seen),
    ...(spear === null ? {} : { room: roomFact(spear.room) }),
    ...(holder === null ? {} : { holder: { seat: holder } }),
  };
  return {
    progress: worn(seen),
    next: { kind, facts },
    own: Object.fromEntries(all.map((seat) => [seat, own(seat)])),
    prey,
    wants: lying(table),
  };
}

/** The hero whom one of them goes for: near, slow, and for choice of the other sex. */
function victim(seen: Seer, figure: FigureID, all: readonly PlayerID[]): RoomID[] {
  const { table } = seen;
  const steps = distancesFrom(seen, placeOf(table, figure).room, figure);
  const cost = (seat: PlayerID) => {
    const { room, traits } = explorerAt(table, seat);
    return (steps.get(room) ?? FAR) + traits.speed / 2 - (areOpposite(seen, figure, seat) ? 2 : 0);
  };
  const [best] = [...all].sort((a, b) => cost(a) - cost(b));
  return best === undefined ? [] : [explorerAt(table, best).room];
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const left = heroes(table);
  const begun = table.haunt?.heroes ?? 1;
  const facts = { left: left.length, turns: turnsLeft(seen) };
  return {
    progress: Math.max(0, begun - left.length) / begun,
    next: { kind: mine.isSunrise ? 'hurry' : 'hunt', facts },
    prey: left,
    wants: lying(table),
    own: Object.fromEntries(undeadIn(table).map(({ id }) => [id, victim(seen, id, left)])),
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
