import type { PlayerID } from '@/kit/action';
import { attackOption, targetsOf } from '../../rules/attacks';
import type { ClauseID } from '../../rules/clause';
import type { CardID, FigureID, Trait } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Not, Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { use } from '../cards/steps';
import { barred, cardMoved } from './haunt';

interface Duel {
  readonly clause: ClauseID;
  readonly trait: Trait;
  /** What it is fought with, by whoever holds it: a use of it (BH33). Absent: bare hands. */
  readonly card?: CardID;
  /** Its words, told `target`, `trait` and, where there is one, `weapon`. */
  readonly label: string;
  /** Whether one may fight another so. */
  readonly may: (seen: Seen, seat: PlayerID, target: FigureID) => boolean;
  /** Why not now. */
  readonly not?: (seen: Seen) => Not | undefined;
  /** What is done before it. */
  readonly first?: readonly Step[];
  readonly weight?: number;
}

/**
 * An attack with another trait than Might, as the attack of the turn, on whom a haunt says: an offer of its turn. What a tie
 * and what a margin brings is said by `struck`, and whether somebody stunned is fought so by `canBeHitStunned`.
 */
export const duel =
  ({ clause, trait, card, label, may, not, first = [], weight = 4 }: Duel) =>
  (seen: Seen, seat: PlayerID): Option[] => {
    const { turn } = seen.table;
    const isArmed = card === undefined || explorerAt(seen.table, seat).cards.includes(card);
    if (!isArmed || consult(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
    const why = (): Not | undefined => {
      if (turn.hasAttacked) return { reason: 'has-attacked', clause };
      return cardMoved(seen, card === undefined ? [] : [card], clause) ?? not?.(seen);
    };
    return targetsOf(seen, seat, trait)
      .filter((target) => may(seen, seat, target))
      .map((target) => {
        const before = [...(card === undefined ? [] : [use(card)]), ...first];
        const blow = { attacker: seat, target, trait, ...(card === undefined ? {} : { weapon: card }) };
        const option = attackOption(seen, blow, before);
        return barred({ ...option, clause, label: { ...option.label, kind: label }, weight }, why());
      });
  };
