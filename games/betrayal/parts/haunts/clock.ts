import { keepPart, part } from './haunt';

/** The track (BH-track): a step further at the end of each of the traitor's turns, for all to see. */
export const clock = (from: number) =>
  part<number>({
    name: 'track',
    begin: () => from,
    on: {
      traitorTurnEnded: (at) => {
        keepPart(at, 'track', at.mine + 1);
        return [];
      },
    },
    marks: ({ mine }) => [{ on: 'haunt', word: 'track', value: mine }],
  });
