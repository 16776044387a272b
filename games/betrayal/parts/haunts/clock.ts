import type { At } from '../../rules/thing';
import { keepPart, part } from './haunt';

/** The track (BH-track): a step further at the end of each of the traitor's turns, for all to see; `runs`: of those in which it does not wait. */
export const clock = (from: number, runs: (at: Pick<At, 'G'>) => boolean = () => true) =>
  part<number>({
    name: 'track',
    begin: () => from,
    on: {
      traitorTurnEnded: (at) => {
        if (runs(at)) keepPart(at, 'track', at.mine + 1);
        return [];
      },
    },
    marks: ({ mine }) => [{ on: 'haunt', word: 'track', value: mine }],
  });
