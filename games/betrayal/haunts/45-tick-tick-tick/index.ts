import type { PlayerID } from '@/kit/action';
import { DYNAMITE, step as dynamite } from '../../parts/cards/dynamite';
import { reaching } from '../../parts/cards/reaching';
import { pick } from '../../parts/cards/steps';
import { asUse } from '../../parts/cards/usable';
import { clock } from '../../parts/haunts/clock';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { highPeril, peril } from '../../parts/haunts/peril';
import { task, tellTask } from '../../parts/haunts/task';
import { isDoorTo } from '../../parts/haunts/touching';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { cardOf, holderOf, takeFrom } from '../../rules/cards';
import { cardTerm, type FigureID, type Place, type RoomID } from '../../rules/components';
import { clockwiseFrom, explorerAt, isAlive, isTraitor, placeOf, sideOf, traitOf } from '../../rules/figures';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { Option, Way } from '../../rules/option';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { companyOf } from '../../rules/ways';
import { goals, isLate } from './goals';
import {
  armedIn,
  BLOWS,
  CLAUSE,
  dangerZone,
  defuseFrom,
  diceToCome,
  hasMadman,
  isPrimed,
  LAST,
  promise,
  SAFE,
  type State,
} from './state';

/** Every hero carries a bomb; the traitor stands where he stands, and counts. */

const step = stepsOf<
  Record<'tick' | 'near', Nothing> & {
    ticked: Rolled;
    blast: { isNear?: boolean };
    tried: Rolled & { of: PlayerID };
  }
>('haunt');

const TASK = 'defuse';
const BOMB = 'rolls.bomb';

type Seer = Seen<State>;

/** He has it, wherever it was. */
function takeDynamite({ G }: At): Step[] {
  const to = traitorOf(G);
  const seat = holderOf(G, DYNAMITE);
  if (seat === null) return [{ do: 'fetch', seat: to, card: DYNAMITE }];
  return seat === to ? [] : [{ do: 'hand-over', seat, card: DYNAMITE, to, how: 'steal' }];
}

/** In place of the attack, to where he stands himself: through no door (BH-h45-D4). */
function ownRoom(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const { hasAttacked, usedCards } = table.turn;
  const isAtHand = explorerAt(table, seat).cards.includes(DYNAMITE) && !usedCards.includes(DYNAMITE);
  if (!isAtHand || hasAttacked || companyOf(seen, seat).length === 0) return [];
  const place = placeOf(table, seat);
  const next: Step[] = [
    { do: 'forgo-attack' },
    { do: 'discard', card: DYNAMITE },
    dynamite('burst', { to: { ...place } }),
  ];
  const facts = { card: cardFact(DYNAMITE), room: roomFact(place.room) };
  const more = { args: [DYNAMITE, place.room], label: { kind: 'throw', facts }, weight: 6 };
  return [asUse(DYNAMITE, { clause: CLAUSE, ...more, next })];
}

const askedOf = (other: PlayerID): string => `${TASK} ${other}`;

/** A try at one's own bomb, or at that of somebody in the room who is willing (BH-h45-D5). */
function defusing(seen: Seer, seat: PlayerID, owner: PlayerID): Option[] {
  const isOwn = seat === owner;
  const kind = isOwn ? 'defuse-own' : 'defuse';
  const [option] = task(seen, seat, {
    kind: TASK,
    args: [TASK, owner],
    clause: CLAUSE,
    trait: 'knowledge',
    from: defuseFrom(seen.table, seat),
    low: { upTo: SAFE - 1, ill: 'triggers' },
    what: 'rolls.defuse',
    label: { kind, facts: { trait: { term: 'traits.knowledge' }, target: { seat: owner } } },
    next: step.after('tried', { of: owner }),
    weight: promise(seen, seat) > 0 ? 20 : isLate(seen) ? 3 : 0.04,
  });
  if (option === undefined) return [];
  if (isOwn) return [option];
  if (isDone(seen.table, askedOf(owner)))
    return [{ ...option, not: { reason: 'has-refused', clause: CLAUSE }, next: [] }];
  return [{ ...option, next: asking(seen, seat, owner, option.next) }];
}

/** A refusal costs no try (BH-h45-K5). What all can see of the odds is all that the weight may tell. */
function asking(seen: Seer, seat: PlayerID, owner: PlayerID, accepted: readonly Step[]): Step[] {
  const facts = { partner: { seat } };
  const isSkilled = traitOf(seen, seat, 'knowledge') + (hasMadman(seen.table, seat) ? 1 : 0) >= 5;
  const answers = pick(CLAUSE, [
    { key: 'accept', label: 'let-defuse', facts, next: accepted, weight: isSkilled ? 9 : 0.3 },
    {
      key: 'refuse',
      label: 'not-defuse',
      facts,
      next: [{ do: 'tell', kind: 'refuse', to: { seat } }],
    },
  ]);
  return [
    { do: 'mark', done: askedOf(owner) },
    { ...answers, seat: owner },
  ];
}

/** A bomb near him goes off (BH-h45-D6): no walk leads that way by the by, and whoever takes it is told. */
function ways(seen: Seer, figure: FigureID, from: Place, so: readonly Way[]): readonly Way[] {
  const { table, mine } = seen;
  if (!isPrimed(mine) || !armedIn(table, mine).includes(figure)) return so;
  const zone = dangerZone(table);
  const isNear = ({ to, door }: Way) =>
    to === null
      ? door !== null && isDoorTo(table, { room: from.room, direction: door }, zone[0])
      : to.room !== from.room && zone.includes(to.room);
  return so.map((way) =>
    isNear(way)
      ? { ...way, isLoud: true, label: way.to === null ? 'discover-bomb' : 'go-bomb', weight: 0.001 }
      : way,
  );
}

/** Items and omens are gone with whoever held them (BH-h45-D3). */
function burn(at: At, seat: PlayerID): void {
  const { G, box } = at;
  const cards = explorerAt(G, seat).cards.filter((card) => cardOf(box, card).deck !== 'event');
  for (const card of cards) takeFrom(at, seat, card, 'death');
  G.gone.push(...cards);
  if (cards.length > 0) say(G, 'burnt', seat, { cards: { terms: cards.map(cardTerm) } });
}

/** It takes all heroes in the room with it, on either side of a barrier, and the traitor never (BH-h45-D3, BH-h45-K4). */
function blast(at: At<State>, seat: PlayerID, isNear: boolean): Step[] {
  const { G, mine } = at;
  if (!armedIn(G, mine).includes(seat)) return [];
  const { room } = explorerAt(G, seat);
  change(at, { armed: mine.armed.filter((one) => one !== seat) });
  say(G, isNear ? 'bomb-near' : 'bomb-blows', seat, { room: roomFact(room) });
  const victims = heroes(G).filter((one) => explorerAt(G, one).room === room);
  for (const one of victims) burn(at, one);
  return victims.map((one) => ({ do: 'die', seat: one, source: BOMB }));
}

/** Living heroes with a bomb, from the traitor's left. */
const dueIn = ({ G, mine }: At<State>): PlayerID[] => {
  const armed = armedIn(G, mine);
  return clockwiseFrom(G, traitorOf(G)).filter((seat) => armed.includes(seat));
};

/**
 * Whom the end of his turn kills: with whoever carries a bomb near him, and, as he alone can tell, with whoever's is the
 * next (BH-h45-D2, BH-h45-K4).
 */
function blasts({ table, mine }: Seer): Mark[] {
  const armed = armedIn(table, mine);
  const roomOf = (seat: PlayerID): RoomID => explorerAt(table, seat).room;
  const near = armed.map(roomOf).filter((room) => dangerZone(table).includes(room));
  const next = clockwiseFrom(table, traitorOf(table)).find((seat) => armed.includes(seat));
  return heroes(table).flatMap((seat): Mark[] => {
    const of = { seat, what: BOMB, ill: 'kills' } as const;
    if (near.includes(roomOf(seat))) return peril({ ...of, chance: 1 });
    const isNext = next !== undefined && roomOf(next) === roomOf(seat);
    return isNext ? highPeril({ ...of, to: 'traitor' }, diceToCome(table, mine), BLOWS) : [];
  });
}

export const tickTickTick: Haunt = hauntOf<State>({
  number: 45,
  sides: 'two',
  traitor: traitors[45],
  parts: [clock(0)],
  begin: ({ G }) => ({ armed: heroes(G) }),
  ...openSlice,
  setup: takeDynamite,
  alters: {
    ...reaching({ 'rolls.defuse': ({ table }, { seat }) => defuseFrom(table, seat) }),
    may: ({ table }, { seat, what }, so) =>
      so === null && what === 'step' && isTraitor(table, seat) ? { reason: 'stays', clause: CLAUSE } : so,
    // Nothing else takes him from there either, nor his room with him (BH-h45-K3).
    moved: ({ table }, { figure }, so) => so && !isTraitor(table, figure),
    waysOut: (seen, { figure, from }, so) => ways(seen, figure, from, so),
    // His own Dynamite does nothing to him (BH-h45-D4).
    foes: ({ table }, { attacker, target }, so) => so && !(attacker === target && isTraitor(table, target)),
  },
  steps: {
    // It is nobody's own roll, and with no bomb left there is none (BH-h45-K2).
    tick: (at) => {
      const { G, mine } = at;
      if (dueIn(at).length === 0) return [];
      const dice = mine.track + heroes(G).length;
      const roll = { do: 'roll', dice, use: 'haunt', what: BOMB, isLent: true } as const;
      return [{ ...roll, seat: traitorOf(G), next: step.after('ticked') }];
    },
    ticked: (at, { total }) =>
      total < BLOWS
        ? []
        : dueIn(at)
            .slice(0, 1)
            .map((seat) => step('blast', { seat })),
    near: (at) => {
      const zone = dangerZone(at.G);
      return dueIn(at)
        .filter((seat) => zone.includes(explorerAt(at.G, seat).room))
        .map((seat) => step('blast', { seat, isNear: true }));
    },
    blast: (at, { seat = '', isNear = false }) => blast(at, seat, isNear),
    tried: (at, { seat = '', of: owner, total }) => {
      const { G, mine } = at;
      if (total < SAFE) return [step('blast', { seat: owner })];
      if (total < defuseFrom(G, seat)) {
        tellTask(G, seat, 'rolls.defuse', null);
        return [];
      }
      change(at, { armed: mine.armed.filter((one) => one !== owner) });
      say(G, seat === owner ? 'defused-own' : 'defused', seat, { target: { seat: owner } });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    traitorTurnEnded: () => [step('tick'), step('near')],
    came: ({ G, mine }, { figure }) =>
      isPrimed(mine) && armedIn(G, mine).includes(figure) && dangerZone(G).includes(placeOf(G, figure).room)
        ? [step('blast', { seat: figure, isNear: true })]
        : [],
  },
  offers: {
    turn: (seen, { seat }) => {
      const { table, mine } = seen;
      if (sideOf(table, seat) !== 'heroes') return ownRoom(seen, seat);
      const armed = armedIn(table, mine);
      return [seat, ...companyOf(seen, seat)]
        .filter((owner) => armed.includes(owner))
        .flatMap((owner) => defusing(seen, seat, owner));
    },
  },
  won: ({ G, mine }) => [
    ...(isAlive(explorerAt(G, traitorOf(G))) ? [] : (['heroes'] as const)),
    ...(mine.track >= LAST ? (['traitor'] as const) : []),
  ],
  goals,
  marks: (seen) => {
    const { table, mine } = seen;
    const armed = armedIn(table, mine).map((seat): Mark => ({ on: { seat }, word: 'bomb' }));
    const near = armed.length === 0 ? [] : dangerZone(table);
    return [...armed, ...blasts(seen), ...near.map((room): Mark => ({ on: { room }, word: 'near' }))];
  },
});
