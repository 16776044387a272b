import type { KaPaiG } from '@games/ka-pai/rules/state';
import { seatRules } from '@games/ka-pai/seat';
import { kaPai } from '@games/ka-pai/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { PlayerID } from '@/kit/action';
import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import { honesty } from './honesty';
import { panel } from './panel';
import { sentences } from './sentences';
import { vain } from './vain';

const LETTERS: Readonly<Record<string, string>> = { triangle: 'T', square: 'S', circle: 'C', slash: '/' };

/** A copy of everybody's sheet, kept by somebody who only listens. */
interface Notes {
  cells: string[];
  circled: number[];
  ticks: string[];
  /** Of this roll: what would be rubbed out. */
  fresh: { cells: number[]; circled: number; ticks: number };
}

/** Nothing is secret, but whoever only listens should still be able to draw every sheet. */
function memory(_self: PlayerID, numPlayers: number): Memory<KaPaiG> {
  const sheets: Notes[] = Array.from({ length: numPlayers }, () => ({
    cells: Array<string>(49).fill('.'),
    circled: [],
    ticks: [],
    fresh: { cells: [], circled: 0, ticks: 0 },
  }));
  let dice: (string | undefined)[] = [];
  const hear = ({ kind, playerID, facts }: SeatJournalEntry) => {
    if (kind === 'roll' || kind === 'double') {
      dice =
        kind === 'roll'
          ? [wordIn(facts.first), wordIn(facts.second)]
          : [wordIn(facts.sign), wordIn(facts.sign)];
      for (const sheet of sheets) sheet.fresh = { cells: [], circled: 0, ticks: 0 };
      return;
    }
    const sheet = sheets[Number(playerID)];
    if (playerID === null || sheet === undefined) return;
    const { fresh } = sheet;
    if (kind === 'draw') {
      const cell = (Number(facts.row) - 1) * 7 + Number(facts.column) - 1;
      sheet.cells[cell] = LETTERS[wordIn(facts.sign) ?? ''] ?? '?';
      fresh.cells.push(cell);
    } else if (kind === 'group') {
      sheet.circled.push(Number(facts.line));
      fresh.circled += 1;
    } else if (kind === 'mark') {
      sheet.ticks.push(wordIn(facts.sign) ?? '');
      fresh.ticks += 1;
    } else if (kind === 'undo') {
      for (const cell of fresh.cells) sheet.cells[cell] = '.';
      sheet.circled.splice(sheet.circled.length - fresh.circled);
      sheet.ticks.splice(sheet.ticks.length - fresh.ticks);
      sheet.fresh = { cells: [], circled: 0, ticks: 0 };
    }
  };
  const ticksOf = (ticks: readonly string[]) =>
    ['triangle', 'square', 'circle', 'slash'].map((sign) => ticks.filter((tick) => tick === sign).length);
  return {
    observe: (entries) => entries.forEach(hear),
    fits: (G) =>
      JSON.stringify([
        G.dice,
        G.sheets.map(({ cells, groups, marks }) => [cells, groups, Object.values(marks)]),
      ]) ===
      JSON.stringify([
        dice,
        sheets.map(({ cells, circled, ticks }) => [cells.join(''), circled, ticksOf(ticks)]),
      ]),
  };
}

export default anySubject({
  rulebook: kaPai,
  seatRules,
  // A match of six is more than a thousand decisions.
  long: { steps: 2_000, every: 5 },
  // Everything lies open: there is nothing to deal anew and no zone to hide. Dice to come are in no state.
  redeal: (G: KaPaiG) => G,
  zones: {},
  isNewDeal: () => false,
  memory,
  words: wordsOf('ka-pai'),
  rulings: Array.from({ length: 13 }, (_, index) => `KP${index + 1}`),
  // Until everybody is done.
  mightBeTakenBack: ['done', 'draw', 'mark', 'undo'],
  panel,
  honesty,
  sentences,
  vain,
});
