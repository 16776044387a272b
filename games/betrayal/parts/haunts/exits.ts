import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { CardID, RoomID, Trait } from '../../rules/components';
import { explorerAt, placeOf } from '../../rules/figures';
import { trait as traitFact } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import { type Rolled, stepsOf } from '../../rules/step';
import type { Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { priceOf, STEP_OUT, spacesToGo } from '../../rules/ways';
import { reaching } from '../cards/reaching';
import { mark, use } from '../cards/steps';
import { barred, cardMoved, deed, type Part, part } from './haunt';
import { tellTask } from './task';

/** Rooms by which one leaves the house for good: each try is a step, and takes a roll. */

interface Exits {
  readonly clause: ClauseID;
  readonly rooms: readonly RoomID[];
  /** Whoever tries names one of them before the dice. */
  readonly traits: readonly Trait[];
  readonly from: number;
  /** The message that names its roll. */
  readonly what: string;
  /** Its words, told `trait`. */
  readonly label: string;
  /** What one leaves with, as a use of it (BH-g40); undefined: who has none stays. */
  readonly by: (seen: Seen, seat: PlayerID) => CardID | undefined;
  /** Why not once more in this turn. */
  readonly spent: Not;
  readonly weight?: number;
}

const step = stepsOf<{ tried: Rolled }>('haunt/exits.');

/** A way out as a step like others, slowed by whoever is in the way; as the first of a turn it is always to be had (BH-g39). */
export function asStepOut(seen: Seen, seat: PlayerID, option: Option): Option {
  const left = spacesToGo(seen, seat);
  const cost = priceOf(seen, seat, placeOf(seen.table, seat), { to: null }, 0, left);
  const facts = { cost, left };
  return barred(
    { ...option, cost },
    cost <= left ? undefined : { reason: 'held-up', clause: option.clause, facts },
  );
}

function tries(seen: Seen, seat: PlayerID, exits: Exits): Option[] {
  const { table } = seen;
  const { clause, traits, from, what, label, spent, weight } = exits;
  const card = exits.by(seen, seat);
  const isHere = exits.rooms.includes(explorerAt(table, seat).room);
  if (card === undefined || !isHere) return [];
  const why = (): Not | undefined => {
    if (isDone(table, STEP_OUT)) return spent;
    const moved = cardMoved(seen, [card], clause);
    if (moved !== undefined) return moved;
    return table.turn.isMovementOver ? { reason: 'movement-over', clause: 'BH19' } : undefined;
  };
  const not = why();
  return traits.map((trait) => {
    const roll = { do: 'roll', seat, trait, use: 'task', what } as const;
    const option = deed(clause, label, {
      args: [STEP_OUT, trait],
      facts: { trait: traitFact(trait) },
      odds: oddsOf(seen, roll, from),
      ...(weight === undefined ? {} : { weight }),
      next: [],
    });
    if (not !== undefined) return barred(option, not);
    const priced = asStepOut(seen, seat, option);
    const { cost = 0 } = priced;
    const next = [
      mark(STEP_OUT),
      use(card),
      { do: 'spend', seat, cost } as const,
      { ...roll, next: step.after('tried') },
    ];
    return priced.not === undefined ? { ...priced, next } : priced;
  });
}

export const exits = (of: Exits): Part =>
  part({
    name: 'exits',
    steps: {
      tried: ({ G }, { seat = '', total }) => {
        if (total >= of.from) return [{ do: 'leave', seat }];
        tellTask(G, seat, of.what, null);
        return [];
      },
    } satisfies Resolvers<unknown, typeof step>,
    alters: reaching({ [of.what]: of.from }),
    offers: { turn: (seen, { seat }) => tries(seen, seat, of) },
  });
