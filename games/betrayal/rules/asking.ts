import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { strikes } from './attacks';
import type { ClauseID } from './clause';
import type { Harm, Trait } from './components';
import { doorways, placings } from './discovery';
import { whoIs } from './figures';
import { fallOf, splits } from './harm';
import { monsterOptions } from './monster-options';
import type { Fall, Option } from './option';
import { own } from './own-turn';
import type { Asks } from './questions';
import type { Ask, Step } from './state';
import type { Seen } from './thing';
import { offersOf } from './things';
import { draftOptions } from './trading';

/** What there is to choose, for each kind of question: one place for pages, hints, bots and the server. */

type Asker = (seen: Seen, ask: Ask) => Option[];

/** One of some alternatives that whoever asks has written down. */
interface Alternative {
  readonly key: string;
  readonly label: string;
  readonly facts?: Facts;
  readonly next: readonly Step[];
  readonly weight?: number;
}

/** What these steps lower, be it somebody else's. */
const fallsBy = (seen: Seen, seat: PlayerID, steps: readonly Step[]): Fall[] =>
  steps.flatMap((step) =>
    step.do === 'lose' ? [fallOf(seen, step.seat ?? seat, step.trait as Trait, Number(step.by))] : [],
  );

const pick: Asker = (seen, { of, clause, seat }) =>
  (of as unknown as readonly Alternative[]).map(
    ({ key, label, facts, next, weight }): Option => ({
      move: 'answer',
      args: [key],
      clause: (clause ?? 'BH27') as ClauseID,
      label: { kind: label, ...(facts === undefined ? {} : { facts }) },
      next,
      ...(label === 'lower' ? { falls: fallsBy(seen, seat, next) } : {}),
      ...(weight === undefined ? {} : { weight }),
    }),
  );

const readyTo = (kind: 'roll' | 'leave-dice'): Option => ({
  move: 'answer',
  args: ['roll'],
  clause: 'BH45',
  label: { kind },
  weight: 4,
  next: [{ do: 'ready' }],
});

/** Not asked again until one's own turn: one more answer in somebody else's. */
const quiet = (seen: Seen, { seat }: Ask): Option[] =>
  seen.table.turn.seat === seat
    ? []
    : [
        {
          move: 'answer',
          args: ['quiet'],
          clause: 'BH127',
          label: { kind: 'quiet' },
          weight: 0.1,
          next: [{ do: 'keep-quiet' }, { do: 'ready' }],
        },
      ];

const rolling =
  (when: 'before-roll' | 'after-roll', kind: 'roll' | 'leave-dice'): Asker =>
  (seen, ask) => {
    const { seat, roll, dice } = ask as Ask & Asks['after-roll'];
    return [readyTo(kind), ...offersOf(seen, when, { seat, roll, dice }), ...quiet(seen, ask)];
  };

/** Explorers whose card nobody has taken (BH7). */
const explorer: Asker = (seen, { seat }) => {
  const { explorers } = seen.table;
  const taken = explorers.flatMap((one) => (one.explorer === null ? [] : [whoIs(seen.box, one).colour]));
  return Object.entries(seen.box.explorers)
    .filter(([, { colour }]) => !taken.includes(colour))
    .map(([id]) => ({
      move: 'choose',
      args: [id],
      clause: 'BH7',
      label: { kind: 'explorer', facts: { explorer: { term: `explorers.${id}` } } },
      next: [{ do: 'become', seat, explorer: id }],
    }));
};

/** One thing to say, and nothing else. */
const only =
  (key: string, clause: ClauseID): Asker =>
  (_seen, ask) => [
    { move: 'answer', args: [key], clause, label: { kind: key }, next: [{ do: key, seat: ask.seat }] },
  ];

const ASKERS: Readonly<Record<string, Asker>> = {
  explorer,
  read: only('read', 'BH50'),
  turn: (seen, { seat }) => own(seen, seat),
  'before-roll': rolling('before-roll', 'roll'),
  'after-roll': rolling('after-roll', 'leave-dice'),
  split: (seen, ask) => splits(seen, { ...ask, kind: ask.harm as Harm, points: Number(ask.points) }),
  strike: (seen, { seat, targets }) => strikes(seen, { seat, targets: targets as readonly string[] }),
  pick,
  place: placings,
  doorway: doorways,
  trade: draftOptions,
  monster: monsterOptions,
};

export const isAsk = (step: Step): step is Ask => step.do === 'ask';

/** Everything the seat that is asked may choose, and what it is shown with the reason why not. */
export function optionsFor(seen: Seen, ask: Ask): Option[] {
  const asker = ASKERS[ask.kind];
  if (asker === undefined) throw new RangeError(`nobody knows how to ask ${ask.kind}`);
  return asker(seen, ask);
}
