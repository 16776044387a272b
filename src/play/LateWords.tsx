import type { ReactNode } from 'react';
import type { SeatRules } from '@/kit/rulebook';
import type { LateWords as GameLateWords } from '@/ui/table/late-words';

/** What a seat's half of the rules says of a view; views of a game are only ever given to its own rules. */
export const lateWordsIn = ({ lateWords }: Pick<SeatRules, 'lateWords'>, view: unknown): string | undefined =>
  lateWords?.(view as Parameters<NonNullable<typeof lateWords>>[0]) ?? undefined;

export interface LateWordsProps {
  /** Undefined where the game has none. */
  readonly late: GameLateWords | undefined;
  /** Those that the match speaks now; undefined: none. */
  readonly wanted: string | undefined;
  readonly children: ReactNode;
}

/** Around everything that speaks of a match: words that come late, where its game has any. */
export const LateWords = ({ late, wanted, children }: LateWordsProps): ReactNode =>
  late === undefined ? (
    children
  ) : (
    <late.Around load={late.load} wanted={wanted}>
      {children}
    </late.Around>
  );
