import { tell } from '@/kit/journal';
import { lookAt } from '../../parts/cards/looking';
import { pulling, pulls } from '../../parts/cards/pulling';
import { usable } from '../../parts/cards/usable';
import { isTraitor } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';
import { consult } from '../../rules/things';

const BOARD = 'spirit-board';
const step = stepsOf<{ look: Nothing }>(`card:${BOARD}`);

/** Before moving (BH163) its holder looks at the next room; once the haunt has begun that draws the monsters. */
export const spiritBoard: Card = {
  deck: 'omen',
  clause: 'BH-spirit-board',
  isItem: true,
  ...usable(BOARD, (seen, seat) => {
    const { turn, haunt } = seen.table;
    if (turn.hasMoved || consult(seen, 'may', { seat, what: 'use', card: BOARD }, null) !== null) return [];
    return [
      {
        weight: haunt === null || isTraitor(seen.table, seat) ? 0.5 : 0.1,
        next: [step('look'), ...(haunt === null ? [] : [pulls(BOARD)('monsters')])],
      },
    ];
  }),
  steps: {
    ...pulling(BOARD).steps,
    ...({
      look: (at, { seat = '' }) => {
        lookAt(at, seat, 'stack', 1);
        const [top] = at.G.stack;
        if (top !== undefined) tell(at.G, 'look-at-top', seat, {}, { [seat]: { room: roomFact(top) } });
        return [];
      },
    } satisfies Resolvers<unknown, typeof step>),
  },
};
