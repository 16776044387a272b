import { untoken } from '../../parts/cards/steps';
import { setApart } from '../../parts/haunts/placed-anew';
import type { Floor, RoomID } from '../../rules/components';
import { explorerAt, livingSeats } from '../../rules/figures';
import { standing, tileOf } from '../../rules/house';
import type { BetrayalG, Tile } from '../../rules/state';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { ELEVATOR, HALL, type State } from './state';

/** The house takes off, and leaves its basement behind (BH-h31-S, BH-h31-D4, BH-h31-D9). */

const step = stepsOf<{ sink: Nothing; back: Pick<Tile, 'x' | 'y'> }>('haunt');

/** Where whoever falls through the Collapsed Room has come down. */
const BELOW = 'below-collapsed-room';

const cellar = ({ tiles }: Readonly<Pick<BetrayalG, 'tiles'>>): RoomID[] =>
  tiles.filter(({ floor }) => floor === 'basement').map(({ room }) => room);

/** Whether somebody is down there, or something, or the Elevator. */
function isElevatorNeeded(G: BetrayalG): boolean {
  const rooms = cellar(G);
  const taken = [
    ELEVATOR,
    ...livingSeats(G).map((seat) => explorerAt(G, seat).room),
    ...G.piles.map((pile) => pile.room),
  ];
  return taken.some(
    (room) => rooms.includes(room) && (room !== ELEVATOR || tileOf(G, ELEVATOR)?.floor === 'basement'),
  );
}

/** The Elevator comes to a doorway of the ground floor, of the upper one if there is none, wherever it was. */
function raised({ G }: At): Step[] {
  const tile = tileOf(G, ELEVATOR);
  const seat = G.haunt?.revealer ?? '0';
  const asks = (floor: Floor, otherwise: readonly Step[]): Step => {
    const told = { seat, room: ELEVATOR, floors: [floor], isSetup: true, otherwise };
    const beside = G.tiles.flatMap(({ room }) => (room === ELEVATOR ? [] : [room]));
    return tile === undefined ? { do: 'find-room', ...told } : { do: 'place-new', ...told, beside };
  };
  const { x = 0, y = 0 } = tile ?? {};
  if (tile !== undefined) setApart(G, [ELEVATOR]);
  return [asks('ground', [asks('upper', tile === undefined ? [] : [step('back', { x, y })])])];
}

/** No way leads down any more, be it to an Elevator that has come up (BH-h31-D3). */
const closed = ({ G }: At): Step[] =>
  G.tokens.flatMap(({ token, room }) => (token === BELOW ? [untoken(BELOW, room)] : []));

export const sinking = (at: At<State>): Step[] => [
  ...closed(at),
  ...(isElevatorNeeded(at.G) ? raised(at) : []),
  step('sink'),
];

export const sinkSteps = {
  /** There is no doorway for it anywhere: it is where it was (BH-h31-K1). */
  back: ({ G }, { x, y }) => {
    Object.assign(standing(G, ELEVATOR), { x, y });
    return [];
  },
  sink: ({ G }) => {
    const isUp = (tileOf(G, ELEVATOR)?.floor ?? 'basement') !== 'basement';
    return [{ do: 'take-up', rooms: cellar(G), to: 'gone', into: isUp ? ELEVATOR : HALL }];
  },
} satisfies Resolvers<State, typeof step>;
