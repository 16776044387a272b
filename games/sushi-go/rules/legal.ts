import type { Ctx } from 'boardgame.io';
import type { Action, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { at, isActive } from '@/kit/seats';
import { KINDS, type Kind, RANK } from './components';
import type { PickArgs } from './schemas';
import type { SushiGoView } from './view';

/** Whether this seat may take two cards: its chopsticks must lie before it already (SG10). */
export const hasChopsticks = (view: SushiGoView): boolean =>
  view.playerID !== null && at(view.seats, view.playerID).tableau.includes('chopsticks');

const missing = (card: Kind): Refusal => ({
  reason: 'not-in-hand',
  clause: 'SG-r8',
  facts: { card: termFact(`cards.${card}`) },
});

export function refusePick(view: SushiGoView, _ctx: Ctx, args: PickArgs): Refusal | undefined {
  const [first, second] = args;
  const { hand } = view;
  if (!hand.includes(first)) return missing(first);
  if (second === undefined) return undefined;
  if (!hasChopsticks(view)) return { reason: 'no-chopsticks', clause: 'SG10' };
  const isThere =
    first === second ? hand.indexOf(second) !== hand.lastIndexOf(second) : hand.includes(second);
  return isThere ? undefined : missing(second);
}

const action = (move: string, ...args: Kind[]): Action => Object.freeze({ move, args: Object.freeze(args) });

const byKind = <T>(value: (card: Kind) => T) =>
  Object.fromEntries(KINDS.map((card) => [card, value(card)])) as Readonly<Record<Kind, T>>;

/** Every action there is, made once: `legal` is the inner loop of the bots. */
const SINGLES = byKind((card) => action('pick', card));
/** By rank, as there are many of them. */
const PAIRS = KINDS.map((first) => KINDS.map((second) => action('pick', first, second)));
const UNLOCK = action('unlock');

/** Everything that may be chosen from a sorted hand: equal cards are one choice. */
export function choices(hand: readonly Kind[], withChopsticks: boolean): Action[] {
  const actions: Action[] = [];
  let last: Kind | undefined;
  for (const card of hand) {
    if (card === last) continue;
    last = card;
    actions.push(SINGLES[card]);
  }
  if (withChopsticks) addPairs(actions, hand);
  return actions;
}

function addPairs(actions: Action[], hand: readonly Kind[]): void {
  const ranks: number[] = [];
  /** Those held twice, a bit each. */
  let doubles = 0;
  for (const card of hand) {
    const rank = RANK[card];
    if (rank === ranks.at(-1)) doubles |= 1 << rank;
    else ranks.push(rank);
  }
  for (const first of ranks) {
    const pairs = PAIRS[first] as Action[];
    for (const second of ranks)
      if (first !== second || (doubles & (1 << first)) !== 0) actions.push(pairs[second] as Action);
  }
}

/** Everything the seat may do now. */
export function legal(view: SushiGoView, ctx: Ctx): Action[] {
  const { playerID } = view;
  if (playerID === null || !isActive(ctx, playerID)) return [];
  const { isLocked, tableau } = at(view.seats, playerID);
  return isLocked ? [UNLOCK] : choices(view.hand, tableau.includes('chopsticks'));
}
