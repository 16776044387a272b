import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import type { Slip } from '../../rules/thing';

/** What adds to the total of a roll and what takes off it, part by part: it lies open before anybody rolls (BH172). */
export interface Addend {
  /** Its slip: `slips.<word>` names it, and the mark of this word is its sign. */
  readonly word: string;
  /** Whose roll alone; absent: whoever's. */
  readonly seat?: PlayerID;
  /** What it comes to now; 0: nothing yet. */
  readonly by: number;
  /** How it stands, or how one comes by it: `slips.<line>`. */
  readonly line: string;
  readonly facts?: Facts;
}

/** What they come to in the roll of a seat; of null, in whoever's. */
export const sumOf = (addends: readonly Addend[], roller: PlayerID | null): number =>
  addends.reduce((sum, { seat, by }) => sum + (seat === undefined || seat === roller ? by : 0), 0);

/** The list of them, to be read before the roll and again: each with what it comes to. */
export const slipsOf = (addends: readonly Addend[]): Slip[] =>
  addends.map(({ word, seat, by, line, facts }) => ({
    word,
    ...(seat === undefined ? {} : { seat }),
    value: by,
    lines: [{ word: line, ...(facts === undefined ? {} : { facts }) }],
  }));
