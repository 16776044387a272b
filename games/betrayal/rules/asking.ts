import type { PlayerID } from '@/kit/action';
import { strikes } from './attacks';
import type { ClauseID } from './clause';
import { whoIs } from './figures';
import { fallOf, splits } from './harm';
import type { Fall, Option } from './option';
import { monsterOptions } from './orders';
import { turnOptions } from './own-turn';
import { doorways, placings } from './placing';
import type { Ask, AskKind, AskOf, Step } from './step';
import type { Seen } from './thing';
import { consult, offersOf } from './things';
import { draftOptions } from './trading';
import { asKnown } from './unseen';

/** What there is to choose, for each kind of question: one place for pages, hints, bots and the server. */

type Asker<K extends AskKind> = (seen: Seen, ask: AskOf<K>) => Option[];

/** What these steps lower, be it somebody else's. */
const fallsBy = (seen: Seen, seat: PlayerID, steps: readonly Step[]): Fall[] =>
  steps.flatMap((step) => (step.do === 'lose' ? [fallOf(seen, step.seat ?? seat, step.trait, step.by)] : []));

const pick: Asker<'pick'> = (seen, { of, clause, seat }) => [
  ...of.map(
    ({ key, label, facts, next, weight }): Option => ({
      move: 'answer',
      args: [key],
      clause: clause ?? 'BH27',
      label: { kind: label, ...(facts === undefined ? {} : { facts }) },
      next,
      ...(label === 'lower' ? { falls: fallsBy(seen, seat, next) } : {}),
      ...(weight === undefined ? {} : { weight }),
    }),
  ),
  ...offersOf(seen, 'pick', { seat }),
];

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

/** Explorers whose card nobody has taken (BH7). */
const explorer: Asker<'explorer'> = (seen, { seat }) => {
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
  (key: 'read', clause: ClauseID): Asker<'read'> =>
  (_seen, ask) => [
    { move: 'answer', args: [key], clause, label: { kind: key }, next: [{ do: key, seat: ask.seat }] },
  ];

const ASKERS: { readonly [K in AskKind]: Asker<K> } = {
  explorer,
  read: only('read', 'BH50'),
  turn: (table, { seat }) => {
    const seen = asKnown(table, seat);
    return [...consult(seen, 'deeds', { seat }, turnOptions(seen, seat))];
  },
  'before-roll': (seen, ask) => [readyTo('roll'), ...offersOf(seen, 'before-roll', ask), ...quiet(seen, ask)],
  'after-roll': (seen, ask) => [
    readyTo('leave-dice'),
    ...offersOf(seen, 'after-roll', ask),
    ...quiet(seen, ask),
  ],
  split: (seen, ask) => splits(seen, { ...ask, kind: ask.harm }),
  strike: strikes,
  pick,
  place: placings,
  doorway: doorways,
  trade: draftOptions,
  monster: monsterOptions,
};

export const isAsk = (step: Step): step is Ask => step.do === 'ask';

/** Everything the seat that is asked may choose, and what it is shown with the reason why not. */
export function optionsFor(seen: Seen, ask: Ask): Option[] {
  const asker = ASKERS[ask.kind] as ((seen: Seen, ask: Ask) => Option[]) | undefined;
  if (asker === undefined) throw new RangeError(`nobody knows how to ask ${ask.kind}`);
  return asker(seen, ask);
}
