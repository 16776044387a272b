import type { Action } from '@/kit/action';
import { KINDS, type Kind, SHOPS, type Shop } from '../rules/components';

/**
 * An action as somebody at the table makes it, one thing pressed after the other: `give:mung` on the own plate,
 * `seat:2` or `market`, `take:peach` there; `bowl:…` in the own bowl, `card:…` of the own cards, `shop:…` in the
 * street; `into:…` where it goes; `use`, `do` and `end` in words.
 */
export type Step = string;

const swapSteps = ([target, take, give]: Action['args']): Step[][] => [
  [`give:${give}`, `seat:${target}`, `take:${take}`],
];

/** Where the shop lets it go into the bowl, that is asked for at the end. */
const marketSteps = ([give, take, bowl]: Action['args'], asksInto: boolean): Step[][] => [
  [
    `give:${give}`,
    'market',
    `take:${take}`,
    ...(asksInto ? [bowl === undefined ? 'into:plate' : 'into:bowl'] : []),
  ],
];

/** Two of a couple in either order; once where they are the same. */
const either = (one: Step, two: Step): Step[][] =>
  one === two
    ? [[one, two]]
    : [
        [one, two],
        [two, one],
      ];

function powerSteps([shop, ...on]: Action['args']): Step[][] {
  const [one, two, three, four, five] = on;
  switch (shop as Shop) {
    case 'tasting':
      return [[`give:${one}`]];
    case 'refill':
      return [[`bowl:${one}`]];
    case 'twins':
    case 'tidy':
      return [[`seat:${one}`, `take:${two}`]];
    case 'bowls':
      return [[`bowl:${two}`, `seat:${one}`, `take:${three}`]];
    case 'turnover':
      return [[`bowl:${one}`, `give:${two}`]];
    case 'pairs':
      return either(`give:${two}`, `give:${three}`).flatMap((given) =>
        either(`take:${four}`, `take:${five}`).map((taken) => [...given, `seat:${one}`, ...taken]),
      );
    case 'relabel':
      return either(`card:${one}`, `card:${two}`);
    default:
      return [['do']];
  }
}

/** In which ways an action is put together; none for cards and bids, which have hands of their own. */
function stepsOf({ move, args }: Action, asksInto: boolean): Step[][] {
  if (move === 'swap') return swapSteps(args);
  if (move === 'market') return marketSteps(args, asksInto);
  if (move === 'use') return powerSteps(args).map((steps) => ['use', ...steps]);
  if (move === 'claim') return [[`shop:${args[0]}`, 'do']];
  return move === 'end' ? [['end']] : [];
}

/** Every way there is now. */
export interface Way {
  readonly steps: readonly Step[];
  readonly action: Action;
}

export function waysOf(legal: readonly Action[]): Way[] {
  const asksInto = legal.some(({ move, args }) => move === 'market' && args[2] === 'bowl');
  return legal.flatMap((action) => stepsOf(action, asksInto).map((steps) => ({ steps, action })));
}

export const isBehind = (way: Way, made: readonly Step[]): boolean =>
  made.every((step, index) => way.steps[index] === step);

/** What may be pressed next, each once, in the order of the box. */
export function nextSteps(ways: readonly Way[], made: readonly Step[]): Step[] {
  const found = new Set(
    ways.filter((way) => isBehind(way, made)).flatMap(({ steps }) => steps[made.length] ?? []),
  );
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** The same with what follows as long as there is one thing to press, up to what would do it. */
export function onward(ways: readonly Way[], made: readonly Step[]): readonly Step[] {
  const [only, ...others] = nextSteps(ways, made);
  if (only === undefined || others.length > 0) return made;
  const further = [...made, only];
  const isDone = ways.some((way) => way.steps.length === further.length && isBehind(way, further));
  return isDone ? made : onward(ways, further);
}

const GROUPS = ['use', 'give', 'bowl', 'card', 'market', 'seat', 'take', 'into', 'shop', 'do', 'end'];

function rank(step: Step): number {
  const [group = '', name = ''] = step.split(':');
  const place = KINDS.indexOf(name as Kind);
  const shop = SHOPS.indexOf(name as Shop);
  return 100 * GROUPS.indexOf(group) + Math.max(place, shop, 0) + (group === 'seat' ? Number(name) : 0);
}

/** The kind, shop or seat that a step names. */
export const nameIn = (step: Step): string => step.slice(step.indexOf(':') + 1);
export const kindIn = (step: Step | undefined): Kind | undefined =>
  step === undefined ? undefined : KINDS.find((kind) => kind === nameIn(step));
export const shopIn = (step: Step | undefined): Shop | undefined =>
  step?.startsWith('shop:') ? SHOPS.find((shop) => shop === nameIn(step)) : undefined;
