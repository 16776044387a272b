import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { RoomID, TokenID, Trait } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { LowEnd, Option } from '../../rules/option';
import type { Asks } from '../../rules/questions';
import { oddsOf } from '../../rules/rolls';
import type { Token } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { At, Seen, Thing } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { mark, type Rows, roll } from './steps';

/** Puts a token where somebody stands, on its side of a barrier (BH99). */
export const leaves =
  (token: TokenID, ...after: readonly Step[]) =>
  ({ table }: At<unknown>, seat: PlayerID): Step[] => {
    const { room, side } = placeOf(table, seat);
    return [{ do: 'token', token, room, side }, ...after];
  };

/** A token beside which an explorer stands in its own turn, where it has not been tried yet in it (BH46). */
export const besideToken = ({ table }: Seen, token: TokenID, { seat }: Asks['turn']): Token | undefined =>
  isDone(table, token)
    ? undefined
    : table.tokens.find((one) => one.token === token && samePlace(one, placeOf(table, seat)));

/** Any explorer beside the token may roll, once in its own turn, the drawer in the same turn as well (BH146); `low`: what a low roll does. */
export const tried = (
  token: TokenID,
  clause: ClauseID,
  of: Trait | number,
  hoped: number,
  rows: (room: RoomID) => Rows,
  low: (seen: Seen, seat: PlayerID) => LowEnd | undefined,
): Pick<Thing, 'offers'> => ({
  offers: {
    turn: (seen, asked): Option[] => {
      const found = besideToken(seen, token, asked);
      if (found === undefined) return [];
      const what = `tokens.${token}`;
      const attempt = roll(of, what, 'task', rows(found.room));
      const dice = typeof of === 'number' ? { dice: of } : { trait: of };
      return [
        {
          move: 'use',
          args: [token],
          clause,
          label: { kind: 'try-token', facts: { token: { term: what } } },
          odds: oddsOf(
            seen,
            { do: 'roll', seat: asked.seat, use: 'task', what, ...dice },
            hoped,
            low(seen, asked.seat),
          ),
          weight: 1.5,
          next: [mark(token), attempt],
        },
      ];
    },
  },
});
