import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { clockBy } from '../../parts/haunts/clock';
import { dealt, handedOn, prove, tokenSlips } from '../../parts/haunts/handed-on';
import { change, hauntOf } from '../../parts/haunts/haunt';
import { placerFor } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { slain } from '../../parts/haunts/slain';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { guessedTokens, shownTokens } from '../../parts/haunts/unseen-tokens';
import { MOST_DICE } from '../../rules/components';
import { explorerAt, isMonster, livingSeats, placeOf } from '../../rules/figures';
import { samePlace, tileOf } from '../../rules/house';
import { say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Step } from '../../rules/step';
import type { At, Card, Haunt, Mark, Resolvers } from '../../rules/thing';
import { clockwise } from '../../rules/tokens';
import { goals } from './goals';
import { helpAt, REACHED, searchAt, serumOptions, serumSteps, struckBySerum } from './serum';
import {
  ALIEN,
  CLAUSE,
  isIll,
  LABORATORY,
  SERUM,
  type Seer,
  SICKNESS,
  type State,
  stateOf,
  step,
} from './state';

/** A sickness has come down with a star: it strikes all, some are its own and nobody knows who, and it goes on as they meet. */

const THING: Card = { deck: 'quest', clause: CLAUSE, isItem: true };

/** Who has died: all are told whether it was a traitor, who rises again unless it was the Serum; the tokens stay down (BH-h43-D15). */
function fallen(at: At<State>, seat: PlayerID): Step[] {
  const state = stateOf(at);
  const isTraitor = prove(at, seat);
  say(at.G, isTraitor ? 'was-traitor' : 'was-hero', seat);
  if (!isTraitor) return [];
  if (!state.injected.includes(seat)) change(at, { turning: [...state.turning, { seat, hasMissed: false }] });
  return [{ do: 'unmask', seat }];
}

/** A turn is missed; with the one after it there is an Alien where the body lay. */
function rise(at: At<State>, seat: PlayerID): Step[] {
  const { G } = at;
  const { turning } = stateOf(at);
  const own = turning.find((one) => one.seat === seat);
  if (own === undefined) return [];
  const others = turning.filter((one) => one !== own);
  change(at, { turning: own.hasMissed ? others : [...others, { seat, hasMissed: true }] });
  if (own.hasMissed) addMonster(G, ALIEN, placeOf(G, seat), { mover: seat, turn: 'mover' });
  return [];
}

const marks = (seen: Seer): Mark[] => {
  const { table, mine } = seen;
  const living = livingSeats(table);
  const on = (seats: readonly PlayerID[], word: string) =>
    seats.map((seat): Mark => ({ on: { seat }, word }));
  return [
    { on: 'haunt', word: 'distilled', value: mine.distilled },
    { on: 'haunt', word: 'herbs', value: mine.herbs },
    ...on(
      mine.injected.filter((seat) => living.includes(seat)),
      'cured',
    ),
    ...on(
      mine.willing.filter((seat) => isIll(table, mine, seat)),
      'willing',
    ),
    ...mine.turning.flatMap(({ seat }): Mark[] => [
      { on: { seat }, word: 'turning' },
      { on: { room: placeOf(table, seat).room }, word: 'turning' },
    ]),
  ];
};

const tokens = handedOn({
  clause: CLAUSE,
  takesPart: ({ table, hidden }, seat) => isIll(table, hidden as State, seat),
});

export const theStarSickness: Haunt = hauntOf<State>({
  number: 43,
  sides: 'hidden',
  traitor: traitors[43],
  parts: [tokens, clockBy(1, ({ G }, seat) => seat === G.haunt?.revealer)],
  begin: ({ G, random }) => ({
    tokens: dealt(G.explorers.length, random),
    distilled: 0,
    herbs: 0,
    found: 0,
    injected: [],
    willing: [],
    turning: [],
  }),
  show: (state, to, seat) => ({ ...state, tokens: shownTokens(state.tokens, to, seat) }),
  sideOf: ({ tokens: { turned } }, seat) => (turned.includes(seat) ? 'traitor' : null),
  guess: (shown, random) => ({ ...shown, tokens: guessedTokens(shown.tokens, random) }),
  // Upstairs, where it goes there: nobody may come down to it (BH-h43-K5).
  setup: ({ G }) => {
    const laying = { do: 'find-room', seat: placerFor(G), room: LABORATORY, isSetup: true } as const;
    return tileOf(G, LABORATORY) === undefined ? [{ ...laying, floors: ['upper'], otherwise: [laying] }] : [];
  },
  things: { herb: THING, serum: THING },
  monsters: {
    [ALIEN]: {
      sheet: () => ({ speed: 4, might: 6, sanity: 4 }),
      canBeHitStunned: ({ table }, _monster, by, trait) =>
        trait === 'speed' && !isMonster(by) && explorerAt(table, by).cards.includes(SERUM),
    },
  },
  steps: {
    ...serumSteps,
    // One roll for all, and each resists it by itself (BH-h43-D2).
    sicken: ({ G }) => {
      const dice = Math.min(MOST_DICE, stateOf({ G }).track);
      const seat = G.haunt?.revealer ?? '0';
      say(G, 'sickness', null, { dice });
      return [
        {
          do: 'roll',
          seat,
          dice,
          use: 'attack',
          what: 'rolls.sickness',
          isLent: true,
          next: step.after('spread'),
        },
      ];
    },
    spread: (at, { seat = '', total: attacked }) =>
      clockwise(at.G, seat)
        .filter((one) => isIll(at.G, stateOf(at), one))
        .map((one) => ({
          do: 'roll',
          seat: one,
          trait: 'might',
          use: 'defence',
          what: 'rolls.defence',
          next: step.after('resist', { seat: one, attacked }),
        })),
    resist: (_at, { seat = '', attacked, total }) =>
      attacked > total
        ? [{ do: 'harm', seat, kind: 'physical', points: attacked - total, isAttack: true, source: SICKNESS }]
        : [],
    kill: ({ G }, { seat = '' }) => slain(G, seat),
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnEnds: (at, { seat }) => searchAt(at, seat),
    // In the revealer's seat, whatever has become of its explorer (BH-h43-D13).
    turnOver: ({ G }, { seat }) => (seat === G.haunt?.revealer ? [step('sicken')] : []),
    turnDue: (at, { seat }) => rise(at, seat),
    died: (at, { seat }) => fallen(at, seat),
  },
  alters: {
    ...reaching(REACHED),
    dice: ({ table }, { roll }, so) =>
      roll.what === 'rolls.distil' ? { ...so, dice: so.dice + helpAt({ table }, roll.seat) } : so,
    struck: struckBySerum,
    // Aliens slow every explorer, and nobody else slows anybody (BH-h43-D15).
    price: ({ table }, { figure, from }, so) =>
      isMonster(figure)
        ? so
        : so + ofKind(table, ALIEN).filter((one) => one.stunned === 0 && samePlace(one, from)).length,
  },
  offers: { turn: (seen, { seat }) => serumOptions(seen, seat) },
  won: ({ G, mine }) => {
    const living = livingSeats(G);
    return living.length > 0 && living.every((seat) => mine.injected.includes(seat)) ? ['heroes'] : [];
  },
  // Who turned last has nobody who would thank him (BH-h43-D12); one alone has not turned last (BH-h43-D8).
  losers: ({
    mine: {
      tokens: { turned },
    },
  }) => (turned.length > 1 ? turned.slice(-1) : []),
  goals,
  marks,
  slips: tokenSlips,
});
