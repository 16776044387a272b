import type { Level } from '@games/sweet-nose/rules/components';
import type { SweetNoseOptions } from '@games/sweet-nose/rules/schemas';
import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import { sweetNose } from '@games/sweet-nose/whole';
import { tableOf } from '@tests/table-of';
import { seatIDs } from '@/kit/seats';
import { layOut } from './arrange';

type Layout = Parameters<typeof layOut>[1];

/** The level of each kind in the order of the box, rising. */
export const RISING: readonly Level[] = [1, 2, 3, 4, 5];

/** A table at which seat 0 begins to trade, everybody's cards rising unless the layout has others. */
export function trading(
  plates: readonly string[],
  layout: Layout = {},
  options: Partial<SweetNoseOptions> = {},
) {
  const table = tableOf(sweetNose, plates.length, {
    options,
    // The round has begun: only the last of them still lays cards, and then all is as it was arranged.
    arrange: (G: SweetNoseG) => {
      layOut(plates, { starter: '0', ...layout })(G);
      const cards = layout.cards ?? plates.map(() => RISING);
      G.cards = cards.map((own, seat) => (seat === plates.length - 1 ? [] : [...own]));
    },
  });
  table.play(String(plates.length - 1), 'arrange', ...(layout.cards?.at(-1) ?? RISING));
  return table;
}

export type Table = ReturnType<typeof trading>;

/** Everybody lays cards. */
export function arrangeAll(table: Table, cards: readonly (readonly Level[])[] = []): void {
  for (const playerID of seatIDs(table.ctx.numPlayers))
    table.play(playerID, 'arrange', ...(cards[Number(playerID)] ?? RISING));
}
