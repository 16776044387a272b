import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import type { ClauseID } from '../../rules/clause';
import type { CardID, Side, Trait } from '../../rules/components';
import { say, sayTo } from '../../rules/journal';
import type { LowEnd, Not, Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import type { BetrayalG } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { spacesLeft } from '../../rules/ways';
import { mark, use } from '../cards/steps';
import { cardMoved, deed } from './haunt';

/** A roll that a haunt asks for: once a turn of each kind, free of spaces, also after a card was drawn (BH46, BH-g7, BH-g8). */
export interface Task {
  /** Names the kind: once a turn for each explorer. */
  readonly kind: string;
  readonly args: readonly (string | number)[];
  readonly clause: ClauseID;
  readonly trait: Trait;
  /** What it is tried with: that is its use (BH33, BH168). */
  readonly card?: CardID;
  /** What it has to reach: its own side's secret (BH156). */
  readonly from: number;
  /** What is added to the total, or taken off it. */
  readonly add?: number;
  /** What a low roll does besides failing. */
  readonly low?: LowEnd | undefined;
  /** The message that names the roll. */
  readonly what: string;
  readonly label: { readonly kind: string; readonly facts?: Facts };
  /** Told `total` and `ok`. The number it has to reach stays with the haunt: an agenda lies open. */
  readonly next: Step;
  /** Spaces that each try costs, as often as they last, in place of one try a turn. */
  readonly spaces?: number;
  readonly weight?: number;
}

/** Whether so many spaces are left to somebody whose movement is not over. */
export const canSpend = (seen: Seen, seat: PlayerID, spaces: number): boolean =>
  !seen.table.turn.isMovementOver && spacesLeft(seen, seat) >= spaces;

export const task = (
  seen: Seen,
  seat: PlayerID,
  { kind, args, clause, trait, card, from, add, low, what, label, next, spaces, weight = 8 }: Task,
): Option[] => {
  const thrown = {
    do: 'roll',
    seat,
    trait,
    use: 'task',
    what,
    ...(add === undefined ? {} : { add }),
  } as const;
  return (spaces === undefined ? isDone(seen.table, kind) : !canSpend(seen, seat, spaces)) ||
    (card !== undefined && seen.table.turn.usedCards.includes(card))
    ? []
    : [
        {
          move: 'use',
          args,
          clause,
          label,
          odds: oddsOf(seen, thrown, from, low),
          weight,
          ...(spaces === undefined ? {} : { cost: spaces }),
          next: [
            spaces === undefined ? mark(kind) : { do: 'spend', seat, cost: spaces },
            ...(card === undefined ? [] : [use(card)]),
            { ...thrown, next },
          ],
        },
      ];
};

/**
 * The same, tried with some cards, which is a use of them (BH33, BH168); or why there is none: `spent`, where one of its kind has
 * been had in this turn, or that a card has been moved in it.
 */
export function tried(
  seen: Seen,
  seat: PlayerID,
  { cards = [], spent, ...of }: Task & { readonly cards?: readonly CardID[]; readonly spent: Not },
): Option[] {
  const { kind, clause, args, label } = of;
  const not = isDone(seen.table, kind) ? spent : cardMoved(seen, cards, clause);
  if (not !== undefined) return [deed(clause, label.kind, { args, facts: label.facts, not, next: [] })];
  return task(seen, seat, of).map((option) => ({ ...option, next: [...cards.map(use), ...option.next] }));
}

/**
 * Tells everybody how a task went: that it succeeded and how often it has (BH-g26), to its side also how often it has to
 * (BH169): where nothing else is said, the heroes', once for each player. `done`: null where it failed.
 */
export function tellTask(
  G: BetrayalG,
  seat: PlayerID | null,
  what: string,
  done: number | null,
  { side, of }: { readonly side: Side; readonly of: number } = { side: 'heroes', of: G.haunt?.players ?? 0 },
): void {
  const task = { term: what };
  if (done === null) say(G, 'task-failed', seat, { task });
  else sayTo(G, side, 'task-done', seat, { task, done }, { of });
}
