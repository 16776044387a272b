import type { FnContext } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { DEALT_BY_LOT, type Kind, MOST_LAPS, SURVIVOR_POINTS, WINNER_POINTS } from './components';
import { tellDeal, tellRoundEnd } from './journal';
import type { NinjaSoulG, RoundSummary } from './state';

type Context = FnContext<NinjaSoulG>;

/** The seat so many places further on clockwise. */
const seatAfter = (playerID: PlayerID, steps: number, numPlayers: number): PlayerID =>
  String((Number(playerID) + steps + numPlayers) % numPlayers);

/** Where the win card and the peek card begin: the seat before the first one, and the seat before that. */
export const knownSeats = (
  starter: PlayerID,
  numPlayers: number,
): { readonly win: PlayerID; readonly peek: PlayerID } => ({
  win: seatAfter(starter, -1, numPlayers),
  peek: seatAfter(starter, -2, numPlayers),
});

/** Win and peek to their seats, the others by lot; what is left is set aside unseen (NS-r3, NS-c2). */
export function deal({ G, ctx, random }: Context): void {
  const { numPlayers } = ctx;
  const lot = random.Shuffle([...DEALT_BY_LOT]);
  const { win, peek } = knownSeats(G.starter, numPlayers);
  const kindFor = (seat: number): Kind =>
    seat === Number(win) ? 'win' : seat === Number(peek) ? 'peek' : (lot.pop() ?? 'sleep');
  G.round += 1;
  G.cards = [];
  for (let seat = 0; seat < numPlayers; seat++) G.cards.push(kindFor(seat));
  G.cards.push(...lot);
  for (const seat of G.seats) {
    seat.isDead = false;
    seat.shown = null;
  }
  G.deeds = [];
  G.secrets = G.seats.map(() => []);
  G.laps = 0;
  G.ending = null;
  tellDeal(G, win, peek);
}

export function beginTurn({ G }: Context): void {
  G.isTurnOver = false;
}

/** The next seat clockwise that is alive (NS13). */
export function nextAlive(G: NinjaSoulG, from: number): number {
  const numPlayers = G.seats.length;
  for (let step = 1; step <= numPlayers; step++) {
    const seat = (from + step) % numPlayers;
    if (G.seats[seat]?.isDead === false) return seat;
  }
  throw new Error('nobody is left alive');
}

/** Whether the turn, going on from a seat to the next one alive, passes the place of the first seat. */
function isLapDone(G: NinjaSoulG, from: number): boolean {
  const numPlayers = G.seats.length;
  const fromStarter = (seat: number) => (seat - Number(G.starter) + numPlayers) % numPlayers;
  return fromStarter(nextAlive(G, from)) <= fromStarter(from);
}

/** What the end of a turn may bring: one left alive (NS11), or one lap too many (NS12). */
export function finishTurn(G: NinjaSoulG, playerID: PlayerID): void {
  G.isTurnOver = true;
  if (G.ending !== null) return;
  let alive = 0;
  let last = 0;
  for (let seat = 0; seat < G.seats.length; seat++) {
    if (G.seats[seat]?.isDead) continue;
    alive++;
    last = seat;
  }
  if (alive === 1) G.ending = { how: 'last', winner: String(last) };
  else if (isLapDone(G, Number(playerID))) {
    G.laps += 1;
    if (G.laps === MOST_LAPS) G.ending = { how: 'stopped', winner: null };
  }
}

/** Three points for the winner, one for everybody else alive (NS1); all cards shown (NS-c3); who is next (NS13). */
export function endRound({ G, ctx }: Context): void {
  if (G.ending === null) throw new Error('the round is not over');
  const { how, winner } = G.ending;
  const isDead = G.seats.map((seat) => seat.isDead);
  const gains = isDead.map((dead, seat) =>
    String(seat) === winner ? WINNER_POINTS : dead ? 0 : SURVIVOR_POINTS,
  );
  const summary: RoundSummary = {
    round: G.round,
    ending: how,
    winner,
    gains,
    cards: [...G.cards],
    isDead,
    shown: G.seats.map((seat) => seat.shown),
    starter: G.starter,
    laps: G.laps,
  };
  for (const [seat, gain] of gains.entries()) at(G.seats, String(seat)).points += gain;
  tellRoundEnd(G, summary);
  G.lastRound = summary;
  G.deeds = [];
  G.secrets = G.seats.map(() => []);
  G.ending = null;
  G.starter = seatAfter(winner ?? G.starter, 1, ctx.numPlayers);
}
