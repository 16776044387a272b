import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { CardID, FigureID, Trait } from '../../rules/components';
import { explorerAt, isAlive, placeOf, sideOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Resolvers, Seen } from '../../rules/thing';
import { reaching } from '../cards/reaching';
import { deed, keepPart, part } from './haunt';
import { task, tellTask } from './task';

/** An ill that heroes can cure with what they hold, where whoever has it is: with one card by a roll, with the other at once. */
export interface Remedy<S> {
  readonly clause: ClauseID;
  /** Whose ill it is, by the haunt's slice. */
  readonly of: (mine: S) => FigureID;
  /** It stays with whoever tries, and may be tried again in the next turn. */
  readonly tool: { readonly card: CardID; readonly trait: Trait; readonly from: number };
  /** It is discarded. */
  readonly balm: CardID;
}

const step = stepsOf<{ tried: Partial<Rolled> & { isSure?: boolean } }>('haunt/cure.');

function offersOf<S>(
  seen: Seen,
  seat: PlayerID,
  { clause, of, tool, balm }: Remedy<S>,
  isCured: boolean,
): Option[] {
  const { table } = seen;
  const ill = of(seen.hidden as S);
  const isThere = samePlace(placeOf(table, seat), placeOf(table, ill));
  if (isCured || !isThere || sideOf(table, seat) !== 'heroes' || !isAlive(explorerAt(table, ill))) return [];
  const cards = explorerAt(table, seat).cards.filter((card) => !table.turn.usedCards.includes(card));
  const factsOf = (card: CardID) => ({ target: { seat: ill }, card: { term: `cards.${card}` } });
  const byRoll = {
    kind: 'cure',
    args: ['cure', tool.card],
    clause,
    trait: tool.trait,
    card: tool.card,
    from: tool.from,
    what: 'rolls.cure',
    label: { kind: 'cure', facts: factsOf(tool.card) },
    next: step.after('tried'),
    weight: 20,
  };
  const next: Step[] = [{ do: 'discard', card: balm }, step('tried', { isSure: true })];
  return [
    ...(cards.includes(tool.card) ? task(seen, seat, byRoll) : []),
    ...(cards.includes(balm)
      ? [deed(clause, 'cure', { args: ['cure', balm], facts: factsOf(balm), weight: 40, next })]
      : []),
  ];
}

export type Cure = { readonly isDone: boolean };

export const remedy = <S>(of: Remedy<S>) =>
  part<Cure>({
    name: 'cure',
    begin: () => ({ isDone: false }),
    steps: {
      tried: (at, { total, isSure = false, seat = null }) => {
        const isDone = isSure || (total ?? 0) >= of.tool.from;
        if (isDone) keepPart(at, 'cure', { isDone });
        if (isDone) say(at.G, 'cured', seat);
        else tellTask(at.G, seat, 'rolls.cure', null);
        return [];
      },
    } satisfies Resolvers<Cure, typeof step>,
    alters: reaching({ 'rolls.cure': of.tool.from }),
    offers: { turn: (seen, { seat }) => offersOf(seen, seat, of, seen.mine.isDone) },
  });
