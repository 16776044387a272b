import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/cards/adjacent';
import { heldBy, isA } from '../../parts/haunts/copies';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { FAR, stepsTo } from '../../parts/plans/far';
import { stretch } from '../../parts/plans/stretch';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, placeOf } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goals } from '../../rules/thing';
import { distancesFrom, nearestOf } from '../../rules/ways';
import { CHAMBER, CLAUSE, ENOUGH, isCargo, isLaden, loadOf, lying, PAINT, type Seer, worth } from './state';

/** Who has Paint goes next door to the Chamber; the others go for one each, the nearest first; the rest keep off. */
function ofHeroes(seen: Seer): Required<Goals>['heroes'] {
  const { table, mine } = seen;
  const of = table.haunt?.players ?? 1;
  const isThere = tileOf(table, CHAMBER) !== undefined;
  const stands = isThere ? adjacent(seen, { room: CHAMBER, side: null }).map(({ room }) => room) : [];
  const paints = lying(seen).filter(({ card }) => isA(PAINT, card));
  const free = paints.map(({ room }) => room);
  const bearers = heroes(table).filter((seat) => heldBy(seen, seat, PAINT) !== undefined);
  const own: Record<PlayerID, readonly RoomID[]> = {};
  const steps = (seat: PlayerID) => distancesFrom(seen, explorerAt(table, seat).room);
  const way = (seat: PlayerID) => Math.min(FAR, ...paints.map(({ room }) => stepsTo(steps(seat), room)));
  for (const seat of [...heroes(table)].sort((one, other) => way(one) - way(other))) {
    const isBearer = bearers.includes(seat);
    const [room] = isBearer ? [] : nearestOf(seen, explorerAt(table, seat).room, free);
    own[seat] = stretch(seen, seat, isBearer ? stands : room === undefined ? [] : [room]);
    if (room !== undefined) free.splice(free.indexOf(room), 1);
  }
  const [first] = paints;
  const kind = !isThere ? 'find-chamber' : bearers.length > 0 ? 'throw' : first ? 'fetch' : 'find-paint';
  return {
    clause: CLAUSE,
    progress: Math.min(1, (mine.thrown + 0.3 * bearers.length) / of),
    next: { kind, facts: { done: mine.thrown, of, room: roomFact(first?.room ?? CHAMBER) } },
    own,
    wants: paints.map(({ card }) => card),
    ...(isThere ? {} : { floors: ['basement'] }),
  };
}

/** Who has something takes it to the Chamber; the others fetch the nearest that nobody else fetches, or go for a hero. */
function ofTraitor(seen: Seer): Required<Goals>['traitor'] {
  const { table, box, mine } = seen;
  const isAbout = isAlive(explorerAt(table, traitorOf(table)));
  const servants = [...table.monsters.map(({ id }) => id), ...(isAbout ? [traitorOf(table)] : [])];
  // Whoever is an explorer is joined by companions, too.
  const isFor = (id: FigureID, card: CardID) => (isMonster(id) ? isCargo(box, card) : worth(box, card) > 0);
  const cargo = lying(seen).filter(({ card }) => servants.some((figure) => isFor(figure, card)));
  const free = [...cargo];
  const own: Record<FigureID, readonly RoomID[]> = {};
  const loads = worth(box, ...servants.flatMap((id) => loadOf(seen, id)));
  for (const figure of servants) {
    const steps = distancesFrom(seen, placeOf(table, figure).room, isMonster(figure) ? figure : undefined);
    const far = (room: RoomID) => stepsTo(steps, room);
    const load = worth(box, ...loadOf(seen, figure));
    const [best] = free.filter(({ card }) => isFor(figure, card)).sort((a, b) => far(a.room) - far(b.room));
    const isBound = isLaden(seen, figure) || (load > 0 && (best === undefined || far(best.room) > 1));
    if (!isBound && best !== undefined) free.splice(free.indexOf(best), 1);
    const prey = heroes(table).map((seat) => explorerAt(table, seat).room);
    own[figure] = isBound ? [CHAMBER] : best !== undefined ? [best.room] : prey;
  }
  const done = worth(box, ...mine.offered);
  const [first] = cargo;
  const kind = !tileOf(table, CHAMBER) ? 'await' : loads > 0 ? 'bring' : first ? 'fetch-thing' : 'rob';
  return {
    clause: CLAUSE,
    progress: Math.min(1, (done + 0.4 * loads) / ENOUGH + 0.3 * fallen(table)),
    next: { kind, facts: { done, of: ENOUGH, room: roomFact(first?.room ?? CHAMBER) } },
    own,
    wants: cargo.map(({ card }) => card),
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
