import type { FnContext } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import { defineMove } from '@/kit/move';
import { at, seatIDs } from '@/kit/seats';
import { type Card, COLOURS, type Colour, PRINTS } from './components';
import { tellLose, tellNobody, tellPhase } from './journal';
import { refuseLose } from './legal';
import { type CardArgs, cardArgs } from './schemas';
import type { DiggersG } from './state';
import { type DiggersView, reader } from './view';

const idolsOf = (cards: readonly Card[], colour: Colour): Card[] =>
  cards.filter((card) => PRINTS[card].role === 'idol' && PRINTS[card].colour === colour);

function lose(G: DiggersG, playerID: PlayerID, card: Card): void {
  const seat = at(G.seats, playerID);
  seat.cards.splice(seat.cards.indexOf(card), 1);
  seat.lost.push(card);
  tellLose(G, playerID, card);
}

/**
 * One heartbreak for each manager (DG6). Where there are no more idols of the colour than managers, none of
 * them is left and there is nothing to choose.
 */
function breakHearts(G: DiggersG, playerID: PlayerID): void {
  const { cards, heartbreaks } = at(G.seats, playerID);
  for (const colour of COLOURS) {
    const managers = cards.filter(
      (card) => PRINTS[card].role === 'manager' && PRINTS[card].colour === colour,
    );
    const idols = idolsOf(cards, colour);
    if (idols.length > managers.length) heartbreaks.push(...managers.map(() => colour));
    else {
      for (const card of idols) lose(G, playerID, card);
      for (const manager of managers.slice(idols.length)) tellNobody(G, playerID, manager);
    }
  }
}

/** Nothing is left to choose: the audience is counted. */
function finish(G: DiggersG): void {
  if (G.seats.some(({ heartbreaks }) => heartbreaks.length > 0)) return;
  G.isOver = true;
  tellPhase(G, 'end');
}

/** Hearts break clockwise from whoever began (DG-r13). */
export function beginHeartbreak({ G, ctx }: FnContext<DiggersG>): void {
  tellPhase(G, 'heartbreak-begin');
  const seats = seatIDs(ctx.numPlayers);
  const first = Number(G.starter);
  for (const playerID of [...seats.slice(first), ...seats.slice(0, first)]) breakHearts(G, playerID);
  finish(G);
}

/** Gives up an idol of the colour in which a manager has broken its heart (DG6). */
export const loseIdol = defineMove<DiggersG, DiggersView, CardArgs>({
  args: cardArgs,
  view: reader,
  refuse: refuseLose,
  apply: ({ G, playerID, events }, [card]) => {
    const { heartbreaks } = at(G.seats, playerID);
    lose(G, playerID, card);
    heartbreaks.shift();
    finish(G);
    if (heartbreaks.length === 0) events.endTurn();
  },
});

/** The first seat from that one on, clockwise, that has an idol to choose (DG-r13). */
export function nextHeartbreak({ seats }: DiggersG, from: number): number {
  for (let step = 0; step < seats.length; step++) {
    const seat = (from + step) % seats.length;
    if ((seats[seat]?.heartbreaks.length ?? 0) > 0) return seat;
  }
  return from % seats.length;
}
