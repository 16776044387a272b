import { type FigureID, HARMED, type Side, type Trait } from '../../rules/components';
import { monsterAt } from '../../rules/figures';
import { say, sayTo, whichOne } from '../../rules/journal';
import type { Table } from '../../rules/state';
import { type Attack, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen } from '../../rules/thing';
import { type Part, part } from './haunt';
import { isOfKind } from './of-kind';
import { slain } from './slain';

interface Hide {
  /** So many points of each defeat it does not feel: a haunt that has any says `unhurt` of what is left of none. */
  readonly less?: number;
  /** It is wounded as well by what harms the mind. */
  readonly isByMind?: boolean;
  /** So many points for each defeat, by however much it was beaten, or as it says of one attack. */
  readonly each?: number | ((seen: Seen, attack: Attack, margin: number) => number);
  /** The side that alone is told how many it takes (BH172); absent: everybody. */
  readonly side?: Side;
  /** What its death is, and comes to. */
  readonly dies?: (at: At, monster: FigureID) => readonly Step[];
}

const step = stepsOf<{ hurt: { points: number } }>('haunt/wounded.');

/**
 * Monsters of a kind that harm to the body wounds in place of stunning them, their own lost attacks as well; so many
 * points kill one (BH-g17). The count lies open: a mark `wounds`, told as `wounded`.
 */
export const wounded = (
  kind: string,
  most: number | ((table: Pick<Table, 'haunt'>) => number),
  { less = 0, isByMind = false, each, side, dies = ({ G }, id) => slain(G, id) }: Hide = {},
): Part => {
  const enough = (table: Pick<Table, 'haunt'>) => (typeof most === 'number' ? most : most(table));
  const wound = (seat: string, points: number): Step => step('hurt', { seat, points });
  return part({
    name: 'wounded',
    alters: {
      struck: (seen, { attack, margin }, so) => {
        const { table } = seen;
        const { attacker, target, trait } = attack;
        const loser = margin > 0 ? target : attacker;
        const isBodily = (HARMED.physical as readonly Trait[]).includes(trait);
        if (margin === 0 || !(isBodily || isByMind) || !isOfKind(table, loser, kind)) return so;
        const points = typeof each === 'function' ? each(seen, attack, margin) : each;
        return [wound(loser, points ?? Math.abs(margin) - less)];
      },
      felled: (_seen, { monster, kind: harm, points }, so) =>
        monster.kind === kind && harm === 'physical'
          ? [wound(monster.id, typeof each === 'number' ? each : points)]
          : so,
    },
    steps: {
      hurt: (at, { seat = '', points }) => {
        const { G } = at;
        const one = monsterAt(G, seat);
        if (points <= 0) {
          say(G, 'unhurt', null, { monster: whichOne(G, one.id) });
          return [];
        }
        one.wounds += points;
        const of = enough(G);
        const facts = { monster: whichOne(G, one.id), points, sum: one.wounds };
        if (side === undefined) say(G, 'wounded', null, { ...facts, of });
        else sayTo(G, side, 'wounded', null, facts, { of });
        return one.wounds < of ? [] : dies(at, one.id);
      },
    } satisfies Resolvers<unknown, typeof step>,
    marks: ({ table }) =>
      table.monsters.flatMap(({ id, kind: other, wounds: value }) =>
        other === kind && value > 0
          ? [
              {
                on: { monster: id },
                word: 'wounds',
                value,
                ...(side === undefined ? { of: enough(table) } : {}),
              },
            ]
          : [],
      ),
  });
};
