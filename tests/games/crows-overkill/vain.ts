import { type Bird, CRIES, KIND, type Kind } from '@games/crows-overkill/rules/components';
import { countOf, hourAt } from '@games/crows-overkill/rules/sill';
import type { CrowsOverkillView } from '@games/crows-overkill/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

type View = CrowsOverkillView;

const birdsOf = ({ seats }: View, seat: unknown): readonly Bird[] => seats[Number(seat)]?.birds ?? [];

/** The kinds on the own sill that cry at this hour: whoever listens then goes home (CO-r19). */
const cryingOn = (view: View): readonly string[] => {
  const own = birdsOf(view, view.playerID);
  return Object.entries(CRIES[hourAt(view.hour)]).flatMap(([kind, limit]) =>
    countOf(own, kind as Kind) >= limit ? [kind] : [],
  );
};

/** The kinds of birds that an action is about, by their names; none for a card that brings what it may. */
const kindsIn = ({ args }: Action): string[] =>
  args.slice(1).flatMap((arg) => {
    const name = String(arg);
    if (name in KIND) return [KIND[name as Bird]];
    return Object.values(KIND).includes(name as Kind) ? [name] : [];
  });

/** What may still be done about the birds that cry, or brings one knows not what. */
const isHope = (action: Action, crying: readonly string[]): boolean => {
  if (!['play', 'copy', 'kill'].includes(action.move)) return false;
  const kinds = kindsIn(action);
  return kinds.length === 0
    ? !['scissors', 'whistle'].includes(String(action.args[0]))
    : kinds.some((kind) => crying.includes(kind));
};

/** The card that an action spends: of a copy the mirror. */
const spent = ({ move, args }: Action): unknown => (move === 'copy' ? 'mirror' : args[0]);

/**
 * A room swap between two sills with the same birds on them; and, while birds cry, a card spent on others when that was
 * the last thing with which one could have done something about those that do.
 */
export function vain({ view, legal }: Moment<View>, action: Action): boolean {
  const [card, target] = action.args;
  const listed = (seat: unknown) => [...birdsOf(view, seat)].sort().join();
  if (card === 'room-swap' && listed(view.playerID) === listed(target)) return true;
  if (!['play', 'copy', 'kill'].includes(action.move)) return false;
  const crying = cryingOn(view);
  const kinds = kindsIn(action);
  if (crying.length === 0 || kinds.length === 0 || kinds.some((kind) => crying.includes(kind))) return false;
  // Bats keep the others from being touched (CO9): what one could do without them is not listed.
  if (birdsOf(view, view.playerID).some((bird) => KIND[bird] === 'bat')) return false;
  const left = view.hand.filter((held) => held === spent(action)).length - 1;
  return !legal.some((other) => isHope(other, crying) && (spent(other) !== spent(action) || left > 0));
}
