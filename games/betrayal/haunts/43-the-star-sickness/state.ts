import type { PlayerID } from '@/kit/action';
import { isA } from '../../parts/haunts/copies';
import type { Dealt } from '../../parts/haunts/unseen-tokens';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import type { Table } from '../../rules/state';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';
import type { At, Seen } from '../../rules/thing';

/** What lies open: how far the Serum is, who has had it, who turns into an Alien; and the tokens, which do not. */
export type State = Dealt & {
  readonly track: number;
  /** Tokens in the Laboratory, by where they come from: what was distilled there, and herbs. */
  readonly distilled: number;
  readonly herbs: number;
  /** Herbs found so far: each has its number. */
  readonly found: number;
  /** Who has been injected, those whom it killed among them. */
  readonly injected: readonly PlayerID[];
  /** Who has said to be willing (BH-h43-D10). */
  readonly willing: readonly PlayerID[];
  /** Dead traitors who are no Aliens yet, and whether they have missed their turn. */
  readonly turning: readonly { readonly seat: PlayerID; readonly hasMissed: boolean }[];
};

export type Seer = Seen<State>;

export const step = stepsOf<
  Record<'sicken', Nothing> &
    Record<'spread' | 'distilled' | 'searched', Rolled> & {
      lay: { card: CardID };
      inject: { target: PlayerID };
      kill: Nothing;
      resist: Rolled & { attacked: number };
      say: { isWilling: boolean };
    }
>('haunt');

export const CLAUSE = 'BH-h43';
export const LABORATORY: RoomID = 'research-laboratory';
export const GARDENS: readonly RoomID[] = ['conservatory', 'gardens'];
export const SERUM: CardID = '43:serum';
export const HERB: CardID = '43:herb';
export const BOOK: CardID = 'book';
export const ALIEN = 'alien';
export const SICKNESS = 'haunts.43.title';

/** What it keeps track of by now: a step before this one may have changed it. */
export const stateOf = ({ G }: Pick<At, 'G'>): State => G.hidden as State;

export const isHerb = (card: CardID): boolean => isA(HERB, card);
export const herbsOf = (table: Pick<Table, 'explorers'>, seat: PlayerID): CardID[] =>
  explorerAt(table, seat).cards.filter(isHerb);

/** Explorers there were when it began: so many tokens make the Serum (BH-h43-D5). */
export const needed = ({ haunt }: Pick<Table, 'haunt'>): number => haunt?.players ?? 0;
export const isBrewed = (table: Pick<Table, 'haunt'>, { distilled, herbs }: State): boolean =>
  distilled + herbs >= needed(table);
/** Whether one more of a kind would leave no room for any of the other (BH-h43-K1). */
export const isEnough = (table: Pick<Table, 'haunt'>, count: number): boolean => count >= needed(table) - 1;

/** Whether somebody lives whom the sickness still has: it strikes them, and their tokens go round. */
export const isIll = (table: Pick<Table, 'explorers'>, { injected }: State, seat: PlayerID): boolean =>
  isAlive(explorerAt(table, seat)) && !injected.includes(seat);

/** Whether a seat knows of itself that it plays against the others. */
export const isTurned = ({ mine }: Seer, seat: PlayerID): boolean =>
  mine.tokens.me === seat && mine.tokens.turned.includes(seat);
