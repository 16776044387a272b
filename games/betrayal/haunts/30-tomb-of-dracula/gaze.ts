import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/adjacent';
import { heroes } from '../../parts/heroes';
import { lose, pick } from '../../parts/steps';
import type { FigureID } from '../../rules/components';
import { attackOption, mayFight } from '../../rules/fighting';
import { explorerAt, isMonster, monsterAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { figure as figureFact, room as roomFact, say, sourceIn } from '../../rules/journal';
import { canBeMoved } from '../../rules/moving';
import type { Option } from '../../rules/option';
import type { Step } from '../../rules/state';
import type { At, Seen } from '../../rules/thing';
import { ask } from '../../rules/things';
import { areOpposite, CLAUSE } from './state';

/** A Vampire looks at somebody of the opposite sex, and takes the strength to run away (BH-h30-R, BH-h30-D3). */

const GAZE = 10;

/** Heroes within reach: here, and behind the doors that meet. */
export function gazes(seen: Seen, figure: FigureID): Option[] {
  const { table } = seen;
  const here = placeOf(table, figure);
  const places = [here, ...adjacent(seen, here)];
  return heroes(table)
    .filter((seat) => places.some((place) => samePlace(place, placeOf(table, seat))))
    .filter((seat) => mayFight(seen, figure, seat, 'sanity'))
    .map((target) => {
      const isFar = !samePlace(here, placeOf(table, target));
      const attack = { attacker: figure, target, trait: 'sanity', ...(isFar ? { isFar } : {}) } as const;
      const usual = attackOption(seen, attack);
      const facts = { attacker: figureFact(table, figure), target: figureFact(table, target) };
      const label = { kind: isMonster(figure) ? 'monster-gaze' : 'gaze', facts };
      const option = { ...usual, clause: CLAUSE, label, weight: GAZE * (usual.odds?.chance ?? 0) } as const;
      return areOpposite(seen, figure, target)
        ? option
        : { ...option, next: [], not: { reason: 'same-sex', clause: CLAUSE } };
    });
}

/** In place of the attack of one’s turn. */
export const gazesOf = (seen: Seen, seat: PlayerID): Option[] =>
  seen.table.turn.hasAttacked || ask(seen, 'may', { seat, what: 'attack' }, null) !== null
    ? []
    : gazes(seen, seat);

/** Speed in place of harm, which nothing turns aside (BH-h30-K2); at the skull the hero changes sides (BH-g22). */
export function drain(at: At, { seat = '', by, points }: Step): Step[] {
  const { G } = at;
  const vampire = String(by);
  const { speed } = explorerAt(G, seat).traits;
  if (Number(points) < speed) {
    const loss = { ...lose('speed', Number(points)), seat, source: sourceIn(G, vampire) };
    return [loss, { do: 'haunt/beckon', seat, by }];
  }
  say(G, 'bitten', seat, { vampire: figureFact(G, vampire) });
  return [
    { ...lose('speed', speed - 1), seat },
    { do: 'turn-coat', seat, to: 'traitor' },
  ];
}

/** Whoever was looked at through a door may be drawn in (BH-h30-D3). */
export function beckon(at: At, { seat = '', by }: Step): Step[] {
  const { G } = at;
  const vampire = String(by);
  const to = placeOf(G, vampire);
  if (samePlace(to, placeOf(G, seat)) || !canBeMoved(at, seat, to)) return [];
  const facts = { target: figureFact(G, seat), room: roomFact(to.room) };
  const draw = {
    key: 'draw',
    label: 'draw-in',
    facts,
    next: [{ do: 'put', seat, to: { ...to } }],
    weight: 3,
  };
  const leave = { key: 'leave', label: 'leave-be', facts, next: [] };
  const chooser = isMonster(vampire) ? monsterAt(G, vampire).owner : vampire;
  return [{ ...pick(CLAUSE, [draw, leave]), seat: chooser ?? undefined }];
}
