import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { defineView, part } from '@/kit/view';
import { calledOf } from './answers';
import type { Called, LidNumber, Picture } from './components';
import { lookThrough } from './looks';
import type { MacroscopeOptions } from './schemas';
import type { Answer, Appeal, Finished, MacroscopeG, Step } from './state';

/** Everything one seat, or a spectator, may know of a match. */
export interface MacroscopeView extends SeatView {
  readonly options: MacroscopeOptions;
  readonly starter: PlayerID;
  readonly active: PlayerID;
  readonly next: PlayerID;
  readonly round: number;
  readonly stackCount: number;
  /** The picture that lies open; null while its round is played. */
  readonly picture: Picture | null;
  /** What it is called. */
  readonly called: Called | null;
  readonly token: string;
  readonly lids: readonly LidNumber[];
  readonly open: readonly number[];
  /** What each window looks like, a letter (looks.ts), in the order in which they were opened. */
  readonly looks: string;
  readonly points: readonly number[];
  readonly step: Step;
  readonly dice: readonly LidNumber[];
  readonly left: LidNumber | null;
  readonly lifted: number;
  readonly answers: readonly Readonly<Answer>[];
  readonly taken: readonly string[];
  readonly asked: readonly PlayerID[];
  /** What this seat has said to whether it guesses, or votes; null for everybody else, while all are asked. */
  readonly said: readonly (boolean | null)[];
  /** By seat: whether it has said. */
  readonly heard: readonly boolean[];
  readonly queue: readonly (readonly PlayerID[])[];
  readonly appeal: number | null;
  readonly appeals: readonly Readonly<Appeal>[];
  readonly finished: readonly Readonly<Finished>[];
  readonly isOver: boolean;
}

const copyCalled = (called: Called): Called => ({ 'zh-Hant': called['zh-Hant'], en: called.en });

/** A copy that shares nothing with the original. */
export const copyAnswer = ({ playerID, text, names, called }: Readonly<Answer>): Answer => ({
  playerID,
  text,
  names,
  called: called && copyCalled(called),
});

/** A copy that shares nothing with the original. */
export const copyAppeal = ({ answer, votes }: Readonly<Appeal>): Appeal => ({ answer, votes: [...votes] });

/** A copy that shares nothing with the original. */
export const copyFinished = (past: Readonly<Finished>): Finished => ({
  round: past.round,
  picture: past.picture,
  called: copyCalled(past.called),
  token: past.token,
  answers: past.answers.map(copyAnswer),
  winner: past.winner,
  worth: past.worth,
  changes: [...past.changes],
  points: [...past.points],
  appeals: past.appeals.map(copyAppeal),
  lids: [...past.lids],
  open: [...past.open],
});

/** All the picture is out of the microscope: to be voted on, or after the last round (MS20). */
const liesOpen = ({ step, isOver }: MacroscopeG): boolean => step === 'judging' || isOver;

export const { view, reader } = defineView<MacroscopeG, MacroscopeView>({
  options: part(
    (G) => G.options,
    ({ rules }) => ({ rules }),
  ),
  starter: (G) => G.starter,
  active: (G) => G.active,
  next: (G) => G.next,
  round: (G) => G.round,
  stackCount: (G) => G.stack.length,
  picture: (G) => (liesOpen(G) ? G.picture : null),
  called: (G) => (liesOpen(G) ? calledOf(G.picture) : null),
  token: (G) => G.token,
  lids: (G) => G.lids,
  open: (G) => G.open,
  looks: (G) => lookThrough(G.picture, G.open),
  points: (G) => G.points,
  step: (G) => G.step,
  dice: (G) => G.dice,
  left: (G) => G.left,
  lifted: (G) => G.lifted,
  answers: part((G) => G.answers, copyAnswer),
  taken: (G) => G.taken,
  asked: (G) => G.asked,
  said: (G, playerID) => G.said.map((word, seat) => (String(seat) === playerID ? word : null)),
  heard: (G) => G.said.map((word) => word !== null),
  queue: (G) => G.queue,
  appeal: (G) => G.appeal,
  appeals: part((G) => G.appeals, copyAppeal),
  finished: part((G) => G.finished, copyFinished),
  isOver: (G) => G.isOver,
});
