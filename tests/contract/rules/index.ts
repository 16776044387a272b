import type { MatchSetup } from '../match';
import type { Subject } from '../subject';
import { asksByThePublic } from './asking';
import { deterministic, ends, idiomatic, masterOnly, plainData } from './framework';
import { checksFirst, legality } from './legality';
import { seatHalf } from './seat';
import { determinizes, recalls, whitelisted } from './secrets';

export type Rule = (subject: Subject, setup: MatchSetup) => void | Promise<void>;

/** CPU seconds for one rule of one game; the rules that look at every seat of every position get the most. */
const SECONDS = 0.2;
const LONGER = 0.4;

/** The rules that are held match by match, by their titles, and how long they look for more matches to try. */
export const RULES: readonly (readonly [title: string, rule: Rule, seconds: number])[] = [
  ['1 idiomatic boardgame.io', idiomatic, SECONDS],
  ['2 only the master moves', masterOnly, SECONDS / 2],
  ['3 a move checks, then changes', checksFirst, SECONDS],
  ['4 legal is sound and complete', legality, LONGER],
  ['5 views are whitelists', whitelisted, LONGER],
  ['6 perfect recall', recalls, LONGER],
  ['7 determinizations fit the view', determinizes, LONGER],
  ['8 every match ends, no piece is lost', ends, SECONDS],
  ['9 deterministic', deterministic, SECONDS],
  ['10 plain data', plainData, SECONDS],
  ['12 a page gets half of the same rules', seatHalf, LONGER],
  ['13 who is asked follows from what everybody sees', asksByThePublic, SECONDS],
];
