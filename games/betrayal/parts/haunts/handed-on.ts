import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { ClauseID } from '../../rules/clause';
import { explorerAt, isAlive, isMonster } from '../../rules/figures';
import { sayEach } from '../../rules/journal';
import { type Step, stepsOf } from '../../rules/step';
import type { At, Mark, Resolvers, Seen, Slip } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { companyOf } from '../../rules/ways';
import { mark, pickFor } from '../cards/steps';
import { keepPart, part } from './haunt';
import { type Dealt, FATAL, isSwap, joined, type Swap, type Tokens } from './unseen-tokens';

/** Tokens that go from hand to hand where people meet, and turn whoever gets the 1 in silence: how they do, and what one's own page says of it. */

const NAME = 'tokens';
const MET = 'met';
const step = stepsOf<{ swap: { target: PlayerID } }>(`haunt/${NAME}.`);

const tokensIn = ({ hidden }: Pick<Seen, 'hidden'>): Tokens => (hidden as Dealt).tokens;
const now = ({ G }: Pick<At, 'G'>): Tokens => tokensIn(G);

/** From now on all know of somebody whether it is a traitor. */
export function prove(at: Pick<At, 'G'>, seat: PlayerID): boolean {
  const tokens = now(at);
  const isTraitor = tokens.turned.includes(seat);
  keepPart(at, NAME, { ...tokens, log: [...tokens.log, { seat, isTraitor }] });
  return isTraitor;
}

/** Two of as many as there are, by lot (BH-h43-S). */
export function dealt(seats: number, random: Random): Tokens {
  const tokens = random.Shuffle(Array.from({ length: 2 * seats }, (_, n) => n + 1));
  const hands = Array.from({ length: seats }, (_, seat) => tokens.slice(2 * seat, 2 * seat + 2));
  const first = hands.findIndex((hand) => hand.includes(FATAL));
  return { hands, turned: [String(first)], log: [], me: null };
}

/** One token of each goes over to the other, by lot on both sides (BH-h43-D11); `gave`: which. */
function swapped(
  state: Tokens,
  seats: Swap['seats'],
  random: Random,
): { readonly tokens: Tokens; readonly gave: Swap['gave']; readonly turns: PlayerID | null } {
  const [a, b] = seats;
  const drawn = (seat: PlayerID): number => state.hands[Number(seat)]?.[random.Die(2) - 1] ?? 0;
  const gave: Swap['gave'] = [drawn(a), drawn(b)];
  const [fromA, fromB] = gave;
  const hands = state.hands.map((hand, seat) => {
    if (String(seat) === a) return hand.map((one) => (one === fromA ? fromB : one));
    return String(seat) === b ? hand.map((one) => (one === fromB ? fromA : one)) : hand;
  });
  const taker = fromA === FATAL ? b : fromB === FATAL ? a : null;
  const turned = taker === null ? state.turned : joined(state.turned, taker);
  const log = [...state.log, { seats, gave }];
  const turns = turned.length > state.turned.length ? taker : null;
  return { tokens: { hands, turned, log, me: null }, gave, turns };
}

const haveMet = ({ log }: Tokens, seat: PlayerID, other: PlayerID): boolean =>
  log.some((one) => isSwap(one) && one.seats.includes(seat) && one.seats.includes(other));

/** The last swap of a seat with each other one: whom with, and what went over. */
function swapsOf({ log, me }: Tokens): { with: PlayerID; gave: number; got: number }[] {
  const last = new Map<PlayerID, { with: PlayerID; gave: number; got: number }>();
  for (const one of log) {
    const own = isSwap(one) ? one.seats.indexOf(me ?? '') : -1;
    if (!isSwap(one) || own < 0) continue;
    const other = one.seats[1 - own] ?? '';
    last.set(other, { with: other, gave: one.gave[own] ?? 0, got: one.gave[1 - own] ?? 0 });
  }
  return [...last.values()];
}

/** What a seat alone knows stands on its own plate, and of others on theirs; when it is over all do, and who was the last. */
function marks({ table, mine: { hands, turned, me } }: Seen<Tokens>): Mark[] {
  const plates = hands.flatMap((hand, seat): Mark[] =>
    isAlive(explorerAt(table, String(seat)))
      ? hand.map((value, n) => ({
          on: { seat: String(seat) },
          word: n === 0 ? 'token' : 'other-token',
          value,
        }))
      : [],
  );
  return [
    ...plates,
    ...turned.map((seat, n): Mark => {
      if (table.outcome === null) return { on: { seat }, word: seat === me ? 'turned' : 'traitor' };
      return { on: { seat }, word: n > 0 && n === turned.length - 1 ? 'last' : 'traitor' };
    }),
  ];
}

/** For whoever has turned that its book is another now; and what went over when it met somebody last. */
export function tokenSlips(seen: Seen): Slip[] {
  const tokens = tokensIn(seen);
  const { me, turned } = tokens;
  const isTold = seen.table.outcome === null && me !== null && turned.includes(me);
  return [
    ...(isTold ? [{ word: 'turned', lines: [{ word: 'other-book' }] }] : []),
    ...swapsOf(tokens).map(({ with: seat, gave, got }) => ({
      word: 'swap',
      seat,
      lines: [{ word: 'went-over', facts: { gave, got } }],
    })),
  ];
}

interface HandedOn {
  readonly clause: ClauseID;
  /** Whether somebody's tokens go round. */
  readonly takesPart: (seen: Pick<Seen, 'table' | 'hidden'>, seat: PlayerID) => boolean;
}

/**
 * The first meeting in one's own turn: whoever comes to be with others swaps with one, of those not met before if there are any;
 * where somebody else is brought to them it is that one.
 */
export function handedOn({ clause, takesPart }: HandedOn) {
  function meeting(at: At, figure: string): Step[] {
    const { G } = at;
    const { seat } = G.turn;
    const isIn = (one: PlayerID) => takesPart({ table: G, hidden: G.hidden }, one);
    if (seat === null || isMonster(figure) || isDone(G, MET) || !isIn(seat)) return [];
    const met = companyOf(at, seat).filter((one) => isIn(one) && (figure === seat || one === figure));
    if (met.length === 0) return [];
    const strangers = met.filter((one) => !haveMet(now(at), seat, one));
    const ways = (strangers.length > 0 ? strangers : met).map((target) => ({
      key: target,
      label: 'meet',
      facts: { target: { seat: target } },
      next: [step('swap', { seat, target })],
    }));
    return [mark(MET), ...pickFor(seat, clause, ways)];
  }

  return part<Tokens>({
    name: NAME,
    steps: {
      // Who turns does so in silence: nothing open changes.
      swap: (at, { seat = '', target }) => {
        const { tokens, gave, turns } = swapped(now(at), [seat, target], at.random);
        keepPart(at, NAME, tokens);
        const told = (one: PlayerID, other: PlayerID, [out, back]: Swap['gave']) => ({
          other: { seat: other },
          gave: out,
          got: back,
          turns: turns === one ? 'yes' : 'no',
        });
        const own = { [seat]: told(seat, target, gave), [target]: told(target, seat, [gave[1], gave[0]]) };
        sayEach(at.G, 'swap', seat, { target: { seat: target } }, own);
        return [];
      },
    } satisfies Resolvers<Tokens, typeof step>,
    on: { entered: (at, { figure }) => meeting(at, figure) },
    marks,
  });
}
