import type { FnContext } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { BOUTS, handSizes, LANES, type Lane, type Limit, type Spell, WHIM } from './components';
import { type Drawing, drawSpells, nextFighter, nextJudge, nextSpell, shuffleFighters } from './decks';
import { uncover } from './effects';
import { tellBegin, tellConfused, tellEnd, tellOutcome, tellPlain, tellReveal, tellWhim } from './journal';
import { score } from './scoring';
import { SPELL } from './spells';
import type { BoutSummary, CheatyMagesG, Result } from './state';
import { limitOf, manaOf, payFor, prizeWith, strengthWith, verdictOn, winnerOf } from './verdict';

type Context = FnContext<CheatyMagesG>;

/** Whether the last bout was cancelled and is played again (CM13). */
const isReplay = ({ lastBout, options }: CheatyMagesG): boolean =>
  lastBout !== null && lastBout.winner === null && options.cancelled === 'replay';

/** The richest; among equals the first one clockwise, beginning with the seat that began before (CM5). */
function nextStarter({ seats, starter }: CheatyMagesG): PlayerID {
  const most = Math.max(...seats.map(({ coins }) => coins));
  for (let step = 0; step < seats.length; step++) {
    const playerID = String((Number(starter) + step) % seats.length);
    if (at(seats, playerID).coins === most) return playerID;
  }
  return starter;
}

/** Five fighters (CM-r5), a judge (CM-r6), and who begins (CM5). */
export function beginBout({ G, random }: Context): void {
  const drawing = { G, random };
  const isAgain = isReplay(G);
  if (isAgain) G.replays += 1;
  else G.bout += 1;
  if (G.lastBout !== null) {
    G.starter = nextStarter(G);
    G.judgeDiscard.push(G.judge);
    G.judge = nextJudge(drawing);
  }
  shuffleFighters(drawing);
  G.corners = LANES.map(() => ({ fighter: nextFighter(drawing), spells: [] }));
  G.bets = G.seats.map(() => []);
  for (const seat of G.seats) seat.hasPassed = false;
  G.drawn = 0;
  tellBegin(G, isAgain);
}

export function beginTurn({ G }: Context): void {
  G.isTurnOver = false;
}

/** The next seat clockwise that has not passed (CM-r8, CM16), be it `from` itself; undefined after the last. */
export function nextIn({ seats }: CheatyMagesG, from: number): number | undefined {
  for (let step = 0; step < seats.length; step++) {
    const seat = (from + step) % seats.length;
    if (seats[seat]?.hasPassed === false) return seat;
  }
  return undefined;
}

/** Whoever has no card left is out, like one who passes (CM16). */
export function passEmptyHands(G: CheatyMagesG): void {
  for (const [index, seat] of G.seats.entries()) {
    const playerID = String(index);
    if (seat.hasPassed || at(G.hands, playerID).length > 0) continue;
    seat.hasPassed = true;
    tellPlain(G, 'out-of-cards', playerID);
  }
}

/** What lies face down is turned over (CM-r15). */
function revealAll(G: CheatyMagesG): void {
  for (const [index, { spells }] of G.corners.entries()) {
    const down = spells.filter(({ isDown }) => isDown);
    for (const placed of down) {
      uncover(G, placed);
      placed.isDown = false;
      placed.seenBy = [];
      placed.may = [];
    }
    const names = down.map(({ spell }) => spell);
    if (names.length > 0) tellReveal(G, (index + 1) as Lane, names);
  }
}

/** The limit that holds: printed, or by the card that Ferine draws (CM-r43, CM3). */
function findLimit(drawing: Drawing): { readonly limit: Limit | null; readonly drawn: Spell | null } {
  const { G } = drawing;
  if (G.judge !== 'ferine') return { limit: limitOf(G.judge), drawn: null };
  const drawn = nextSpell(drawing);
  if (drawn === undefined) return { limit: null, drawn: null };
  G.discard.push(drawn);
  const limit = WHIM[SPELL[drawn].type];
  tellWhim(G, drawn, limit);
  return { limit, drawn };
}

/**
 * Mana is added up (CM-r15), the judge dispels or ejects (CM-r16) unless he is confused (CM23), the strongest left
 * wins, and whoever has bet on it is paid its prize (CM-r18).
 */
function judge(drawing: Drawing): BoutSummary {
  const { G } = drawing;
  const isConfused = G.lasting.some(({ spell }) => spell === 'confusion');
  if (isConfused) tellConfused(G);
  const { limit, drawn } = isConfused ? { limit: null, drawn: null } : findLimit(drawing);
  const results = G.corners.map(({ fighter, spells }): Result => {
    const names = spells.map(({ spell }) => spell);
    const mana = manaOf(names);
    const verdict = isConfused ? null : verdictOn(G.judge, limit, mana);
    const left = verdict === 'dispel' ? [] : names;
    return {
      fighter,
      spells: spells.map(({ spell, playerID }) => ({ spell, playerID })),
      mana,
      verdict,
      strength: strengthWith(fighter, left),
      prize: prizeWith(fighter, left),
    };
  });
  const winner = winnerOf(results);
  const prize = winner === null ? 0 : (results[winner - 1]?.prize ?? 0);
  const gains = G.bets.map((lanes) =>
    winner !== null && lanes.includes(winner) ? payFor(prize, lanes.length) : 0,
  );
  return {
    bout: G.bout,
    replays: G.replays,
    starter: G.starter,
    judge: G.judge,
    drawn,
    isConfused,
    limit: limit === null ? null : { mana: limit.mana, verdict: limit.verdict },
    results,
    winner,
    bets: G.bets.map((lanes) => [...lanes]),
    gains,
    coins: G.seats.map(({ coins }, seat) => coins + (gains[seat] ?? 0)),
  };
}

/** Everything of the bout goes where it came from or to the discards (CM-r20). */
function clearTable(G: CheatyMagesG): void {
  for (const { fighter, spells } of G.corners) {
    G.fighterDiscard.push(fighter);
    for (const { spell } of spells) G.discard.push(spell);
  }
  G.corners = [];
  for (const { spell } of G.lasting) G.discard.push(spell);
  G.lasting = [];
  G.bets = G.seats.map(() => []);
}

/** Fills up a hand: so many cards (CM-r19), and never beyond the limit (CM27), which holds here alone (CM30). */
export function refill(drawing: Drawing, playerID: PlayerID): void {
  const { G } = drawing;
  const { drawn, limit } = handSizes(G.seats.length);
  const held = at(G.hands, playerID).length;
  drawSpells(drawing, playerID, Math.max(0, Math.min(drawn, limit - held)));
}

/**
 * Reveals, judges, pays, clears away, and fills up the hands, clockwise from the starter (CM-r19), unless cards may
 * be given up first; not after the third bout (CM27).
 */
export function endBout({ G, random }: Context): void {
  const drawing = { G, random };
  revealAll(G);
  const summary = judge(drawing);
  for (const [seat, gain] of summary.gains.entries()) {
    const own = at(G.seats, String(seat));
    own.coins += gain;
    if (summary.winner !== null || G.options.cancelled === 'counts') own.prizes.push(gain);
  }
  tellOutcome(G, summary);
  clearTable(G);
  G.lastBout = summary;
  G.isOver = G.bout === BOUTS && !isReplay(G);
  if (G.isOver) {
    tellEnd(G, score(G).ranking[0] ?? []);
    return;
  }
  if (G.options.discard) return;
  for (let step = 0; step < G.seats.length; step++)
    refill(drawing, String((Number(G.starter) + step) % G.seats.length));
}
