import * as z from 'zod/mini';
import { tell } from '@/kit/journal';
import { defineMove, type RulebookMove } from '@/kit/move';
import { tableRefusal } from '@/kit/refusals';
import { openResponse } from '@/kit/response';
import { at } from '@/kit/seats';
import { ContractViolation, type MatchSetup, setups } from './match';
import { asksByThePublic } from './rules/asking';
import { deterministic, ends, idiomatic, masterOnly, plainData } from './rules/framework';
import { checksFirst, legality, spread } from './rules/legality';
import { seatHalf } from './rules/seat';
import { determinizationsVary, determinizes, recalls, whitelisted, zonesAreDealt } from './rules/secrets';
import { bilingual } from './rules/words';
import { anySubject, type Subject, type WrittenMove } from './subject';
import { showCard, type ToyG, type ToyView, toyGame, toySubject, toyView } from './toy';

type Toy = typeof toySubject;
type Rule = (subject: Subject, setups: readonly MatchSetup[]) => void | Promise<void>;

const each =
  (rule: (subject: Subject, setup: MatchSetup) => void | Promise<void>): Rule =>
  async (subject, list) => {
    for (const setup of list) await rule(subject, setup);
  };

const RULES: Readonly<Record<string, Rule>> = {
  idiomatic: each(idiomatic),
  masterOnly: each(masterOnly),
  checksFirst: each(checksFirst),
  legality: each(legality),
  whitelisted: each(whitelisted),
  zonesAreDealt,
  recalls: each(recalls),
  determinizes: each(determinizes),
  determinizationsVary,
  ends: each(ends),
  deterministic: each(deterministic),
  plainData: each(plainData),
  bilingual,
  seatHalf: each(seatHalf),
  asksByThePublic: each(asksByThePublic),
};

const LIST = setups(anySubject(toySubject).rulebook, 4, 1);

test.each(Object.entries(RULES))('a sound game passes: %s', async (_, rule) => {
  await rule(anySubject(toySubject), LIST);
});

const withRules = (change: Partial<Toy['rulebook']>): Toy => ({
  ...toySubject,
  rulebook: { ...toySubject.rulebook, ...change },
});
const withSeatRules = (change: Partial<Toy['seatRules']>): Toy => ({
  ...toySubject,
  seatRules: { ...toySubject.seatRules, ...change },
});
const withGame = (change: object): Toy => withRules({ game: { ...toyGame, ...change } });
const withMoves = (moves: Record<string, unknown>): Toy =>
  withGame({ moves: Object.assign(Object.create(null), toyGame.moves, moves) });
const withView = (view: Toy['rulebook']['view']): Toy => ({
  ...withRules({ view, game: { ...toyGame, playerView: ({ G, ctx, playerID }) => view(G, ctx, playerID) } }),
});
const leaking = (leak: (G: ToyG, playerID: string | null) => unknown): Toy =>
  withView((G, ctx, playerID) => ({ ...toyView(G, ctx, playerID), leak: leak(G, playerID) }));

const stockPlay = toyGame.moves?.play as RulebookMove<ToyG>;
const playMove = (apply: RulebookMove<ToyG>['rules']['apply'], args = z.tuple([z.number()])) =>
  defineMove<ToyG, ToyView, [number]>({
    args,
    view: toyView,
    refuse: (view, _ctx, [card]) =>
      view.hand.includes(card) ? undefined : { reason: 'not-in-hand', clause: 'TOY1' },
    apply,
  });

const callMove = (isWord: (word: string) => boolean) =>
  defineMove<ToyG, ToyView, [string]>({
    args: z.tuple([z.string()]),
    view: toyView,
    refuse: (view, _ctx, [word]) =>
      view.calls[Number(view.playerID)] === null && !view.calls.includes(word) && isWord(word)
        ? undefined
        : { reason: 'called', clause: 'TOY3' },
    apply: ({ G, playerID }, [word]) => {
      G.calls[Number(playerID)] = word;
    },
  });
const stockCall = toySubject.written?.call;
if (stockCall === undefined) throw new Error('the toy has no written move');
const withWriting = (change: Partial<WrittenMove<ToyView>>): Toy => ({
  ...toySubject,
  written: { call: { ...stockCall, ...change } },
});

/** One broken game or more for each rule of the contract, and the check that must reject it. */
const MUTANTS: readonly (readonly [rule: number, name: string, check: keyof typeof RULES, mutant: Toy])[] = [
  [1, 'is named unlike its folder', 'idiomatic', withGame({ name: 'other' })],
  [1, 'says something boardgame.io does not know', 'idiomatic', withGame({ rounds: 3 })],
  [1, 'has nothing for stock bots to enumerate', 'idiomatic', withGame({ ai: { enumerate: () => [] } })],
  [2, 'lets clients run a move', 'masterOnly', withMoves({ play: { ...stockPlay, client: true } })],
  [
    2,
    'has a move that was not defined by the kit',
    'masterOnly',
    withMoves({ pass: { move: () => {}, client: false } }),
  ],
  [2, 'opens an event to clients', 'masterOnly', withGame({ events: { ...toyGame.events, endTurn: true } })],
  [
    2,
    'shows everybody in the log how a move was made',
    'masterOnly',
    withMoves({ play: { ...stockPlay, redact: false } }),
  ],
  [2, 'sends patches', 'masterOnly', withGame({ deltaState: true })],
  [2, 'has a move table with a prototype', 'masterOnly', withGame({ moves: { ...toyGame.moves } })],
  [
    3,
    'throws on a bad argument',
    'checksFirst',
    withMoves({
      play: {
        ...stockPlay,
        move: ({ G }: { G: ToyG }, card: number) => {
          if (typeof card !== 'number') throw new TypeError('card');
          at(G.hands, '0').includes(card);
        },
      },
    }),
  ],
  [
    3,
    'accepts whatever it is sent',
    'checksFirst',
    withMoves({ play: { ...stockPlay, move: ({ G }: { G: ToyG }) => void G.deck.push(1) } }),
  ],
  [
    4,
    'lists less than is allowed',
    'legality',
    withRules({ legal: (view, ctx) => toySubject.rulebook.legal(view, ctx).slice(0, 1) }),
  ],
  [
    4,
    'lists what is refused',
    'legality',
    withRules({
      legal: (view, ctx) => {
        const actions = toySubject.rulebook.legal(view, ctx);
        return actions.length === 0 ? [] : [...actions, { move: 'play', args: [99] }];
      },
    }),
  ],
  [
    4,
    'lists an action twice',
    'legality',
    withRules({
      legal: (view, ctx) => toySubject.rulebook.legal(view, ctx).flatMap((action) => [action, action]),
    }),
  ],
  [
    4,
    'gives an action no weight',
    'legality',
    withRules({ policy: (_view, _ctx, actions) => actions.map(() => 0) }),
  ],
  [4, 'looks at nothing', 'legality', withRules({ considered: () => [] })],
  [
    4,
    'looks at what is not legal',
    'legality',
    withRules({ considered: (_view, _ctx, actions) => [...actions, { move: 'fly', args: [] }] }),
  ],
  [
    4,
    'has a reader unlike its view',
    'legality',
    withRules({ reader: (G, ctx, playerID) => ({ ...toyView(G, ctx, playerID), deckCount: 99 }) }),
  ],
  [
    4,
    'refuses what a person may write',
    'legality',
    withMoves({ call: callMove((word) => ['cat', 'dog', 'owl'].includes(word)) }),
  ],
  [4, 'takes what nobody may write', 'legality', withMoves({ call: callMove(() => true) })],
  [
    4,
    'lists what nobody may write',
    'legality',
    withWriting({ accepts: (_view, [word]) => word === 'lynx' }),
  ],
  [4, 'is asked about nothing that it takes', 'legality', withWriting({ sample: () => [['']] })],
  [4, 'is asked about nothing that it refuses', 'legality', withWriting({ sample: () => [['lynx']] })],
  [5, 'shows the other hands', 'whitelisted', leaking(toySubject.zones.hands ?? (() => null))],
  [5, 'shows the deck', 'whitelisted', leaking(toySubject.zones.deck ?? (() => null))],
  [5, 'shows what others have seen', 'whitelisted', leaking(toySubject.zones.peeks ?? (() => null))],
  [
    5,
    'shows the whole state',
    'whitelisted',
    withView((G, _ctx, playerID) => ({
      ...toyView(G, _ctx, playerID),
      ...structuredClone(G),
      journal: null,
    })),
  ],
  [
    5,
    'shows a pile as it holds it',
    'whitelisted',
    withView((G, ctx, playerID) => ({ ...toyView(G, ctx, playerID), piles: G.piles })),
  ],
  [
    5,
    'tells everybody what one has drawn',
    'whitelisted',
    withMoves({
      play: playMove(({ G, playerID, events }, args) => {
        const [card = 0] = args as [number];
        const hand = at(G.hands, playerID);
        hand.splice(hand.indexOf(card), 1);
        at(G.piles, playerID).push(card);
        G.peeks = G.peeks.filter((look) => look.target !== playerID || look.card !== card);
        tell(G, 'play', playerID, { card, next: hand[0] ?? 0 });
        events.endTurn();
      }),
    }),
  ],
  [
    5,
    'is redealt by a scrambler that leaves the deck alone',
    'zonesAreDealt',
    { ...toySubject, redeal: (G) => G },
  ],
  [
    6,
    'forgets what a seat has seen',
    'recalls',
    withView((G, ctx, playerID) => ({ ...toyView(G, ctx, playerID), peeks: [] })),
  ],
  [
    7,
    'determinizes the hands away',
    'determinizes',
    withRules({
      determinize: (view, ctx, random) => ({
        ...toySubject.rulebook.determinize(view, ctx, random),
        hands: view.handCounts.map(() => []),
      }),
    }),
  ],
  [
    7,
    'determinizes into the view itself',
    'determinizes',
    withRules({
      determinize: (view, ctx, random) => ({
        ...toySubject.rulebook.determinize(view, ctx, random),
        piles: view.piles as number[][],
      }),
    }),
  ],
  [
    7,
    'always determinizes alike',
    'determinizationsVary',
    withRules({
      determinize: (view, ctx, random) => {
        const G = toySubject.rulebook.determinize(view, ctx, random);
        const sorted = G.hands.flatMap((hand, seat) => (String(seat) === view.playerID ? [] : hand));
        const cards = [...sorted, ...G.deck].sort();
        const hands = G.hands.map((hand, seat) =>
          String(seat) === view.playerID ? hand : cards.splice(0, hand.length),
        );
        return { ...G, hands, deck: cards };
      },
    }),
  ],
  [8, 'lasts longer than it says', 'ends', withRules({ maxMoves: () => 2 })],
  [
    8,
    'loses a card',
    'ends',
    withMoves({
      play: playMove(({ G, playerID }, args) => {
        const hand = at(G.hands, playerID);
        hand.splice(hand.indexOf(Number(args[0])), 1);
      }),
    }),
  ],
  [
    9,
    'rolls its own dice',
    'deterministic',
    withGame({ onEnd: ({ G }: { G: ToyG }) => void G.deck.sort(() => Math.random() - 0.5) }),
  ],
  [9, 'takes its seed from the clock', 'deterministic', withGame({ plugins: [] })],
  [
    10,
    'holds a class in its state',
    'plainData',
    withGame({ setup: (context: never) => ({ ...toyGame.setup?.(context), when: new Date(0) }) }),
  ],
  [
    10,
    'holds one object twice',
    'plainData',
    withGame({
      setup: (context: never) => {
        const G = toyGame.setup?.(context);
        return { ...G, again: G?.deck };
      },
    }),
  ],
  [
    10,
    'puts a constant into its state',
    'plainData',
    (() => {
      const constant = { free: true };
      return withGame({ setup: (context: never) => ({ ...toyGame.setup?.(context), constant }) });
    })(),
  ],
  [10, 'takes any number of seats', 'plainData', withGame({ validateSetupData: undefined })],
  [
    11,
    'lacks a message',
    'bilingual',
    {
      ...toySubject,
      words: () => ({ messages: { journal: { play: 'play' } }, rulebook: '- {#TOY1} {#TOY2}' }),
    },
  ],
  [
    11,
    'has no words for a hint',
    'bilingual',
    withRules({ explain: (_view, _ctx, { move }) => ({ action: { kind: move, facts: {} } }) }),
  ],
  [
    11,
    'lacks a language',
    'bilingual',
    {
      ...toySubject,
      words: (locale) => (locale === 'en' ? { messages: {}, rulebook: '' } : toySubject.words(locale)),
    },
  ],
  [11, 'lacks an anchor', 'bilingual', { ...toySubject, rulings: ['TOY1', 'TOY2', 'TOY3', 'TOY4'] }],
  [12, 'hides a move from pages', 'seatHalf', withSeatRules({ moves: ['play'] })],
  [12, 'tells pages of a phase it has not', 'seatHalf', withSeatRules({ phases: ['round'] })],
  [12, 'gives pages other choices', 'seatHalf', withSeatRules({ legal: () => [] })],
  [
    12,
    'gives pages other reasons',
    'seatHalf',
    withSeatRules({ refuse: (view, ctx) => tableRefusal(view, ctx) }),
  ],
  [12, 'tells pages of sides that it does not know', 'seatHalf', withSeatRules({ side: () => 'all' })],
  [
    12,
    'has sides that not everybody knows',
    'seatHalf',
    (() => {
      const side = (view: ToyView) => (view.hand.includes(1) ? 'lowest' : 'others');
      const toy = withRules({ side });
      return { ...toy, seatRules: { ...toy.seatRules, side } };
    })(),
  ],
  [
    13,
    'passes for whoever has nothing to choose',
    'asksByThePublic',
    withMoves({
      peek: defineMove<ToyG, ToyView, [string]>({
        args: z.tuple([z.string()]),
        view: toyView,
        refuse: () => undefined,
        apply: ({ G, playerID, events }, [target]) => {
          const hand = at(G.hands, target);
          G.asking = playerID;
          if (hand.some((card) => card > 5)) openResponse(events, [target]);
          else showCard(G, target, playerID, hand[0] ?? 0);
        },
      }),
    }),
  ],
  [
    13,
    'opens a window for whoever holds an answer, and shows everybody the asking',
    'asksByThePublic',
    withMoves({
      peek: defineMove<ToyG, ToyView, [string]>({
        args: z.tuple([z.string()]),
        view: toyView,
        refuse: () => undefined,
        apply: ({ G, playerID, events }, [target]) => {
          const holds = at(G.hands, target).some((card) => card > 5);
          G.asking = holds ? playerID : null;
          if (holds) openResponse(events, [target]);
        },
      }),
    }),
  ],
  [
    13,
    'gives a turn to whoever holds an answer, and shows everybody the asking',
    'asksByThePublic',
    {
      ...withMoves({
        peek: defineMove<ToyG, ToyView, [string]>({
          args: z.tuple([z.string()]),
          view: toyView,
          refuse: (view, _ctx, [target]) =>
            view.handCounts[Number(target)] === 0 ? { reason: 'not-peekable', clause: 'TOY2' } : undefined,
          apply: ({ G, playerID, events }, [target]) => {
            const holds = at(G.hands, target).some((card) => card > 5);
            G.asking = holds ? playerID : null;
            if (holds) events.endTurn({ next: target });
          },
        }),
      }),
      asksByTurns: true,
    },
  ],
  [
    13,
    'gives the turn to whoever holds the highest card',
    'asksByThePublic',
    withGame({
      turn: {
        ...toyGame.turn,
        order: {
          first: () => 0,
          next: ({ G }: { G: ToyG }) => {
            const highest = Math.max(...G.hands.flat());
            return G.hands.findIndex((hand) => hand.includes(highest));
          },
        },
      },
    }),
  ],
];

test.each(MUTANTS)('rule %i rejects a game that %s', async (rule, _name, check, mutant) => {
  let violation: unknown;
  try {
    await RULES[check]?.(anySubject(mutant), LIST);
  } catch (error) {
    violation = error;
  }
  expect(violation).toBeInstanceOf(ContractViolation);
  expect((violation as ContractViolation).rule).toBe(rule);
});

test('what is turned up for everybody may ask others than another card would', async () => {
  const game = withMoves({
    play: playMove(({ G, playerID, events }, args) => {
      const [card = 0] = args as [number];
      const hand = at(G.hands, playerID);
      hand.splice(hand.indexOf(card), 1);
      at(G.piles, playerID).push(card);
      const [drawn = 0] = G.deck.splice(0, 1);
      at(G.piles, playerID).push(drawn);
      const others = Object.keys(G.hands).filter((seat) => seat !== playerID && at(G.hands, seat).length > 0);
      G.asking = playerID;
      if (drawn > 5 && others.length > 0) openResponse(events, others.slice(0, 1));
      else events.endTurn();
    }),
  });
  await RULES.asksByThePublic?.(anySubject(game), LIST);
});

test('every rule has a game that it rejects', () => {
  expect([...new Set(MUTANTS.map(([rule]) => rule))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test('of a great many actions a part is tried at a time, and all of them in turn', () => {
  const many = Array.from({ length: 100 }, (_, index) => index);
  const tried = [0, 1, 2, 3].map((time) => [...spread(many, 30, time)]);
  for (const part of tried) expect(part.length).toBeLessThanOrEqual(30);
  expect(tried.flat().sort((a, b) => a - b)).toEqual(many);
  expect([...spread([1, 2, 3], 30, 7)]).toEqual([1, 2, 3]);
});
