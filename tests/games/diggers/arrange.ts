import { type Card, DECK } from '@games/diggers/rules/components';
import type { DiggersG } from '@games/diggers/rules/state';
import { boxOf } from '@tests/box';

/** A card on the table: where its top left corner lies, and whether it lies face down. */
export type Lying = readonly [card: Card, x: number, y: number, isDown?: 'down'];

interface Layout {
  /** What lies on the table, in the order of laying. */
  readonly table?: readonly Lying[];
  /** By seat, the stack: the next card first; `down` after it where it lies face down. */
  readonly stacks?: readonly (readonly (Card | readonly [Card, 'down'])[])[];
  /** By seat, the photos it has. */
  readonly taken?: readonly (readonly Card[])[];
  readonly markers?: readonly number[];
}

/** Lays out a match with seat 0 to begin; what is not named lies in the box. */
export const layOut =
  ({ table = [], stacks = [], taken = [], markers }: Layout) =>
  (G: DiggersG): void => {
    const box = boxOf(DECK);
    G.starter = '0';
    G.table = table.map(([card, x, y, down], n) => ({ n, x, y, card: down ? null : box.take(card) }));
    G.faces = table.map(([card, , , down]) => (down ? box.take(card) : null));
    G.stacks = G.stacks.map((_, seat) =>
      (stacks[seat] ?? [])
        .map((one) =>
          typeof one === 'string'
            ? { card: box.take(one), isUp: true }
            : { card: box.take(one[0]), isUp: false },
        )
        .reverse(),
    );
    for (const [seat, own] of G.seats.entries()) {
      own.cards = box.takeAll(taken[seat]);
      own.markers = markers?.[seat] ?? own.markers;
    }
    G.box = box.left;
  };
