import { pick } from '../../parts/cards/steps';
import { clock } from '../../parts/haunts/clock';
import { frontDoor, hasLeft } from '../../parts/haunts/front-door';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes } from '../../parts/haunts/heroes';
import { isOfKind } from '../../parts/haunts/of-kind';
import { remedy } from '../../parts/haunts/remedy';
import { tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { holderOf, isInDeck } from '../../rules/cards';
import type { FigureID } from '../../rules/components';
import { isMonster, placeOf, sideOf } from '../../rules/figures';
import { addMonster } from '../../rules/monsters';
import type { Table } from '../../rules/state';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Haunt, MonsterSheet, Resolvers } from '../../rules/thing';
import { goals } from './goals';
import { HATCHED, isFree, isWayOut, KIT, SALVE, type State } from './state';

/** The revealer hangs in a web with eggs under the skin; a spider grows, and the others have to cut, cure and get out. */

/** The Spider by the track. */
const SPIDER: readonly MonsterSheet[] = [
  { speed: 0, might: 2, sanity: 5 },
  { speed: 1, might: 2, sanity: 5 },
  { speed: 2, might: 4, sanity: 5 },
  { speed: 4, might: 4, sanity: 5 },
  { speed: 5, might: 5, sanity: 5 },
  { speed: 6, might: 7, sanity: 5 },
  { speed: 6, might: 8, sanity: 5 },
];

const step = stepsOf<{ cut: Nothing; 'take-kit': Nothing }>('haunt');

const isWeb = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean => isOfKind(table, figure, 'web');

export const theWebOfDestiny: Haunt = hauntOf<State>({
  number: 4,
  sides: 'two',
  traitor: traitors[4],
  parts: [
    // In the room of the one who is infested: who holds the Kit may try, who holds the Salve need not (BH-h04-D4).
    remedy<State>({
      clause: 'BH-h04',
      of: ({ stuck }) => stuck,
      tool: { card: KIT, trait: 'knowledge', from: 4 },
      balm: SALVE,
    }),
    clock(1),
    frontDoor<State>(6, ({ table, mine }) => isWayOut(table, mine)),
  ],
  begin: ({ G }) => ({ stuck: G.haunt?.revealer ?? '0', cuts: 0 }),
  ...openSlice,
  setup: ({ G }) => {
    const { traitor, players, revealer } = G.haunt ?? { traitor: null, players: 0, revealer: '0' };
    addMonster(G, 'spider', placeOf(G, holderOf(G, 'bite') ?? revealer), { mover: traitor });
    addMonster(G, 'web', placeOf(G, revealer), { mover: null });
    return players <= 4 && traitor !== null
      ? [{ do: 'die', seat: traitor, source: 'haunts.4.monsters.spider' }]
      : [];
  },
  monsters: {
    spider: {
      sheet: ({ mine }) => SPIDER[Math.min(mine.track, SPIDER.length) - 1] ?? {},
      rerollsBlanks: true,
      // It goes for somebody else while the eggs live; with nobody else left, where it likes (BH-h04-D8).
      prey: ({ table, mine }) => {
        const others = heroes(table).filter((seat) => seat !== mine.stuck);
        return mine.cure.isDone || others.length === 0 ? null : others;
      },
    },
    web: { sheet: () => ({ might: 4 }), isObject: true },
  },
  alters: {
    may: ({ table, mine }, { seat, what }, so) =>
      what === 'step' && seat === mine.stuck && !isFree(table, mine)
        ? { reason: 'in-the-web', clause: 'BH-h04' }
        : so,
    moved: ({ table, mine }, { figure }, so) => (figure === mine.stuck && !isFree(table, mine) ? false : so),
    dies: ({ mine }, { seat }, so) => (seat === mine.stuck && !mine.cure.isDone ? false : so),
    struck: ({ table }, { attack: { attacker, target }, margin }, so) =>
      margin > 0 && isWeb(table, target) ? [step('cut', { seat: attacker })] : so,
    // The Kit comes in place of the item that would have been drawn (BH-h04-D3).
    drawing: ({ table }, { seat, deck }, so) =>
      deck === 'item' && sideOf(table, seat) === 'heroes' && isInDeck(table, KIT)
        ? [
            pick('BH-h04', [
              {
                key: 'kit',
                label: 'take-kit',
                facts: { card: { term: `cards.${KIT}` } },
                next: [step('take-kit', { seat })],
                weight: 4,
              },
              { key: 'draw', label: 'draw-item', next: so },
            ]),
          ]
        : so,
    // Nobody attacks whoever carries living eggs, and only heroes the web (BH-h04-D6).
    foes: ({ table, mine }, { attacker, target }, so) => {
      if (target === mine.stuck && !mine.cure.isDone) return false;
      return isWeb(table, target) ? so && !isMonster(attacker) : so;
    },
  },
  steps: {
    cut: (at, { seat = null }) => {
      const { G, mine } = at;
      const cuts = mine.cuts + 1;
      change(at, { cuts });
      tellTask(G, seat, 'rolls.web', cuts);
      if (cuts >= (G.haunt?.players ?? 0)) G.monsters = G.monsters.filter(({ kind }) => kind !== 'web');
      return [];
    },
    'take-kit': ({ G }, { seat }) => {
      if (G.turn.seat === seat) G.turn.isMovementOver = true;
      return [{ do: 'fetch', seat, card: KIT }];
    },
  } satisfies Resolvers<State, typeof step>,
  won: ({ G, mine }) => [
    ...(hasLeft(G) ? (['heroes'] as const) : []),
    ...(!mine.cure.isDone && mine.track >= HATCHED ? (['traitor'] as const) : []),
  ],
  goals,
  marks: ({ mine }) => [
    ...(mine.cuts > 0 ? [{ on: 'haunt' as const, word: 'cuts', value: mine.cuts }] : []),
    ...(mine.cure.isDone ? [] : [{ on: { seat: mine.stuck }, word: 'eggs' }]),
  ],
});
