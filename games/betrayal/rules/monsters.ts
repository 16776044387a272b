import type { PlayerID } from '@/kit/action';
import type { FigureID, Place } from './components';
import { asHaunt, kindOfMonster, monsterAt } from './figures';
import { monster as monsterFact, room as roomFact, say } from './journal';
import type { BetrayalG, Monster } from './state';
import type { Step } from './step';
import type { At, Resolver } from './thing';
import { happen } from './things';
import { freshTurn, isDone } from './turn';

/** The monsters' turn (BH66 to BH70): rolled for by kind, each moved and done with before the next. */

/** In whose turn it has its own; undefined: in the monsters' turn, with all others. */
export const ownTurnOf = ({ turn, mover }: Readonly<Pick<Monster, 'turn' | 'mover'>>) =>
  turn === 'mover' ? mover : undefined;

/** A seat, of monsters that have their turn in its own. */
type Whose = { readonly whose?: PlayerID };

/** All whose turn it is: with `whose` a seat's own. */
const those = (at: At, { whose }: Whose): Monster[] =>
  at.G.monsters.filter((monster) => ownTurnOf(monster) === whose);

/** Those of them that move in it. */
const awake = (at: At, step: Whose): Monster[] =>
  those(at, step).filter(({ stunned, turn }) => stunned === 0 && turn !== 'none');

/** One roll of Speed for each kind; some kinds roll one by one (BH66). */
const monsters: Resolver<'monsters'> = (at, step) => {
  const { G } = at;
  const { whose } = step;
  if (those(at, step).length === 0 && (whose !== undefined || !isAwaited(at))) return [];
  // What is done once a turn is done for the traitor's turn and the monsters' together (BH70).
  const doneBefore = G.turn.seat !== null && G.turn.seat === G.haunt?.traitor ? G.turn.done : [];
  G.turn = { ...freshTurn(null, G.turn.number + 1, ''), done: doneBefore };
  say(G, whose === undefined ? 'monsters' : 'turn', whose ?? null);
  const then = (['monsters-roll', 'monster-next'] as const).map((what): Step => ({ do: what, whose }));
  return [...happen(at, 'monstersTurnBegan', { whose }), ...then];
};

/** Whether a haunt has something to do in their turn though none of them is there. */
const isAwaited = ({ G, box }: At): boolean =>
  box.haunts[G.haunt?.number ?? 0]?.on?.monstersTurnBegan !== undefined;

const monstersRoll: Resolver<'monsters-roll'> = (at, step) => {
  const groups = new Map<string, FigureID[]>();
  for (const monster of awake(at, step)) {
    const { rollsAlone } = kindOfMonster(at, monster.id) ?? {};
    const isAlone = typeof rollsAlone === 'function' ? rollsAlone(asHaunt(at), monster) : rollsAlone === true;
    const key = isAlone ? monster.id : monster.kind;
    groups.set(key, [...(groups.get(key) ?? []), monster.id]);
  }
  return [...groups.values()].map(
    (ids): Step => ({
      do: 'roll',
      seat: ids[0] ?? '',
      trait: 'speed',
      use: 'move',
      what: 'rolls.speed',
      throwers: ids.length,
      next: { do: 'monsters-rolled', ids },
    }),
  );
};

/** So many spaces for each of them, one at least (BH66). */
const monstersRolled: Resolver<'monsters-rolled'> = (at, step) => {
  const { ids, total } = step;
  for (const id of ids) {
    const monster = at.G.monsters.find((one) => one.id === id);
    if (monster !== undefined) monster.spaces = Math.max(1, total);
  }
  return happen(at, 'monstersRolled', { ids, total });
};

const monsterNext: Resolver<'monster-next'> = (at, step) => {
  const { G } = at;
  const undone = awake(at, step).filter(({ isDone, spaces }) => !isDone && spaces !== null);
  const begun = undone.find(({ id, hasMoved, hasAttacked }) => hasMoved || hasAttacked || isDone(G, id));
  const next = begun ?? undone[0];
  const mover = next?.mover ?? null;
  if (next === undefined || mover === null) return [{ do: 'monsters-over', whose: step.whose }];
  const ids = (begun === undefined ? undone.filter((one) => one.mover === mover) : [next]).map(
    ({ id }) => id,
  );
  return [
    { do: 'ask', kind: 'monster', seat: mover, ids },
    { do: 'monster-next', seat: undefined, whose: step.whose },
  ];
};

const monsterDone: Resolver<'monster-done'> = ({ G }, step) => {
  monsterAt(G, step.monster).isDone = true;
  return [];
};

/** Whoever was stunned has missed this turn, or misses the next (BH125). */
const monstersOver: Resolver<'monsters-over'> = (at, step) => {
  for (const monster of those(at, step)) {
    monster.stunned = Math.max(0, monster.stunned - 1) as Monster['stunned'];
    monster.spaces = null;
    monster.hasMoved = false;
    monster.hasAttacked = false;
    monster.isDone = false;
  }
  return happen(at, 'monstersTurnEnded', { whose: step.whose });
};

/**
 * A monster comes into the house, to fight for the traitor's side, for itself where each plays alone (BH153), or for whom it
 * is said, and to move in the monsters' turn unless it is said when.
 */
export function addMonster(
  G: BetrayalG,
  kind: string,
  place: Place,
  {
    mover,
    fightsFor = G.haunt?.kind === 'each' ? null : 'traitor',
    turn = mover === null ? 'none' : 'monsters',
  }: Pick<Monster, 'mover'> & Partial<Pick<Monster, 'fightsFor' | 'turn'>>,
): FigureID {
  const id = `m${1 + Math.max(0, ...G.monsters.map((one) => Number(one.id.slice(1))))}`;
  const nth = 1 + Math.max(0, ...G.monsters.map((one) => (one.kind === kind ? one.nth : 0)));
  G.monsters.push({
    id,
    kind,
    nth,
    room: place.room,
    side: place.side,
    fightsFor,
    mover,
    turn,
    stunned: 0,
    wounds: 0,
    spaces: null,
    hasMoved: false,
    hasAttacked: false,
    isDone: false,
  });
  say(G, 'monster-comes', null, {
    monster: monsterFact(G, { kind, mover, fightsFor }),
    room: roomFact(place.room),
  });
  return id;
}

export const monsterSteps = {
  monsters,
  'monsters-roll': monstersRoll,
  'monsters-rolled': monstersRolled,
  'monster-next': monsterNext,
  'monster-done': monsterDone,
  'monsters-over': monstersOver,
};
