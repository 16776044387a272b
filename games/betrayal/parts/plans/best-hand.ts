import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { CardID, RoomID, Trait } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { oddsOf } from '../../rules/rolls';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { heroes } from '../haunts/heroes';
import { wishFor } from './asking-for';

interface Best {
  readonly clause: ClauseID;
  /** What they are for: a task of this trait, from this total on. */
  readonly trait: Trait;
  readonly from: number;
  readonly what: string;
  /** Those that a seat holds. */
  readonly things: (table: Pick<Table, 'explorers'>, seat: PlayerID) => readonly CardID[];
}

/** So much likelier to succeed, and a thing is better there. */
const MUCH = 0.2;
/** Whoever succeeds so often keeps it and tries. */
const FAIR = 0.3;
/** What one is worth in whatever hands. */
const SPARE = 0.1;

/** Things that heroes need for a task: they go to who is likeliest to succeed with them. */
export function bestHand({ clause, trait, from, what, things }: Best) {
  const chance = (seen: Seen, seat: PlayerID) =>
    oddsOf(seen, { do: 'roll', seat, trait, use: 'task', what }, from).chance;
  const isBetter = (seen: Seen, seat: PlayerID, other: PlayerID) =>
    chance(seen, seat) >= chance(seen, other) + MUCH;
  return {
    /** What the side's things promise, in successes. */
    promise: (seen: Seen): number =>
      heroes(seen.table).reduce(
        (sum, seat) => sum + things(seen.table, seat).length * (SPARE + chance(seen, seat)),
        0,
      ),
    /** The room of a hero with whom a seat's things are better off; or else where they are for. */
    towards: (seen: Seen, seat: PlayerID, ends: readonly RoomID[]): readonly RoomID[] => {
      const best = heroes(seen.table).find((other) => isBetter(seen, other, seat));
      return best === undefined || chance(seen, seat) >= FAIR ? ends : [explorerAt(seen.table, best).room];
    },
    /** The turn's trade in short (BH34): one is asked for in the room. */
    wishes: (seen: Seen, seat: PlayerID) => {
      const all = heroes(seen.table);
      return all
        .filter((holder) => holder !== seat && all.includes(seat))
        .flatMap((holder) => {
          const card = things(seen.table, holder).find((one) => looseCards(seen, holder).includes(one));
          const isSpared = () => isBetter(seen, seat, holder);
          return card === undefined ? [] : wishFor(seen, seat, { card, clause, isSpared });
        });
    },
  };
}
