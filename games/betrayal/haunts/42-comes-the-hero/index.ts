import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { pickFor, restored, roomWay } from '../../parts/cards/steps';
import { barred, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heavy } from '../../parts/haunts/heavy';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { peril } from '../../parts/haunts/peril';
import { type Task, task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { layDown, takeFrom } from '../../rules/cards';
import { type CardID, type Deck, MOST_FACE, type Trait } from '../../rules/components';
import { explorerAt, isAlive, isTraitor, placeOf, traitOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Not, Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import type { BetrayalG } from '../../rules/state';
import { type Alternative, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers, Seen } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { isDone } from '../../rules/turn';
import { distancesFrom, reachable, walk } from '../../rules/ways';
import { goals, worthGiving, worthLeading } from './goals';
import {
  BODY,
  CLAUSE,
  formBy,
  GATES,
  hisRoom,
  isBodyIn,
  isStatue,
  RITE,
  type Seer,
  STATUE,
  type State,
  statueIn,
  WEAPONS,
} from './state';

/** Somebody nothing can hurt wants a body for a gate; a statue can be woken that takes his strength, if one brings it to him. */

type Told = Record<'beat' | 'fell', Nothing> & Record<'pushed' | 'chanted', Rolled>;
const step = stepsOf<Told & { arm: { deck: Deck }; give: { card: CardID } }>('haunt');

const TITLE = 'haunts.42.title';
const STATUES = `haunts.42.monsters.${STATUE}`;

/** What a stack is searched for, from the top, and what has been used of it after that (BH-h42-D2, BH-h42-K1). */
const weaponOf = ({ decks, discardPiles }: BetrayalG, deck: Deck): CardID | undefined =>
  [...decks[deck], ...discardPiles[deck]].find((card) => WEAPONS.includes(card));

/** The Statue stands there; the traitor has all that he began with, and a weapon out of the stack he names (BH-h42-S). */
function setup({ G }: At<State>): Step[] {
  const traitor = traitorOf(G);
  addMonster(G, STATUE, placeOf(G, G.haunt?.revealer ?? traitor), { mover: null, fightsFor: 'heroes' });
  const decks = (['item', 'omen'] as const).filter((deck) => weaponOf(G, deck) !== undefined);
  const ways = decks.map((deck): Alternative => {
    const facts = { deck: { term: `decks.${deck}` } };
    return { key: deck, label: 'arm', facts, next: [step('arm', { seat: traitor, deck })] };
  });
  return [...restored(traitor), ...pickFor(traitor, CLAUSE, ways)];
}

/** Whether it is awake, and in his room, on whichever side of a barrier (BH-h42-D8). */
const isBeside = ({ table, mine }: Seer): boolean =>
  mine.form !== null && statueIn(table)?.room === hisRoom(table);

/** What a hero hands to it where it stands, free (BH-h42-D10): an item not used or moved in this turn (BH33). */
const giving = (seen: Seer, seat: PlayerID): Option[] =>
  explorerAt(seen.table, seat).cards.flatMap((card) => {
    const one = formBy(card);
    if (one === undefined) return [];
    const facts = { card: cardFact(card), form: { term: `marks.${one.form}` }, trait: traitFact(one.trait) };
    const told = { args: ['give', card], facts, weight: worthGiving(seen, card) };
    const option = deed(CLAUSE, 'give', { ...told, next: [step('give', { seat, card })] });
    if (seen.mine.form !== null) return [barred(option, { reason: 'has-form', clause: CLAUSE })];
    const isLoose = looseCards(seen, seat).includes(card);
    return [barred(option, isLoose ? undefined : { reason: 'card-moved', clause: CLAUSE })];
  });

/** A roll of the mind, once a turn; whoever makes it names with what: or why there is none. */
function trying(
  seen: Seer,
  seat: PlayerID,
  kind: 'push' | 'rite',
  not: Not | undefined,
  how: (trait: Trait) => Pick<Task, 'label' | 'from' | 'next' | 'weight'>,
): Option[] {
  if (not !== undefined) return [deed(CLAUSE, kind, { not, next: [] })];
  return (['knowledge', 'sanity'] as const).flatMap((trait) => {
    const told = { kind, args: [kind, trait], what: `rolls.${kind}` };
    return task(seen, seat, { ...told, ...how(trait), clause: CLAUSE, trait });
  });
}

/** Rooms between it and the traitor; undefined where there is no way, or none to go. */
const farOff = (seen: Seen): number | undefined => {
  const { room, id } = statueIn(seen.table) ?? { room: hisRoom(seen.table), id: '' };
  return distancesFrom(seen, room, id).get(hisRoom(seen.table)) || undefined;
};

/** A hero moves it, once in its own turn (BH-h42-D3): told how likely that is to bring it to him, or else to move it at all. */
function pushing(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const isAsleep = mine.form === null;
  const not = { reason: isAsleep ? 'no-form' : 'has-pushed', clause: CLAUSE } as const;
  const weight = isBeside(seen) ? 0.01 : 14;
  return trying(seen, seat, 'push', isAsleep || isDone(table, 'push') ? not : undefined, (trait) => {
    const far = farOff(seen) ?? Number.POSITIVE_INFINITY;
    const isNear = far <= MOST_FACE * traitOf(seen, seat, trait);
    const facts = { trait: traitFact(trait), traitor: { seat: traitorOf(table) } };
    const label = { kind: isNear ? 'push-to-him' : 'push-on', facts };
    return { label, from: isNear ? far : 1, next: step.after('pushed'), weight };
  });
}

/** In one of three rooms, with a body there, the traitor opens the gate (BH-h42-T, BH-h42-D11). */
function chanting(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const room = hisRoom(table);
  if (!GATES.includes(room)) return [];
  const isSpent = isDone(table, 'rite');
  const not = { reason: isSpent ? 'one-rite' : 'no-body', clause: CLAUSE } as const;
  return trying(seen, seat, 'rite', isSpent || !isBodyIn(table, room) ? not : undefined, (trait) => {
    const label = { kind: 'rite-with', facts: { trait: traitFact(trait) } };
    return { label, from: RITE, next: step.after('chanted'), weight: 20 };
  });
}

/** Where whoever has moved it lets it come to stand; a room with a barrier is one, whatever the side (BH-h42-D8). */
function leading(at: At, seat: PlayerID, spaces: number): readonly Step[] {
  const { G } = at;
  const monsters = G.monsters.map((one) => (one.kind === STATUE ? { ...one, spaces, hasMoved: true } : one));
  const id = statueIn(G)?.id ?? '';
  const ways = reachable({ ...at, table: { ...G, monsters } }, id).map((one, n) => {
    const { room } = one.place;
    const next = walk(id, placeOf(G, id), one);
    return roomWay(room, n === 0 ? 'leave-it' : 'push-to', next, { weight: worthLeading(at, room) });
  });
  const apart = ways.filter(({ key }, n) => ways.findIndex((one) => one.key === key) === n);
  return pickFor(seat, CLAUSE, apart);
}

/** Whoever the traitor has killed with a weapon, and nobody else (BH-h42-D6). */
function struck(seen: Seer, { attack, margin }: Questions['struck']['asked'], so: readonly Step[]) {
  const { attacker, target, weapon } = attack;
  if (!isTraitor(seen.table, attacker) || margin <= 0) return so;
  if (isStatue(seen.table, target)) return [step('beat', { seat: attacker })];
  return weapon !== undefined && WEAPONS.includes(weapon) ? [...so, step('fell', { seat: target })] : so;
}

/** No explorer slows him (BH-h42-R); the Statue does while it is awake and unbeaten, and nobody slows it (BH-h42-D3, BH-h42-K4). */
function price({ table, mine }: Seer, { figure, from }: Questions['price']['asked'], so: number): number {
  if (isStatue(table, figure)) return 1;
  if (!isTraitor(table, figure)) return so;
  const slowing = heroes(table).filter((seat) => samePlace(explorerAt(table, seat), from)).length;
  const isHeld = mine.form !== null && !mine.isBeaten && statueIn(table)?.room === from.room;
  return Math.max(1, so - slowing + (isHeld ? 1 : 0));
}

/** What it has become, what it does to him next, and where the gate is. */
function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const on = { monster: statueIn(table)?.id ?? '' };
  const form = formBy(mine.form);
  const seat = traitorOf(table);
  const isLast = form !== undefined && explorerAt(table, seat).traits[form.trait] <= 1;
  const isDue = isBeside(seen) && !mine.isBeaten && isAlive(explorerAt(table, seat));
  return [
    ...roomsInPlay(table, GATES).map((room): Mark => ({ on: { room }, word: 'gate', to: 'traitor' })),
    ...(form === undefined ? [] : [{ on, word: form.form }]),
    ...(mine.isBeaten ? [{ on, word: 'beaten' }] : []),
    ...peril({ seat, what: STATUES, ill: isLast ? 'kills' : 'hurts', chance: isDue ? 1 : 0 }),
  ];
}

const mayHold = ({ table }: Seen, seat: PlayerID): boolean => isTraitor(table, seat);

export const comesTheHero: Haunt = hauntOf<State>({
  number: 42,
  sides: 'two',
  traitor: traitors[42],
  parts: [heavy(BODY)],
  begin: () => ({ form: null, isBeaten: false, isOpen: false }),
  ...openSlice,
  setup,
  // He alone takes one up; the Dog carries no thing of a haunt (BH-g6, BH-h42-D6).
  things: { body: { deck: 'quest', clause: CLAUSE, isItem: true, mayHold } },
  steps: {
    arm: ({ G }, { seat = '', deck }) => {
      const card = weaponOf(G, deck);
      return card === undefined ? [] : [{ do: 'fetch', seat, card }];
    },
    // It is out of the game, and what its giver loses by that is lost (BH-h42-D1, BH38).
    give: (at, { seat = '', card }) => {
      const { form = '', trait = 'might' } = formBy(card) ?? {};
      const after = takeFrom(at, seat, card, 'discard');
      at.G.gone.push(card);
      change(at, { form: card });
      const facts = { card: cardFact(card), form: { term: `marks.${form}` }, trait: traitFact(trait) };
      say(at.G, 'statue-wakes', seat, facts);
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
      layDown(G, explorer, [`${BODY}.${Number(seat) + 1}`]);
      say(G, 'body-left', seat, { room: roomFact(explorer.room) });
      return [];
    },
    chanted: (at, { seat = '', total }) => {
      change(at, { isOpen: total >= RITE });
      if (total >= RITE) say(at.G, 'gate-opens', seat);
      else tellTask(at.G, seat, 'rolls.rite', null);
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnBegan: (at, { seat }) => {
      const [form, { isBeaten }] = [formBy(at.mine.form), at.mine];
      if (!isTraitor(at.G, seat)) return [];
      change(at, { isBeaten: false });
      if (form === undefined || !isBeside(at)) return [];
      if (!isBeaten) return [{ do: 'lose', seat, trait: form.trait, by: 1, source: STATUES }];
      say(at.G, 'statue-still', seat);
      return [];
    },
  },
  alters: {
    ...reaching({ 'rolls.push': (seen) => farOff(seen) ?? 1, 'rolls.rite': RITE }),
    price,
    struck,
    // Through doors and stairs, be it one that something else happens on for others (BH-h42-D3).
    waysOut: ({ table }, { figure }, so) =>
      !isStatue(table, figure)
        ? so
        : so.flatMap(({ isLoud: _loud, through: _through, ...way }) =>
            way.door !== null || way.isStairs === true ? [way] : [],
          ),
    foes: ({ table, mine }, { attacker, target }, so) => {
      if (isStatue(table, target)) return so && mine.form !== null && isTraitor(table, attacker);
      return so && !isTraitor(table, target);
    },
    harm: ({ table }, { figure }, so) => (isTraitor(table, figure) ? 0 : so),
    loss: ({ table }, { seat, source }, so) => (isTraitor(table, seat) && source !== STATUES ? 0 : so),
    rise: ({ table }, { seat, source }, so) => (isTraitor(table, seat) && source !== TITLE ? 0 : so),
    holds: ({ table }, { from }, so) => so && (from === undefined || !isTraitor(table, from)),
    parts: ({ table }, { seat, isForced }, so) => so && !(isForced === true && isTraitor(table, seat)),
    felled: ({ table }, { monster }, so) => (isStatue(table, monster.id) ? [step('beat')] : so),
  },
  offers: {
    turn: (seen, { seat }) => {
      if (isTraitor(seen.table, seat)) return chanting(seen, seat);
      const isHere = explorerAt(seen.table, seat).room === statueIn(seen.table)?.room;
      return isHere ? [...giving(seen, seat), ...pushing(seen, seat)] : [];
    },
  },
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
