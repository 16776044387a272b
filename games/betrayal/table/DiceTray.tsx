'use client';

import { Suspense } from 'react';
import type { PlayerID } from '@/kit/action';
import { seatIn, wordIn } from '@/kit/journal';
import { reversed } from '@/kit/last';
import { isAwaited } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { late } from '@/ui/late';
import { Dice, type DieFace } from '@/ui/pieces/Dice';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import type { JournalMoment } from '@/ui/table/table-state';
import { useWording } from '@/ui/table/use-wording';
import { MOST_DICE, signed } from '../rules/components';
import type { BetrayalView } from '../rules/view';
import { useWords } from './use-words';

const MonsterSign = late(async () => ({ default: (await import('./late-signs')).MonsterSign }));

/** A roll as it lies: null faces have not been thrown. */
interface Thrown {
  readonly key: string;
  readonly seat: string | undefined;
  /** A monster's, by its kind: then it is named. */
  readonly kind: string | undefined;
  readonly what: string | undefined;
  readonly faces: readonly (number | null)[];
  readonly total: number | undefined;
  /** It is over: what came of it has been told. */
  readonly isTold: boolean;
}

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

const ROLLS: ReadonlySet<string> = new Set(['roll', 'roll-all', 'haunt-roll']);

/** As an attack and its defence. */
const BESIDE_EACH_OTHER = 2;

/** So many answers of others may follow a roll at once, before anybody has read it. */
const ANSWERS = 3;

const at = (moment: number, journal: readonly JournalMoment[]) =>
  journal.find(({ stateID }) => stateID === moment);

/** What told of rolls last, as long as others alone have acted since. */
function lastThrown(journal: readonly JournalMoment[], playerID: PlayerID | null) {
  for (const one of reversed(journal.slice(-1 - ANSWERS))) {
    if (one.entries.some(({ kind }) => ROLLS.has(kind))) return one;
    if (one.entries.some((entry) => entry.playerID === playerID)) return undefined;
  }
  return undefined;
}

/** The roll that is being made, or else the last ones that the last action told of. */
function useThrown(): readonly Thrown[] {
  const { view, journal, moment, ctx, playerID } = useTable<BetrayalView>();
  const { message, plain } = useWording();
  const name = (what: unknown): string | undefined => {
    const id = typeof what === 'string' ? what : undefined;
    const parts = id === undefined ? undefined : (message(`${id}.name`) ?? message(id));
    return parts === undefined ? undefined : plain(parts);
  };
  const { ask } = view;
  if (ask !== null && (ask.kind === 'before-roll' || ask.kind === 'after-roll')) {
    const { roll } = ask;
    const lying = ask.kind === 'after-roll' ? ask.dice : [];
    const values = view.values[roll.seat];
    const value = roll.dice ?? (roll.trait === undefined ? 0 : (values?.[roll.trait] ?? 0));
    const making: Thrown = {
      key: `ask ${ctx.turn} ${lying.join('')}`,
      seat: roll.seat,
      kind: undefined,
      what: name(roll.what),
      faces: lying.length > 0 ? lying : Array<null>(Math.min(MOST_DICE, Math.max(1, value))).fill(null),
      total: lying.length > 0 ? lying.reduce((sum, die) => sum + die, 0) : undefined,
      isTold: false,
    };
    return [making];
  }
  const shown = moment === undefined ? lastThrown(journal, playerID) : at(moment, journal);
  const stateID = shown?.stateID;
  return (shown?.entries ?? [])
    .filter(({ kind }) => ROLLS.has(kind))
    .slice(-BESIDE_EACH_OTHER)
    .map(({ facts, playerID }, place): Thrown => {
      const { dice, total, what = '', seat, who = '' } = facts;
      const lying = numbersOf(dice);
      const kind = wordIn(who);
      const parts = kind === undefined ? undefined : message('board.dice-of', { who, what });
      return {
        key: `told ${stateID} ${place} ${lying.join('')}`,
        seat: seatIn(seat) ?? playerID ?? undefined,
        kind,
        what: parts === undefined ? name((what as { term?: unknown }).term) : plain(parts),
        faces: lying,
        total: typeof total === 'number' ? total : lying.reduce((sum, die) => sum + die, 0),
        isTold: moment === undefined,
      };
    });
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
  const { ctx } = useTable<BetrayalView>();
  const thrown = useThrown();
  const [first] = thrown;
  if (first === undefined) return null;
  const waited = thrown.some(({ seat }) => isAwaited(ctx, seat ?? null));
  return (
    <div
      key={thrown.map(({ key }) => key).join()}
      className={classes('bt-dice-tray', first.isTold && 'is-told')}
      data-many={thrown.length > 1 || first.faces.length > 5}
      data-waits={waited}
    >
      {thrown.map((roll) => (
        <Roll key={roll.key} thrown={roll} />
      ))}
    </div>
  );
}

/** One roll: whose, what for, its dice and what they come to. */
function Roll({ thrown }: { readonly thrown: Thrown }) {
  const t = useWords();
  const { view } = useTable<BetrayalView>();
  const { faces, total, seat, kind, what } = thrown;
  const sum = faces.reduce<number>((all, die) => all + (die ?? 0), 0);
  const more = (total ?? sum) - sum;
  const prints = faces.map((die): DieFace | null =>
    die === null ? null : { print: <Pips count={die} />, label: String(die) },
  );
  return (
    <div className="bt-roll">
      <span className="bt-dice-what">
        {kind !== undefined && (
          <svg aria-hidden viewBox="0 0 24 24" className="bt-target">
            <Suspense>
              <MonsterSign haunt={view.haunt?.number} kind={kind} />
            </Suspense>
          </svg>
        )}
        {seat !== undefined && Number.isInteger(Number(seat)) && <SeatMark playerID={seat} />}
        {what}
      </span>
      <span className="bt-dice-lying">
        <Dice
          label={total === undefined ? t('board.dice-waiting', { count: faces.length }) : t('board.dice')}
          faces={prints}
          thrown={thrown.key}
        />
        {total !== undefined && (
          <span className="bt-dice-total">
            {more !== 0 && <small>{signed(more)}</small>}
            <b>{total}</b>
          </span>
        )}
      </span>
    </div>
  );
}
