import type { Ctx } from 'boardgame.io';
import { at } from '@/kit/seats';
import type { Kind } from './components';
import { isSecret } from './knowledge';
import type { NinjaSoulG } from './state';
import type { NinjaSoulView } from './view';

/** How rarely somebody does what makes no sense to do. */
const FOLLY = 0.1;

/**
 * How plausible a world is by what the others did in it, knowing what they knew: whoever has seen the win
 * card at home and nobody has touched it opens it, whoever has seen a death there does not.
 */
export function likelihood(view: NinjaSoulView, _ctx: Ctx, { secrets, deeds }: NinjaSoulG): number {
  const next = view.seats.map(() => 0);
  /** By seat: the card that its owner knows to lie there. */
  const known: (Kind | undefined)[] = view.seats.map(() => undefined);
  let product = 1;
  for (const deed of deeds) {
    const { kind, playerID, target } = deed;
    const actor = Number(playerID);
    const own = known[actor];
    let secret: unknown;
    if (isSecret(deed)) {
      secret = at(secrets, playerID)[next[actor] ?? 0];
      next[actor] = (next[actor] ?? 0) + 1;
    }
    if (playerID !== view.playerID) {
      if (own === 'win' && kind !== 'open' && kind !== 'peek' && kind !== 'kill') product *= FOLLY;
      if (own === 'death' && kind === 'open') product *= FOLLY;
    }
    if (kind === 'look') known[actor] = secret as Kind;
    else if (kind === 'open') known[actor] = deed.card ?? undefined;
    else if (kind === 'swap') {
      known[Number(target)] = undefined;
      if (secret === 'exchange') known[actor] = undefined;
    } else if (kind === 'kill') known[actor] = undefined;
  }
  return product;
}
