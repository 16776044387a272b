import { inSight } from '../../parts/cards/sight';
import { aimOfPart, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { holderOf } from '../../rules/cards';
import { explorerAt, isAlive, placeOf, sideOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { monster as monsterFact } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { stepsOf } from '../../rules/step';
import type { Haunt, Mark, Resolvers } from '../../rules/thing';
import { control, controlSteps, frees, gazes, struck } from './control';
import { goals } from './goals';
import { ALIEN, blows, bodyOf, CLAUSE, isAlien, isControlled, type Seer, type State } from './state';

/** Somebody is fetched by those he waited for; they take minds, and whoever is theirs walks aboard. */

const REVOLVER = 'revolver';
/** What moves nobody who is controlled: the Elevator sets off for others alone, the Bell calls who can step of themselves (BH171). */
const DEAF_TO: readonly (string | undefined)[] = ['mystic-elevator', 'bell'];

/** Whoever would shoot at an Alien is told that it is too quick for that (BH-h06-M). */
function barred({ table, ...seen }: Seer, seat: string): Option[] {
  if (sideOf(table, seat) !== 'heroes' || !explorerAt(table, seat).cards.includes(REVOLVER)) return [];
  const places = inSight({ table, ...seen }, placeOf(table, seat));
  return ofKind(table, ALIEN)
    .filter((one) => places.some((place) => samePlace(place, one)))
    .slice(0, 1)
    .map((one) =>
      deed(CLAUSE, 'shoot', {
        facts: { monster: monsterFact(table, one) },
        not: { reason: 'too-quick', clause: CLAUSE },
        next: [],
      }),
    );
}

const step = stepsOf<{ land: { count: number } }>('haunt');

const onSeats = (seats: readonly string[], word: string): Mark[] =>
  seats.map((seat) => ({ on: { seat }, word }));

export const theFloatingEye: Haunt = hauntOf<State>({
  number: 6,
  sides: 'two',
  traitor: traitors[6],
  parts: [blows],
  begin: ({ G }) => {
    const { room, side } = placeOf(G, G.haunt?.revealer ?? '0');
    return { ship: room, side, controlled: [], due: [], immune: [], aboard: [] };
  },
  ...openSlice,
  setup: ({ G }) => [
    step('land', { count: (G.haunt?.players ?? 0) > 4 ? 2 : 1 }),
    control('board', { seat: traitorOf(G) }),
  ],
  monsters: {
    [ALIEN]: {
      sheet: () => ({ speed: 4, might: 6, sanity: 6 }),
      isAlike: true,
      offers: gazes,
      // Where it is the Spaceship is as well: whoever keeps away from it has lost.
      menace: () => 0.3,
      boldness: (seen, _alien, target) =>
        isControlled(seen, target) ? 0.2 : bodyOf(seen, target) > 3 ? 2 : 10,
    },
  },
  alters: {
    foes: (seen, { attacker, target, trait }, so) =>
      isAlien(seen.table, target) ? so && trait !== 'speed' : so || frees(seen, attacker, target),
    struck,
    // Nothing comes to whoever is controlled, or from there (BH-h06-K3).
    holds: ({ table, mine }, { seat, card }, so) =>
      so && ![seat, holderOf(table, card) ?? seat].some((one) => isControlled({ table, mine }, one)),
    feels: (seen, { seat }, so) => so && !isControlled(seen, seat),
    moved: (seen, { figure, by }, so) => so && !(DEAF_TO.includes(by) && isControlled(seen, figure)),
  },
  steps: {
    ...controlSteps,
    land: ({ G, mine }, { count }) => {
      for (let n = count; n > 0; n--)
        addMonster(G, ALIEN, { room: mine.ship, side: mine.side }, { mover: traitorOf(G) });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnBegan: ({ G, mine }, { seat }) =>
      isControlled({ table: G, mine }, seat) ? [control('march', { seat })] : [],
  },
  offers: { turn: (seen, { seat }) => barred(seen, seat) },
  won: (at) => (aimOfPart(blows, at).isDone ? ['heroes'] : []),
  goals,
  marks: ({ table, mine }) => [
    { on: { room: mine.ship }, word: 'ship' },
    ...onSeats(
      mine.controlled.filter((seat) => isAlive(explorerAt(table, seat))),
      'controlled',
    ),
    ...onSeats(
      mine.immune.filter((seat) => isAlive(explorerAt(table, seat))),
      'immune',
    ),
    ...onSeats(mine.aboard, 'aboard'),
  ],
});
