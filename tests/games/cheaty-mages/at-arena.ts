import type { Lane, Spell } from '@games/cheaty-mages/rules/components';
import type { CheatyMagesOptions } from '@games/cheaty-mages/rules/schemas';
import { cheatyMages } from '@games/cheaty-mages/whole';
import { tableOf } from '@tests/table-of';
import { layOut } from './arrange';

type Layout = Parameters<typeof layOut>[1];

/** A table in the middle of the spells: everybody has bet, and the first seat is to cast. */
export function arena(
  hands: readonly (readonly Spell[])[],
  layout: Layout = {},
  options: Partial<CheatyMagesOptions> = {},
) {
  const numPlayers = hands.length;
  const [first = [], ...others] = hands;
  let isLaid = false;
  const table = tableOf(cheatyMages, numPlayers, {
    options,
    turn: '0',
    arrange: (G) => {
      G.starter = '0';
      layOut([first, ...others], layout)(G);
      G.bets = hands.map(() => []);
      isLaid = true;
    },
  });
  if (!isLaid) throw new Error('nothing was laid out');
  for (let seat = 0; seat < numPlayers; seat++) {
    const bets: readonly Lane[] = layout?.bets?.[seat] ?? [1];
    table.play(String(seat), 'bet', ...bets);
  }
  return table;
}

/** Everybody who has not passed yet passes; the bout is over. */
export function passAll(table: ReturnType<typeof arena>): void {
  const { bout, replays } = table.G;
  while (table.ctx.phase === 'spells' && table.G.bout === bout && table.G.replays === replays) {
    if (table.ctx.gameover !== undefined) return;
    table.play(table.ctx.currentPlayer, 'pass');
  }
}

/** What lies beside a fighter. */
export const rowAt = (table: ReturnType<typeof arena>, lane: Lane): Spell[] =>
  (table.G.corners[lane - 1]?.spells ?? []).map(({ spell }) => spell);
