import { feels } from '../parts/cards/feeling';
import { gain, harm } from '../parts/cards/steps';
import { type Harm, type RoomID, TOP_SPACE, type Trait } from '../rules/components';
import { explorerAt } from '../rules/figures';
import { type Nothing, stepsOf } from '../rules/step';
import type { Resolvers, Thing } from '../rules/thing';

/** Once a game for each explorer, at the end of the first turn there in which it changes something (BH76, BH97). */
const raises = (room: RoomID, trait: Trait): Thing => {
  const step = stepsOf<{ gain: Nothing }>(`room:${room}`);
  return {
    on: {
      turnEnds: ({ G }, { seat }) => {
        const { room: here, gains, traits } = explorerAt(G, seat);
        if (here !== room || gains.includes(room) || traits[trait] === TOP_SPACE) return [];
        return [step('gain'), gain(trait)];
      },
    },
    steps: {
      gain: ({ G }, { seat = '' }) => {
        explorerAt(G, seat).gains.push(room);
        return [];
      },
    } satisfies Resolvers<unknown, typeof step>,
  };
};

/** Every time a turn ends there. */
const hurts = (room: RoomID, kind: Harm): Thing => ({
  on: {
    turnEnds: (at, { seat }) =>
      explorerAt(at.G, seat).room === room && feels(at, seat, room) ? [harm(kind, 1)] : [],
  },
});

export const turnEnds: Readonly<Record<RoomID, Thing>> = {
  chapel: raises('chapel', 'sanity'),
  gymnasium: raises('gymnasium', 'speed'),
  larder: raises('larder', 'might'),
  library: raises('library', 'knowledge'),
  crypt: hurts('crypt', 'mental'),
  'furnace-room': hurts('furnace-room', 'physical'),
};
