import type { PlayerID } from '@/kit/action';
import { at, seatIDs } from '@/kit/seats';
import type { Kind } from '../rules/components';
import { knownSeats } from '../rules/round';
import type { NinjaSoulView } from '../rules/view';
import { isSecret } from './knowledge';

/** The card and the choice that a deed has shown to anybody, when all seats lay their notes side by side. */
function toldBy(view: NinjaSoulView, views: readonly NinjaSoulView[]) {
  const next = views.map(() => 0);
  return view.deeds.map((deed) => {
    if (!isSecret(deed)) return undefined;
    const actor = Number(deed.playerID);
    const index = next[actor] ?? 0;
    next[actor] = index + 1;
    return at(views, deed.playerID).mine[index];
  });
}

/**
 * By seat, the card that lies there as far as anybody at the table has seen it up to now: with every seat's
 * notes all swaps are known. Undefined where nobody has looked yet.
 */
export function cardsInViews(view: NinjaSoulView, views: readonly NinjaSoulView[]): (Kind | undefined)[] {
  const seats = seatIDs(view.seats.length);
  /** Which of the dealt cards lies at each seat, and what each has turned out to be. */
  const lying = seats.map(Number);
  const cards: (Kind | undefined)[] = seats.map(() => undefined);
  const see = (playerID: PlayerID | null, card: Kind) => {
    const dealt = lying[Number(playerID)];
    if (dealt !== undefined) cards[dealt] = card;
  };
  const { win, peek } = knownSeats(view.starter, seats.length);
  see(win, 'win');
  see(peek, 'peek');
  const told = toldBy(view, views);
  for (const [index, { kind, playerID, target, card }] of view.deeds.entries()) {
    const secret = told[index];
    if (card !== null) see(playerID, card);
    if (secret !== undefined && kind !== 'swap') see(kind === 'peek' ? target : playerID, secret as Kind);
    if (kind !== 'kill' && secret !== 'exchange') continue;
    const [a, b] = [Number(playerID), Number(target)];
    const dealt = lying[a] ?? 0;
    lying[a] = lying[b] ?? 0;
    lying[b] = dealt;
  }
  return lying.map((dealt) => cards[dealt]);
}
