import { defineMove, type MoveContext } from '@/kit/move';
import { closeResponse } from '@/kit/response';
import { at } from '@/kit/seats';
import { STAKE } from './components';
import { tellCall, tellJoin, tellPlain, tellVerdict } from './journal';
import { refuseCall, refuseName, refuseVote } from './legal';
import { callOn, decide, hear, reveal } from './round';
import { type NoArgs, noArgs, type SeatArgs, seatArgs, type TextArgs, textArgs } from './schemas';
import type { MacroscopeG } from './state';
import { goOnUnguessed, say } from './turn';
import { type MacroscopeView, reader } from './view';

type G = MacroscopeG;
type View = MacroscopeView;
type Context = MoveContext<G>;

/** Whether everybody asked has said. */
const isHeard = ({ asked, said }: G): boolean => asked.every((seat) => said[Number(seat)] !== null);

/** All who guess pay at the same time, and name their answers in turn: whoever has least first (MS6, MS8). */
function takeStakes(context: Context, guessers: readonly string[]): void {
  const { G } = context;
  for (const seat of guessers) tellJoin(G, seat, G.active);
  if (G.options.rules === 'simple') {
    G.queue = [[...guessers]];
  } else {
    for (const seat of guessers) G.points[Number(seat)] = at(G.points, seat) - STAKE;
    const active = Number(G.active);
    G.points[active] = (G.points[active] ?? 0) + STAKE * guessers.length;
    const levels = [...new Set(guessers.map((seat) => at(G.points, seat)))].sort((a, b) => a - b);
    G.queue = levels.map((level) => guessers.filter((seat) => at(G.points, seat) === level));
  }
  G.step = 'naming';
  nextToName(context);
}

/** Whoever is to name an answer does; the seat to act says who where several come together (MS8). */
function nextToName(context: Context): void {
  const { G } = context;
  const [first = []] = G.queue;
  const [only] = first;
  if (only === undefined) reveal(context);
  else callOn(context, first.length === 1 ? only : G.active);
}

/** Whether it guesses, which nobody sees before all have said (MS7). */
const answerWith = (guesses: boolean) =>
  defineMove<G, View, NoArgs>({
    args: noArgs,
    view: reader,
    refuse: () => undefined,
    apply: (context) => {
      const { G, playerID, events } = context;
      G.said[Number(playerID)] = guesses;
      tellPlain(G, 'answer', playerID);
      if (!isHeard(G)) {
        closeResponse(events);
        return;
      }
      const { asked } = G;
      const said = hear(G);
      const guessers = asked.filter((seat) => said[Number(seat)] === true);
      if (guessers.length > 0) takeStakes(context, guessers);
      else {
        tellPlain(G, 'nobody', null);
        if (G.answers.length > 0) reveal(context);
        else {
          closeResponse(events);
          goOnUnguessed(context);
        }
      }
    },
  });

export const join = answerWith(true);
export const stay = answerWith(false);

/** Who of those with as many points names an answer first (MS8). */
export const call = defineMove<G, View, SeatArgs>({
  args: seatArgs,
  view: reader,
  refuse: refuseCall,
  apply: (context, [target]) => {
    const { G, playerID } = context;
    const [tied = [], ...later] = G.queue;
    G.queue = [[target], tied.filter((seat) => seat !== target), ...later];
    tellCall(G, playerID, target);
    nextToName(context);
  },
});

/** Names an answer that nobody has given (MS9). */
export const name = defineMove<G, View, TextArgs>({
  args: textArgs,
  view: reader,
  refuse: refuseName,
  apply: (context, [text]) => {
    const { G, playerID } = context;
    say(G, 'name', playerID, text);
    G.queue = G.queue.slice(1);
    nextToName(context);
  },
});

/** Whether somebody's answer counts: one votes after the other, and what each says is seen when all have (MS20). */
const voteWith = (accepts: boolean) =>
  defineMove<G, View, NoArgs>({
    args: noArgs,
    view: reader,
    refuse: refuseVote,
    apply: (context) => {
      const { G, playerID } = context;
      G.said[Number(playerID)] = accepts;
      tellPlain(G, 'vote', playerID);
      const next = G.asked.find((seat) => G.said[Number(seat)] === null);
      if (next !== undefined) {
        callOn(context, next);
        return;
      }
      const votes = hear(G);
      const answer = G.appeal ?? 0;
      G.appeal = null;
      G.appeals.push({ answer, votes });
      const yes = votes.filter((vote) => vote === true).length;
      const no = votes.filter((vote) => vote === false).length;
      tellVerdict(G, G.answers[answer]?.playerID ?? playerID, yes, no);
      decide(context);
    },
  });

export const accept = voteWith(true);
export const deny = voteWith(false);
