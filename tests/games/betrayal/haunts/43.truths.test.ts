import type { State } from '@games/betrayal/haunts/43-the-star-sickness/state';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { betrayal as rulebook } from '@games/betrayal/whole';
import { drawByWeight } from '@/bots/draw';
import { Runner } from '@/bots/runner/runner';
import type { Action, Json, PlayerID } from '@/kit/action';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { activeSeats, seatIDs } from '@/kit/seats';
import { allHaunts, hauntsOfToday } from '../by-turns';

/**
 * Two truths that a seat must not tell apart: who was dealt the 1, and so who has turned. The same match in both, move by
 * move: whoever has never held either token is shown the same to the last letter, and the others may do the same.
 */

/** On days on which it isn’t its turn a few. */
const MATCHES = hauntsOfToday(allHaunts).includes('43') ? 60 : 10;
/** Everybody’s whole page is compared at one decision of so many; whoever is asked, a spectator, and what all are told at each. */
const EACH = 10;
const FATAL = 1;

type Match = Runner<BetrayalG>;

const slice = ({ G }: Match) => (G.hidden as State | null)?.tokens as State['tokens'];
const begun = (numPlayers: number, seed: string): Match => {
  const match = new Runner<BetrayalG>(rulebook.game);
  match.start({ numPlayers, setupData: { start: 'haunt', haunt: '43' }, seed });
  return match;
};

const holderOf = (match: Match, token: number): PlayerID =>
  String(slice(match).hands.findIndex((hand) => hand.includes(token)));

/** In the other truth this token was the 1, and the 1 this one. */
function relabel(match: Match, token: number): void {
  const other = (one: number) => (one === token ? FATAL : one === FATAL ? token : one);
  const { hands, ...state } = slice(match);
  const turned = [holderOf(match, token)];
  const tokens = { ...state, hands: hands.map((hand) => hand.map(other)), turned };
  match.G.hidden = { ...(match.G.hidden as State), tokens } as Json;
}

const viewOf = ({ G, ctx }: Match, seat: PlayerID | null) => (rulebook.reader ?? rulebook.view)(G, ctx, seat);

/** All that a seat, or a spectator, gets to see and hear; how often anybody has acted, and who is asked. */
const pageOf = (match: Match, seat: PlayerID | null): string =>
  JSON.stringify([rulebook.view(match.G, match.ctx, seat), match.ctx, activeSeats(match.ctx)]);
const toldTo = (match: Match, seat: PlayerID | null): string =>
  JSON.stringify(journalFor(match.G.journal ?? [], seat));

/** What a bot would have to look at, and what its seat may do. */
function workOf(match: Match, seat: PlayerID): { readonly legal: string; readonly considered: number } {
  const view = viewOf(match, seat);
  const legal = rulebook.legal(view, match.ctx);
  const considered = rulebook.considered?.(view, match.ctx, legal, 'hard') ?? legal;
  return { legal: JSON.stringify(legal), considered: considered.length };
}

/** Whether all have been told of a seat what is not the same in both truths: in death, or by the Serum. */
const isOut = (one: Match, other: Match): boolean =>
  slice(one).log.some(
    (entry) => 'seat' in entry && slice(other).turned.includes(entry.seat) !== entry.isTraitor,
  );

interface Counted {
  decisions: number;
  pages: number;
  dead: number;
  turns: number;
  work: [number, number];
}

function playBoth(n: number, counted: Counted): void {
  const numPlayers = 3 + (n % 4);
  const random = new RandomSource({ seed: `truths ${n}`, position: 0 });
  const [one, other] = [begun(numPlayers, `truths ${n}`), begun(numPlayers, `truths ${n}`)];
  const privy = new Set<PlayerID>();
  let token: number | undefined;
  while (one.ctx.gameover === undefined && other.ctx.gameover === undefined) {
    if (token === undefined && one.G.stage === 'haunt') {
      const away = slice(one).hands.filter((hand) => !hand.includes(FATAL));
      token = away[n % away.length]?.[n % 2] ?? 0;
      relabel(other, token);
    }
    if (token !== undefined) {
      privy.add(holderOf(one, FATAL)).add(holderOf(one, token));
      if (isOut(one, other)) return;
      for (const seat of [...seatIDs(numPlayers), null].filter((eye) => eye === null || !privy.has(eye))) {
        expect(toldTo(other, seat)).toBe(toldTo(one, seat));
        if (seat !== null && !activeSeats(one.ctx).includes(seat) && counted.decisions % EACH > 0) continue;
        const [page, same] = [pageOf(one, seat), pageOf(other, seat)];
        if (page !== same) expect([n, seat, JSON.parse(same)]).toEqual([n, seat, JSON.parse(page)]);
        counted.pages++;
        if (seat !== null && one.G.explorers[Number(seat)]?.life === 'dead') counted.dead++;
      }
    }
    const [asked = ''] = activeSeats(one.ctx);
    expect(activeSeats(other.ctx)).toEqual(activeSeats(one.ctx));
    const [work, same] = [workOf(one, asked), workOf(other, asked)];
    if (work.legal !== same.legal) expect([n, asked, same.legal]).toEqual([n, asked, work.legal]);
    counted.work[0] += work.considered;
    counted.work[1] += same.considered;
    counted.decisions++;
    const view = viewOf(one, asked);
    const actions = rulebook.legal(view, one.ctx);
    const action = actions[drawByWeight(rulebook.policy(view, one.ctx, actions), random)] as Action;
    const before = slice(one)?.turned?.length;
    one.apply(asked, action);
    other.apply(asked, action);
    if (one.G.stage === 'haunt' && before !== undefined && slice(one).turned.length > before) counted.turns++;
  }
}

test('BH-h43-D11, BH-h43-D12, BH-h43-D14, BH-g33: whoever can’t know can’t tell two truths apart', () => {
  const counted: Counted = { decisions: 0, pages: 0, dead: 0, turns: 0, work: [0, 0] };
  for (let n = 0; n < MATCHES; n++) playBoth(n, counted);
  // It was worth looking: people have turned, people have died, and went on looking.
  expect(counted.decisions).toBeGreaterThan(40 * MATCHES);
  expect(counted.pages).toBeGreaterThan(60 * MATCHES);
  expect(counted.turns).toBeGreaterThan(MATCHES / 4);
  expect(counted.dead).toBeGreaterThan(MATCHES / 6);
  // Who knows more has not more to think about, nor less: by how long a bot thinks nobody is to tell it.
  const [own, others] = counted.work;
  expect(Math.abs(own - others) / own).toBeLessThan(0.01);
});
