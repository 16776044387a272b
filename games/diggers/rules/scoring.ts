import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import { type Card, PRINTS, SET_BONUS, unitBonus } from './components';
import type { DiggersOptions } from './schemas';
import type { DiggersG } from './state';

/** What a seat's photos bring, row by row (DG7, DG9). */
export interface Audience {
  readonly idols: number;
  readonly managers: number;
  readonly units: number;
  readonly sets: number;
  readonly total: number;
  /** Idols that are left. */
  readonly left: number;
}

const INDEX = { passion: 0, cool: 1, cute: 2, pop: 3 } as const;
const WORD = { school: 0, rock: 1, kimono: 2, star: 3 } as const;

/** Counts photos as they lie; heartbreaks still to come are not reckoned with. */
export function audienceOf(cards: readonly Card[], { costumes }: DiggersOptions): Audience {
  let idols = 0;
  let managers = 0;
  let left = 0;
  const units = [0, 0, 0, 0];
  const words = [0, 0, 0, 0];
  for (const card of cards) {
    const { role, value, colour, word } = PRINTS[card];
    if (role === 'manager') managers += value;
    if (role !== 'idol' || word === null) continue;
    idols += value;
    left += 1;
    units[INDEX[colour]] = (units[INDEX[colour]] ?? 0) + 1;
    words[WORD[word]] = (words[WORD[word]] ?? 0) + 1;
  }
  let bonus = 0;
  for (const unit of units) bonus += unitBonus(unit);
  const sets = costumes ? SET_BONUS * Math.min(...words) : 0;
  return { idols, managers, units: bonus, sets, total: idols + managers + bonus + sets, left };
}

/** The sheet; between equals more idols are better, then the win is shared (DG7, DG-r15). */
export function score({ seats, options }: Pick<DiggersG, 'seats' | 'options'>): ScoreSheet {
  const counted = seats.map(({ cards }) => audienceOf(cards, options));
  const row = (id: 'idols' | 'managers' | 'units' | 'sets') => ({
    id,
    scores: counted.map((audience) => audience[id]),
  });
  return scoreSheet(
    [row('idols'), row('managers'), row('units'), ...(options.costumes ? [row('sets')] : [])],
    [{ id: 'left', scores: counted.map(({ left }) => left) }],
  );
}
