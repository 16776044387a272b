import { lastIndexWhere } from '@/kit/last';
import { FACES, MOST_DICE } from './components';
import { explorerAt, isAlive, isMonster, kindOfMonster, traitOf } from './figures';
import { sentenceOfRoll } from './journal';
import type { LowEnd, Odds } from './option';
import type { Roll, Step, StepOf } from './step';
import type { At, Resolver, Seen } from './thing';
import { consult, happen, offersOf } from './things';

/** Rolls: how many dice, what may be done about them, and what comes of them (BH45 to BH47). */

/** A roll as it waits on the agenda. */
type Waiting = StepOf<'roll'> & Roll;

/**
 * Dice and what is added, of a roll that is about to be made (BH45), an attack's as well (BH47). What a weapon, an
 * event or the like gives or takes comes after the room and its tokens (BH104); limits last (BH5).
 */
export function diceOf(seen: Seen, roll: Roll): { dice: number; add: number } {
  const base = roll.dice ?? (roll.trait === undefined ? 0 : traitOf(seen, roll.seat, roll.trait));
  const { moreDice = 0 } = roll;
  const { dice, add } = consult(seen, 'dice', { roll }, { dice: base, add: roll.add ?? 0 }, (so) => ({
    ...so,
    dice: so.dice + moreDice,
  }));
  return { dice: Math.min(MOST_DICE, Math.max(0, dice)), add };
}

/** Each face of a die is there twice (BH5); of one that is rolled once more where it is blank, out of nine. */
export const ONCE = [1, 1, 1];
const TWICE = [1, 4, 4];

/** By total, in how many ways so many dice show it, each face in so many. */
const waysOf = (dice: number, faces: readonly number[]): readonly number[] =>
  Array.from({ length: dice }).reduce<number[]>(
    (row) => {
      const next = Array<number>(row.length + 2).fill(0);
      for (const [total, ways] of row.entries())
        for (const [face, times] of faces.entries())
          next[total + face] = (next[total + face] ?? 0) + ways * times;
      return next;
    },
    [1],
  );

const WAYS = Array.from({ length: MOST_DICE + 1 }, (_, dice) => waysOf(dice, ONCE));

/** The chance that so many dice show at least so much: each face twice on six sides (BH5). */
export function chanceOf(dice: number, from: number): number {
  const row = WAYS[Math.min(MOST_DICE, Math.max(0, dice))] ?? [1];
  const ways = row.reduce((sum, count, total) => (total >= from ? sum + count : sum), 0);
  return ways / 3 ** (row.length > 1 ? (row.length - 1) / 2 : 0);
}

/** What has been worked out of it: attacks are weighed in every playout. */
const BEATEN = new Map<string, number>();

/** How likely so many dice and what is added to them come to more than others do. */
export function chanceOver(own: number, theirs: number, lead: number, faces: readonly number[]): number {
  const key = `${own} ${theirs} ${lead} ${faces[1]}`;
  const known = BEATEN.get(key);
  if (known !== undefined) return known;
  const against = waysOf(theirs, ONCE);
  const all = (rows: readonly number[]) => rows.reduce((sum, ways) => sum + ways, 0);
  const throws = waysOf(own, faces);
  const beaten = throws.map((ways, total) => ways * all(against.filter((_, least) => total + lead > least)));
  const chance = all(beaten) / (all(throws) * all(against));
  BEATEN.set(key, chance);
  return chance;
}

/** How likely one roll is to come to more than another (BH56); `from`: more than as many dice show on average. */
export function oddsToBeat(seen: Seen, roll: Roll, other: Roll): Odds {
  const [own, theirs] = [diceOf(seen, roll), diceOf(seen, other)];
  const faces = rerollsBlanks(seen, roll) ? TWICE : ONCE;
  const chance = chanceOver(own.dice, theirs.dice, own.add - theirs.add, faces);
  return { ...own, from: theirs.dice + 1, chance, isFight: true };
}

/** How likely a roll is to come to at least `from`; `low`: to what else it may come. */
export function oddsOf(seen: Seen, roll: Roll, from: number, low?: LowEnd): Odds {
  const { dice, add } = diceOf(seen, roll);
  const odds = { dice, add, from, chance: chanceOf(dice, from - add) };
  const chance = low === undefined ? 0 : 1 - chanceOf(dice, low.upTo + 1 - add);
  return low === undefined || chance === 0 ? odds : { ...odds, end: { ...low, chance } };
}

/** The roll that waits on the agenda, to be changed by who helps it. */
export function amendRoll(at: At, change: (roll: Waiting) => Partial<Waiting>): void {
  const place = lastIndexWhere(at.G.agenda, (step) => step.do === 'roll');
  const step = at.G.agenda[place] as Waiting | undefined;
  if (step === undefined) return;
  at.G.agenda[place] = { ...step, ...change(step) };
}

/** Whether a roller is to be asked: it walks about, holds something, and has not said otherwise. */
function isAsked(at: At, roll: Roll): boolean {
  if (isMonster(roll.seat) || roll.isLent === true) return false;
  const isOwnTurn = at.G.turn.seat === roll.seat;
  return (
    explorerAt(at.G, roll.seat).cards.length > 0 && (isOwnTurn || at.G.quiet[Number(roll.seat)] !== true)
  );
}

/** Of somebody who has died in between: of the card that asks for it, or of what helps it. */
const isFutile = (at: At, { seat, isLent }: Waiting): boolean =>
  isLent !== true && !isMonster(seat) && !isAlive(explorerAt(at.G, seat));

/** An attack with it comes to nothing. */
function lapses(at: At, { use, seat, against }: Waiting): readonly Step[] {
  if (against === undefined) return [];
  const [attacker, target] = use === 'attack' ? [seat, against] : [against, seat];
  return happen(at, 'lapsed', { attacker, target });
}

const roll: Resolver<'roll'> = (at, step) => {
  const waiting = step as Waiting;
  if (isFutile(at, waiting)) return lapses(at, waiting);
  const { lying, isReady } = waiting;
  if (lying !== undefined) return lie(at, waiting, lying);
  if (isReady !== true && isAsked(at, waiting)) {
    const offers = offersOf(at, 'before-roll', { seat: waiting.seat, roll: waiting });
    if (offers.length > 0)
      return [{ do: 'ask', kind: 'before-roll', seat: waiting.seat, roll: plain(waiting) }, waiting];
  }
  const { dice } = diceOf(at, waiting);
  const thrown = waiting.fixed === undefined ? throwDice(at, dice) : [];
  return [{ ...waiting, isReady: false, lying: rerollBlanks(at, waiting, thrown) }];
};

const throwDice = ({ random }: At, dice: number): number[] =>
  Array.from({ length: dice }, () => FACES[random.D6() - 1] ?? 0);

/** A monster that rolls its blanks once more does so in its own attack only. */
const rerollsBlanks = (seen: Seen, { use, seat }: Roll): boolean =>
  use === 'attack' && isMonster(seat) && kindOfMonster(seen, seat)?.rerollsBlanks === true;

function rerollBlanks(at: At, waiting: Waiting, thrown: number[]): number[] {
  if (!rerollsBlanks(at, waiting)) return thrown;
  const again = throwDice(at, thrown.filter((die) => die === 0).length);
  return thrown.map((die) => (die === 0 ? (again.pop() ?? 0) : die));
}

/** What other seats are told of a roll that is being made. */
const plain = ({ isReady: _isReady, lying: _lying, rows: _rows, next: _next, ...about }: Waiting): Roll =>
  about;

/** The dice lie: they may be rolled again, then they are counted; what is above the highest row is that row (BH128). */
function lie(at: At, waiting: Waiting, lying: readonly number[]): readonly Step[] {
  if (waiting.isReady !== true && lying.length > 0 && isAsked(at, waiting)) {
    const offers = offersOf(at, 'after-roll', { seat: waiting.seat, roll: waiting, dice: lying });
    if (offers.length > 0)
      return [
        { do: 'ask', kind: 'after-roll', seat: waiting.seat, roll: plain(waiting), dice: [...lying] },
        waiting,
      ];
  }
  const { add } = diceOf(at, waiting);
  const total = (waiting.fixed ?? lying.reduce((sum, die) => sum + die, 0)) + add;
  sentenceOfRoll(at.G, waiting, lying, total);
  const { rows, next } = waiting;
  if (next !== undefined) return [{ ...next, total, dice: [...lying] } as Step];
  return (rows ?? []).find(([from]) => total >= from)?.[1] ?? rows?.at(-1)?.[1] ?? [];
}

/** Whoever rolls has no more to add. */
const ready: Resolver<'ready'> = (at) => {
  amendRoll(at, () => ({ isReady: true }));
  return [];
};

/** Rolls so many of the dice that lie again, by what they show: of blanks, of ones, of twos. */
const reroll: Resolver<'reroll'> = (at, step) => {
  const counts = [...step.counts];
  amendRoll(at, ({ lying = [] }) => ({
    lying: lying.map((die) => {
      const left = counts[die] ?? 0;
      if (left === 0) return die;
      counts[die] = left - 1;
      return FACES[at.random.D6() - 1] ?? 0;
    }),
  }));
  return [];
};

export const rollSteps = { roll, ready, reroll };
