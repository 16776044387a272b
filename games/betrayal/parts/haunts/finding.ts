import type { ClauseID } from '../../rules/clause';
import type { CardID, RoomID, Trait } from '../../rules/components';
import { explorerAt, sideOf } from '../../rules/figures';
import { say, trait as traitFact } from '../../rules/journal';
import { type Rolled, stepsOf } from '../../rules/step';
import type { Resolvers } from '../../rules/thing';
import { reaching } from '../cards/reaching';
import { keepPart, type Part, part } from './haunt';
import { task, tellTask } from './task';

interface Finding {
  readonly clause: ClauseID;
  readonly rooms: readonly RoomID[];
  readonly trait: Trait;
  /** What a try has to reach: the heroes' secret. */
  readonly from: number;
  /** The message that names its rolls. */
  readonly what: string;
  readonly label: string;
  /** What is found, without its number: `17:candle`. */
  readonly thing: CardID;
  /** Told of whoever has found one. */
  readonly told: string;
  readonly weight?: number;
}

const step = stepsOf<{ tried: Rolled }>('haunt/found.');

/** Things of a haunt that heroes find in some rooms by a roll, one try a turn for each of them: there is always another one (BH-g24). */
export const finding = ({ clause, rooms, trait, from, what, label, thing, told, weight }: Finding): Part =>
  part<number>({
    name: 'found',
    begin: () => 0,
    steps: {
      tried: (at, { seat = '', total }) => {
        if (total < from) {
          tellTask(at.G, seat, what, null);
          return [];
        }
        const number = at.mine + 1;
        keepPart(at, 'found', number);
        say(at.G, told, seat);
        return [{ do: 'gain-card', seat, card: `${thing}.${number}` }];
      },
    } satisfies Resolvers<number, typeof step>,
    alters: reaching({ [what]: from }),
    offers: {
      turn: (seen, { seat }) =>
        sideOf(seen.table, seat) !== 'heroes' || !rooms.includes(explorerAt(seen.table, seat).room)
          ? []
          : task(seen, seat, {
              kind: 'find',
              args: ['find'],
              clause,
              trait,
              from,
              what,
              label: { kind: label, facts: { trait: traitFact(trait) } },
              next: step.after('tried'),
              ...(weight === undefined ? {} : { weight }),
            }),
    },
  });
