import { INVALID_MOVE, TurnOrder } from 'boardgame.io/core';
import * as z from 'zod/mini';
import { tell } from '@/kit/journal';
import { defineMove } from '@/kit/move';
import { type Context, type Feature, newTurn, note, phaseOf, type Sketch, type SketchG } from './sketch';

const order = (name: string, config: NonNullable<Sketch['turn']['order']>): Feature => ({
  name: `order ${name}`,
  slot: 'order',
  draw: (sketch) => {
    sketch.turn.order = config;
  },
});

/** Two phases after each other, for ever. */
const round = (sketch: Sketch) => {
  phaseOf(sketch, 'day').next ??= 'night';
  phaseOf(sketch, 'night').next ??= 'day';
};

/** A third of all positions, told by G alone. */
const isThird = (G: SketchG) => G.sum % 3 === 0;

const FIRST_SEAT = { first: () => 0, next: TurnOrder.DEFAULT.next };

/** Moves, turns, orders, phases and the end of the game: all but events and active players. */
export const FLOW_FEATURES: readonly Feature[] = [
  {
    name: 'turn hooks',
    draw: ({ turn }) => {
      turn.onBegin.push(({ G, ctx, random }) => {
        note(G, ctx, 'turn.onBegin');
        G.rolls = random.D6(2);
      });
      turn.onMove.push((context) => {
        const { G, ctx, random } = context;
        const { playerID } = context as Context & { playerID?: string };
        note(G, ctx, `turn.onMove ${playerID}`);
        G.sum += random.Die(2);
      });
      turn.onEnd.push((context) => {
        const { G, ctx } = context;
        note(G, ctx, `turn.onEnd ${(context as { playerID?: unknown }).playerID}`);
      });
    },
  },
  {
    name: 'phase hooks',
    draw: (sketch) => {
      round(sketch);
      for (const [name, phase] of Object.entries(sketch.phases)) {
        phase.onBegin.push(({ G, ctx, random }) => {
          note(G, ctx, `${name}.onBegin`);
          G.sum += random.D4();
        });
        phase.onEnd.push(({ G, ctx }) => note(G, ctx, `${name}.onEnd`));
        phase.endIf.push(({ G }) => G.sum % 7 === 0);
      }
    },
  },
  {
    name: 'game.endIf',
    draw: (sketch) => {
      sketch.endIf.push(({ G, ctx }) => G.sum > 90 && { sum: G.sum, turn: ctx.turn, seats: G.seats });
    },
  },
  {
    name: 'game.onEnd',
    draw: (sketch) => {
      sketch.endIf.push(({ G }) => G.sum > 120 && { seats: G.seats });
      sketch.onEnd.push(({ G, ctx, random }) => {
        note(G, ctx, 'game.onEnd');
        G.seats.push('over');
        G.sum += random.D20();
      });
    },
  },
  {
    name: 'maxMoves',
    slot: 'limits',
    draw: ({ turn }) => {
      turn.maxMoves = 2;
    },
  },
  {
    name: 'minMoves and maxMoves',
    slot: 'limits',
    draw: ({ turn }) => {
      turn.minMoves = 2;
      turn.maxMoves = 3;
    },
  },
  {
    name: 'minMoves',
    slot: 'limits',
    draw: ({ turn }) => {
      turn.minMoves = 2;
      turn.endIf.push(({ G }) => isThird(G));
    },
  },
  {
    name: 'turn.endIf',
    draw: ({ turn }) => {
      turn.endIf.push(({ G }) => isThird(G));
    },
  },
  {
    name: 'turn.endIf { next }',
    draw: ({ turn }) => {
      turn.endIf.push(({ G, ctx }) => G.sum % 4 === 0 && { next: String(G.sum % ctx.numPlayers) });
    },
  },
  order('RESET', TurnOrder.RESET),
  order('CONTINUE', TurnOrder.CONTINUE),
  order('ONCE', TurnOrder.ONCE),
  order('CUSTOM', TurnOrder.CUSTOM(['0', '0'])),
  order('CUSTOM_FROM, shuffled in place', TurnOrder.CUSTOM_FROM('seats')),
  order('of its own', {
    playOrder: ({ G, ctx }) =>
      [...ctx.playOrder].sort((a, b) => (G.sum % 2 ? 1 : -1) * (Number(a) - Number(b))),
    first: ({ G, ctx }) => G.sum % ctx.numPlayers,
    next: ({ G, ctx }) => (G.sum % 5 === 0 ? undefined : (ctx.playOrderPos + 1) % ctx.numPlayers),
  }),
  {
    name: 'phase.next function, also to itself and to none',
    slot: 'next',
    draw: (sketch) => {
      round(sketch);
      for (const phase of Object.values(sketch.phases)) {
        phase.next = ({ G }) => ['day', 'night', undefined][G.sum % 3];
        phase.endIf.push(({ G }) => G.sum % 5 === 0);
      }
    },
  },
  {
    name: 'phase.next to an unknown phase',
    slot: 'next',
    draw: (sketch) => {
      round(sketch);
      phaseOf(sketch, 'night').next = ({ G }) => (G.sum % 5 === 0 ? 'nowhere' : 'day');
      for (const phase of Object.values(sketch.phases)) phase.endIf.push(({ G }) => G.sum % 4 === 0);
    },
  },
  {
    name: 'phase.endIf { next }',
    draw: (sketch) => {
      round(sketch);
      for (const phase of Object.values(sketch.phases))
        phase.endIf.push(({ G }) => G.sum % 5 === 0 && { next: G.sum % 2 === 0 ? 'day' : 'nowhere' });
    },
  },
  {
    name: 'phases that end at once',
    draw: (sketch) => {
      round(sketch);
      phaseOf(sketch, 'night').endIf.push(() => true);
      phaseOf(sketch, 'day').endIf.push(({ G }) => isThird(G));
    },
  },
  {
    name: 'phases with turns of their own',
    draw: (sketch) => {
      round(sketch);
      const night = phaseOf(sketch, 'night');
      night.turn = { ...newTurn(), order: FIRST_SEAT, maxMoves: 1 };
      night.turn.onBegin.push(({ G, ctx }) => note(G, ctx, 'night turn.onBegin'));
      night.turn.onEnd.push(({ G, ctx }) => note(G, ctx, 'night turn.onEnd'));
      night.endIf.push(({ ctx }) => ctx.turn % 6 === 0);
      phaseOf(sketch, 'day').endIf.push(({ G }) => G.sum % 6 === 0);
    },
  },
  {
    name: 'phases with moves of their own',
    draw: (sketch) => {
      round(sketch);
      const day = phaseOf(sketch, 'day');
      day.moves = {
        roll: ({ G, ctx, random }) => {
          note(G, ctx, 'roll by day');
          G.sum += random.D20();
        },
        sleep: ({ G, events }) => {
          G.sum++;
          events.endPhase();
        },
      };
      phaseOf(sketch, 'night').endIf.push(({ G }) => G.sum % 2 === 0);
    },
  },
  {
    name: 'noLimit',
    draw: (sketch) => {
      sketch.moves.free = {
        noLimit: true,
        move: ({ G, ctx }) => note(G, ctx, 'free'),
      };
    },
  },
  {
    name: 'INVALID_MOVE after draws and changes',
    draw: (sketch) => {
      sketch.moves.try = ({ G, ctx, random, events }) => {
        note(G, ctx, 'try');
        G.rolls.push(random.D6());
        events.endTurn();
        return random.Number() < 0.5 ? INVALID_MOVE : undefined;
      };
    },
  },
  {
    name: 'a new G from a move',
    draw: (sketch) => {
      sketch.moves.replace = ({ G, random }) => ({ ...G, rolls: [...G.rolls.slice(-3), random.D6()] });
    },
  },
  {
    name: 'a move that throws',
    draw: (sketch) => {
      sketch.moves.burst = ({ G, random }) => {
        G.sum += random.D6();
        if (G.sum % 2 === 0) throw new Error('burst');
      };
    },
  },
  {
    name: 'a hook that throws',
    draw: ({ turn }) => {
      turn.onMove.push(({ G }) => {
        if (G.sum % 11 === 0) throw new Error('burst');
      });
    },
  },
  {
    name: 'shuffling in place',
    draw: (sketch) => {
      sketch.moves.swap = ({ G, random }) => {
        const shuffled = random.Shuffle(G.seats);
        for (const [index, seat] of shuffled.entries()) G.seats[index] = seat;
      };
    },
  },
  {
    name: 'a rulebook move with a journal',
    draw: (sketch) => {
      sketch.moves.tell = defineMove<SketchG, SketchG, []>({
        args: z.tuple([]),
        view: (G) => G,
        refuse: (view) => (view.sum % 4 === 0 ? { reason: 'four' } : undefined),
        apply: ({ G, playerID, random, events }) => {
          const roll = random.D6();
          G.sum += roll;
          tell(G, 'rolled', playerID, { roll });
          if (roll > 3) events.endTurn();
        },
      });
    },
  },
];
