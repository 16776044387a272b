import type { PlayerID } from '@/kit/action';
import type { FigureID, Trait } from '../../rules/components';
import { explorerAt, isAlive, sideOf } from '../../rules/figures';
import { say } from '../../rules/journal';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Mark, Resolvers } from '../../rules/thing';
import { reaching } from '../cards/reaching';
import { keepPart, type Part, part } from './haunt';
import { lowPeril } from './peril';

/** Heroes in whom something is at work: it is known of whom (BH-g26), and none is ever rid of it. */
export type Tainted = { readonly seats: readonly PlayerID[] };

interface Turncoat {
  /** Its slice; the message `journal.<name>` says that somebody has it, `<name>-turns` that it turns somebody, `marks.<name>` is on its plate. */
  readonly name: string;
  readonly trait: Trait;
  /** What keeps a hero on its side: a secret of those who know it, so it is in no step. */
  readonly from: number;
  readonly what: string;
}

const stepsIn = (name: string) => stepsOf<{ taint: Nothing; rolled: Rolled }>(`haunt/${name}.`);

/** From now on a hero has it. */
export const taint = ({ name }: Part, seat: FigureID): Step => stepsIn(name)('taint', { seat });

/** Whoever has it rolls at the start of each of its turns, or comes to the traitor's side (BH-g22). */
export const turncoat = ({ name, trait, from, what }: Turncoat) => {
  const step = stepsIn(name);
  const rollOf = (seat: PlayerID) => ({ do: 'roll', seat, trait, use: 'haunt', what }) as const;
  return part<Tainted>({
    name,
    begin: () => ({ seats: [] }),
    steps: {
      taint: (at, { seat = '' }) => {
        const { seats } = at.mine;
        if (seats.includes(seat) || sideOf(at.G, seat) !== 'heroes' || !isAlive(explorerAt(at.G, seat)))
          return [];
        keepPart(at, name, { seats: [...seats, seat] });
        say(at.G, name, seat);
        return [];
      },
      rolled: ({ G }, { seat = '', total }) => {
        if (total >= from) return [];
        say(G, `${name}-turns`, seat);
        return [{ do: 'turn-coat', seat, to: 'traitor' }];
      },
    } satisfies Resolvers<Tainted, typeof step>,
    alters: reaching({ [what]: from }),
    on: {
      turnBegan: ({ G, mine }, { seat }) =>
        mine.seats.includes(seat) && sideOf(G, seat) === 'heroes'
          ? [{ ...rollOf(seat), next: step.after('rolled', { seat }) }]
          : [],
    },
    marks: (seen) =>
      seen.mine.seats
        .filter((seat) => sideOf(seen.table, seat) === 'heroes')
        .flatMap((seat): Mark[] => [
          { on: { seat }, word: name },
          ...lowPeril(seen, rollOf(seat), { upTo: from - 1, ill: 'turns' }, 'heroes'),
        ]),
  });
};
