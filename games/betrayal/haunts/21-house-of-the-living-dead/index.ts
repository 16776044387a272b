import type { PlayerID } from '@/kit/action';
import { tell } from '../../parts/cards/steps';
import { finishing } from '../../parts/haunts/finishing';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { wounded } from '../../parts/haunts/wounded';
import { wishFor } from '../../parts/plans/asking-for';
import type { FigureID, Place, RoomID } from '../../rules/components';
import { explorerAt, isAlive, placeOf, sideOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import { room as roomFact, say, whichOne } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { type Laid, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, MonsterKind, Resolvers } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { choosesItems, choosingSteps } from './choosing';
import { goals, menace } from './goals';
import * as dead from './state';
import { CLAUSE, holds, isLord, isZombie, lordIn, MEDALLION, type Seer, type State, zombies } from './state';

/** The dead come up from wherever they were put, with a Lord over them; whoever they kill gets up again as one of them. */

const ELEVATOR = 'mystic-elevator';
const GRAVES: readonly RoomID[] = [
  'crypt',
  'graveyard',
  'entrance-hall',
  'underground-lake',
  'gardens',
  'chapel',
  'conservatory',
  'pentagram-chamber',
];
/** Dice that the Holy Symbol takes from a Zombie's attack. */
const AWE = 2;

const step = stepsOf<{ fall: Nothing; rise: Nothing; come: Laid; destroy: Nothing }>('haunt');

const shambling: MonsterKind<State> = {
  sheet: () => ({ speed: 2, might: 5, sanity: 2 }),
  isAlike: true,
  menace,
};

function comes(at: At<State>, kind: string, place: Place, mover: PlayerID): void {
  addMonster(at.G, kind, place, { mover, turn: kind === dead.RISEN ? 'mover' : 'monsters' });
  change(at, { raised: at.mine.raised + 1 });
}

/** As many as players, round the rooms of the house in their order; then one more in each that got one (BH-h21-D1, BH-h21-D5). */
function rise({ G }: At<State>): readonly Step[] {
  const rooms = roomsInPlay(G, GRAVES);
  const { players = 0 } = G.haunt ?? {};
  const first = Array.from({ length: players }, (_, n) => rooms.slice(n % rooms.length).slice(0, 1)).flat();
  return [...first, ...new Set(first)].map((room) => step('come', { room }));
}

/** A weapon of Might finishes one that lies stunned, bare hands don't (BH68, BH-h21-K5). */
const finishes = (seen: Seer, seat: PlayerID): Option[] =>
  finishing(seen, seat, dead.weaponsOf(seen.table, seat), ({ kind }) => kind !== dead.LORD).map((option) => ({
    ...option,
    weight: 80,
  }));

/** Whoever is beside the Lord without the Medallion is told what is missing. */
function barred({ table }: Seer, seat: PlayerID): Option[] {
  const lord = lordIn(table);
  if (lord === undefined || !samePlace(lord, placeOf(table, seat)) || holds(table, seat, MEDALLION))
    return [];
  return [deed(CLAUSE, 'strike-lord', { not: { reason: 'no-medallion', clause: CLAUSE }, next: [] })];
}

/** The turn's trade in short: what fights goes to whoever fights best with it, what hurts the Lord to the Medallion. */
function wishes(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  return heroes(table).flatMap((holder) =>
    looseCards(seen, holder)
      .filter(dead.isUseful)
      .flatMap((card) => {
        const isStronger = dead.strengthOf(seen, seat) > dead.strengthOf(seen, holder) + 1;
        const isSpare = isStronger || dead.weaponsOf(table, holder).length > 1;
        const isLacked =
          card === MEDALLION ? isStronger : isSpare && dead.weaponsOf(table, seat).length === 0;
        const isMeant = dead.SLAYERS.includes(card) ? holds(table, seat, MEDALLION) : isLacked;
        const isSpared = () => isMeant && !dead.maySlay(seen, holder);
        return wishFor(seen, seat, { card, clause: CLAUSE, isSpared });
      }),
  );
}

const destroy = (seat: FigureID): Step[] => [step('destroy', { seat })];

export const houseOfTheLivingDead: Haunt = hauntOf<State>({
  number: 21,
  sides: 'two',
  traitor: traitors[21],
  // By whatever harms body or mind (BH-h21-K4).
  parts: [wounded(dead.LORD, dead.WOUNDS, { isByMind: true, side: 'heroes' })],
  begin: () => ({ raised: 0 }),
  ...openSlice,
  setup: ({ G }) => [step('fall', { seat: traitorOf(G) }), step('rise')],
  monsters: {
    [dead.LORD]: { sheet: () => ({ speed: 3, might: 7, sanity: 2 }), menace },
    [dead.ZOMBIE]: shambling,
    [dead.RISEN]: shambling,
  },
  alters: {
    drawing: choosesItems,
    // Only with the Medallion (BH-h21-H, BH-h21-K4).
    foes: ({ table }, { attacker, target }, so) =>
      so && (!isLord(table, target) || holds(table, attacker, MEDALLION)),
    struck: ({ table }, { attack: { attacker, target, trait, weapon }, margin }, so) => {
      const [winner, loser] = margin > 0 ? [attacker, target] : [target, attacker];
      if (margin !== 0 && isLord(table, loser))
        return holds(table, winner, MEDALLION) ? so : [tell('shrugs')];
      return margin > 0 && isZombie(table, target) && trait === 'might' && weapon !== undefined
        ? destroy(target)
        : so;
    },
    felled: ({ table }, { monster: { id, kind }, kind: harm }, so) => {
      if (kind !== dead.LORD) return harm === 'physical' ? destroy(id) : so;
      return harm === 'physical' && holds(table, table.turn.seat ?? id, MEDALLION) ? so : [];
    },
    // It awes Zombies, not their Lord (BH-h21-K3).
    dice: ({ table }, { roll: { seat, use, against = '' } }, so) =>
      use === 'attack' && isZombie(table, seat) && holds(table, against, 'holy-symbol')
        ? { ...so, dice: Math.max(0, so.dice - AWE) }
        : so,
    // Not for Zombies (BH-h21-D4): one that is in it can only walk out (BH-h21-K8).
    waysOut: ({ table }, { figure }, so) =>
      isZombie(table, figure) ? so.filter(({ to }) => to?.room !== ELEVATOR) : so,
  },
  steps: {
    ...choosingSteps,
    fall: ({ G }, { seat = '' }) => {
      addMonster(G, dead.LORD, placeOf(G, seat), { mover: seat });
      return [{ do: 'die', seat }];
    },
    rise,
    come: (at, { room }) => {
      comes(at, dead.ZOMBIE, { room, side: null }, traitorOf(at.G));
      return [];
    },
    destroy: ({ G }, { seat = '' }) => {
      const monster = whichOne(G, seat);
      G.monsters = G.monsters.filter(({ id }) => id !== seat);
      say(G, 'monster-dies', null, { monster });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    // Where it fell, in its player's next turn; until then it is a dead hero and nothing else (BH-h21-D2, BH-h21-D6).
    turnDue: (at, { seat }) => {
      if (sideOf(at.G, seat) !== 'heroes' || isAlive(explorerAt(at.G, seat))) return [];
      const place = placeOf(at.G, seat);
      say(at.G, 'rises', seat, { room: roomFact(place.room) });
      comes(at, dead.RISEN, place, seat);
      return [{ do: 'turn-coat', seat, to: 'traitor' }];
    },
  },
  offers: {
    turn: (seen, { seat }) =>
      sideOf(seen.table, seat) === 'heroes'
        ? [...finishes(seen, seat), ...barred(seen, seat), ...wishes(seen, seat)]
        : [],
  },
  won: ({ G, mine }) =>
    mine.raised > 0 && (zombies(G).length === 0 || lordIn(G) === undefined) ? ['heroes'] : [],
  goals,
});
