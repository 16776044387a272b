import { change, hauntOf, openSlice } from '../../parts/haunt';
import { traitorOf } from '../../parts/heroes';
import { pick } from '../../parts/steps';
import { traitors } from '../../parts/traitors-by-haunt';
import { wounded } from '../../parts/wounded';
import { layDown } from '../../rules/cards';
import { explorerAt, isMonster } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Step } from '../../rules/state';
import type { At, Card, Haunt, Mark } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { armoryOptions } from './armory';
import { breath, fireSteps } from './fire';
import { goals } from './goals';
import {
  ARMOR,
  BREATHED,
  cardOf,
  DRAGON,
  dragonIn,
  FIRE,
  holds,
  isDragon,
  LAIR,
  lyingAt,
  playersOf,
  QUESTS,
  type Quest,
  ROOMS,
  SHIELD,
  type State,
  WORN,
} from './state';

/** A Dragon has come home to the Entrance Hall; it bites, it breathes fire, and a spear is what it fears. */

/** Points of each defeat that its scales keep off, and of each hit that old armour does. */
const SCALES = 2;
const PLATES = 5;
const SPEAR = 'spear';
const AGAINST_DRAGONS = 4;

const THING: Card = { deck: 'quest', clause: 'BH-h15', isItem: true };

/** One of the two rooms it may lie in, as far as they are found; of both the traitor says which (BH-g32). */
function place({ G, mine }: At<State>, quest: Quest): Step[] {
  const here = mine.lies[quest] === null ? roomsInPlay(G, ROOMS[quest]) : [];
  const lay = (room: string): Step => ({ do: 'haunt/lay', quest, room });
  if (here.length < 2) return here.map(lay);
  const of = here.map((room) => ({
    key: room,
    label: `lay-${quest}`,
    facts: { room: roomFact(room) },
    next: [lay(room)],
  }));
  return [{ ...pick('BH-h15', of), seat: traitorOf(G) }];
}

export const hereThereBeDragons: Haunt = hauntOf<State>({
  number: 15,
  sides: 'two',
  traitor: traitors[15],
  // What the Ring does to it counts as well (BH-h15-K5).
  parts: [wounded(DRAGON, playersOf, { less: SCALES, isByMind: true })],
  begin: () => ({ hasWoken: false, lies: { shield: null, armor: null }, taken: [] }),
  ...openSlice,
  setup: () => [{ do: 'haunt/wake' }],
  monsters: {
    [DRAGON]: {
      sheet: () => ({ speed: 3, might: 8, sanity: 6 }),
      offers: breath,
      menace: () => 4,
    },
  },
  things: {
    shield: THING,
    armor: { ...THING, isUnstealable: true },
    worn: { ...THING, isItem: false, isFixed: true },
  },
  alters: {
    dice: ({ table }, { roll: { seat, use, against, weapon, trait } }, so) => {
      if (trait !== 'might' || !isDragon(table, against) || !holds(table, seat, SPEAR)) return so;
      const isArmed = use === 'attack' ? weapon === SPEAR : use === 'defence';
      return isArmed ? { ...so, add: so.add + AGAINST_DRAGONS } : so;
    },
    spaces: ({ table }, { figure }, so) =>
      so - [SHIELD, WORN].filter((card) => holds(table, figure, card)).length,
    // It does not add to the Armor card (BH-h15-D5), and keeps no fire off.
    harm: ({ table }, { figure, kind, points, source }, so) =>
      kind === 'physical' && source !== FIRE && holds(table, figure, WORN)
        ? Math.max(0, Math.min(so, points - PLATES))
        : so,
    foes: ({ table }, { target, trait }, so) => so && !(trait === 'speed' && isDragon(table, target)),
    // Dynamite is a matter of Speed (BH-g18).
    felled: ({ table }, { monster }, so) => (isDragon(table, monster.id) ? [] : so),
    // It goes no further once it has done either (BH-h15-D2).
    waysOut: ({ table }, { figure }, so) => {
      const hasActed = isMonster(figure) && table.turn.seat === null && isDragon(table, figure);
      return hasActed && (isDone(table, BREATHED) || dragonIn(table)?.hasAttacked === true) ? [] : so;
    },
  },
  steps: {
    ...fireSteps,
    wake: (at) => {
      addMonster(at.G, DRAGON, { room: LAIR, side: null }, traitorOf(at.G));
      change(at, { hasWoken: true });
      return QUESTS.flatMap((quest) => place(at, quest));
    },
    lay: (at, { quest, room }) => {
      const which = quest as Quest;
      change(at, { lies: { ...at.mine.lies, [which]: String(room) } });
      say(at.G, 'lies', null, { card: cardFact(cardOf[which]), room: roomFact(String(room)) });
      return [];
    },
    fetch: (at, { seat = '', quest }) => {
      const which = quest as Quest;
      change(at, { taken: [...at.mine.taken, which] });
      say(at.G, 'take', seat, { card: cardFact(cardOf[which]) });
      return [{ do: 'gain-card', seat, card: cardOf[which] }];
    },
    change: ({ G }, { seat = '' }) => {
      const explorer = explorerAt(G, seat);
      const isWorn = explorer.cards.includes(WORN);
      const [from, to] = isWorn ? [WORN, ARMOR] : [ARMOR, WORN];
      explorer.cards = explorer.cards.map((card) => (card === from ? to : card));
      say(G, isWorn ? 'doffs' : 'dons', seat);
      return [];
    },
  },
  on: {
    laid: (at, { room }) =>
      QUESTS.filter((quest) => ROOMS[quest].includes(room)).flatMap((quest) => place(at, quest)),
    // What the dead wore is for others to put on.
    died: ({ G }, { seat }) => {
      if (!G.gone.includes(WORN)) return [];
      G.gone = G.gone.filter((card) => card !== WORN);
      const { room, side } = explorerAt(G, seat);
      layDown(G, { room, side }, [ARMOR]);
      say(G, 'left-behind', seat, { card: cardFact(ARMOR), room: roomFact(room) });
      return [];
    },
    monstersTurnEnded: ({ G }) => (isDone(G, BREATHED) ? [] : [{ do: 'haunt/breathe' }]),
  },
  offers: { turn: (seen, { seat }) => armoryOptions(seen, seat) },
  won: ({ G, mine }) => (mine.hasWoken && dragonIn(G) === undefined ? ['heroes'] : []),
  goals,
  marks: ({ mine }) =>
    QUESTS.flatMap((quest): Mark[] => {
      const room = lyingAt(mine, quest);
      return room === null ? [] : [{ on: { room }, word: quest }];
    }),
});
