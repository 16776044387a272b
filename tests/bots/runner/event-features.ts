import { Stage } from 'boardgame.io/core';
import { type Context, type Feature, note, phaseOf, type Sketch } from './sketch';

const oneOf = <T>({ random }: Context, from: readonly T[]): T | undefined =>
  from[random.Die(from.length) - 1];

const someSeat = ({ ctx, random }: Context) => String(random.Die(ctx.numPlayers) - 1);

/** A move that notes itself and then calls events. */
const calling = (name: string, call: (context: Context) => void): Feature => ({
  name: `${name} from a move`,
  draw: (sketch) => {
    sketch.moves[name] = (context) => {
      note(context.G, context.ctx, name);
      context.G.sum++;
      call(context);
    };
  },
});

const withPhases = (sketch: Sketch) => {
  phaseOf(sketch, 'day').next ??= 'night';
  phaseOf(sketch, 'night').next ??= 'day';
  return Object.values(sketch.phases);
};

/** Runs the call in some of the cases, by chance. */
const sometimes = (sides: number, call: (context: Context) => void) => (context: Context) => {
  const { G, ctx, random } = context;
  note(G, ctx, 'sometimes');
  if (random.Die(sides) === 1) call(context);
};

/** Every event from every place that may call it, and from some that may not. */
export const EVENT_FEATURES: readonly Feature[] = [
  calling('endTurn', ({ events }) => events.endTurn()),
  calling('endTurn { next }', (context) => context.events.endTurn({ next: someSeat(context) })),
  calling('endTurn to nobody', ({ events }) => events.endTurn({ next: 'nobody' })),
  calling('endTurn { … }', (context) => {
    const arg = oneOf<unknown>(context, [{}, { whoever: '1' }, { next: undefined }, 7, 'next', true]);
    context.events.endTurn(arg as { next: string });
  }),
  calling('endTurn twice', ({ events }) => {
    events.endTurn();
    events.endTurn();
  }),
  calling('pass', ({ events }) => events.pass()),
  calling('pass twice', ({ events }) => {
    events.pass();
    events.pass();
  }),
  calling('endPhase', ({ events }) => events.endPhase()),
  {
    name: 'endPhase and setPhase between phases',
    draw: (sketch) => {
      withPhases(sketch);
      sketch.moves.endPhase = ({ G, events }) => {
        G.sum += 2;
        events.endPhase();
      };
      sketch.moves.setPhase = (context) => {
        const { G, ctx, events } = context;
        note(G, ctx, 'setPhase');
        events.setPhase(oneOf(context, ['day', 'night', 'nowhere', '']) ?? '');
      };
      sketch.moves.setPhaseTwice = ({ events }) => {
        events.setPhase('night');
        events.endPhase();
        events.endTurn();
      };
    },
  },
  calling('endGame', (context) => {
    if (context.random.Die(6) === 1)
      context.events.endGame(oneOf(context, [{ winner: '0' }, undefined, null, 0, false]));
    context.events.endTurn();
  }),
  calling('many', ({ events, ctx }) => {
    events.setActivePlayers({ all: Stage.NULL, maxMoves: 1 });
    if (ctx.turn % 3 === 0) events.endTurn();
    events.setStage('still');
    events.endStage();
    if (ctx.turn % 7 === 0) events.endGame('seven');
    events.endPhase();
  }),
  {
    name: 'events from turn.onBegin',
    draw: ({ turn }) => {
      turn.onBegin.push(
        sometimes(3, (context) => {
          const { events } = context;
          oneOf(context, [
            () => events.endTurn(),
            () => events.pass(),
            () => events.endPhase(),
            () => events.setActivePlayers({ all: Stage.NULL, maxMoves: 1 }),
            () => events.setActivePlayers({ currentPlayer: Stage.NULL, minMoves: 1, maxMoves: 2 }),
          ])?.();
        }),
      );
    },
  },
  {
    name: 'events from turn.onMove',
    draw: ({ turn }) => {
      turn.onMove.push(
        sometimes(2, (context) => {
          const { events } = context;
          oneOf(context, [
            () => events.endTurn(),
            () => events.endTurn({ next: someSeat(context) }),
            () => events.setStage('after'),
            () => events.endStage(),
            () => events.setActivePlayers({ others: Stage.NULL }),
          ])?.();
        }),
      );
    },
  },
  {
    name: 'events from turn.onEnd',
    draw: (sketch) => {
      withPhases(sketch);
      sketch.turn.onEnd.push(
        sometimes(3, (context) => {
          const { events } = context;
          oneOf(context, [
            () => events.endPhase(),
            () => events.setPhase('night'),
            () => events.pass(),
            () => context.G.sum > 60 && events.endGame(context.G.sum),
          ])?.();
        }),
      );
      sketch.turn.endIf.push(({ ctx }) => (ctx.numMoves ?? 0) >= 2);
    },
  },
  {
    name: 'events from phase.onBegin',
    draw: (sketch) => {
      for (const phase of withPhases(sketch)) {
        phase.onBegin.push(
          sometimes(3, (context) => {
            const { events } = context;
            oneOf(context, [
              () => events.endTurn(),
              () => events.endPhase(),
              () => events.setPhase('day'),
              () => events.pass(),
            ])?.();
          }),
        );
        phase.endIf.push(({ G }) => G.sum % 4 === 0);
      }
    },
  },
  {
    name: 'events from phase.onEnd',
    draw: (sketch) => {
      for (const phase of withPhases(sketch)) {
        phase.onEnd.push(
          sometimes(4, (context) => {
            if (context.G.sum % 2 === 0) context.events.pass();
            else if (context.G.sum > 80) context.events.endGame('phase');
          }),
        );
        phase.endIf.push(({ G }) => G.sum % 4 === 0);
      }
    },
  },
  {
    name: 'events from game.onEnd',
    draw: (sketch) => {
      sketch.endIf.push(({ G }) => G.sum > 70);
      sketch.onEnd.push(({ G, ctx, events }) => {
        note(G, ctx, 'game.onEnd');
        events.endTurn();
        events.setPhase('day');
      });
    },
  },
  {
    name: 'stage events where they are forbidden',
    draw: (sketch) => {
      sketch.turn.onBegin.push(sometimes(8, ({ events }) => events.setStage('after')));
      sketch.turn.onEnd.push(sometimes(8, ({ events }) => events.setActivePlayers({ all: Stage.NULL })));
      sketch.turn.maxMoves ??= 2;
    },
  },
  {
    name: 'turn and phase events where they are forbidden',
    draw: (sketch) => {
      for (const phase of withPhases(sketch)) {
        phase.onEnd.push(sometimes(6, ({ events }) => events.setPhase('day')));
        phase.onBegin.push(sometimes(9, ({ events }) => events.setStage('after')));
        phase.endIf.push(({ G }) => G.sum % 5 === 0);
      }
      sketch.turn.onEnd.push(sometimes(8, ({ events }) => events.endTurn()));
    },
  },
  {
    name: 'an event from an endIf',
    draw: ({ turn }) => {
      turn.endIf.push(({ G, events }) => {
        if (G.sum % 9 === 0) events.endTurn();
        return false;
      });
    },
  },
  {
    name: 'a loop of turn endings',
    draw: ({ turn }) => {
      turn.onBegin.push(({ G, ctx, events }) => {
        if (G.sum % 13 !== 0) return;
        note(G, ctx, 'loop');
        events.endTurn();
      });
    },
  },
];
