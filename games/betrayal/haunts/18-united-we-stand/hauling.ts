import type { PlayerID } from '@/kit/action';
import { isExposed } from '../../parts/cards/meeting';
import { pick } from '../../parts/cards/steps';
import { HALL } from '../../parts/haunts/front-door';
import { barred, deed } from '../../parts/haunts/haunt';
import { explorerAt, isTraitor, placeOf, traitOf } from '../../rules/figures';
import { figure as figureFact, say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { oddsToBeat } from '../../rules/rolls';
import { type Nothing, type Roll, type Rolled, stepsOf } from '../../rules/step';
import type { Resolvers, Seen } from '../../rules/thing';
import { CLAUSE, outside, type Seer, type State } from './state';

/** Who is out is not out of reach: the traitor hauls them back, one after the other, in place of his attack (BH-h18-D6). */

const step = stepsOf<
  Record<'haul' | 'drag' | 'again', Nothing> & {
    pulled: Rolled;
    hauled: Rolled & { pull: number };
  }
>('haunt');

const HAUL = 'rolls.haul';
const RESIST = 'rolls.hold-on';

/** With his Might, against the strongest of those outside, who has a die more for each of the others (BH-h18-K6). */
function contest(seen: Seen, seat: PlayerID): readonly [Roll, Roll] {
  const out = outside(seen.table);
  const might = (one: PlayerID) => traitOf(seen, one, 'might');
  const [strongest = ''] = [...out].sort((a, b) => might(b) - might(a));
  const held = {
    seat: strongest,
    dice: might(strongest) + out.length - 1,
    what: RESIST,
    isLent: true,
  } as const;
  return [
    { do: 'roll', seat, trait: 'might', use: 'task', what: HAUL },
    { do: 'roll', use: 'task', ...held },
  ];
}

export function hauls(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const own = explorerAt(table, seat);
  const isBeside = own.room === HALL || isExposed(seen)(own);
  if (!isTraitor(table, seat) || !isBeside || outside(table).length === 0) return [];
  const option = deed(CLAUSE, 'haul', {
    facts: { count: outside(table).length },
    odds: oddsToBeat(seen, ...contest(seen, seat)),
    weight: 20,
    next: [{ do: 'forgo-attack' }, step('haul', { seat })],
  });
  return [barred(option, table.turn.hasAttacked ? { reason: 'has-attacked', clause: CLAUSE } : undefined)];
}

export const haulSteps = {
  haul: (at, { seat = '' }) => [{ ...contest(at, seat)[0], next: step.after('pulled', { seat }) }],
  pulled: (at, { seat = '', total }) => [
    { ...contest(at, seat)[1], next: step.after('hauled', { seat, pull: total }) },
  ],
  hauled: (at, { seat = '', pull, total }) => {
    const { G } = at;
    if (pull <= total) {
      say(G, 'haul-fails', seat);
      return [];
    }
    const ways = outside(G).map((one) => ({
      key: one,
      label: 'haul-in',
      facts: { target: figureFact(G, one) },
      weight: 10 / (1 + traitOf(at, one, 'might')),
      next: [step('drag', { seat: one }), step('again', { seat })],
    }));
    return [{ ...pick(CLAUSE, ways), seat }];
  },
  /** Into his room, where he is attacked with whatever the traitor has. */
  drag: ({ G }, { seat = '' }) => {
    const traitor = G.turn.seat ?? '';
    const { room, side } = placeOf(G, traitor);
    say(G, 'hauled', seat);
    return [
      { do: 'return', seat, room, side },
      { do: 'ask', kind: 'strike', seat: traitor, targets: [seat] },
    ];
  },
  again: (at, { seat = '' }) => {
    if (outside(at.G).length === 0) return [];
    const again = { key: 'again', label: 'haul-again', next: [step('haul', { seat })], weight: 5 };
    return [{ ...pick(CLAUSE, [again, { key: 'enough', label: 'enough', next: [] }]), seat }];
  },
} satisfies Resolvers<State, typeof step>;
