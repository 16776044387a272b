import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { ofKind } from '../../parts/haunts/of-kind';
import { suspicions } from '../../parts/haunts/unseen-tokens';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { likelyFloors } from '../../parts/plans/likely-floors';
import type { RoomID } from '../../rules/components';
import { explorerAt, livingSeats, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import {
  ALIEN,
  CLAUSE,
  GARDENS,
  herbsOf,
  isBrewed,
  isEnough,
  isHerb,
  isIll,
  LABORATORY,
  needed,
  SERUM,
  type Seer,
} from './state';

/** Farther than this nobody goes after somebody who must not notice. */
const NEAR = 5;
/** From so likely on somebody is as good as known. */
const SURE = 0.9;

const roomOf = (seen: Seer, seat: PlayerID): RoomID => explorerAt(seen.table, seat).room;
const illOnes = ({ table, mine }: Seer): PlayerID[] =>
  livingSeats(table).filter((seat) => isIll(table, mine, seat));

/** Herbs in hands, on floors and in the Laboratory. */
const herbsNear = ({ table, mine }: Seer): number =>
  mine.herbs +
  livingSeats(table).reduce((sum, seat) => sum + herbsOf(table, seat).length, 0) +
  table.piles.reduce((sum, { cards }) => sum + cards.filter(isHerb).length, 0);

/** Before there is a Serum: who knows most distils, who is nearest to where herbs grow fetches them, as many as are short. */
function makersOf(seen: Seer): (seat: PlayerID) => readonly RoomID[] {
  const { table, mine } = seen;
  const laboratory = roomsInPlay(table, [LABORATORY]);
  const gardens = roomsInPlay(table, GARDENS);
  const living = livingSeats(table);
  const short = needed(table) - mine.distilled - herbsNear(seen);
  const isDistilled = isEnough(table, mine.distilled);
  const [garden] = gardens;
  const pickers = mine.herbs === 0 ? 1 : isDistilled && short > 0 ? 2 : 0;
  // Who knows much is of more use in the Laboratory than on the way.
  const order =
    garden === undefined ? [...living].sort(byKnowledge(seen)) : nearestFirst(seen, garden, living);
  const isBusy = (seat: PlayerID) => roomOf(seen, seat) === LABORATORY;
  const sent = [...order.filter((seat) => !isBusy(seat)), ...order.filter(isBusy)]
    .filter((seat) => herbsOf(table, seat).length === 0)
    .slice(0, pickers);
  const lying = table.piles.flatMap(({ room, cards }) => (cards.some(isHerb) ? [room] : []));
  return (seat) => {
    if (herbsOf(table, seat).length > 0) return laboratory;
    return sent.includes(seat) ? [...lying, ...gardens] : laboratory;
  };
}

const byKnowledge = (seen: Seer) => (a: PlayerID, b: PlayerID) =>
  traitOf(seen, a, 'knowledge') - traitOf(seen, b, 'knowledge');

/** With the Serum: whoever has it goes to the nearest who needs it, and those come. */
function takersOf(seen: Seer): (seat: PlayerID) => readonly RoomID[] {
  const { table, mine } = seen;
  const serum = whereIs(seen, [SERUM]);
  const ill = illOnes(seen);
  const chance = suspicions(seen);
  return (seat) => {
    if (serum === null) return [];
    if (serum.holder === seat) {
      const others = ill.filter((one) => one !== seat);
      const sooner = others.filter((one) => mine.willing.includes(one));
      return (sooner.length > 0 ? sooner : others).map((one) => roomOf(seen, one));
    }
    const isSafe = serum.holder === null || (chance[Number(serum.holder)] ?? 0) < SURE;
    if (!isIll(table, mine, seat)) return serum.holder === null ? [serum.room] : [];
    return isSafe ? [serum.room] : refuges(seen, seat, []);
  };
}

/** Whom a seat has reason to fight: with the Serum in hand whoever won't have it, else whoever keeps it from all. */
function preyOf(seen: Seer): readonly string[] {
  const { table, mine } = seen;
  const serum = whereIs(seen, [SERUM]);
  const { me } = mine.tokens;
  if (me === null || serum === null || table.turn.seat !== me) return [];
  const chance = suspicions(seen);
  if (serum.holder === me)
    return [
      ...illOnes(seen).filter((seat) => seat !== me && !mine.willing.includes(seat)),
      ...ofKind(table, ALIEN).flatMap(({ id, room }) => (room === serum.room ? [id] : [])),
    ];
  return serum.holder !== null && (chance[Number(serum.holder)] ?? 0) >= SURE ? [serum.holder] : [];
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const living = livingSeats(table);
  const isMade = isBrewed(table, mine);
  const aims = isMade ? takersOf(seen) : makersOf(seen);
  const left = illOnes(seen).length;
  const tokens = mine.distilled + mine.herbs;
  const kind = isMade ? 'inject' : mine.herbs === 0 && isEnough(table, mine.distilled) ? 'herbs' : 'brew';
  const facts = { done: tokens, of: needed(table), left, room: roomFact(LABORATORY) };
  return {
    clause: CLAUSE,
    progress: isMade
      ? 0.5 + 0.5 * (1 - left / Math.max(1, living.length))
      : (0.45 * (tokens + 0.4 * Math.min(herbsNear(seen) - mine.herbs, 2))) / needed(table),
    next: { kind, facts },
    own: Object.fromEntries(living.map((seat) => [seat, aims(seat)])),
    floors: likelyFloors(seen, [LABORATORY, ...GARDENS]),
    prey: preyOf(seen),
    wants: [SERUM],
  };
}

/** One who holds the 1 hands it on; the others are as busy as anybody, and not there when somebody comes with the Serum. */
function ofTraitor(seen: Seer, { own = {}, floors }: Goal): Goal {
  const { table, mine } = seen;
  const { me, turned, hands } = mine.tokens;
  const serum = whereIs(seen, [SERUM]);
  const others = livingSeats(table).filter((seat) => !turned.includes(seat));
  const fresh = others.filter((seat) => isIll(table, mine, seat));
  const holds = me !== null && hands[Number(me)]?.includes(1) === true;
  const gone = table.explorers.length - others.length;
  const aims = (): readonly RoomID[] => {
    if (me === null) return [];
    if (holds && fresh.length > 0 && serum?.holder === me) return fresh.map((seat) => roomOf(seen, seat));
    if (serum !== null)
      return refuges(
        seen,
        me,
        others.filter((seat) => seat !== me).map((seat) => ({ id: seat, room: roomOf(seen, seat) })),
      );
    const steps = distancesFrom(seen, roomOf(seen, me));
    const near = fresh.map((seat) => roomOf(seen, seat)).filter((room) => stepsTo(steps, room) <= NEAR);
    return holds && near.length > 0 ? near : (own[me] ?? []);
  };
  return {
    clause: CLAUSE,
    progress: gone / Math.max(1, table.explorers.length),
    next: { kind: holds ? 'hand-on' : 'hide', facts: { left: others.length } },
    own: me === null ? own : { ...own, [me]: aims() },
    ...(floors === undefined ? {} : { floors }),
    ...(me === null || livingSeats(table).includes(me) ? {} : { prey: others }),
  };
}

export function goals(seen: Seer): Goals {
  const heroes = ofHeroes(seen);
  return { heroes, traitor: ofTraitor(seen, heroes) };
}
