import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { pickFor, restored } from '../../parts/cards/steps';
import { barred, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heavy } from '../../parts/haunts/heavy';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { peril } from '../../parts/haunts/peril';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { layDown, takeFrom } from '../../rules/cards';
import type { CardID, Deck, FigureID, RoomID, Trait } from '../../rules/components';
import { explorerAt, isAlive, isTraitor, placeOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import { type Alternative, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers, Seen } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { isDone } from '../../rules/turn';
import { distancesFrom, type Reached, reachable, walk } from '../../rules/ways';
import { goals, worthGiving } from './goals';
import {
  bodyOf,
  CLAUSE,
  FORMS,
  formOf,
  GATES,
  isBodyIn,
  isWeapon,
  RITE,
  type Seer,
  STATUE,
  type State,
  statueIn,
  WEAPONS,
} from './state';

/** Somebody nothing can hurt wants a body for a gate; a statue can be woken that takes his strength, if one brings it to him. */

const step = stepsOf<
  Record<'arise' | 'beat' | 'fell', Nothing> & { arm: { deck: Deck }; give: { card: CardID } } & Record<
      'pushed' | 'chanted',
      Rolled
    >
>('haunt');

const PUSH = 'push';
const RITES = 'rite';
const TITLE = 'haunts.42.title';
const STATUES = `haunts.42.monsters.${STATUE}`;
const MINDS: readonly Trait[] = ['knowledge', 'sanity'];

/** The traitor has all that he began with, and a weapon out of the stack he names (BH-h42-S, BH-h42-D2). */
function setup({ G }: At<State>): Step[] {
  const traitor = traitorOf(G);
  const isThere = (card: CardID, deck: 'item' | 'omen') =>
    G.decks[deck].includes(card) || G.discardPiles[deck].includes(card);
  const ways = (['item', 'omen'] as const)
    .filter((deck) => WEAPONS[deck].some((card) => isThere(card, deck)))
    .map(
      (deck): Alternative => ({
        key: deck,
        label: 'arm',
        facts: { deck: { term: `decks.${deck}` } },
        next: [step('arm', { seat: traitor, deck })],
      }),
    );
  return [step('arise'), ...restored(traitor), ...pickFor(traitor, CLAUSE, ways)];
}

/** Whether it is awake, and in his room, on whichever side of a barrier (BH-h42-D8). */
const isBeside = ({ table, mine }: Seer): boolean =>
  mine.form !== null && statueIn(table)?.room === explorerAt(table, traitorOf(table)).room;

/** What a hero hands to it where it stands, free (BH-h42-D10): an item not used or moved in this turn (BH33). */
function giving(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const loose = looseCards(seen, seat);
  return explorerAt(table, seat).cards.flatMap((card) => {
    const one = FORMS[card];
    if (one === undefined) return [];
    const facts = { card: cardFact(card), form: one.form, trait: traitFact(one.trait) };
    const reason = mine.form !== null ? 'has-form' : loose.includes(card) ? undefined : 'card-moved';
    const next = [step('give', { seat, card })];
    const option = deed(CLAUSE, 'give', {
      args: ['give', card],
      facts,
      weight: worthGiving(seen, card),
      next,
    });
    return [barred(option, reason === undefined ? undefined : { reason, clause: CLAUSE })];
  });
}

/** Rooms between it and the traitor; one at least, where a roll is to do anything. */
const farOff = (seen: Seen): number => {
  const { table } = seen;
  const statue = statueIn(table);
  if (statue === undefined) return 1;
  return Math.max(
    1,
    distancesFrom(seen, statue.room, statue.id).get(explorerAt(table, traitorOf(table)).room) ?? 1,
  );
};

/** A hero moves it, once in its own turn; of the mind the hero names what it is done with (BH-h42-D3). */
function pushing(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const reason = mine.form === null ? 'no-form' : isDone(table, PUSH) ? 'has-pushed' : undefined;
  if (reason !== undefined) return [deed(CLAUSE, PUSH, { not: { reason, clause: CLAUSE }, next: [] })];
  return MINDS.flatMap((trait) =>
    task(seen, seat, {
      kind: PUSH,
      args: [PUSH, trait],
      clause: CLAUSE,
      trait,
      from: farOff(seen),
      what: 'rolls.push',
      label: { kind: 'push-with', facts: { trait: traitFact(trait), traitor: { seat: traitorOf(table) } } },
      next: step.after('pushed'),
      weight: isBeside(seen) ? 0.01 : 14,
    }),
  );
}

/** In one of three rooms, with a body there, the traitor opens the gate (BH-h42-T, BH-h42-D11). */
function chanting(seen: Seer, seat: PlayerID): Option[] {
  const { room } = explorerAt(seen.table, seat);
  if (!GATES.includes(room)) return [];
  const reason = isDone(seen.table, RITES) ? 'one-rite' : isBodyIn(seen, room) ? undefined : 'no-body';
  if (reason !== undefined) return [deed(CLAUSE, RITES, { not: { reason, clause: CLAUSE }, next: [] })];
  return MINDS.flatMap((trait) =>
    task(seen, seat, {
      kind: RITES,
      args: [RITES, trait],
      clause: CLAUSE,
      trait,
      from: RITE,
      what: 'rolls.rite',
      label: { kind: 'rite-with', facts: { trait: traitFact(trait) } },
      next: step.after('chanted'),
      weight: 20,
    }),
  );
}

function turn(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  if (isTraitor(table, seat)) return chanting(seen, seat);
  const isHere = explorerAt(table, seat).room === statueIn(table)?.room;
  return isHere ? [...giving(seen, seat), ...pushing(seen, seat)] : [];
}

/** Where it gets to with so many steps; a room with a barrier is one, whatever the side (BH-h42-D8). */
function reachOf(at: At, statue: FigureID, spaces: number): Reached[] {
  const monsters = at.table.monsters.map((one) =>
    one.id === statue ? { ...one, spaces, hasMoved: true } : one,
  );
  const all = reachable({ ...at, table: { ...at.table, monsters } }, statue);
  return all.filter(
    ({ place, path }, n) => path.length > 0 && all.findIndex((one) => one.place.room === place.room) === n,
  );
}

const AT_HIM = 60;
/** What each room farther from him makes of it. */
const NEARER = 0.35;

/** Where whoever has moved it lets it come to stand. */
function leading(at: At, seat: PlayerID, total: number): Step[] {
  const { G } = at;
  const statue = statueIn(G);
  if (statue === undefined) return [];
  const from = placeOf(G, statue.id);
  const { room } = explorerAt(G, traitorOf(G));
  const weightOf = (one: RoomID) => AT_HIM * NEARER ** (distancesFrom(at, one, statue.id).get(room) ?? 9);
  const way = (to: RoomID, next: readonly Step[]): Alternative => ({
    key: to,
    label: to === from.room ? 'leave-it' : 'push-to',
    facts: { room: roomFact(to) },
    weight: weightOf(to),
    next,
  });
  const ways = reachOf(at, statue.id, total).map((one) => way(one.place.room, walk(statue.id, from, one)));
  return [...pickFor(seat, CLAUSE, ways.length === 0 ? [] : [...ways, way(from.room, [])])];
}

/** Whoever the traitor has killed with a weapon, and nobody else (BH-h42-D6). */
function struck(seen: Seer, { attack, margin }: Questions['struck']['asked'], so: readonly Step[]) {
  const { attacker, target, weapon } = attack;
  if (!isTraitor(seen.table, attacker) || margin <= 0) return so;
  if (target === statueIn(seen.table)?.id) return [step('beat', { seat: attacker })];
  return weapon !== undefined && isWeapon(weapon) ? [...so, step('fell', { seat: target })] : so;
}

/** No explorer slows him (BH-h42-R); the Statue does while it is awake and unbeaten, and nobody slows it (BH-h42-D3, BH-h42-K4). */
function price({ table, mine }: Seer, { figure, from }: Questions['price']['asked'], so: number): number {
  const statue = statueIn(table);
  if (figure === statue?.id) return 1;
  if (!isTraitor(table, figure)) return so;
  const slowing = heroes(table).filter((seat) => samePlace(explorerAt(table, seat), from)).length;
  const isHeld = mine.form !== null && !mine.isBeaten && statue?.room === from.room;
  return Math.max(1, so - slowing + (isHeld ? 1 : 0));
}

/** What it has become, and what it does to him next. */
function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const statue = statueIn(table);
  const form = formOf(mine);
  const traitor = traitorOf(table);
  const gates = roomsInPlay(table, GATES).map(
    (room): Mark => ({ on: { room }, word: 'gate', to: 'traitor' }),
  );
  if (statue === undefined || form === undefined) return gates;
  const on = { monster: statue.id };
  const ill = explorerAt(table, traitor).traits[form.trait] > 1 ? 'hurts' : 'kills';
  const isDue = isBeside(seen) && !mine.isBeaten && isAlive(explorerAt(table, traitor));
  return [
    ...gates,
    { on, word: form.form },
    ...(mine.isBeaten ? [{ on, word: 'beaten' }] : []),
    ...peril({ seat: traitor, what: STATUES, ill, chance: isDue ? 1 : 0 }),
  ];
}

export const comesTheHero: Haunt = hauntOf<State>({
  number: 42,
  sides: 'two',
  traitor: traitors[42],
  parts: [heavy('42:body')],
  begin: () => ({ form: null, isBeaten: false, isOpen: false }),
  ...openSlice,
  setup,
  // He alone takes one up; the Dog carries no thing of a haunt (BH-g6, BH-h42-D6).
  things: {
    body: {
      deck: 'quest',
      clause: CLAUSE,
      isItem: true,
      mayHold: ({ table }, seat) => isTraitor(table, seat),
    },
  },
  steps: {
    arise: ({ G }) => {
      const { revealer = '0' } = G.haunt ?? {};
      addMonster(G, STATUE, placeOf(G, revealer), { mover: null, fightsFor: 'heroes' });
      return [];
    },
    arm: ({ G }, { seat = '', deck }) => {
      const card = [...G.decks[deck], ...G.discardPiles[deck]].find(isWeapon);
      return card === undefined ? [] : [{ do: 'fetch', seat, card }];
    },
    // It is out of the game, and what its giver loses by that is lost (BH-h42-D1, BH38).
    give: (at, { seat = '', card }) => {
      const form = FORMS[card];
      if (form === undefined) return [];
      const after = takeFrom(at, seat, card, 'discard');
      at.G.gone.push(card);
      change(at, { form: card });
      say(at.G, 'statue-wakes', seat, {
        card: cardFact(card),
        form: form.form,
        trait: traitFact(form.trait),
      });
      return after;
    },
    pushed: (at, { seat = '', total }) => {
      const ways = leading(at, seat, total);
      if (ways.length === 0) tellTask(at.G, seat, 'rolls.push', null);
      return ways;
    },
    beat: (at) => {
      change(at, { isBeaten: true });
      say(at.G, 'statue-beaten', null);
      return [];
    },
    fell: ({ G }, { seat = '' }) => {
      const explorer = explorerAt(G, seat);
      if (isAlive(explorer)) return [];
      layDown(G, explorer, [bodyOf(seat)]);
      say(G, 'body-left', seat, { room: roomFact(explorer.room) });
      return [];
    },
    chanted: (at, { seat = '', total }) => {
      if (total < RITE) tellTask(at.G, seat, 'rolls.rite', null);
      else {
        change(at, { isOpen: true });
        say(at.G, 'gate-opens', seat);
      }
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnBegan: (at, { seat }) => {
      const { G, mine } = at;
      const form = formOf(mine);
      if (!isTraitor(G, seat)) return [];
      change(at, { isBeaten: false });
      if (form === undefined || !isBeside(at)) return [];
      if (mine.isBeaten) {
        say(G, 'statue-still', seat);
        return [];
      }
      return [{ do: 'lose', seat, trait: form.trait, by: 1, source: STATUES }];
    },
  },
  alters: {
    ...reaching({ 'rolls.push': farOff, 'rolls.rite': RITE }),
    price,
    struck,
    // Through doors and stairs, be it one that something else happens on for others (BH-h42-D3).
    waysOut: ({ table }, { figure }, so) =>
      figure !== statueIn(table)?.id
        ? so
        : so.flatMap(({ isLoud: _loud, through: _through, ...way }) =>
            way.door !== null || way.isStairs === true ? [way] : [],
          ),
    foes: ({ table, mine }, { attacker, target }, so) => {
      if (target === statueIn(table)?.id) return so && mine.form !== null && isTraitor(table, attacker);
      return so && !isTraitor(table, target);
    },
    harm: ({ table }, { figure }, so) => (isTraitor(table, figure) ? 0 : so),
    loss: ({ table }, { seat, source }, so) => (isTraitor(table, seat) && source !== STATUES ? 0 : so),
    rise: ({ table }, { seat, source }, so) => (isTraitor(table, seat) && source !== TITLE ? 0 : so),
    holds: ({ table }, { from }, so) => so && (from === undefined || !isTraitor(table, from)),
    felled: ({ table }, { monster }, so) => (monster.id === statueIn(table)?.id ? [step('beat')] : so),
  },
  offers: { turn: (seen, { seat }) => turn(seen, seat) },
  monsters: {
    [STATUE]: {
      sheet: () => ({ speed: 8, might: 8, sanity: 8, knowledge: 8 }),
      // Met from either side of a barrier (BH-g30), struck by nothing that seeks a creature (BH170).
      isObject: true,
      menace: ({ mine }) => (mine.form === null || mine.isBeaten ? 0 : 1),
    },
  },
  won: ({ G, mine }) => [
    ...(isAlive(explorerAt(G, traitorOf(G))) ? [] : (['heroes'] as const)),
    ...(mine.isOpen ? (['traitor'] as const) : []),
  ],
  goals,
  marks,
});
