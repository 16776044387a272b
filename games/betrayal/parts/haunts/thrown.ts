import type { PlayerID } from '@/kit/action';
import { attackOption } from '../../rules/attacks';
import type { ClauseID } from '../../rules/clause';
import type { CardID, FigureID, Place, Trait } from '../../rules/components';
import { figures, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { card as cardFact, figure as figureFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { adjacent } from '../cards/adjacent';
import { use } from '../cards/steps';
import { heldBy, isA } from './copies';
import { type Part, part } from './haunt';

/** A thing that is thrown at somebody in place of the attack of the turn: it is gone when it hits, and when it misses. */
interface Thrown {
  /** What its copies are called, up to their number: `29:torch`. */
  readonly thing: CardID;
  readonly clause: ClauseID;
  readonly trait: Trait;
  readonly isTarget: (seen: Seen, figure: FigureID) => boolean;
  /** What comes of a hit, besides that it is gone. */
  readonly hit: (attacker: PlayerID, target: FigureID) => readonly Step[];
  readonly weight: number;
}

/** Where it comes to: the thrower’s own place, and what is next to that through a door. */
const reach = (seen: Seen, from: Place): Place[] => [from, ...adjacent(seen, from)];

function throws(seen: Seen, seat: PlayerID, { thing, clause, trait, isTarget, weight }: Thrown): Option[] {
  const { turn } = seen.table;
  const weapon = heldBy(seen, seat, thing);
  if (weapon === undefined || turn.hasAttacked || turn.usedCards.includes(weapon)) return [];
  if (consult(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
  const places = reach(seen, placeOf(seen.table, seat));
  return figures(seen.table)
    .filter((figure) => isTarget(seen, figure))
    .filter((figure) => places.some((place) => samePlace(place, placeOf(seen.table, figure))))
    .map((target) => ({
      ...attackOption(seen, { attacker: seat, target, trait, weapon, isFar: true, noSteal: true }, [
        use(weapon),
      ]),
      clause,
      label: {
        kind: 'throw-at',
        facts: { card: cardFact(weapon), target: figureFact(seen.table, target) },
      },
      weight,
    }));
}

export const thrown = (of: Thrown): Part =>
  part({
    name: 'thrown',
    offers: { turn: (seen, { seat }) => throws(seen, seat, of) },
    alters: {
      struck: (_seen, { attack: { attacker, target, weapon }, margin }, so) => {
        if (weapon === undefined || !isA(of.thing, weapon)) return so;
        if (margin === 0) return [];
        return [
          { do: 'discard', seat: attacker, card: weapon },
          ...(margin > 0 ? of.hit(attacker, target) : []),
        ];
      },
    },
  });
