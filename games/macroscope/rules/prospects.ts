import { pointsAfter } from './scoring';

/**
 * What a position is worth to each seat while nobody knows the picture: what everybody may gain by guessing now,
 * against a crystal and another lid, reckoned a few turns ahead with chances that grow with every lid.
 */

type Points = readonly number[];

/** How far points must be apart to decide a match with so many rounds to go. */
const scale = (roundsLeft: number): number => 2.5 + 3.2 * Math.sqrt(Math.max(0, roundsLeft));

/** Each seat's chance to win, from 0 to 1. */
export function chancesOf(points: Points, roundsLeft: number): number[] {
  const width = scale(roundsLeft);
  const top = Math.max(...points);
  const weights = points.map((own) => Math.exp((own - top) / width));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** The chance to name a picture after one more lid: each settles nearly a third of what nobody knew. */
const SETTLES = 0.3;
const CEILING = 0.92;
const clearer = (chance: number): number =>
  chance >= CEILING ? chance : chance + SETTLES * (CEILING - chance);

/** Expected points after somebody alone has guessed: right with this chance. */
export function afterGuess(points: Points, seat: number, worth: number, chance: number): number[] {
  const guesser = String(seat);
  const right = pointsAfter(points, worth, [guesser], guesser);
  const wrong = pointsAfter(points, worth, [guesser], null);
  return points.map((_, other) => chance * (right[other] ?? 0) + (1 - chance) * (wrong[other] ?? 0));
}

interface Course {
  readonly wage: number;
  readonly roundsLeft: number;
}

/** As many lids ahead as are reckoned with. */
const DEPTH = 4;

/**
 * The points to reckon with where `seat` is about to lift the first of `lids` lids of its turn: after each it
 * guesses or takes a crystal, whichever is better for it.
 */
export function ahead(
  points: Points,
  seat: number,
  { lids, worth, chance }: { lids: number; worth: number; chance: number },
  course: Course,
  depth = DEPTH,
): Points {
  if (depth === 0 || worth <= 0) return points;
  const now = { worth: worth - 1, chance: clearer(chance) };
  const guessed = afterGuess(points, seat, now.worth, now.chance);
  const paid = points.map((own, other) => own + (other === seat ? course.wage : 0));
  const waited =
    lids > 1
      ? ahead(paid, seat, { ...now, lids: lids - 1 }, course, depth - 1)
      : ahead(paid, (seat + 1) % points.length, { ...now, lids: 2 }, course, depth - 1);
  return better(guessed, waited, seat, course.roundsLeft) ? guessed : waited;
}

/** Whether the first is the better one for this seat. */
export const better = (one: Points, other: Points, seat: number, roundsLeft: number): boolean =>
  (chancesOf(one, roundsLeft)[seat] ?? 0) > (chancesOf(other, roundsLeft)[seat] ?? 0);
