import { feels } from '../parts/cards/feeling';
import { lowEnd, loweredBy } from '../parts/cards/other-end';
import { LEAVING, leavingOf, oddsIn, rollIn } from '../parts/cards/room-rolls';
import { lose, mark, pick } from '../parts/cards/steps';
import type { ClauseID } from '../rules/clause';
import type { RoomID } from '../rules/components';
import { explorerAt, isMonster } from '../rules/figures';
import type { Way } from '../rules/option';
import type { Thing } from '../rules/thing';
import { isDone } from '../rules/turn';

/**
 * A room that is left by a roll: who fails loses a step of a trait and has left, or stays and has moved enough
 * for this turn (BH77, BH85). Asked of steps only (BH98), and once a turn: who comes back stays (BH161).
 */
const leaving = (room: keyof typeof LEAVING): Thing => {
  const { from, loss } = LEAVING[room];
  const clause: ClauseID = `BH-${room}`;
  const done = leavingOf(room);
  return {
    alters: {
      may: (seen, { seat, what }, so) => {
        const { turn, explorers } = seen.table;
        const hasRolled = what === 'step' && turn.seat === seat && isDone(seen.table, done);
        return hasRolled && explorerAt({ explorers }, seat).room === room && feels(seen, seat, room)
          ? { reason: 'left-once', clause: 'BH161' }
          : so;
      },
      waysOut: (seen, { figure, from: place }, so) => {
        if (place.room !== room || figure === '' || isMonster(figure) || !feels(seen, figure, room))
          return so;
        const low = lowEnd([from - 1, loweredBy(seen, figure, loss, 1, `rooms.${room}`) && 'holds']);
        const odds = oddsIn(seen, figure, room, LEAVING[room], low);
        return so.map(
          (way): Way => ({
            ...way,
            clause,
            isLoud: true,
            odds,
            through: (onward) => [
              mark(done),
              rollIn(room, LEAVING[room], onward, [
                pick(clause, [
                  {
                    key: 'leave',
                    label: 'leave-hurt',
                    facts: { trait: { term: `traits.${loss}` } },
                    next: [lose(loss), ...onward],
                  },
                  { key: 'stay', label: 'stay', next: [{ do: 'halt' }] },
                ]),
              ]),
            ],
          }),
        );
      },
    },
  };
};

export const leavings: Readonly<Record<RoomID, Thing>> = {
  attic: leaving('attic'),
  graveyard: leaving('graveyard'),
  'junk-room': leaving('junk-room'),
  'pentagram-chamber': leaving('pentagram-chamber'),
};
