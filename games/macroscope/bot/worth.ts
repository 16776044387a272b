import { letsCount } from '../rules/answers';
import { ROUNDS } from '../rules/components';
import type { MacroscopeG } from '../rules/state';

type Points = readonly number[];

/** How far points must be apart to decide a match with so many rounds to go. */
const scale = (roundsLeft: number): number => 1 + 3.6 * Math.sqrt(roundsLeft);

/** What each seat has of the win when the last round is over, from 0 to 1: equals share it (MS19). */
function winShares(points: Points): number[] {
  const top = Math.max(...points);
  const winners = points.filter((own) => own === top).length;
  return points.map((own) => (own === top ? 1 / winners : 0));
}

/** Each seat's chance to win with rounds to come, from 0 to 1. */
function chancesOf(points: Points, roundsLeft: number): number[] {
  const width = scale(roundsLeft);
  const top = Math.max(...points);
  const weights = points.map((own) => Math.exp((own - top) / width));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Whether each seat's last vote was what an answer's likeness deserves: bots vote by that, not by their points. */
function votes({ finished }: MacroscopeG): number[] | undefined {
  const past = finished.at(-1);
  const ballot = past?.appeals.at(-1);
  const answer = ballot === undefined ? undefined : past?.answers[ballot.answer];
  if (ballot === undefined || answer === undefined || past === undefined) return undefined;
  const deserves = letsCount(answer.text, answer.names, past.picture);
  return ballot.votes.map((vote) => (vote === null ? 0.5 : Number(vote === deserves)));
}

/** How good each seat's chances are when a picture has been taken out. */
export function evaluate(G: MacroscopeG): number[] {
  const voted = votes(G);
  if (voted !== undefined) return voted;
  return G.isOver ? winShares(G.points) : chancesOf(G.points, ROUNDS - G.round + 1);
}
