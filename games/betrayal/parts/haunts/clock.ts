import type { PlayerID } from '@/kit/action';
import type { At, Thing } from '../../rules/thing';
import { keepPart, type Part, part } from './haunt';

/** The track (BH-track): a step further at the end of turns, for all to see. */

type Runs = (at: Pick<At, 'G' | 'hidden'>, seat: PlayerID) => boolean;

function track(from: number, moment: 'traitorTurnEnded' | 'turnOver', runs: Runs): Part {
  const goOn = (at: At<number>, { seat }: { readonly seat: PlayerID }) => {
    if (runs(at, seat)) keepPart(at, 'track', at.mine + 1);
    return [];
  };
  return part<number>({
    name: 'track',
    begin: () => from,
    on: { [moment]: goOn } satisfies Thing<number>['on'],
    marks: ({ mine }) => [{ on: 'haunt', word: 'track', value: mine }],
  });
}

/** … of each of the traitor's; `runs`: of those in which it does not wait. */
export const clock = (from: number, runs: Runs = () => true): Part => track(from, 'traitorTurnEnded', runs);

/** … of those turns of any seat, the dead too, of which that is said. */
export const clockBy = (from: number, runs: Runs): Part => track(from, 'turnOver', runs);
