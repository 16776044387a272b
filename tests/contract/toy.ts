import * as z from 'zod/mini';
import { defineGame, refusalOf } from '@/kit/game';
import { type JournalG, tell } from '@/kit/journal';
import { defineMove } from '@/kit/move';
import { refuseBy } from '@/kit/refusals';
import { closeResponse, isAskedToRespond, openResponse, RESPOND } from '@/kit/response';
import type { PlayerID, Refusal, Rulebook, SeatRules, SeatView } from '@/kit/rulebook';
import { gameResult, scoreSheet } from '@/kit/score-sheet';
import { at, isActive, seatIDs } from '@/kit/seats';
import { defineView } from '@/kit/view';
import type { Memory, Subject } from './subject';

/**
 * The smallest game that has everything the contract asks for: each seat holds some of nine cards
 * and plays them one by one; before that it may ask another to show it one, who chooses which; when the
 * hands are empty, highest sum wins. Once in a match a seat may call a word of its own, which nobody has called.
 */
export interface ToyG extends JournalG {
  deck: number[];
  hands: number[][];
  piles: number[][];
  /** Who has seen a card of whose hand. */
  peeks: { viewer: PlayerID; target: PlayerID; card: number }[];
  /** Who waits to be shown a card. */
  asking: PlayerID | null;
  /** What each seat has called. */
  calls: (string | null)[];
}

export interface ToyView extends SeatView {
  readonly deckCount: number;
  readonly hand: readonly number[];
  readonly handCounts: readonly number[];
  readonly piles: readonly (readonly number[])[];
  readonly peeks: readonly { viewer: PlayerID; target: PlayerID; card: number | null }[];
  readonly asking: PlayerID | null;
  readonly calls: readonly (string | null)[];
}

const CARDS = 2;
const options = z.strictObject({ low: z._default(z.boolean(), false) });

const { view, reader } = defineView<ToyG, ToyView>({
  deckCount: (G) => G.deck.length,
  hand: (G, playerID) => (playerID === null ? [] : at(G.hands, playerID)),
  handCounts: (G) => G.hands.map((hand) => hand.length),
  piles: (G) => G.piles,
  peeks: (G, playerID) =>
    G.peeks.map(({ viewer, target, card }) => ({
      viewer,
      target,
      card: playerID !== null && (viewer === playerID || target === playerID) ? card : null,
    })),
  asking: (G) => G.asking,
  calls: (G) => G.calls,
});

export const toyView = view;

const sum = (pile: readonly number[]) => pile.reduce((total, card) => total + card, 0);
const score = (G: ToyG) => scoreSheet([{ id: 'points', scores: G.piles.map(sum) }]);

const isPeekable = (view: ToyView, target: PlayerID) =>
  target !== view.playerID &&
  Number(target) < view.handCounts.length &&
  (view.handCounts[Number(target)] ?? 0) > 0 &&
  !view.peeks.some((peek) => peek.viewer === view.playerID);

const refusePlay = (view: ToyView, _ctx: unknown, [card]: readonly [number]): Refusal | undefined =>
  view.hand.includes(card) ? undefined : { reason: 'not-in-hand', clause: 'TOY1' };

const refusePeek = (view: ToyView, _ctx: unknown, [target]: readonly [PlayerID]): Refusal | undefined =>
  isPeekable(view, target) ? undefined : { reason: 'not-peekable', clause: 'TOY2' };

/** What a bot calls. */
const WORDS = ['cat', 'dog', 'owl'];

const refuseCall = (view: ToyView, _ctx: unknown, [word]: readonly [string]): Refusal | undefined =>
  view.calls[Number(view.playerID)] === null && !view.calls.includes(word)
    ? undefined
    : { reason: 'called', clause: 'TOY3' };

const callArgs = z.tuple([z.string().check(z.regex(/^[a-z]{1,8}$/))]);

const cardArgs = z.tuple([z.int().check(z.gte(1), z.lte(9))]);

const play = defineMove<ToyG, ToyView, [number]>({
  args: cardArgs,
  view: toyView,
  refuse: refusePlay,
  apply: ({ G, playerID, events }, [card]) => {
    const hand = at(G.hands, playerID);
    hand.splice(hand.indexOf(card), 1);
    at(G.piles, playerID).push(card);
    G.peeks = G.peeks.filter((peek) => peek.target !== playerID || peek.card !== card);
    tell(G, 'play', playerID, { card });
    events.endTurn();
  },
});

const peek = defineMove<ToyG, ToyView, [PlayerID]>({
  args: z.tuple([z.enum(['0', '1', '2'])]),
  view: toyView,
  refuse: refusePeek,
  apply: ({ G, playerID, events }, [target]) => {
    G.asking = playerID;
    tell(G, 'peek', playerID, { target });
    openResponse(events, [target]);
  },
});

const call = defineMove<ToyG, ToyView, [string]>({
  args: callArgs,
  view: toyView,
  refuse: refuseCall,
  apply: ({ G, playerID }, [word]) => {
    G.calls[Number(playerID)] = word;
    tell(G, 'call', playerID, { word });
  },
});

/** The card is shown to whoever asked, and that seat's turn goes on. */
export function showCard(G: ToyG, target: PlayerID, viewer: PlayerID, card: number): void {
  G.peeks.push({ viewer, target, card });
  G.asking = null;
  tell(G, 'show', target, { viewer }, { [viewer]: { card }, [target]: { card } });
}

const show = defineMove<ToyG, ToyView, [number]>({
  args: cardArgs,
  view: toyView,
  refuse: refusePlay,
  apply: ({ G, playerID, events }, [card]) => {
    showCard(G, playerID, G.asking ?? playerID, card);
    closeResponse(events);
  },
});

export const toyGame = defineGame<ToyG, z.infer<typeof options>>({
  name: 'toy',
  minPlayers: 2,
  maxPlayers: 3,
  options,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, CARDS));
    return {
      deck,
      hands,
      piles: hands.map(() => []),
      peeks: [],
      asking: null,
      calls: hands.map(() => null),
      journal: [],
    };
  },
  view: toyView,
  enumerate: (G, ctx, playerID) => toy.legal(toyView(G, ctx, playerID), ctx),
  moves: { play, peek, call },
  turn: {
    stages: { [RESPOND]: { moves: { show } } },
    order: {
      first: () => 0,
      next: ({ G, ctx }) => {
        const seats = G.hands.map((_, step) => (ctx.playOrderPos + 1 + step) % G.hands.length);
        return seats.find((seat) => at(G.hands, String(seat)).length > 0);
      },
    },
  },
  endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? gameResult(score(G)) : undefined),
});

const toySeatRules: SeatRules<ToyView> = {
  slug: 'toy',
  hidden: true,
  moves: ['play', 'peek', 'call', 'show'],
  phases: [],
  refuse: refuseBy({
    moves: { play: refusePlay, peek: refusePeek, call: refuseCall },
    stages: { [RESPOND]: { show: refusePlay } },
  }),
  legal: (view, ctx) => {
    if (!isActive(ctx, view.playerID)) return [];
    const isAsked = isAskedToRespond(ctx, view.playerID);
    const peekable = isAsked ? [] : seatIDs(ctx.numPlayers).filter((target) => isPeekable(view, target));
    return [
      ...view.hand.map((card) => ({ move: isAsked ? 'show' : 'play', args: [card] })),
      ...peekable.map((target) => ({ move: 'peek', args: [target] })),
      ...WORDS.filter((word) => !isAsked && refuseCall(view, ctx, [word]) === undefined).map((word) => ({
        move: 'call',
        args: [word],
      })),
    ];
  },
};

const toy: Rulebook<ToyG, ToyView, z.infer<typeof options>> = {
  ...toySeatRules,
  rulesVersion: 1,
  game: toyGame,
  options,
  view: toyView,
  reader,
  refuse: (view, ctx, action) => refusalOf(toyGame, view, ctx, action),
  determinize: (view, _ctx, random) => {
    const seen = new Set([...view.hand, ...view.piles.flat()]);
    const known = view.peeks.filter(({ viewer, card }) => viewer === view.playerID && card !== null);
    for (const { card } of known) seen.add(card ?? 0);
    const deck = random.Shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((card) => !seen.has(card)));
    const hands = view.handCounts.map((count, seat) => {
      if (String(seat) === view.playerID) return [...view.hand];
      const mine = known.filter(({ target }) => target === String(seat)).map(({ card }) => card ?? 0);
      return [...mine, ...deck.splice(0, count - mine.length)];
    });
    return {
      deck,
      hands,
      piles: view.piles.map((pile) => [...pile]),
      peeks: view.peeks.map(({ viewer, target, card }) => ({
        viewer,
        target,
        card: card ?? hands[Number(target)]?.[0] ?? 0,
      })),
      asking: view.asking,
      calls: [...view.calls],
      journal: [],
    };
  },
  policy: (_view, _ctx, actions) => actions.map(() => 1),
  evaluate: (G) => G.piles.map((pile) => sum(pile) / 45),
  search: { mode: 'flat', horizon: 'game', epsilon: 0.2, levels: { normal: { ms: 1 }, hard: { ms: 1 } } },
  score,
  inventory: (G) =>
    Object.fromEntries([...G.deck, ...G.hands.flat(), ...G.piles.flat()].map((card) => [`card ${card}`, 1])),
  // Each seat plays two cards, may ask before each, and calls once.
  maxMoves: (numPlayers) => numPlayers * 7,
};

const memory = (self: PlayerID): Memory<ToyG> => {
  const sure: { target: string; card: number }[] = [];
  return {
    observe: (entries) => {
      for (const { kind, playerID, facts } of entries) {
        const card = Number(facts.card);
        if (kind === 'show' && facts.viewer === self) sure.push({ target: String(playerID), card });
        const gone = sure.findIndex((note) => note.card === card && note.target === playerID);
        if (kind === 'play' && gone >= 0) sure.splice(gone, 1);
      }
    },
    fits: (G) => sure.every(({ target, card }) => at(G.hands, target).includes(card)),
  };
};

const words = {
  messages: {
    journal: { play: 'play', peek: 'peek', call: 'call', show: 'show', 'show-privy': 'show' },
    refusals: { 'not-in-hand': 'no', 'not-peekable': 'no', called: 'no' },
    options: { low: { label: 'low', hint: 'low' } },
    score: { points: 'points' },
  },
  rulebook: '- play {#TOY1}\n- peek {#TOY2}\n- call {#TOY3}\n',
};

export const toySubject: Subject<ToyG, ToyView, z.infer<typeof options>> = {
  rulebook: toy,
  seatRules: toySeatRules,
  redeal: (G, _ctx, playerID, random) => {
    const known = G.peeks.filter((look) => look.viewer === playerID);
    const isKnown = (seat: number, card: number) =>
      known.some((look) => look.target === String(seat) && look.card === card);
    const pool = random.Shuffle([
      ...G.deck,
      ...G.hands.flatMap((hand, seat) =>
        String(seat) === playerID ? [] : hand.filter((card) => !isKnown(seat, card)),
      ),
    ]);
    const hands = G.hands.map((hand, seat) =>
      String(seat) === playerID
        ? hand
        : hand.map((card) => (isKnown(seat, card) ? card : (pool.pop() ?? card))),
    );
    const peeks = G.peeks.map((look) =>
      look.viewer === playerID || look.target === playerID
        ? look
        : { ...look, card: at(hands, look.target)[0] ?? look.card },
    );
    return { ...G, deck: pool, hands, peeks, journal: [] };
  },
  zones: {
    hands: (G, playerID) => G.hands.map((hand, seat) => (String(seat) === playerID ? null : hand)),
    deck: (G) => G.deck,
    peeks: (G, playerID) =>
      G.peeks.map((look) => (look.viewer === playerID || look.target === playerID ? null : look.card)),
  },
  isNewDeal: () => false,
  memory,
  words: () => words,
  rulings: ['TOY1', 'TOY2', 'TOY3'],
  written: {
    call: {
      sample: (_view, random) => [
        ['cat'],
        ['lynx'],
        [`x${random.Die(999)}`],
        [String.fromCharCode(96 + random.Die(26))],
        [''],
        ['seventeen'],
        ['Cat'],
        ['cat', 'dog'],
        [7],
        [],
      ],
      accepts: (view, [word, ...rest]) =>
        typeof word === 'string' &&
        rest.length === 0 &&
        word.length >= 1 &&
        word.length <= 8 &&
        [...word].every((letter) => letter >= 'a' && letter <= 'z') &&
        !view.calls.includes(word) &&
        view.calls[Number(view.playerID)] === null,
    },
  },
};
