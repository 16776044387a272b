import type { PlayerID } from '@/kit/action';
import { at, seatIDs } from '@/kit/seats';
import { COPIES, has, KINDS, type Kind, only } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import { knownCard } from './known-card';

/** What another seat may hold, as far as counting goes. */
interface CouldHold {
  /** Copies of each character out of sight that may be the one in its hand. */
  readonly copies: Readonly<Record<Kind, number>>;
  /** In how many ways the cards out of sight can lie with it holding this character: what is likelier has more. */
  readonly ways: Readonly<Record<Kind, number>>;
}

const none = (): Record<Kind, number> =>
  Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;

/**
 * Goes through all that the other hands may be: what was seen of them, what happened openly, which of them are
 * known to be alike (LL10), and that there are no more cards than there are.
 */
export function couldHold(view: LoveLetterView, target: PlayerID): CouldHold {
  const { seats, ties } = view;
  const unseen: Record<Kind, number> = { ...COPIES };
  for (const kind of [...view.hand, ...view.faceUp, ...seats.flatMap(({ discards }) => discards)])
    unseen[kind] -= 1;
  const others = seatIDs(seats.length).filter((seat) => seat !== view.playerID && !at(seats, seat).isOut);
  const sets = new Map(
    others.map((seat) => {
      const known = knownCard(view, seat);
      return [seat, known === undefined ? at(seats, seat).couldHold : only(known)];
    }),
  );
  const ways = none();
  /** The most copies of a character that the other hands leave to the target in any of the ways. */
  const copies = none();
  const held = new Map<PlayerID, Kind>();
  const left = { ...unseen };

  const lay = (index: number, product: number): void => {
    const seat = others[index];
    if (seat === undefined) {
      const kind = held.get(target);
      if (kind === undefined) return;
      ways[kind] += product;
      const alike = ties.find((pair) => pair.includes(target))?.find((one) => one !== target);
      const own = 1 + (alike !== undefined && held.get(alike) === kind ? 1 : 0);
      copies[kind] = Math.max(copies[kind], left[kind] + own);
      return;
    }
    for (const kind of KINDS) {
      const count = left[kind];
      if (count < 1 || !has(sets.get(seat) ?? 0, kind)) continue;
      held.set(seat, kind);
      const fits = ties.every(([a, b]) => {
        const [one, other] = [held.get(a), held.get(b)];
        return one === undefined || other === undefined || one === other;
      });
      if (fits) {
        left[kind] -= 1;
        lay(index + 1, product * count);
        left[kind] += 1;
      }
      held.delete(seat);
    }
  };
  lay(0, 1);
  return { copies, ways };
}
