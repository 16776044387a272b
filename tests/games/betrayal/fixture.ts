import type { Direction, Floor, Trait } from '@games/betrayal/rules/components';
import type { ExplorerState, Tile } from '@games/betrayal/rules/state';
import type { Ask } from '@games/betrayal/rules/step';
import type { BetrayalView, Choice } from '@games/betrayal/rules/view';
import type { Json } from '@/kit/action';

/** A position made by hand, for looking at the table: no rules brought it about. */

const tile = (room: string, floor: Floor, x: number, y: number, turn: Direction = 0): Tile => ({
  room,
  floor,
  x,
  y,
  turn,
  isLost: false,
});

const TILES: Tile[] = [
  tile('grand-staircase', 'ground', -1, 0),
  tile('foyer', 'ground', 0, 0),
  tile('entrance-hall', 'ground', 1, 0),
  tile('library', 'ground', 0, -1),
  tile('kitchen', 'ground', 1, -1, 2),
  tile('ballroom', 'ground', 0, 1),
  tile('gardens', 'ground', -1, 1, 1),
  tile('coal-chute', 'ground', 1, 1, 0),
  tile('dining-room', 'ground', 0, 2, 0),
  tile('upper-landing', 'upper', 0, 0),
  tile('gallery', 'upper', 0, -1),
  tile('tower', 'upper', 1, 0),
  tile('master-bedroom', 'upper', -1, 0, 1),
  tile('attic', 'upper', 0, -2, 0),
  tile('basement-landing', 'basement', 0, 0),
  tile('furnace-room', 'basement', 1, 0, 0),
  tile('catacombs', 'basement', 0, 1, 0),
  tile('crypt', 'basement', -1, 0, 1),
];

const explorer = (
  name: string,
  room: string,
  traits: readonly [number, number, number, number],
  cards: string[],
  more: Partial<ExplorerState> = {},
): ExplorerState => ({
  explorer: name,
  room,
  side: null,
  traits: { speed: traits[0], might: traits[1], sanity: traits[2], knowledge: traits[3] },
  life: 'alive',
  cards,
  gains: [],
  ...more,
});

const values = (speed: number, might: number, sanity: number, knowledge: number): Record<Trait, number> => ({
  speed,
  might,
  sanity,
  knowledge,
});

interface Position {
  readonly ask: Ask;
  readonly choices: readonly Choice[];
  readonly changed?: Partial<BetrayalView>;
}

const label = (kind: string, facts: Readonly<Record<string, Json>> = {}) => ({ kind, facts });
const term = (word: string): Json => ({ term: word });

const go = (room: string, cost: number, path: string[]): Choice => ({
  move: 'go',
  args: [room],
  clause: 'BH17',
  cost,
  path,
  label: label('go', { room: term(`rooms.${room}`), count: cost }),
});

const discover = (room: string, direction: number, cost: number, path: string[] = [room]): Choice => ({
  move: 'discover',
  args: [room, direction],
  clause: 'BH22',
  cost,
  path,
  label: label('discover', {
    room: term(`rooms.${room}`),
    direction: term(`directions.${direction}`),
    count: cost,
  }),
});

const TURN: Choice[] = [
  go('foyer', 1, ['foyer']),
  go('entrance-hall', 2, ['foyer', 'entrance-hall']),
  go('ballroom', 2, ['foyer', 'ballroom']),
  go('grand-staircase', 2, ['foyer', 'grand-staircase']),
  go('upper-landing', 3, ['foyer', 'grand-staircase', 'upper-landing']),
  go('gardens', 3, ['foyer', 'ballroom', 'gardens']),
  go('coal-chute', 3, ['foyer', 'ballroom', 'coal-chute']),
  discover('library', 3, 1),
  discover('dining-room', 1, 3, ['foyer', 'ballroom', 'dining-room']),
  {
    move: 'use',
    args: ['crystal-ball'],
    clause: 'BH-crystal-ball',
    label: label('roll', { what: term('cards.crystal-ball'), trait: term('traits.knowledge') }),
    odds: { dice: 5, add: 0, from: 4, chance: 0.79 },
  },
  {
    move: 'attack',
    args: ['m1', 'might'],
    clause: 'BH55',
    label: label('attack', { target: term('haunts.4.monsters.spider'), trait: term('traits.might') }),
    odds: { dice: 4, add: 0, from: 5, chance: 0.38, isFight: true },
  },
  {
    move: 'attack',
    args: ['2', 'might', 'axe'],
    clause: 'BH55',
    label: label('attack-with', {
      target: { seat: '2' },
      trait: term('traits.might'),
      weapon: term('cards.axe'),
    }),
    odds: { dice: 5, add: 1, from: 5, chance: 0.62, isFight: true },
  },
  {
    move: 'use',
    args: ['healing-salve'],
    clause: 'BH-healing-salve',
    label: label('use-card', { card: term('cards.healing-salve') }),
  },
  { move: 'trade', args: ['2'], clause: 'BH34', label: label('trade', { partner: { seat: '2' } }) },
  { move: 'drop', args: ['axe'], clause: 'BH34', label: label('drop', { card: term('cards.axe') }) },
  {
    move: 'take',
    args: ['bell'],
    clause: 'BH34',
    label: label('take', { card: term('cards.bell') }),
    not: { reason: 'once-a-turn' },
  },
  { move: 'end', args: [], clause: 'BH83', label: label('end') },
];

const answer = (
  args: readonly (string | number)[],
  kind: string,
  facts: Readonly<Record<string, Json>> = {},
): Choice => ({
  move: 'answer',
  args,
  clause: 'BH41',
  label: label(kind, facts),
});

const POSITIONS = {
  turn: { ask: { do: 'ask', seat: '0', kind: 'turn' }, choices: TURN },
  waiting: { ask: { do: 'ask', seat: '1', kind: 'turn' }, choices: [] },
  split: {
    ask: { do: 'ask', seat: '0', kind: 'split', harm: 'physical', points: 3 },
    choices: [3, 2, 1, 0].map((a) =>
      answer([a], 'split', {
        first: term('traits.speed'),
        second: term('traits.might'),
        a,
        b: 3 - a,
      }),
    ),
  },
  'before-roll': {
    ask: {
      do: 'ask',
      seat: '0',
      kind: 'before-roll',
      roll: { do: 'roll', seat: '0', trait: 'sanity', use: 'event', what: 'cards.creepy-crawlies' },
    },
    choices: [answer(['roll'], 'roll-on'), answer(['adrenaline-shot'], 'use', { what: term('cards.idol') })],
  },
  'after-roll': {
    ask: {
      do: 'ask',
      seat: '0',
      kind: 'after-roll',
      roll: { do: 'roll', seat: '0', trait: 'sanity', use: 'event', what: 'cards.creepy-crawlies' },
      dice: [2, 0, 1, 1],
    },
    choices: [
      answer(['roll'], 'roll-on'),
      answer(['rabbits-foot', 1], 'reroll', { what: term('cards.rabbits-foot') }),
    ],
  },
  pick: {
    ask: { do: 'ask', seat: '0', kind: 'pick', of: [] },
    choices: ['speed', 'might', 'sanity', 'knowledge', 'none'].map((one) =>
      answer([one], one === 'none' ? 'nothing' : 'gain', { trait: term(`traits.${one}`) }),
    ),
  },
  doorway: {
    ask: { do: 'ask', seat: '0', kind: 'doorway', room: 'larder', of: [] },
    choices: [
      answer(['basement-landing', 0], 'doorway', {
        room: term('rooms.larder'),
        from: term('rooms.basement-landing'),
        direction: term('directions.0'),
      }),
    ],
  },
  place: {
    ask: { do: 'ask', seat: '0', kind: 'place', room: 'bedroom', from: 'upper-landing', direction: 2 },
    choices: [0, 1, 3].map((turn) => answer([turn], 'place', { turn })),
    changed: { turn: undefined as never },
  },
  explorer: {
    ask: { do: 'ask', seat: '0', kind: 'explorer' },
    choices: ['ox-bellows', 'darrin-flash-williams', 'zoe-ingstrom', 'missy-dubourde', 'jenny-leclerc'].map(
      (one): Choice => ({
        move: 'choose',
        args: [one],
        clause: 'BH7',
        label: label('choose', { explorer: term(`explorers.${one}`) }),
      }),
    ),
    changed: {
      stage: 'choosing',
      haunt: null,
      explorers: Array.from({ length: 4 }, () => explorer('', '', [3, 3, 3, 3], [], { explorer: null })),
    },
  },
  read: { ask: { do: 'ask', seat: '0', kind: 'read' }, choices: [answer([], 'read')] },
} as const satisfies Readonly<Record<string, Position>>;

export type PositionName = keyof typeof POSITIONS;

/** The position as seat 0 sees it when it is asked so. */
export function viewOf(name: PositionName, isHaunted = name === 'read'): BetrayalView {
  const { ask, choices } = POSITIONS[name];
  const position: Position = POSITIONS[name];
  const { turn: _turn, ...changed } = position.changed ?? {};
  return {
    playerID: '0',
    options: { start: 'door', haunt: 'chart' },
    stage: isHaunted ? 'haunt' : 'exploring',
    day: { month: 4, day: 12 },
    turnsTaken: [2, 2, 1, 1],
    tiles: TILES,
    explorers: [
      explorer('ox-bellows', 'library', [4, 3, 2, 3], ['crystal-ball', 'axe', 'healing-salve']),
      explorer('zoe-ingstrom', 'upper-landing', [5, 4, 3, 2], ['bite']),
      explorer('madame-zostra', 'library', [3, 2, 5, 4], ['bell', 'idol']),
      explorer('father-rhinehardt', 'catacombs', [3, 1, 5, 4], [], { side: 0 }),
    ],
    monsters: [
      {
        id: 'm1',
        kind: 'spider',
        nth: 1,
        mover: '1',
        fightsFor: 'traitor',
        turn: 'monsters',
        stunned: 0,
        wounds: 0,
        spaces: null,
        hasMoved: false,
        hasAttacked: false,
        isDone: false,
        room: 'library',
        side: null,
      },
      {
        id: 'm2',
        kind: 'twin',
        nth: 1,
        mover: '1',
        fightsFor: 'traitor',
        turn: 'monsters',
        stunned: 1,
        wounds: 0,
        spaces: null,
        hasMoved: false,
        hasAttacked: false,
        isDone: false,
        room: 'gallery',
        side: null,
      },
    ],
    tokens: [
      { id: 1, token: 'secret-passage', room: 'foyer', side: null },
      { id: 2, token: 'smoke', room: 'kitchen', side: null },
      { id: 3, token: 'drip', room: 'crypt', side: null },
    ],
    piles: [{ cards: ['rope', 'bell'], room: 'entrance-hall', side: null }],
    discardPiles: { omen: [], item: [], event: ['creepy-crawlies'] },
    gone: [],
    slices: {},
    turn: {
      seat: ask.seat,
      number: 9,
      spent: 1,
      hasMoved: true,
      isMovementOver: false,
      hasAttacked: false,
      isEnding: false,
      usedCards: [],
      done: [],
      began: 'library',
      omens: [],
    },
    first: '0',
    round: 3,
    omensDrawn: 3,
    lastOmen: null,
    haunt: isHaunted
      ? {
          number: 4,
          revealer: '2',
          omen: 'bite',
          room: 'gallery',
          began: { room: 'gallery', omens: 3, roll: 2 },
          traitor: '1',
          sides: ['heroes', 'traitor', 'heroes', 'heroes'],
          kind: 'two',
          players: 4,
          heroCount: 3,
          isOpen: false,
          read: [],
          isSubstitute: false,
        }
      : null,
    agenda: [],
    quiet: [false, false, false, false],
    outcome: null,
    stackCount: 24,
    discarded: [],
    deckCounts: { omen: 10, item: 19, event: 40 },
    looked: [],
    known: { stack: [], omen: [], item: [], event: [] },
    ask,
    choices,
    side: isHaunted ? 'heroes' : null,
    goal: isHaunted
      ? { clause: 'BH-h04-H', progress: 0.4, next: { kind: 'seek', facts: { room: 'library' } } }
      : null,
    makingFor: {},
    marks: isHaunted ? [{ on: 'haunt', word: 'track', value: 3 }] : [],
    slips: [],
    mine: null,
    values: {
      0: values(3, 5, 2, 3),
      1: values(5, 3, 5, 2),
      2: values(3, 3, 6, 4),
      3: values(3, 1, 6, 4),
      m1: { might: 4, speed: 3 },
      m2: { might: 5, speed: 4 },
    },
    ...changed,
  };
}
