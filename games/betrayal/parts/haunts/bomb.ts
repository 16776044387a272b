import { say } from '../../rules/journal';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';
import type { Resolvers } from '../../rules/thing';
import { keepPart, part } from './haunt';
import { traitorOf } from './heroes';

/** Whether it has gone off. */
export type Bomb = { readonly isBlown: boolean };

const step = stepsOf<{ tick: Nothing; ticked: Rolled }>('haunt/bomb.');

/**
 * A bomb: at the end of each of the traitor's turns so many dice are thrown as the track shows (`clock`, which has to
 * stand before it), and from a total on it goes off. That number is its side's secret: it is in no step.
 */
export const bomb = (from: (players: number) => number) =>
  part<Bomb>({
    name: 'bomb',
    begin: () => ({ isBlown: false }),
    steps: {
      tick: ({ G }) => [
        {
          do: 'roll',
          seat: traitorOf(G),
          dice: (G.hidden as { track: number }).track,
          use: 'haunt',
          what: 'rolls.bomb',
          // A dead traitor's goes on (BH-g14), and it is nobody's own roll.
          isLent: true,
          next: step.after('ticked'),
        },
      ],
      ticked: (at, { total }) => {
        if (total < from(at.G.haunt?.players ?? 0)) return [];
        keepPart(at, 'bomb', { isBlown: true });
        say(at.G, 'bomb-blows', null);
        return [];
      },
    } satisfies Resolvers<unknown, typeof step>,
    on: { traitorTurnEnded: () => [step('tick')] },
  });
