import type { LoveLetterOptions } from '@games/love-letter/rules/schemas';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import type { LoveLetterView } from '@games/love-letter/rules/view';
import { loveLetter } from '@games/love-letter/whole';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import { people } from '@tests/ui/at-hand';
import type { PlayerID } from '@/kit/action';
import { roundEndOf } from '@/play/round-end';
import type { JournalMoment, TableState } from '@/ui/table/table-state';

type TableOf = typeof tableOf<LoveLetterG, LoveLetterView, LoveLetterOptions>;
type Match = ReturnType<TableOf>;

export const match = (numPlayers: number, arrangement: Parameters<TableOf>[2]): Match =>
  tableOf(loveLetter, numPlayers, arrangement);

/** What the board gets of a match that runs on the real rules. */
export const stateOf = (
  table: Match,
  playerID: PlayerID | null,
  changed: Partial<TableState> = {},
): TableState =>
  stateAt('love-letter', table, playerID, {
    seats: people('小明', '阿楓', 'Ana', '志偉').slice(0, table.ctx.numPlayers),
    ...roundEndOf(loveLetter, table.view(playerID), changed.journal ?? []),
    ...changed,
  });

export const momentOf = (table: Match, playerID: PlayerID | null, stateID: number): JournalMoment => ({
  stateID,
  entries: table.told(playerID),
});

export { sitAt as sit };
