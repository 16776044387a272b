import type { PlayerID } from '@/kit/action';
import { harmDice, mark } from '../../parts/cards/steps';
import { duel } from '../../parts/haunts/duel';
import { barred, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, placerFor, traitorOf } from '../../parts/haunts/heroes';
import { isOfKind } from '../../parts/haunts/of-kind';
import { deadlyPoints, highPeril } from '../../parts/haunts/peril';
import { slain } from '../../parts/haunts/slain';
import { stunned, stunsTraitor } from '../../parts/haunts/stunned';
import { throughWalls } from '../../parts/haunts/through-walls';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { wounded } from '../../parts/haunts/wounded';
import { attackOption, targetsOf } from '../../rules/attacks';
import { type FigureID, HARMED, MOST_FACE, type RoomID, type Trait } from '../../rules/components';
import { isTraitor, placeOf } from '../../rules/figures';
import { say, sayTo } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import { oddsOf } from '../../rules/rolls';
import type { Table } from '../../rules/state';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';
import type { Haunt, Mark, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { distancesFrom } from '../../rules/ways';
import { boldness, goals, sharpened, worthHitting, worthOf } from './goals';
import { souls } from './souls';
import {
  BODY,
  bodiesIn,
  bodiesOf,
  CLAUSE,
  DICE,
  fromOf,
  HIT,
  isEmpty,
  isSoul,
  type Seer,
  SPIRIT,
  type State,
  soulOf,
  spiritOf,
  withinReach,
} from './state';

/** Somebody has shaken the heroes out of their bodies, for a Spirit that is looking for one that fits. */

const step = stepsOf<
  Record<'begin' | 'link' | 'hit' | 'hurt', Nothing> & { rolled: Rolled & { body: FigureID } }
>('haunt');

const MIND: readonly Trait[] = HARMED.mental;
const [LANDING, FOYER, STAIRS] = ['basement-landing', 'foyer', 'stairs-from-basement'] as const;
/** One try a monsters’ turn (BH-h49-D9). */
const RITE = 'rite';
const RITE_ROLL = 'rolls.rite';

/** How many hits, and how many rites. */
const enough = ({ haunt }: Pick<Table, 'haunt'>): number => haunt?.players ?? 0;

/** A Soul fights with its mind, and is fought so, with bare hands (BH-h49-R, BH-h49-D2, BH-h49-K6). */
function foes(
  { table }: Seer,
  { attacker, target, trait, weapon }: Questions['foes']['asked'],
  so: boolean,
): boolean {
  const isOfSouls = isSoul(table, attacker) || isSoul(table, target);
  return so && !(isOfSouls && (weapon !== undefined || !MIND.some((one) => one === trait)));
}

/** The Spirit’s lost attack comes to nothing, nor is a Soul hurt that has lost its own on it (BH-h49-H, BH-h49-D11). */
function struck(
  { table }: Seer,
  { attack: { attacker, target }, margin }: Questions['struck']['asked'],
  so: Questions['struck']['answer'],
): Questions['struck']['answer'] {
  const traitor = traitorOf(table);
  if (margin < 0 && [attacker, target].some((one) => isOfKind(table, one, SPIRIT))) return [];
  if (margin > 0 && target === traitor) return stunsTraitor(false);
  // His turn is over as well (BH-h49-K4).
  return margin < 0 && attacker === traitor ? stunsTraitor(true) : so;
}

const fights = HARMED.mental.map((trait) =>
  duel({ clause: CLAUSE, trait, label: 'attack-with-trait', may: () => true }),
);

/** A body in the traitor’s room is his to strike, as the attack of the turn (BH-h49-D5). */
const blows = (seen: Seer, seat: PlayerID): Option[] =>
  !isTraitor(seen.table, seat)
    ? []
    : withinReach(seen).map((soul) => {
        const option = deed(CLAUSE, 'hit-body', {
          args: ['hit-body', soul],
          facts: { target: { seat: soul }, count: DICE },
          weight: worthHitting(seen, soul),
          next: [{ do: 'forgo-attack' }, step('hit', { seat: soul })],
        });
        return barred(
          option,
          seen.table.turn.hasAttacked ? { reason: 'has-attacked', clause: CLAUSE } : undefined,
        );
      });

/** It tries on a body that nobody is left for, beside its attack (BH-h49-D3, BH-h49-D9). */
const rites = (seen: Seer, id: FigureID, room: RoomID): Option[] =>
  isDone(seen.table, RITE)
    ? []
    : bodiesIn(seen.table, room, true).map((body) => {
        const roll = { do: 'roll', seat: id, trait: 'sanity', use: 'task', what: RITE_ROLL } as const;
        return deed(CLAUSE, 'rite', {
          args: [id, RITE, soulOf(body)],
          facts: { target: { seat: soulOf(body) } },
          odds: oddsOf(seen, roll, fromOf(seen, body)),
          weight: 60,
          next: [mark(RITE), { ...roll, next: step.after('rolled', { body: body.id }) }],
        });
      });

/** It fights with Sanity of itself, with Knowledge as it likes (BH-h49-D3). */
const strikes = (seen: Seer, id: FigureID): Option[] =>
  targetsOf(seen, id, 'knowledge').map((target) => {
    const option = attackOption(seen, { attacker: id, target, trait: 'knowledge' });
    return { ...option, weight: worthOf(option) };
  });

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  return [
    ...bodiesOf(table).flatMap((one): Mark[] => {
      const { id } = one;
      const value = mine.rites[id];
      return [
        ...(isEmpty(table, one) ? [{ on: { monster: id }, word: 'empty' }] : []),
        ...(value === undefined ? [] : [{ on: { monster: id }, word: 'rites', value }]),
      ];
    }),
    ...withinReach(seen).flatMap((seat) => {
      const from = deadlyPoints(seen, seat, 'mental', DICE * MOST_FACE, HIT);
      return from === undefined ? [] : highPeril({ seat, what: HIT, ill: 'kills' }, DICE, from);
    }),
  ];
}

export const youWearItWell: Haunt = hauntOf<State>({
  number: 49,
  sides: 'two',
  traitor: traitors[49],
  parts: [
    souls,
    stunned,
    throughWalls({
      clause: CLAUSE,
      walks: ({ table }, figure) => isSoul(table, figure) || isOfKind(table, figure, SPIRIT),
    }),
    wounded(SPIRIT, enough, {
      isByMind: true,
      each: 1,
      side: 'heroes',
      dies: ({ G }) => {
        say(G, 'spirit-fades', null);
        return [];
      },
    }),
  ],
  begin: () => ({ rites: {} }),
  ...openSlice,
  setup: () => [step('begin'), step('link')],
  offers: {
    turn: (seen, { seat }) => [
      ...sharpened(fights.flatMap((fight) => fight(seen, seat))),
      ...blows(seen, seat),
    ],
  },
  steps: {
    // Everybody begins where the body lies (BH-h49-D8).
    begin: ({ G }) => {
      const traitor = traitorOf(G);
      addMonster(G, SPIRIT, placeOf(G, traitor), { mover: traitor });
      for (const seat of heroes(G))
        addMonster(G, BODY, placeOf(G, seat), { mover: seat, fightsFor: 'heroes', turn: 'none' });
      return [];
    },
    // A Soul comes down by every way by which it comes up (BH-h49-D1, BH-h49-K1).
    link: (at) => {
      const [seat] = heroes(at.G);
      if (distancesFrom(at, LANDING, seat).has(FOYER)) return [];
      return [{ do: 'find-room', seat: placerFor(at.G), room: STAIRS, isSetup: true }];
    },
    // Without defence: no roll is made against it (BH-h49-R).
    hit: ({ G }, { seat = '' }) => {
      say(G, 'body-hit', traitorOf(G), { target: { seat } });
      return [{ ...harmDice('mental', DICE), seat, source: traitorOf(G) }, step('hurt', { seat })];
    },
    // A body that has been the death of its Soul is no use to anybody (BH-h49-R, BH-h49-K5).
    hurt: ({ G }, { seat = '' }) =>
      bodiesOf(G).flatMap((one) => (soulOf(one) === seat && isEmpty(G, one) ? slain(G, one.id) : [])),
    rolled: (at, { body, total }) => {
      const { G, mine } = at;
      const one = bodiesOf(G).find(({ id }) => id === body);
      if (one === undefined) return [];
      const seat = soulOf(one);
      if (total < fromOf(at, one)) {
        say(G, 'rite-failed', seat);
        return [];
      }
      const done = (mine.rites[body] ?? 0) + 1;
      change(at, { rites: { ...mine.rites, [body]: done } });
      sayTo(G, 'traitor', 'rite-done', seat, { done }, { of: enough(G) });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  alters: { foes, struck, felled: () => [] },
  monsters: {
    [SPIRIT]: {
      sheet: () => ({ speed: 3, sanity: 6, knowledge: 6 }),
      offers: (seen, { id, room, hasAttacked }) => [
        ...(hasAttacked ? [] : strikes(seen, id)),
        ...rites(seen, id, room),
      ],
      boldness,
      menace: () => 1,
    },
    [BODY]: { sheet: () => ({}), isObject: true, menace: () => 0 },
  },
  won: ({ G, mine }) => [
    ...((spiritOf(G)?.wounds ?? 0) >= enough(G) ? (['heroes'] as const) : []),
    ...(Object.values(mine.rites).some((done) => done >= enough(G)) ? (['traitor'] as const) : []),
  ],
  goals,
  marks,
});
