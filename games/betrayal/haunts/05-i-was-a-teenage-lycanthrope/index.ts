import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { choose, restored } from '../../parts/cards/steps';
import { hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { taint, turncoat } from '../../parts/haunts/turncoat';
import { askFor } from '../../parts/plans/asking-for';
import { cardOf, holderOf, layDown, takeFrom, takeOut } from '../../rules/cards';
import { type CardID, TOP_SPACE, type Trait } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers, Seen } from '../../rules/thing';
import { goals } from './goals';
import { BULLETS, DOG, finds, hasBoth, isDog, makes, REVOLVER, type State, wolves } from './state';

/** The revealer is a Werewolf and his Dog a beast; only silver kills, and whoever is bitten may be next. */

const WORK = 5;
const STEADY = 4;
const ELEVATOR = 'mystic-elevator';
const RISES: readonly Trait[] = ['might', 'speed'];

const step = stepsOf<
  Record<'unleash' | 'become' | 'shot' | 'put-down', Nothing> &
    Record<'find-revolver' | 'make-bullets', Rolled> & { 'let-lie': { card: CardID } }
>('haunt');

const bite = turncoat({ name: 'bitten', trait: 'sanity', from: STEADY, what: 'rolls.moon' });

/** Items and companions: what a Werewolf lets fall. */
const isLoad = ({ box }: Seen, card: string): boolean => {
  const { isItem, isCompanion } = cardOf(box, card);
  return isItem === true || isCompanion === true;
};

/** The Dog walks with nobody any more: its card is out of the game (BH-h05-K1). */
function unleash(at: At): Step[] {
  const { G } = at;
  const { traitor } = G.haunt ?? { traitor: null };
  const holder = holderOf(G, DOG);
  const after = holder === null ? [] : takeFrom(at, holder, DOG, 'discard');
  if (holder === null) takeOut(at, traitor ?? '0', DOG);
  G.gone.push(DOG);
  addMonster(G, DOG, placeOf(G, traitor ?? '0'), { mover: traitor });
  return after;
}

/** All that the setup does to the first of them, and to each who turns (BH-h05-D1). */
function become(at: At, seat: PlayerID): Step[] {
  const load = explorerAt(at.G, seat).cards.filter((card) => isLoad(at, card));
  return [
    ...load.map((card): Step => ({ do: 'drop', seat, card })),
    ...restored(seat),
    ...heroes(at.G).map((): Step => ({ ...choose(1), seat })),
  ];
}

const tasks = [
  { kind: 'find-revolver', rooms: finds, weight: 14 },
  { kind: 'make-bullets', rooms: makes, weight: 14 },
] as const;

/** What somebody may do for the silver: look for the Revolver, cast Bullets, and ask for the other half of it (BH-h05-K3). */
function deeds(seen: Seen<State>, seat: PlayerID): readonly Option[] {
  const { table } = seen;
  if (sideOf(table, seat) !== 'heroes') return [];
  const { room, cards } = explorerAt(table, seat);
  const [gun, silver] = [cards.includes(REVOLVER), cards.includes(BULLETS)];
  const ask = (card: string) =>
    askFor(seen, seat, { card, clause: 'BH-h05', weight: 20, isSpared: () => true });
  return [
    ...tasks
      .filter(({ rooms }) => rooms(table).includes(room))
      .flatMap(({ kind, weight }) =>
        task(seen, seat, {
          kind,
          args: [kind],
          clause: 'BH-h05',
          trait: 'knowledge',
          from: WORK,
          what: `rolls.${kind}`,
          label: { kind, facts: { trait: { term: 'traits.knowledge' } } },
          next: step.after(kind),
          weight,
        }),
      ),
    ...(gun && !silver ? ask(BULLETS) : []),
    ...(silver && !gun ? ask(REVOLVER) : []),
  ];
}

/** Told that it has failed, or what it brings. */
const worked =
  (kind: string, next: (at: At, seat: PlayerID) => readonly Step[]) =>
  (at: At, { seat = '', total }: Rolled & { seat?: PlayerID }): readonly Step[] => {
    if (total >= WORK) return next(at, seat);
    tellTask(at.G, seat, `rolls.${kind}`, null);
    return [];
  };

export const iWasATeenageLycanthrope: Haunt = hauntOf<State>({
  number: 5,
  sides: 'two',
  traitor: traitors[5],
  parts: [bite],
  begin: () => ({}),
  ...openSlice,
  things: { 'silver-bullets': { deck: 'quest', clause: 'BH-h05', isItem: true } },
  setup: ({ G }) => [step('unleash'), step('become', { seat: traitorOf(G) })],
  monsters: {
    [DOG]: {
      sheet: () => ({ speed: 4, might: 4, sanity: 3 }),
      // Its teeth cost more than they hurt.
      menace: () => 3,
      // Silver kills it lying down as well (BH-h05-D6).
      canBeHitStunned: ({ table }, _dog, by, trait) =>
        trait === 'speed' && !isMonster(by) && hasBoth(table, by),
    },
  },
  alters: {
    ...reaching(Object.fromEntries(tasks.map(({ kind }) => [`rolls.${kind}`, WORK]))),
    holds: ({ table }, { seat }, so) => so && !isTraitor(table, seat),
    dies: ({ table }, { seat }, so) => so && !isTraitor(table, seat),
    // Of the total, whatever it comes from (BH-h05-D3).
    harm: ({ table }, { figure }, so) => (isTraitor(table, figure) ? Math.ceil(so / 2) : so),
    waysOut: ({ table }, { figure }, so) =>
      isTraitor(table, figure) || isDog(table, figure) ? so.filter(({ to }) => to?.room !== ELEVATOR) : so,
    // Where it stands in it all the same, it is not taken along (BH-h05-K6).
    moved: ({ table }, { figure, by }, so) => so && !(by === ELEVATOR && isTraitor(table, figure)),
    // Of all that it draws it keeps nothing (BH-h05-K2).
    drawn: (seen, { seat, card }, so) =>
      isTraitor(seen.table, seat) && isLoad(seen, card) ? [step('let-lie', { seat, card })] : so,
    struck: ({ table }, { attack: { attacker, target, weapon }, margin }, so) => {
      const isSilver = margin > 0 && weapon === REVOLVER && !isMonster(attacker) && hasBoth(table, attacker);
      if (isSilver && isDog(table, target)) return [step('put-down', { seat: target })];
      if (isSilver && isTraitor(table, target)) return [step('shot', { seat: target })];
      const [winner, loser] = margin > 0 ? [attacker, target] : [target, attacker];
      const isBite = isTraitor(table, winner) || isDog(table, winner);
      if (margin === 0 || !isBite || isMonster(loser)) return so;
      const next = [taint(bite, loser)];
      return so.map((one) => (one.do === 'harm' ? { ...one, next } : one));
    },
  },
  steps: {
    unleash,
    become: (at, { seat = '' }) => become(at, seat),
    'find-revolver': worked('find-revolver', (_at, seat) => [{ do: 'fetch', seat, card: REVOLVER }]),
    'make-bullets': worked('make-bullets', ({ G }, seat) => {
      say(G, 'bullets-made', seat);
      return [{ do: 'gain-card', seat, card: BULLETS }];
    }),
    'let-lie': ({ G }, { seat = '', card }) => {
      const place = placeOf(G, seat);
      layDown(G, place, [card]);
      say(G, 'drop', seat, { card: cardFact(card), room: roomFact(place.room) });
      return [];
    },
    shot: ({ G }, { seat = '' }) => {
      say(G, 'wolf-falls', seat);
      return [{ do: 'die', seat }];
    },
    'put-down': ({ G }, { seat = '' }) => {
      G.monsters = G.monsters.filter(({ id }) => id !== seat);
      say(G, 'dog-falls', null);
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turned: (_at, { seat }) => [step('become', { seat })],
    turnBegan: ({ G }, { seat }) => {
      const { traits } = explorerAt(G, seat);
      const canRise = RISES.some((trait) => traits[trait] < TOP_SPACE);
      return isTraitor(G, seat) && canRise ? [choose(1, RISES)] : [];
    },
  },
  offers: { turn: (seen, { seat }) => deeds(seen, seat) },
  won: ({ G }) => (wolves(G).length === 0 ? ['heroes'] : []),
  goals,
});
