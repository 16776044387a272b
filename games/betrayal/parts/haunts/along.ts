import type { FigureID, Place } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { stand } from '../../rules/moving';
import type { BetrayalG } from '../../rules/state';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { keepPart, part } from './haunt';

/** Who goes along with somebody: where that one comes to they are as well, until they are set down or free. */

/** By figure, whom it goes along with: for all to see (BH-g26). */
export type Along = Readonly<Record<FigureID, FigureID>>;

/** All who go along with somebody. */
export const followersOf = (along: Along, leader: FigureID): FigureID[] =>
  Object.keys(along).filter((one) => along[one] === leader);

/** They stand where it stands, and have entered nothing by themselves. */
export function bringAlong(G: BetrayalG, along: Along, leader: FigureID): void {
  for (const one of followersOf(along, leader)) stand(G, one, placeOf(G, leader), false);
}

/** Some figures come to a place in one go, by no step: nothing parts them. `isOwn`: of their own choice (BH163). */
export const goTogether = (
  G: BetrayalG,
  all: readonly FigureID[],
  to: Place,
  isOwn = false,
): readonly Step[] =>
  all.map((seat) => {
    const from = placeOf(G, seat);
    stand(G, seat, to, isOwn);
    return { do: 'arrived', seat, from, to };
  });

const step = stepsOf<{ join: { leader: FigureID }; part: Nothing }>('haunt/along.');

/** A figure goes along with another from now on; and is by itself again where it stands. */
export const joins = (seat: FigureID, leader: FigureID): Step => step('join', { seat, leader });
export const parts = (seat: FigureID): Step => step('part', { seat });

const keep = (at: At<Along>, pairs: readonly (readonly [FigureID, FigureID])[]): Step[] => {
  keepPart(at, 'along', Object.fromEntries(pairs));
  return [];
};

/** Nobody goes along with a figure any more, nor it with anybody. */
const free = (at: At<Along>, { seat = '' }: { readonly seat?: FigureID }): Step[] =>
  keep(
    at,
    Object.entries(at.mine).filter((pair) => !pair.includes(seat)),
  );

const follow = ({ G, mine }: At<Along>, leader: FigureID): Step[] => {
  bringAlong(G, mine, leader);
  return [];
};

export const along = part<Along>({
  name: 'along',
  begin: () => ({}),
  steps: {
    join: (at, { seat = '', leader }) => keep(at, [...Object.entries(at.mine), [seat, leader]]),
    part: free,
  } satisfies Resolvers<Along, typeof step>,
  on: {
    entered: (at, { figure }) => follow(at, figure),
    crossed: (at, { seat }) => follow(at, seat),
    died: free,
    departed: free,
  },
  // Nothing else takes it elsewhere meanwhile (BH171), and it keeps no room where it is.
  alters: {
    moved: ({ mine }, { figure, within }, so) => so && (within !== undefined || mine[figure] === undefined),
  },
});
