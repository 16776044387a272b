import type { PlayerID } from '@/kit/action';
import { attackOption, mayFight } from '../../rules/attacks';
import type { ClauseID } from '../../rules/clause';
import type { Place } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Step, stepsOf } from '../../rules/step';
import type { Resolvers, Seen } from '../../rules/thing';
import { consult, offersOf } from '../../rules/things';
import { withPlaces } from '../../rules/unseen';
import { adjacent } from '../cards/adjacent';
import { inSight } from '../cards/sight';
import { part } from './haunt';
import { traitorOf } from './heroes';
import { isOffBoard, narrow, seenDoing, unseenIn } from './unseen';

/** Blows into the empty air, where somebody may be whom nobody sees: what could be done if he stood there. */

const NAME = 'lunging';
const step = stepsOf<{ lunge: { place: Place; blow: Step } }>(`haunt/${NAME}.`);

/** What is done to whoever is there: an attack, or what goes off. */
const isBlow = (one: { readonly do?: unknown }): boolean =>
  one.do === 'attack' || one.do === 'card:dynamite/burst';

const hasBlow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (isBlow(value) || Object.values(value).some(hasBlow));

/** The same steps, in which each blow goes to a place, whoever turns out to be there. */
function atPlace(value: unknown, place: Place): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => atPlace(one, place));
  if (isBlow(value)) return step('lunge', { place, blow: value as Step });
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, atPlace(inner, place)]));
}

const aimed = (option: Option, place: Place): Option => ({
  ...option,
  next: atPlace(option.next, place) as Step[],
});

/** One that is offered for nothing but that he may be there. */
function hopeful(seen: Seen, option: Option, place: Place, isHere: boolean, clause: ClauseID): Option {
  const { move, args, odds, weight = 1, label } = aimed(option, place);
  const likely = 1 / unseenIn(seen.hidden).among.length;
  const chance = odds === undefined ? {} : { odds: { ...odds, chance: odds.chance * likely } };
  // What is thrown is gone, and names its room itself.
  if (move !== 'attack') return { ...aimed(option, place), ...chance, weight: weight * likely };
  return {
    ...aimed(option, place),
    ...chance,
    args: [...args, ...(isHere ? [] : [place.room, ...(place.side === null ? [] : [place.side])])],
    clause,
    label: {
      kind: label.kind.replace('attack', 'lunge').replace('-trait', ''),
      facts: { ...label.facts, room: roomFact(place.room) },
    },
    weight: 3 * weight,
  };
}

function lunges(seen: Seen, seat: PlayerID, so: readonly Option[], clause: ClauseID): readonly Option[] {
  const { table } = seen;
  const traitor = traitorOf(table);
  const isBarred = table.turn.hasAttacked || consult(seen, 'may', { seat, what: 'attack' }, null) !== null;
  if (seat === traitor || !isOffBoard(seen) || isBarred) return so;
  const here = placeOf(table, seat);
  const near = [here, ...inSight(seen, here), ...adjacent(seen, here)];
  const places = unseenIn(seen.hidden).among.filter((one) => near.some((place) => samePlace(place, one)));
  const thrown = so.map((option) => {
    const [, room, side = null] = option.args;
    const place = places.find((one) => one.room === room && one.side === side);
    return option.move === 'use' && place !== undefined && hasBlow(option.next)
      ? aimed(option, place)
      : option;
  });
  const names = new Set(so.map(({ move, args }) => [move, ...args].join(' ')));
  const added = places.flatMap((place) => {
    const there: Seen = { ...seen, table: withPlaces(table, { [traitor]: place }), memo: new Map() };
    const isHere = samePlace(place, here);
    const bare =
      isHere && mayFight(there, seat, traitor, 'might')
        ? [attackOption(there, { attacker: seat, target: traitor, trait: 'might' })]
        : [];
    return [...bare, ...offersOf(there, 'turn', { seat })]
      .filter(({ move, args, next }) => hasBlow(next) && !names.has([move, ...args].join(' ')))
      .map((option) => hopeful(seen, option, place, isHere, clause));
  });
  return [...thrown, ...added];
}

export const lunging = (clause: ClauseID) =>
  part<null>({
    name: NAME,
    steps: {
      lunge: (at, { seat = '', place, blow }) => {
        const { spot } = unseenIn(at.G.hidden);
        if (spot !== null && samePlace(spot, place)) return seenDoing([blow]);
        narrow(at, (one) => !samePlace(one, place));
        if (blow.do !== 'attack') return [blow];
        say(at.G, 'thin-air', seat, { room: roomFact(place.room) });
        return [{ do: 'forgo-attack', seat }];
      },
    } satisfies Resolvers<null, typeof step>,
    alters: { deeds: (seen, { seat }, so) => lunges(seen, seat, so, clause) },
  });
