import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { type Bird, CRIES, KIND, KINDS, type Kind } from '../rules/components';
import { ownBirds } from '../rules/legal';
import { countOf, hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';

type View = CrowsOverkillView;

/** The moves that spend a card on one's own turn. */
const SPENDS: readonly string[] = ['play', 'copy', 'kill'];
/** Cards that never make the own sill quieter. */
const ELSEWHERE: readonly unknown[] = ['scissors', 'whistle'];

const spent = ({ move, args }: Action): unknown => (move === 'copy' ? 'mirror' : args[0]);

/** The kinds that an action names, by bird or as a whole. */
const kindsIn = ({ args }: Action): readonly Kind[] =>
  (args.slice(1) as string[]).flatMap((arg) =>
    arg in KIND ? [KIND[arg as Bird]] : KINDS.filter((kind) => kind === arg),
  );

function cryingKinds(view: View): readonly Kind[] {
  const limits = CRIES[hourAt(view.hour)];
  const birds = ownBirds(view);
  return KINDS.filter((kind) => countOf(birds, kind) >= (limits[kind] ?? Number.POSITIVE_INFINITY));
}

/**
 * All that is legal, but for a room swap between sills that are alike, and, while birds cry, for a card spent on others
 * when it is the last with which something could be done about those that do.
 */
export function considered(view: View, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  const listed = (seat: unknown) => [...(view.seats[Number(seat)]?.birds ?? [])].sort().join();
  const useful = actions.filter(
    ({ args: [card, target] }) => card !== 'room-swap' || listed(target) !== listed(view.playerID),
  );
  const crying = cryingKinds(view);
  // Bats keep the others from being touched (CO9): what may be done once they are gone nobody lists.
  if (crying.length === 0 || countOf(ownBirds(view), 'bat') > 0) return useful;
  const spending = useful.filter(({ move }) => SPENDS.includes(move));
  const helpful = spending.filter((action) => {
    const kinds = kindsIn(action);
    return kinds.length === 0
      ? !ELSEWHERE.includes(action.args[0])
      : kinds.some((kind) => crying.includes(kind));
  });
  return useful.filter((action) => {
    if (!spending.includes(action) || helpful.includes(action) || kindsIn(action).length === 0) return true;
    const card = spent(action);
    const isLast = view.hand.filter((held) => held === card).length === 1;
    return helpful.some((other) => spent(other) !== card || !isLast);
  });
}
