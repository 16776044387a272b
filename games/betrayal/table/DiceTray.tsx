'use client';

import { lastWhere } from '@/kit/last';
import { isAwaited } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { Dice, type DieFace } from '@/ui/pieces/Dice';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { MOST_DICE } from '../rules/components';
import type { BetrayalView } from '../rules/view';
import { useWords } from './use-words';

/** A roll as it lies: null faces have not been thrown. */
interface Thrown {
  readonly key: string;
  readonly seat: string | undefined;
  readonly what: string | undefined;
  readonly faces: readonly (number | null)[];
  readonly total: number | undefined;
  /** It is over: what came of it has been told. */
  readonly isTold: boolean;
}

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

const ROLLS: ReadonlySet<string> = new Set(['roll', 'haunt-roll']);

/** The roll that is being made, or else the last one that the last action told of. */
function useThrown(): Thrown | undefined {
  const { view, journal, moment, ctx } = useTable<BetrayalView>();
  const { message, plain } = useWording();
  const name = (what: unknown): string | undefined => {
    const id = typeof what === 'string' ? what : undefined;
    const parts = id === undefined ? undefined : (message(`${id}.name`) ?? message(id));
    return parts === undefined ? undefined : plain(parts);
  };
  const { ask } = view;
  if (ask !== null && (ask.kind === 'before-roll' || ask.kind === 'after-roll')) {
    const roll = (ask.roll ?? {}) as { what?: unknown; trait?: string; dice?: number; seat?: string };
    const lying = numbersOf(ask.dice);
    const values = view.values[roll.seat ?? ask.seat];
    const value = roll.dice ?? (roll.trait === undefined ? 0 : (values?.[roll.trait as 'speed'] ?? 0));
    return {
      key: `ask ${ctx.turn} ${lying.join('')}`,
      seat: roll.seat ?? ask.seat,
      what: name(roll.what),
      faces: lying.length > 0 ? lying : Array<null>(Math.min(MOST_DICE, Math.max(1, value))).fill(null),
      total: lying.length > 0 ? lying.reduce((sum, die) => sum + die, 0) : undefined,
      isTold: false,
    };
  }
  const stateID = moment ?? journal.at(-1)?.stateID;
  const entries = journal.find((one) => one.stateID === stateID)?.entries ?? [];
  const told = lastWhere(entries, ({ kind }) => ROLLS.has(kind));
  if (told === undefined) return undefined;
  const { dice, total, what, seat } = told.facts as Record<string, unknown>;
  const term = (what as { term?: unknown } | undefined)?.term;
  const lying = numbersOf(dice);
  return {
    key: `told ${stateID} ${lying.join('')}`,
    seat: (seat as { seat?: string } | undefined)?.seat ?? told.playerID ?? undefined,
    what: name(term),
    faces: lying,
    total: typeof total === 'number' ? total : lying.reduce((sum, die) => sum + die, 0),
    isTold: moment === undefined,
  };
}

/** One, two or no pips: what the dice of this house show. */
function Pips({ count }: { readonly count: number }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="bt-pips">
      {count === 1 && <circle cx="12" cy="12" r="4" />}
      {count === 2 && <path d="M7 3.4A3.6 3.6 0 1 0 7.1 3.4ZM17 13.4A3.6 3.6 0 1 0 17.1 13.4Z" />}
    </svg>
  );
}

/** The dice where one sees them, what each of them added, and what came of it. */
export function DiceTray() {
  const t = useWords();
  const { ctx } = useTable<BetrayalView>();
  const thrown = useThrown();
  if (thrown === undefined) return null;
  const { faces, total, seat, what } = thrown;
  const sum = faces.reduce<number>((all, die) => all + (die ?? 0), 0);
  const more = (total ?? sum) - sum;
  const prints = faces.map((die): DieFace | null =>
    die === null ? null : { print: <Pips count={die} />, label: String(die) },
  );
  return (
    <div
      key={thrown.key}
      className={classes('bt-dice-tray', thrown.isTold && 'is-told')}
      data-many={faces.length > 5}
      data-waits={isAwaited(ctx, seat ?? null)}
    >
      <span className="bt-dice-what">
        {seat !== undefined && Number.isInteger(Number(seat)) && <SeatMark playerID={seat} />}
        {what}
      </span>
      <Dice
        label={total === undefined ? t('board.dice-waiting', { count: faces.length }) : t('board.dice')}
        faces={prints}
        thrown={thrown.key}
      />
      {total !== undefined && (
        <span className="bt-dice-total">
          {more !== 0 && <small>{t('board.added', { count: more })}</small>}
          <b>{total}</b>
        </span>
      )}
    </div>
  );
}
