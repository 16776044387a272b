import { useCallback } from 'react';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import type { Mark } from '../rules/thing';
import type { BetrayalView } from '../rules/view';
import { percentOf } from '../seat/percent';
import { signIn } from './haunt-signs';
import { SKULL } from './signs';
import { useWords, type Words } from './use-words';

/** A mark as it is drawn, and as it is said. */
export interface MarkShown {
  readonly word: string;
  /** Something may befall whoever it is on: its value is how likely. */
  readonly isPeril: boolean;
  /** Its haunt's sign for it, where it has one. */
  readonly path: string | undefined;
  /** Its value, with how many there are of it; nothing where it is there or is not. */
  readonly count: string | undefined;
  /** Where it points, of one that points: in degrees from the north. */
  readonly angle: number | undefined;
  readonly says: string;
}

/** Those that point somewhere: they are about where one stands, and are said there. */
export const pointing = (marks: readonly MarkShown[]): readonly MarkShown[] =>
  marks.filter(({ angle }) => angle !== undefined);

type Place = 'haunt' | 'seat' | 'monster' | 'room';

const placeOf = ({ on }: Mark): { readonly place: Place; readonly id: string } => {
  if (on === 'haunt') return { place: on, id: '' };
  if ('seat' in on) return { place: 'seat', id: on.seat };
  return 'monster' in on ? { place: 'monster', id: on.monster } : { place: 'room', id: on.room };
};

export type MarksOn = (place: Place, id?: string) => readonly MarkShown[];

const countOf = (t: Words, value: number | undefined, of: number | undefined): string | undefined =>
  value === undefined || of === undefined ? value?.toString() : t('board.mark-of', { value, of });

/** What the haunt keeps in the open, by where it is drawn (BH-g26). */
export function useMarks(): MarksOn {
  const t = useWords();
  const { message, plain } = useWording();
  const { view } = useTable<BetrayalView>();
  const { marks, haunt } = view;
  return useCallback(
    (place, id = '') =>
      marks
        .filter((mark) => placeOf(mark).place === place && placeOf(mark).id === id)
        .map(({ word, value, of, chance, turn, facts: more }) => {
          const percent = percentOf(chance ?? 0);
          const facts = { value: value ?? 0, of: of ?? 0, percent, ...more };
          const words = message(`marks.${word}`, facts);
          return {
            word,
            isPeril: chance !== undefined,
            path: chance === undefined ? signIn(haunt?.number, 'marks', word) : SKULL,
            count: chance === undefined ? countOf(t, value, of) : `${percent}%`,
            angle: turn === undefined ? turn : 90 * turn,
            says: words === undefined ? word.replaceAll('-', ' ') : plain(words),
          };
        }),
    [marks, haunt, message, plain, t],
  );
}
