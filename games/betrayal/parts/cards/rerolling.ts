import type { CardID } from '../../rules/components';
import { liftedAgain } from '../../rules/hope';
import type { Option } from '../../rules/option';
import type { Roll } from '../../rules/step';
import type { Seen } from '../../rules/thing';

/** Dice that lie are rolled again: so many blanks, ones and twos, one way for each handful that differs (BH130). */
export function rerolls(
  seen: Seen,
  card: CardID,
  roll: Roll,
  dice: readonly number[],
  most: number,
): (Pick<Option, 'args' | 'next'> & Partial<Option>)[] {
  const lies = dice.reduce((sum, die) => sum + die, 0);
  const lying = [0, 1, 2].map((face) => dice.filter((die) => die === face).length);
  const upTo = (face: number) => Array.from({ length: (lying[face] ?? 0) + 1 }, (_, count) => count);
  // What is worth throwing again: blanks, or of harm the twos; of these as many as may be.
  const bad = roll.use === 'harm' ? 2 : 0;
  const best = Math.min(most, lying[bad] ?? 0);
  return upTo(0)
    .flatMap((blanks) => upTo(1).flatMap((ones) => upTo(2).map((twos) => [blanks, ones, twos] as const)))
    .filter((counts) => counts.some((count) => count > 0))
    .filter(([blanks, ones, twos]) => blanks + ones + twos <= most)
    .map((counts) => {
      const [blanks, ones, twos] = counts;
      const isBest = counts[bad] === best && blanks + ones + twos === best;
      return {
        args: [card, ...counts],
        ...liftedAgain(seen, roll, lies, blanks + ones + twos, lies - ones - 2 * twos),
        label: { kind: 'reroll', facts: { card: { term: `cards.${card}` }, blanks, ones, twos } },
        weight: isBest ? 1 : 0.001,
        next: [{ do: 'reroll', counts }],
      };
    });
}
