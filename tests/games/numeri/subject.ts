import type { NumeriG } from '@games/numeri/rules/state';
import { seatRules } from '@games/numeri/seat';
import { numeri } from '@games/numeri/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { honesty } from './honesty';
import { panel } from './panel';
import { sentences } from './sentences';

/** Nothing is secret, but whoever only listens should still know where every bean stands. */
function memory(_self: PlayerID, numPlayers: number): Memory<NumeriG> {
  const pieces = Array.from({ length: numPlayers }, () => [0, 0, 0, 0, 0]);
  let isSplitOpen = false;
  const note = ({ kind, playerID, facts }: SeatJournalEntry) => {
    const own = pieces[Number(playerID)];
    if ((kind === 'enter' || kind === 'move') && own !== undefined)
      own[Number(facts.number) - 1] = Number(facts.to);
    if (kind === 'open') isSplitOpen = true;
  };
  return {
    observe: (entries) => entries.forEach(note),
    fits: (G) => JSON.stringify([G.pieces, G.isSplitOpen]) === JSON.stringify([pieces, isSplitOpen]),
  };
}

export default anySubject({
  rulebook: numeri,
  seatRules,
  // Everything lies open: there is nothing to deal anew and no zone to hide.
  redeal: (G: NumeriG) => G,
  zones: {},
  isNewDeal: () => false,
  memory,
  words: wordsOf('numeri'),
  rulings: Array.from({ length: 12 }, (_, index) => `NU${index + 1}`),
  byAbsence: {
    'NU-r5': 'what the game is about; how it is counted stands at NU-r27',
  },
  unsaid: { roll: 'what the die has come to is said with the bean that it moves, or that none can' },
  panel,
  honesty,
  sentences,
  vain: 'one has to move, and every use of the die moves a piece',
});
