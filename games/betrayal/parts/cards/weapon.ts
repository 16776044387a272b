import type { PlayerID } from '@/kit/action';
import { attackOption, mayFight, targetsOf } from '../../rules/attacks';
import type { CardID, FigureID, Trait } from '../../rules/components';
import { figures, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { Odds, Option } from '../../rules/option';
import type { Attack, Step } from '../../rules/step';
import type { Seen, Thing } from '../../rules/thing';
import { consult } from '../../rules/things';
import { inSight } from './sight';
import { use } from './steps';

interface Arms {
  /** What is attacked with; Might where none is named. */
  readonly trait?: Trait;
  /** Whoever is in sight can be attacked (BH59). */
  readonly isFar?: boolean;
  /** What comes before the attack, with the attack in it, or with what is done where it is lost. */
  readonly through?: (attack: readonly Step[], forgone: readonly Step[]) => readonly Step[];
  /** The roll by which it comes to the attack at all; absent: there is none. */
  readonly mastery?: (seen: Seen, seat: PlayerID) => Odds;
  readonly after?: readonly Step[];
}

/** Whom a seat can reach with it from where it stands. */
function inReach(seen: Seen, seat: PlayerID, trait: Trait, isFar: boolean): FigureID[] {
  if (!isFar) return targetsOf(seen, seat, trait);
  const places = inSight(seen, placeOf(seen.table, seat));
  return figures(seen.table).filter(
    (target) =>
      places.some((place) => samePlace(place, placeOf(seen.table, target))) &&
      mayFight(seen, seat, target, trait),
  );
}

/** A card to attack with: more dice, one weapon for each attack, never in defence (BH39). */
export const weapon = (
  card: CardID,
  moreDice: number,
  { trait = 'might', isFar = false, through = (attack) => attack, mastery, after = [] }: Arms = {},
): Pick<Thing, 'offers'> => {
  const armed = (seen: Seen, attack: Attack): Option => {
    const option = attackOption(seen, { ...attack, weapon: card, moreDice, ...(isFar ? { isFar } : {}) });
    const { odds } = option;
    const mastered = mastery?.(seen, attack.attacker);
    const likely =
      odds === undefined || mastered === undefined
        ? undefined
        : { odds: { ...mastered, ...odds, chance: odds.chance * mastered.chance } };
    const forgone = attack.isFree === true ? [] : [{ do: 'forgo-attack' } as const];
    const next = [use(card), ...through(option.next, forgone), ...after];
    return { ...option, ...likely, next, weight: 4 + moreDice };
  };
  return {
    offers: {
      turn: (seen, { seat }, { holder }) => {
        const { turn } = seen.table;
        if (holder !== seat || turn.hasAttacked || turn.usedCards.includes(card)) return [];
        if (consult(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
        return inReach(seen, seat, trait, isFar)
          .filter((target) => consult(seen, 'foes', { attacker: seat, target, trait, weapon: card }, true))
          .map((target) => armed(seen, { attacker: seat, target, trait }));
      },
      strike: (seen, { seat, targets }, { holder }) =>
        holder !== seat || trait !== 'might' || seen.table.turn.usedCards.includes(card)
          ? []
          : targets.map((target) =>
              armed(seen, { attacker: seat, target, trait, isFree: true, noSteal: true }),
            ),
    },
  };
};
