import { defineMove, type MoveContext } from '@/kit/move';
import { at, seatIDs } from '@/kit/seats';
import { calledOf, heard } from './answers';
import { DICE, type LidNumber, NUMBERS, SIMPLE_WAGE, WAGE, WINDOWS } from './components';
import { tellAnswer, tellDecline, tellLift, tellPlain, tellRoll } from './journal';
import { refuseGuess, refuseLift, refusePick, refuseRoll, refuseSkip } from './legal';
import { mayGuess } from './may';
import { ask, beginTurn, layAside, leftOf, reveal } from './round';
import {
  type LiftArgs,
  liftArgs,
  type NoArgs,
  noArgs,
  type TextArgs,
  textArgs,
  type WindowArgs,
  windowArgs,
} from './schemas';
import type { Answer, MacroscopeG } from './state';
import { type MacroscopeView, reader } from './view';

type G = MacroscopeG;
type View = MacroscopeView;
type Context = MoveContext<G>;

/** Both dice are thrown (MS-r5). */
export const roll = defineMove<G, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseRoll,
  apply: ({ G, playerID, random }) => {
    G.dice = Array.from({ length: DICE }, () => NUMBERS[random.Die(NUMBERS.length) - 1] as LidNumber);
    G.step = 'thrown';
    tellRoll(G, playerID);
  },
});

/** A lid comes off and stays off (MS-r6). */
function open(G: G, window: number): void {
  G.open.push(window);
  G.lifted += 1;
  G.step = 'lifted';
}

/** A lid without the dice: no second one follows (MS4). */
export const pick = defineMove<G, View, WindowArgs>({
  args: windowArgs,
  view: reader,
  refuse: refusePick,
  apply: ({ G, playerID }, [window]) => {
    open(G, window);
    tellLift(G, 'pick', playerID, window);
  },
});

/** A lid for one of the dice, the other one being left for a second lid (MS2, MS3). */
export const lift = defineMove<G, View, LiftArgs>({
  args: liftArgs,
  view: reader,
  refuse: refuseLift,
  apply: ({ G, playerID }, [number, window]) => {
    const [one, two] = G.dice;
    G.left = G.lifted > 0 ? null : ((one === number ? two : one) ?? null);
    open(G, window);
    tellLift(G, 'lift', playerID, window);
  },
});

/** Says an answer aloud: from now on it is taken, by all its names (MS9). */
export function say(G: G, kind: 'guess' | 'name', playerID: string, text: string): void {
  const { names, forms } = heard(text);
  const answer: Answer = { playerID, text, names, called: names === null ? null : calledOf(names) };
  G.answers.push(answer);
  G.taken.push(...forms);
  tellAnswer(G, kind, answer);
}

/** All who may guess beside the seat to act, by what everybody sees (MS7). */
const others = ({ G }: Context): string[] =>
  seatIDs(G.points.length).filter((seat) => seat !== G.active && mayGuess(G, at(G.points, seat)));

/** The seat to act guesses first (MS-r7); then others may challenge it, but for the simple rules (MS6, MS8, MS21). */
export const guess = defineMove<G, View, TextArgs>({
  args: textArgs,
  view: reader,
  refuse: refuseGuess,
  apply: (context, [text]) => {
    const { G, playerID } = context;
    say(G, 'guess', playerID, text);
    const seats = G.options.rules === 'simple' ? [] : others(context);
    if (seats.length > 0) ask(context, seats);
    else reveal(context);
  },
});

/** Does not guess, and is paid for it at once; then the others may (MS5, MS21). */
export const decline = defineMove<G, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseGuess,
  apply: (context) => {
    const { G, playerID } = context;
    const count = G.options.rules === 'simple' ? SIMPLE_WAGE : WAGE;
    G.points[Number(playerID)] = at(G.points, playerID) + count;
    tellDecline(G, playerID, count);
    const seats = others(context);
    if (seats.length > 0) ask(context, seats);
    else goOnUnguessed(context);
  },
});

/** Nobody guesses: a second lid may follow in the same turn, or the turn passes (MS3, MS5, MS16). */
export function goOnUnguessed(context: Context): void {
  const { G } = context;
  if (G.open.length === WINDOWS) layAside(context);
  else if (G.options.rules === 'full' && G.lifted === 1 && G.left !== null) G.step = 'again';
  else passOn(context);
}

function passOn({ G, events }: Context): void {
  beginTurn(G, leftOf(G, G.active));
  events.endTurn();
}

/** Leaves the other die alone; nothing is paid for that (MS5). */
export const skip = defineMove<G, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseSkip,
  apply: (context) => {
    tellPlain(context.G, 'skip', context.playerID);
    passOn(context);
  },
});
