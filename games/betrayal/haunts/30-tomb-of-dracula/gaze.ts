import { adjacent } from '../../parts/cards/adjacent';
import { lose, pick } from '../../parts/cards/steps';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { attackOption, mayFight } from '../../rules/attacks';
import type { FigureID } from '../../rules/components';
import { explorerAt, isMonster, monsterAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { figure as figureFact, room as roomFact, say, sourceIn } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { At, Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { areOpposite, CLAUSE, type Drain } from './state';

/** A Vampire looks at somebody of the opposite sex, and takes the strength to run away (BH-h30-R, BH-h30-D3). */

const EAGERNESS = 10;

/** In place of an attack, at heroes here and behind the doors that meet: none of them is another hero’s foe. */
export function gazes(seen: Seen, figure: FigureID): Option[] {
  const { table } = seen;
  const may = isMonster(figure) ? null : consult(seen, 'may', { seat: figure, what: 'attack' }, null);
  const { hasAttacked } = isMonster(figure) ? monsterAt(table, figure) : table.turn;
  if (hasAttacked || may !== null) return [];
  const here = placeOf(table, figure);
  const places = [here, ...adjacent(seen, here)];
  return heroes(table)
    .filter((seat) => places.some((place) => samePlace(place, placeOf(table, seat))))
    .filter((seat) => mayFight(seen, figure, seat, 'sanity'))
    .map((target): Option => {
      const isFar = !samePlace(here, placeOf(table, target));
      const usual = attackOption(seen, { attacker: figure, target, trait: 'sanity', isFar });
      const facts = { attacker: figureFact(table, figure), target: figureFact(table, target) };
      const label = { kind: isMonster(figure) ? 'monster-gaze' : 'gaze', facts };
      const weight = EAGERNESS * (usual.odds?.chance ?? 0);
      const isBlind = !areOpposite(seen, figure, target);
      const not = { reason: 'same-sex', clause: CLAUSE } as const;
      return { ...usual, clause: CLAUSE, label, weight, ...(isBlind ? { next: [], not } : {}) };
    });
}

/** Speed in place of harm, which nothing turns aside (BH-h30-K2); at the skull the hero changes sides (BH-g22). */
export function drain({ G }: At, { seat = '', by, points }: Drain): Step[] {
  const { speed } = explorerAt(G, seat).traits;
  if (points >= speed) {
    say(G, 'bitten', seat, { vampire: figureFact(G, by) });
    return [
      { ...lose('speed', speed - 1), seat },
      { do: 'turn-coat', seat, to: 'traitor' },
    ];
  }
  const loss = { ...lose('speed', points), seat, source: sourceIn(G, by) };
  const to = placeOf(G, by);
  if (samePlace(to, placeOf(G, seat))) return [loss];
  const facts = { target: figureFact(G, seat), room: roomFact(to.room) };
  const next: Step[] = [{ do: 'put', seat, to: { ...to } }];
  const ways = [
    { key: 'draw', label: 'draw-in', facts, next, weight: 3 },
    { key: 'leave', label: 'leave-be', facts, next: [] },
  ];
  return [loss, { ...pick(CLAUSE, ways), seat: isMonster(by) ? traitorOf(G) : by }];
}
