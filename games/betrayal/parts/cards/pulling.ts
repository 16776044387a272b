import type { PlayerID } from '@/kit/action';
import type { CardID, FigureID, Place } from '../../rules/components';
import { hasTrait, isMonster, kindOfMonster, livingSeats, placeOf, sideOf } from '../../rules/figures';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import { oneOfEach } from '../../rules/monster-options';
import { canBeMoved } from '../../rules/moving';
import type { Monster } from '../../rules/state';
import { type Alternative, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen, Thing } from '../../rules/thing';
import { consult } from '../../rules/things';
import { distancesFrom, keyOf, waysFrom } from '../../rules/ways';
import { pick } from './steps';

/** Figures that are drawn one space nearer to somebody, whatever stands in their way (BH20, BH98, BH134). */

/** The places beside a figure's own from which it has fewer steps to go; to where it can't come, as the board shows it (BH-g1). */
function nearer(seen: Seen, figure: FigureID, to: PlayerID): Place[] {
  const { room } = placeOf(seen.table, to);
  const from = placeOf(seen.table, figure);
  const walker = distancesFrom(seen, from.room, figure).has(room) ? figure : undefined;
  const steps = (start: string) => distancesFrom(seen, start, walker).get(room) ?? Number.POSITIVE_INFINITY;
  const far = steps(from.room);
  return waysFrom(seen, figure, from).flatMap((way) =>
    way.to !== null && steps(way.to.room) < far ? [way.to] : [],
  );
}

/** A monster that somebody moves, and that is awake; a thing only where it moves by itself. */
const canMove = (seen: Seen, { id, stunned, turn }: Monster): boolean =>
  stunned === 0 &&
  turn !== 'none' &&
  (kindOfMonster(seen, id)?.isObject !== true || hasTrait(seen, id, 'speed'));

/** Every hero who could take a step by itself, but for who pulls. */
const heroes = (seen: Seen, puller: PlayerID): PlayerID[] =>
  livingSeats(seen.table).filter(
    (seat) =>
      seat !== puller &&
      sideOf(seen.table, seat) !== 'traitor' &&
      consult(seen, 'may', { seat, what: 'step' }, null) === null,
  );

/** Whether any monster can be drawn nearer. */
export const callsMonsters = (seen: Seen, puller: PlayerID, card: CardID): boolean =>
  seen.table.monsters.some(
    (one) =>
      canMove(seen, one) &&
      canBeMoved(seen, one.id, { by: card, whose: puller }) &&
      nearer(seen, one.id, puller).length > 0,
  );

const enough: Alternative = { key: 'enough', label: 'enough', next: [], weight: 0.5 };

/** The steps of a card that pulls: `monsters`, and `heroes`, of those that are `left` one after the other. */
export const pulls = (card: CardID) =>
  stepsOf<Record<'monsters' | 'heroes', { left?: readonly FigureID[] }>>(`card:${card}`);

export function pulling(card: CardID): Pick<Thing, 'steps'> {
  const step = pulls(card);
  const waysFor = (
    at: At,
    puller: PlayerID,
    figures: readonly FigureID[],
    next: (rest: string[]) => Step[],
  ) =>
    (figures.every(isMonster) ? oneOfEach(at, figures) : figures)
      .filter((figure) => canBeMoved(at, figure, { by: card, whose: puller }))
      .flatMap((figure) =>
        nearer(at, figure, puller).map((to): Alternative => {
          const fact = figureFact(at.G, figure);
          return {
            key: `${figure} ${keyOf(to)}`,
            label: isMonster(figure) ? 'monster-go' : 'pull',
            facts: {
              room: roomFact(to.room),
              ...(isMonster(figure) ? { monster: fact } : { target: fact }),
            },
            next: [
              { do: 'put', seat: figure, to: { ...to } },
              ...next(figures.filter((one) => one !== figure)),
            ],
          };
        }),
      );

  /** One more of them, as long as its chooser likes. */
  const oneByOne = (
    at: At,
    told: { readonly seat?: PlayerID; readonly left?: readonly FigureID[] },
    name: 'monsters' | 'heroes',
    chooser: PlayerID,
    all: readonly FigureID[],
  ): Step[] => {
    const { seat = '' } = told;
    const left = all.filter((figure) => told.left?.includes(figure) ?? true);
    const again = (rest: string[]) => [step(name, { seat, left: rest })];
    const of = waysFor(at, seat, left, again);
    return of.length === 0 ? [] : [{ ...pick(`BH-${card}`, [...of, enough], card), seat: chooser }];
  };

  return {
    steps: {
      /** As the traitor likes; with no traitor all of them come, by the way their puller chooses. */
      monsters: (at, told) => {
        const traitor = at.G.haunt?.traitor ?? null;
        const all = at.G.monsters.filter((one) => canMove(at, one)).map(({ id }) => id);
        if (traitor !== null) return oneByOne(at, told, 'monsters', traitor, all);
        return all.map((id) =>
          pick(
            `BH-${card}`,
            waysFor(at, told.seat ?? '', [id], () => []),
            card,
          ),
        );
      },
      heroes: (at, told) => {
        const { seat = '' } = told;
        return oneByOne(at, told, 'heroes', seat, heroes(at, seat));
      },
    } satisfies Resolvers<unknown, typeof step>,
  };
}
