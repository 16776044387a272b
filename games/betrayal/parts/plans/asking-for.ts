import type { PlayerID } from '@/kit/action';
import { holderOf } from '../../rules/cards';
import type { ClauseID } from '../../rules/clause';
import { card as cardFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { companyOf } from '../../rules/ways';
import { pick } from '../cards/steps';
import { deed } from '../haunts/haunt';

/**
 * What must pass quickly from hand to hand: free, once a turn, from a willing explorer in the room; no trade (BH-h12-D5),
 * but where a haunt says that it is the trade of the turn (BH34).
 */
export function askFor(
  seen: Seen,
  seat: PlayerID,
  {
    card,
    clause,
    weight,
    isSpared,
    isTrade = false,
    willingness = 3,
  }: {
    readonly card: string;
    readonly clause: ClauseID;
    readonly weight: number;
    /** Whether the holder has no use for it any more. */
    readonly isSpared: (holder: PlayerID) => boolean;
    readonly isTrade?: boolean;
    /** How much sooner than not the holder gives then what it has no use for. */
    readonly willingness?: number;
  },
): readonly Option[] {
  const holder = holderOf(seen.table, card);
  const done = isTrade ? 'trade' : card;
  if (holder === null || !companyOf(seen, seat).includes(holder) || isDone(seen.table, done)) return [];
  const term = cardFact(card);
  const answers = pick(clause, [
    {
      key: 'accept',
      label: 'give-it',
      facts: { card: term, partner: { seat } },
      weight: isSpared(holder) ? willingness : 0.1,
      next: [{ do: 'hand-over', seat: holder, card, to: seat, how: 'trade' }],
    },
    {
      key: 'refuse',
      label: 'keep-it',
      facts: { card: term },
      next: [{ do: 'tell', kind: 'refuse', to: { seat } }],
    },
  ]);
  return [
    deed(clause, 'ask-for', {
      args: [card, 'ask'],
      facts: { card: term, holder: { seat: holder } },
      weight,
      next: [
        { do: 'mark', done },
        { ...answers, seat: holder },
      ],
    }),
  ];
}

const GLADLY = 30;
const HARDLY = 0.02;

/** The turn's trade in short (BH34), for what is better off with who asks. */
export function wishFor(
  seen: Seen,
  seat: PlayerID,
  {
    card,
    clause,
    isSpared,
  }: Pick<Parameters<typeof askFor>[2], 'card' | 'clause'> & { readonly isSpared: () => boolean },
): readonly Option[] {
  const weight = isSpared() ? GLADLY : HARDLY;
  return askFor(seen, seat, { card, clause, weight, isSpared, isTrade: true });
}
