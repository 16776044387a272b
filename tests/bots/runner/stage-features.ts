import { ActivePlayers, Stage } from 'boardgame.io/core';
import { closeResponse, openResponse, RESPOND } from '@/kit/response';
import { type Context, type Feature, note, type Sketch } from './sketch';

type ActivePlayersArg = NonNullable<Sketch['turn']['activePlayers']>;

/** `turn.activePlayers`, with a turn that ends now and then so that it is set anew. */
const active = (name: string, arg: ActivePlayersArg, andMore?: (sketch: Sketch) => void): Feature => ({
  name: `activePlayers ${name}`,
  slot: 'activePlayers',
  draw: (sketch) => {
    sketch.turn.activePlayers = arg;
    withStages(sketch);
    sketch.turn.endIf.push(({ G, ctx }) => ctx.activePlayers === null || G.sum % 10 === 0);
    andMore?.(sketch);
  },
});

/** Three stages: moves and `next`, `next` only, and neither. */
function withStages({ turn }: Sketch): void {
  turn.stages.ask ??= {
    moves: {
      roll: ({ G, ctx, random, playerID }) => {
        note(G, ctx, `ask ${playerID}`);
        G.sum += random.D4();
      },
      leave: ({ G, events }) => {
        G.sum++;
        events.endStage();
      },
      wander: (context) => {
        note(context.G, context.ctx, 'wander');
        wander(context);
      },
    },
    next: 'answer',
  };
  turn.stages.answer ??= { next: 'idle' };
  turn.stages.idle ??= {};
}

/** Some stage event, by chance. */
function wander({ events, random }: Context): void {
  const setStage = (arg: unknown) => events.setStage(arg as string);
  const choices = [
    () => setStage('ask'),
    () => setStage('answer'),
    () => setStage('unknown'),
    () => setStage(null),
    () => setStage(undefined),
    () => setStage({ stage: 'ask', maxMoves: 2 }),
    () => setStage({ stage: 'idle', minMoves: 2 }),
    () => setStage({ stage: null, minMoves: 1, maxMoves: 3 }),
    () => setStage(''),
    () => setStage(0),
    () => setStage({}),
    () => setStage(7),
    () => events.endStage(),
  ];
  choices[random.Die(choices.length) - 1]?.();
}

const wanderer = (sketch: Sketch) => {
  withStages(sketch);
  sketch.moves.wander = (context) => {
    note(context.G, context.ctx, 'wander');
    context.G.sum++;
    wander(context);
  };
};

/** A move that calls setActivePlayers. */
const setting = (name: string, args: readonly ActivePlayersArg[]): Feature => ({
  name: `setActivePlayers ${name}`,
  draw: (sketch) => {
    withStages(sketch);
    sketch.moves[`set ${name}`] = ({ G, ctx, events, random }) => {
      note(G, ctx, name);
      G.sum++;
      // Copied: what is kept in ctx must not be one object for two matches.
      events.setActivePlayers(structuredClone(args[random.Die(args.length) - 1] ?? {}));
    };
  },
});

/** Stages and active players in every form the framework knows. */
export const STAGE_FEATURES: readonly Feature[] = [
  active('array', ['0', '1']),
  active('empty', {}),
  active('currentPlayer in a stage', { currentPlayer: 'ask' }),
  active('currentPlayer with maxMoves', { currentPlayer: { stage: 'ask', maxMoves: 2 } }),
  active('others', { others: 'ask', currentPlayer: Stage.NULL }),
  active('OTHERS_ONCE', ActivePlayers.OTHERS_ONCE),
  active('ALL', ActivePlayers.ALL),
  active('ALL_ONCE', ActivePlayers.ALL_ONCE),
  active('all with minMoves', { all: 'ask', minMoves: 2, maxMoves: 3 }),
  active('value', {
    value: { '0': 'ask', '1': { stage: 'answer', minMoves: 1, maxMoves: 2 }, '2': Stage.NULL },
    maxMoves: 3,
  }),
  active('next', {
    all: Stage.NULL,
    maxMoves: 1,
    next: { currentPlayer: 'ask', maxMoves: 2, next: { others: 'idle' } },
  }),
  active('and wandering', { all: 'ask' }, wanderer),
  { name: 'wandering between stages', draw: wanderer },
  setting('in all forms', [
    ['0'],
    [],
    {},
    { all: 'ask' },
    { all: Stage.NULL, maxMoves: 1 },
    { others: { stage: 'ask', maxMoves: 1 } },
    { currentPlayer: 'idle', others: Stage.NULL, minMoves: 1 },
    { value: { '0': 'ask', '3': Stage.NULL }, minMoves: 2, maxMoves: 2 },
  ]),
  setting('with revert', [
    { all: Stage.NULL, maxMoves: 1, revert: true },
    { currentPlayer: 'ask', maxMoves: 2, revert: true },
    { others: { stage: 'ask', maxMoves: 1 }, revert: true },
  ]),
  setting('with next', [
    { all: Stage.NULL, maxMoves: 1, next: { currentPlayer: 'ask', maxMoves: 1 } },
    { currentPlayer: Stage.NULL, maxMoves: 1, next: { all: 'ask', maxMoves: 1, revert: true }, revert: true },
    {
      currentPlayer: 'ask',
      maxMoves: 1,
      next: { others: 'ask', maxMoves: 1, next: { all: Stage.NULL, maxMoves: 1 } },
    },
  ]),
  {
    name: 'a response window',
    draw: (sketch) => {
      sketch.turn.stages[RESPOND] ??= {
        moves: {
          answer: ({ G, ctx, events, random, playerID }) => {
            note(G, ctx, `answer ${playerID}`);
            G.sum += random.D4();
            closeResponse(events);
          },
          askBack: ({ G, ctx, events }) => {
            note(G, ctx, 'ask back');
            closeResponse(events);
            openResponse(events, [ctx.currentPlayer]);
          },
        },
      };
      sketch.moves.attack = ({ G, ctx, events, random }) => {
        note(G, ctx, 'attack');
        G.sum++;
        const seats = ctx.playOrder.filter((playerID) => playerID !== ctx.currentPlayer);
        openResponse(events, random.Shuffle(seats).slice(0, random.Die(2)));
      };
    },
  },
  {
    name: 'setActivePlayers at the beginning of a turn',
    draw: (sketch) => {
      withStages(sketch);
      sketch.turn.onBegin.push(({ G, ctx, events }) => {
        note(G, ctx, 'choose');
        events.setActivePlayers({ all: 'ask', minMoves: 1, maxMoves: 1 });
      });
      sketch.turn.endIf.push(({ ctx }) => ctx.activePlayers === null);
    },
  },
  {
    name: 'setActivePlayers without an argument',
    draw: (sketch) => {
      sketch.moves.nobody = ({ events }) => events.setActivePlayers(undefined as unknown as ActivePlayersArg);
    },
  },
];
