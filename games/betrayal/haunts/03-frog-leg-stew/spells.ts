import type { PlayerID } from '@/kit/action';
import { placesOf } from '../../parts/cards/sides-of';
import { inSight } from '../../parts/cards/sight';
import { harm, mark, pick, tell, use } from '../../parts/cards/steps';
import { barred, cardMoved, deed } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { attackOption, rollOf } from '../../rules/attacks';
import type { FigureID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, isTraitor, monsterAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { figure as figureFact, room as roomFact, sourceIn } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import { type Alternative, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { keyOf } from '../../rules/ways';
import { worthBurning, worthFlying } from './goals';
import { BOOK, CLAUSE, isBy, type Seer, type State, upright, WITCH } from './state';

/** What the Witch casts, one spell in each of her turns; the traitor with the Book casts two of them as well. */

const step = stepsOf<{ cast: Nothing; burnt: Rolled; fly: Nothing }>('haunt');

/** The traitor's spell of the turn. */
const CAST = 'spell';
/** What does the harm of a Fire, and of so many dice. */
export const FIRE = 'rolls.fire';
export const DICE = 2;

/** The traitor, as long as he lives and has the Book. */
const readsIn = ({ table }: Seer, seat: PlayerID): boolean =>
  isTraitor(table, seat) && explorerAt(table, seat).cards.includes(BOOK);

/** Everybody who casts. */
export const castersIn = (seen: Seer): FigureID[] => [
  ...ofKind(seen.table, WITCH).map(({ id }) => id),
  ...[traitorOf(seen.table)].filter((seat) => readsIn(seen, seat)),
];

/** The contest of Sanity that makes somebody a Frog; as `struck` sees it, an attack with the Book, but it is told as a spell. */
export function curse(seen: Seer, caster: FigureID, target: PlayerID): Option {
  const cast = { attacker: caster, target, trait: 'sanity', weapon: BOOK } as const;
  const next: Step = { ...cast, do: 'defend', seat: caster };
  const roll = { ...rollOf(cast, 'attack'), what: 'rolls.frog', source: sourceIn(seen.table, caster), next };
  return { ...attackOption(seen, cast), next: [roll] };
}

/** Whom somebody can burn: any explorer but itself and Frogs, in sight as it casts (BH-h03-D4, BH-h03-K4). */
export function burnable(seen: Seer, caster: FigureID): PlayerID[] {
  const { table } = seen;
  const sighted = inSight(seen, placeOf(table, caster));
  const traitor = [traitorOf(table)].filter((one) => one !== caster && isAlive(explorerAt(table, one)));
  const isSeen = (seat: PlayerID) => sighted.some((place) => samePlace(place, placeOf(table, seat)));
  return [...upright(table), ...traitor].filter(isSeen);
}

/** Frog and Fire; `first`: what casting takes. */
function casts(seen: Seer, caster: FigureID, first: readonly Step[]): Option[] {
  const [start, who] = isMonster(caster) ? ['witch-', [caster]] : ['', []];
  const by = figureFact(seen.table, caster);
  const spell = (kind: string, target: PlayerID, more: Pick<Option, 'next' | 'weight' | 'odds'>) =>
    deed(CLAUSE, `${start}${kind}`, {
      ...more,
      args: [...who, kind, target],
      facts: { target: { seat: target } },
      next: [...first, tell(`casts-${kind}`, { caster: by, target: { seat: target } }), ...more.next],
    });
  const frogs = upright(seen.table).filter((seat) => isBy(seen.table, seat, caster));
  return [
    ...frogs.map((target) => {
      const { odds, next } = curse(seen, caster, target);
      return spell('frog', target, { odds, next, weight: 90 * (odds?.chance ?? 0) });
    }),
    ...burnable(seen, caster).map((target) => {
      // The dice are those of whoever burns (BH103), but no card changes them (BH-h03-K5).
      const roll = { do: 'roll', seat: target, dice: DICE, use: 'harm', what: FIRE, isLent: true } as const;
      const next = [{ ...roll, next: step.after('burnt', { seat: target }) }];
      return spell('fire', target, { next, weight: worthBurning(seen, target) });
    }),
  ];
}

/** In place of her attack, at any point of her walk (BH-h03-D12): on somebody; or she flies, or the traitor beside her (BH-h03-D5). */
export function witchCasts(seen: Seer, { id, hasAttacked }: Readonly<Monster>): Option[] {
  if (hasAttacked) return [];
  const traitor = traitorOf(seen.table);
  const first = [step('cast', { seat: id })];
  const isHere = isAlive(explorerAt(seen.table, traitor)) && isBy(seen.table, traitor, id);
  const flights = [...(isHere ? ([[traitor, 'send']] as const) : []), [id, 'fly'] as const].map(
    ([seat, kind]) =>
      deed(CLAUSE, kind, {
        args: [id, kind],
        facts: { traitor: { seat: traitor } },
        weight: worthFlying(seen, seat),
        next: [...first, step('fly', { seat })],
      }),
  );
  return [...casts(seen, id, first), ...flights];
}

/** The traitor's own, once in each turn, besides all else: a use of the Book (BH-h03-D6, BH-g40). */
export function traitorCasts(seen: Seer, seat: PlayerID): Option[] {
  if (!readsIn(seen, seat)) return [];
  const spent: Not = { reason: 'one-spell', clause: CLAUSE };
  const not = isDone(seen.table, CAST) ? spent : cardMoved(seen, [BOOK], CLAUSE);
  return casts(seen, seat, [mark(CAST), use(BOOK)]).map((option) => barred(option, not));
}

export const spellSteps = {
  cast: ({ G }, { seat = '' }) => {
    monsterAt(G, seat).hasAttacked = true;
    return [];
  },
  burnt: (_at, { seat = '', total }) => [{ ...harm('physical', total), seat, source: FIRE }],
  // Any room of the house; in one with a barrier the side that she likes (BH99).
  fly: (at, { seat = '' }) => {
    const ways = placesOf(at).flatMap((to): Alternative[] => {
      if (samePlace(to, placeOf(at.G, seat))) return [];
      const more = { next: [{ do: 'put', seat, to } as const], weight: worthFlying(at, seat, to.room) };
      return [{ key: keyOf(to), label: 'fly-to', facts: { room: roomFact(to.room) }, ...more }];
    });
    return [{ ...pick(CLAUSE, ways), seat: traitorOf(at.G) }];
  },
} satisfies Resolvers<State, typeof step>;
