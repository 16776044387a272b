import type { PlayerID } from '@/kit/action';
import { lastWhere, reversed } from '@/kit/last';
import type { JournalMoment } from '@/ui/table/table-state';
import { type Card, VALUES } from '../rules/components';

/** What became of the cards turned over. */
const FATES = ['take', 'ten', 'bust', 'duel'] as const;
type Fate = (typeof FATES)[number];

export interface LastRow {
  readonly fate: Fate;
  readonly cards: readonly Card[];
  readonly playerID: PlayerID | null;
  readonly stateID: number;
}

const isFate = (kind: string): kind is Fate => FATES.some((fate) => fate === kind);

const cardsIn = (fact: unknown): Card[] => {
  const terms: unknown = typeof fact === 'object' && fact !== null && 'terms' in fact ? fact.terms : [];
  return (Array.isArray(terms) ? terms : []).flatMap(
    (term) => VALUES.find((value) => term === `cards.${value}`) ?? [],
  );
};

/** The cards that lay open before, as the last of them was told; `until`: not beyond that position. */
export function lastRow(
  journal: readonly JournalMoment[],
  until = Number.POSITIVE_INFINITY,
): LastRow | undefined {
  for (const { stateID, entries } of reversed(journal)) {
    if (stateID > until) continue;
    for (const { kind, playerID, facts } of reversed(entries))
      if (isFate(kind)) return { fate: kind, cards: cardsIn(facts.cards), playerID, stateID };
  }
  return undefined;
}

/** When the die was last thrown, up to a position; 0 where it has not been. */
export const lastThrow = (journal: readonly JournalMoment[], until = Number.POSITIVE_INFINITY): number =>
  lastWhere(
    journal,
    ({ stateID, entries }) => stateID <= until && entries.some(({ kind }) => kind === 'roll'),
  )?.stateID ?? 0;
