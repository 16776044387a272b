import type { PlayerID } from '@/kit/action';
import type { MoveContext } from '@/kit/move';
import { openResponse } from '@/kit/response';
import { seatIDs } from '@/kit/seats';
import { calledOf, judge } from './answers';
import { LIDS, type Picture, ROUNDS, WINDOWS } from './components';
import {
  tellAppeal,
  tellAside,
  tellEnd,
  tellNext,
  tellPlain,
  tellPoints,
  tellReveal,
  tellRoundEnd,
} from './journal';
import { pointsAfter, score } from './scoring';
import type { MacroscopeG } from './state';
import { copyAnswer, copyAppeal } from './view';

type Context = MoveContext<MacroscopeG>;
type Random = Context['random'];

export const leftOf = (G: MacroscopeG, playerID: PlayerID): PlayerID =>
  String((Number(playerID) + 1) % G.points.length);

/** What a picture is called until it is known: twelve characters by lot. */
export function newToken(random: Random): string {
  let token = '';
  while (token.length < 12) token += 'abcdefghijkmnpqrstuvwxyz23456789'[random.Die(32) - 1];
  return token;
}

export const shuffledLids = (random: Random) => random.Shuffle([...LIDS]);

export function beginTurn(G: MacroscopeG, playerID: PlayerID): void {
  G.active = playerID;
  G.next = playerID;
  G.step = 'begin';
  G.dice = [];
  G.left = null;
  G.lifted = 0;
}

function listen(G: MacroscopeG, step: 'asked' | 'judging', seats: readonly PlayerID[]): void {
  G.step = step;
  G.asked = [...seats];
  G.said = G.points.map(() => null);
}

/** All who may guess are asked at the same time, and nobody sees what the others say (MS7). */
export function ask({ G, events }: Context, seats: readonly PlayerID[]): void {
  listen(G, 'asked', seats);
  openResponse(events, seats);
}

/** The next to speak or to vote is this seat: it has the turn, for whose it is hangs on what was hidden. */
export function callOn({ G, events }: Context, playerID: PlayerID): void {
  G.next = playerID;
  events.endTurn();
}

/** Everybody has said: what it was, by seat. */
export function hear(G: MacroscopeG): (boolean | null)[] {
  const { said } = G;
  G.said = G.points.map(() => null);
  G.asked = [];
  return said;
}

/** The next picture comes under new lids; whoever sits left of the last starter begins (MS1, MS17). */
function layNext(context: Context, picture: Picture): void {
  const { G, random } = context;
  G.starter = leftOf(G, G.starter);
  G.picture = picture;
  G.token = newToken(random);
  G.lids = shuffledLids(random);
  G.open = [];
  G.answers = [];
  G.taken = [];
  G.appeal = null;
  G.appeals = [];
  beginTurn(G, G.starter);
  tellNext(G);
}

/** The picture has been taken out; the next one comes, unless this was the last. */
function goOn(context: Context, isLast: boolean): void {
  const { G, events } = context;
  const next = isLast ? undefined : G.stack.pop();
  if (next === undefined) {
    G.isOver = true;
    G.step = 'begin';
    tellEnd(G, score(G).ranking[0] ?? []);
    return;
  }
  layNext(context, next);
  events.endTurn();
}

/** How this picture's round went, as it is remembered. */
function remember(G: MacroscopeG, winner: PlayerID | null, before: readonly number[]): void {
  G.finished.push({
    round: G.round,
    picture: G.picture,
    called: calledOf(G.picture),
    token: G.token,
    answers: G.answers.map(copyAnswer),
    winner,
    worth: WINDOWS - G.open.length,
    changes: G.points.map((points, seat) => points - (before[seat] ?? 0)),
    points: [...G.points],
    appeals: G.appeals.map(copyAppeal),
    lids: [...G.lids],
    open: [...G.open],
  });
}

/** Points are won and lost, and the round is over (MS15, MS18). */
function finish(context: Context, winner: PlayerID | null): void {
  const { G } = context;
  const before = G.points;
  const guessers = G.answers.map(({ playerID }) => playerID);
  G.points = pointsAfter(before, WINDOWS - G.open.length, guessers, winner);
  remember(G, winner, before);
  if (winner === null) tellPlain(G, 'none-right', null);
  tellPoints(G, winner, G.finished.at(-1)?.changes ?? []);
  tellRoundEnd(G, G.round);
  const isLast = G.round === ROUNDS;
  if (!isLast) G.round += 1;
  goOn(context, isLast);
}

/** Nobody guesses though all windows are open: the picture counts for no round (MS16). */
export function layAside(context: Context): void {
  const { G } = context;
  remember(G, null, G.points);
  tellAside(G);
  goOn(context, false);
}

/** Who is right? What only people can tell is asked of all others, one answer after the other (MS20). */
export function decide(context: Context): void {
  const { G } = context;
  const judged = G.answers.map(({ text, names }) => judge(text, names, G.picture));
  const right = judged.indexOf('right');
  const accepted = G.appeals.find(({ votes }) => isAccepted(votes))?.answer;
  const winner = right >= 0 ? right : accepted;
  const open = judged.findIndex(
    (one, answer) => one === 'unsure' && !G.appeals.some((past) => past.answer === answer),
  );
  const next = G.answers[open];
  if (winner !== undefined || next === undefined) {
    finish(context, winner === undefined ? null : (G.answers[winner]?.playerID ?? null));
    return;
  }
  G.appeal = open;
  tellAppeal(G, next);
  const others = seatIDs(G.points.length).filter((seat) => seat !== next.playerID);
  listen(G, 'judging', others);
  callOn(context, others[0] ?? next.playerID);
}

/** More let it count than do not (MS20). */
const isAccepted = (votes: readonly (boolean | null)[]): boolean =>
  votes.filter((vote) => vote === true).length > votes.filter((vote) => vote === false).length;

/** Everybody has answered: the picture is taken out. */
export function reveal(context: Context): void {
  tellReveal(context.G);
  decide(context);
}
