import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { fallen, traitorOf } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { refuges } from '../../parts/plans/keeping-away';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { hunted, planned } from '../../parts/plans/plan';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, sideOf, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { card as cardFact, room as roomFact, trait as traitFact } from '../../rules/journal';
import type { Goal, Goals, Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { bodiesIn, CLAUSE, formBy, GATES, GIFTS, hisRoom, type Seer, statueIn, WEAPONS } from './state';

/** What each side makes for. */

/** What might be given to it, as far as anybody but the traitor has it: best what he has least to set against. */
function giftsIn(seen: Seer): CardID[] {
  const { table } = seen;
  const { traits } = explorerAt(table, traitorOf(table));
  const left = (card: CardID) => traits[formBy(card)?.trait ?? 'might'];
  const isOurs = (card: CardID) => {
    const place = whereIs(seen, [card]);
    return place !== null && (place.holder === null || sideOf(table, place.holder) === 'heroes');
  };
  return GIFTS.filter(isOurs).sort((a, b) => left(a) - left(b));
}

/** How much sooner than not a hero hands a card over: the best of those there are at once, another hardly. */
export const worthGiving = (seen: Seer, card: CardID): number => (giftsIn(seen)[0] === card ? 40 : 0.5);

/** To him, or else as near as it gets. */
export const worthLeading = (seen: Seen, room: RoomID): number =>
  60 * 0.35 ** stepsTo(distancesFrom(seen, room, statueIn(seen.table)?.id), hisRoom(seen.table));

/** So much of the way is a form worth, and so much what is lowered. */
const AWAKE = 0.35;

/** One brings the best gift to the Statue; then whoever can moves it to the traitor, and keeps near it and away from him. */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const traitor = traitorOf(table);
  const statue = statueIn(table)?.room ?? hisRoom(table);
  const him = explorerAt(table, traitor);
  const [gift] = giftsIn(seen);
  const place = gift === undefined ? null : whereIs(seen, [gift]);
  const form = formBy(mine.form);
  const left = form === undefined ? 0 : him.traits[form.trait];
  const isThere = form !== undefined && statue === him.room;
  const near = (seat: PlayerID): readonly RoomID[] => {
    const reach = distancesFrom(seen, statue);
    const rooms = refuges(seen, seat, [{ id: traitor, room: him.room }]);
    const close = rooms.filter((room) => stepsTo(reach, room) <= traitOf(seen, seat, 'speed'));
    return close.length > 0 ? close : rooms;
  };
  const facts = {
    ...(gift === undefined ? {} : { card: cardFact(gift) }),
    ...(form === undefined ? {} : { trait: traitFact(form.trait), left }),
    room: roomFact(statue),
    traitor: { seat: traitor },
  };
  const far = stepsTo(distancesFrom(seen, statue), him.room);
  const fetched = place === null ? 0 : place.holder === null ? 0.05 : 0.15;
  return planned(seen, CLAUSE, {
    errands: [
      {
        kind: isThere ? 'keep-near' : 'push',
        when: form !== undefined,
        ...(isThere ? {} : { rooms: [statue] }),
      },
      { kind: 'find', when: place === null },
      { kind: 'fetch', when: place?.holder === null, rooms: [place?.room ?? statue], by: 'nearest' },
      { kind: 'give', rooms: [statue], by: place?.holder ?? null },
    ],
    others: (seat) => (isThere ? near(seat) : form === undefined && place === null ? [] : [statue]),
    facts,
    progress:
      form === undefined
        ? fetched
        : Math.min(1, AWAKE + (isThere ? 0.1 : 0.08 * 0.85 ** far) + 0.5 * 0.75 ** Math.max(0, left - 1)),
    wants: form === undefined ? GIFTS : [],
  });
}

/** He kills with a weapon, takes the body to where the gate is, and opens it. */
function ofTraitor(seen: Seer): Goal {
  const { table } = seen;
  const goal = hunted(seen, CLAUSE);
  const traitor = traitorOf(table);
  const { cards, room } = explorerAt(table, traitor);
  const bodies = bodiesIn(table);
  const isLaden = cards.some((card) => bodies.includes(card));
  const steps = distancesFrom(seen, room);
  const nearest = (rooms: readonly RoomID[]) =>
    [...rooms].sort((a, b) => stepsTo(steps, a) - stepsTo(steps, b));
  const gates = nearest(roomsInPlay(table, GATES));
  const weapon = cards.find((card) => WEAPONS.includes(card));
  const lying = nearest(
    table.piles.flatMap((pile) =>
      pile.cards.some((card) => (bodies.length > 0 ? bodies : WEAPONS).includes(card)) ? [pile.room] : [],
    ),
  );
  const ofBody = {
    wants: [...bodies, ...(weapon === undefined ? WEAPONS : [])],
    laden: isLaden ? [traitor] : [],
  };
  const floors = likelyFloors(seen, GATES);
  if (isLaden || (bodies.length > 0 && lying.some((one) => gates.includes(one)))) {
    const [gate] = isLaden ? gates : lying.filter((one) => gates.includes(one));
    return {
      ...goal,
      ...ofBody,
      progress: 0.5 + 0.4 * 0.85 ** stepsTo(steps, gates[0] ?? ''),
      next: gate === undefined ? { kind: 'find-gate' } : { kind: 'rite', facts: { room: roomFact(gate) } },
      own: { [traitor]: isLaden ? gates : lying },
      prey: [],
      ...(gate === undefined ? { floors } : {}),
    };
  }
  const [fetched] = lying;
  const next = (kind: string) => ({
    kind,
    facts: { room: roomFact(fetched ?? room), left: goal.prey.length },
  });
  const isBody = bodies.length > 0;
  return {
    ...goal,
    ...ofBody,
    progress: 0.4 * fallen(table) + (isBody ? 0.3 : 0),
    next: next(isBody ? 'fetch-body' : weapon === undefined ? 'fetch-weapon' : 'kill'),
    // What he needs lies somewhere: that comes before whoever is near.
    ...(isBody || (weapon === undefined && fetched !== undefined)
      ? { own: { [traitor]: lying }, prey: [] }
      : {}),
    ...(weapon === undefined ? {} : { ends: Object.fromEntries(goal.prey.map((seat) => [seat, weapon])) }),
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
