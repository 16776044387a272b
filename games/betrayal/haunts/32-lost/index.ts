import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { highPeril } from '../../parts/haunts/peril';
import { isStart, placedAnew, startOf } from '../../parts/haunts/placed-anew';
import { slipsOf, sumOf } from '../../parts/haunts/sum';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { unhinge, unhinged } from '../../parts/haunts/unhinged';
import { FLOORS, MOST_FACE, type RoomID, signed } from '../../rules/components';
import { explorerAt, isAlive, livingSeats, sideOf } from '../../rules/figures';
import { standing, tileOf } from '../../rules/house';
import { room as roomFact, say, sayTo, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers } from '../../rules/thing';
import { goals } from './goals';
import {
  addends,
  CLAUSE,
  CLUE,
  CLUE_FROM,
  CLUES,
  chanceToPlay,
  clueIn,
  cluesLeft,
  neededIn,
  notesLeft,
  ORGAN,
  PLAY,
  playing,
  type Seer,
  type State,
  spareOf,
  WRONG,
  WRONG_FROM,
} from './state';

/** The house has taken its rooms back; an organ may play whoever is lost in it home, before they forget who they are. */

const step = stepsOf<
  Record<'organ' | 'forget', Nothing> & {
    played: Rolled;
    searched: Rolled & { room: RoomID };
    spoilt: Rolled & { room: RoomID };
  }
>('haunt');

const FORGET = 'rolls.forget';
const DICE = 2;

/** Back into the stack, floor by floor; what lies there comes to that floor's start tile (BH-h32-D1). */
const takeUp = (at: At, taken: readonly RoomID[]): Step[] =>
  FLOORS.map((floor) => {
    const rooms = taken.filter((room) => standing(at.G, room).floor === floor);
    return { do: 'take-up', rooms, to: 'stack', into: startOf(at.box, floor) };
  });

/** Those with somebody in them; with no doorway left one goes back like the others (BH-h32-K4). */
const anew = placedAnew((at, room) => takeUp(at, [room]));

/** Once a turn for each hero, by all that adds up and the number of players (BH-h32-H, BH-h32-D8). */
function organ(seen: Seer, seat: PlayerID): Option[] {
  const { add = 0 } = playing(seen, seat);
  return task(seen, seat, {
    kind: 'play',
    args: ['play'],
    clause: CLAUSE,
    trait: 'knowledge',
    from: neededIn(seen),
    add,
    what: PLAY,
    label: { kind: 'play', facts: { trait: traitFact('knowledge'), sum: signed(add) } },
    next: step.after('played'),
    weight: chanceToPlay(seen, seat) > 0 ? 60 : 0.01,
  });
}

/** Each clue once a turn for each hero, till one of them has found it (BH-h32-D2, BH-h32-D8). */
function clue(seen: Seer, seat: PlayerID, room: RoomID): Option[] {
  const trait = CLUES[room];
  if (trait === undefined || !cluesLeft(seen).includes(room)) return [];
  return task(seen, seat, {
    kind: clueIn(room),
    args: ['clue', room],
    clause: CLAUSE,
    trait,
    from: CLUE_FROM,
    what: CLUE,
    label: { kind: 'clue', facts: { room: roomFact(room), trait: traitFact(trait) } },
    next: step.after('searched', { room }),
    weight: 60,
  });
}

/** The traitor's, once a turn in all, each room once (BH-h32-R, BH-h32-D3). */
const note = (seen: Seer, seat: PlayerID, room: RoomID): Option[] =>
  notesLeft(seen).includes(room)
    ? task(seen, seat, {
        kind: 'wrong',
        args: ['wrong', room],
        clause: CLAUSE,
        trait: 'knowledge',
        from: WRONG_FROM,
        what: WRONG,
        label: { kind: 'wrong', facts: { room: roomFact(room), trait: traitFact('knowledge') } },
        next: step.after('spoilt', { room }),
        weight: 60,
      })
    : [];

function offers(seen: Seer, seat: PlayerID): Option[] {
  const { room } = explorerAt(seen.table, seat);
  if (sideOf(seen.table, seat) !== 'heroes') return note(seen, seat, room);
  return room === ORGAN ? organ(seen, seat) : clue(seen, seat, room);
}

/** What the start of a hero's next turn may be its end by. */
function perils(seen: Seer, seat: PlayerID): Mark[] {
  const from = spareOf(seen, seat) + 1;
  return from <= DICE * MOST_FACE ? highPeril({ seat, what: FORGET, ill: 'kills' }, DICE, from) : [];
}

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const sum = sumOf(addends(seen), null);
  const on = (room: RoomID) => ({ on: { room } });
  return [
    ...(tileOf(table, ORGAN) === undefined
      ? []
      : [{ ...on(ORGAN), word: 'organ', value: sum, facts: { sum: signed(sum) } }]),
    ...cluesLeft(seen).map((room) => ({ ...on(room), word: 'clue' })),
    ...notesLeft(seen).map((room): Mark => ({ ...on(room), word: 'note', to: 'traitor' })),
    ...mine.wrong
      .filter((room) => tileOf(table, room) !== undefined)
      .map((room) => ({ ...on(room), word: 'wrong' })),
    ...livingSeats(table)
      .filter((seat) => sideOf(table, seat) === 'heroes')
      .flatMap((seat) => perils(seen, seat)),
  ];
}

export const lost: Haunt = hauntOf<State>({
  number: 32,
  sides: 'two',
  traitor: traitors[32],
  parts: [anew.part, unhinged(CLAUSE, { might: 3, sanity: 1.5, speed: 0.15, knowledge: 0.03 })],
  begin: () => ({ found: [], wrong: [], isHome: false }),
  ...openSlice,
  setup: (at) => {
    const { G, box } = at;
    const taken = livingSeats(G).map((seat) => explorerAt(G, seat).room);
    const loose = G.tiles.flatMap(({ room }) => (isStart(box, room) ? [] : [room]));
    const kept = loose.filter((room) => taken.includes(room));
    return [
      ...takeUp(
        at,
        loose.filter((room) => !taken.includes(room)),
      ),
      anew.place(kept),
      step('organ'),
    ];
  },
  steps: {
    // One with somebody in it has been placed with the others (BH-h32-D5).
    organ: ({ G, box }) => {
      const beside = G.tiles.flatMap(({ room }) => (isStart(box, room) ? [room] : []));
      return [{ do: 'find-room', seat: traitorOf(G), room: ORGAN, beside, isSetup: true }];
    },
    // Nobody's own roll: no card helps (BH-h32-D7, BH-h32-K7).
    forget: ({ G }, { seat = '' }) => {
      if (!isAlive(explorerAt(G, seat))) return [];
      const next = unhinge.after('rolled', { seat });
      return [{ do: 'roll', seat, dice: DICE, use: 'haunt', what: FORGET, isLent: true, next }];
    },
    played: (at, { seat = '', total }) => {
      const of = neededIn(at);
      if (total < of) sayTo(at.G, 'heroes', 'organ-dies', seat, { total }, { of });
      else {
        change(at, { isHome: true });
        say(at.G, 'organ-answers', seat, { total });
      }
      return [];
    },
    searched: (at, { seat = '', room, total }) => {
      if (total < CLUE_FROM) tellTask(at.G, seat, CLUE, null);
      else {
        change(at, { found: [...at.mine.found, room] });
        say(at.G, 'clue-found', seat, { room: roomFact(room) });
      }
      return [];
    },
    spoilt: (at, { seat = '', room, total }) => {
      if (total < WRONG_FROM) tellTask(at.G, seat, WRONG, null);
      else {
        const wrong = [...at.mine.wrong, room];
        change(at, { wrong });
        say(at.G, 'note-left', seat, { room: roomFact(room), count: wrong.length });
      }
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnBegan: ({ G }, { seat }) => (sideOf(G, seat) === 'heroes' ? [step('forget', { seat })] : []),
  },
  alters: reaching({ [PLAY]: (seen) => neededIn(seen), [CLUE]: CLUE_FROM, [WRONG]: WRONG_FROM }),
  offers: { turn: (seen, { seat }) => offers(seen, seat) },
  won: ({ mine }) => (mine.isHome ? ['heroes'] : []),
  goals,
  marks,
  slips: (seen) => slipsOf(addends(seen)),
});
