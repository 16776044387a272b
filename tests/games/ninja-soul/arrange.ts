import { COPIES, KINDS, type Kind } from '@games/ninja-soul/rules/components';
import type { NinjaSoulG } from '@games/ninja-soul/rules/state';
import { boxOf } from '@tests/box';

const ALL: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(COPIES[kind]).fill(kind));

/** Lays a card in front of each seat, seat 0 to begin; the rest of the eight is set aside. */
export const layOut =
  (cards: readonly Kind[]) =>
  (G: NinjaSoulG): void => {
    const box = boxOf(ALL);
    const dealt = box.takeAll(cards);
    G.cards = [...dealt, ...box.left];
    G.starter = '0';
  };

/** Five seats, seat 0 to begin: the win lies at seat 4, the peek at seat 3. */
export const five = (...[one, two, three]: readonly [Kind, Kind, Kind]) =>
  ({ turn: '0', arrange: layOut([one, two, three, 'peek', 'win']) }) as const;
