import { firstPlaceIn } from '../../parts/cards/sides-of';
import { clock } from '../../parts/haunts/clock';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heavy } from '../../parts/haunts/heavy';
import { placerFor, traitorOf } from '../../parts/haunts/heroes';
import { isOfKind } from '../../parts/haunts/of-kind';
import { slain } from '../../parts/haunts/slain';
import { throughWalls } from '../../parts/haunts/through-walls';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { wounded } from '../../parts/haunts/wounded';
import { layDown } from '../../rules/cards';
import type { FigureID } from '../../rules/components';
import { explorerAt, isMonster, placeOf, traitOf } from '../../rules/figures';
import { room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Questions } from '../../rules/questions';
import type { Table } from '../../rules/state';
import type { At, Haunt, Mark, MonsterSheet, Resolvers } from '../../rules/thing';
import { goals, wishes } from './goals';
import {
  BRIDE,
  CHAPEL,
  CLAUSE,
  CORPSE,
  CRYPT,
  choosesGroom,
  GHOST,
  GUEST,
  isBrought,
  isWedding,
  lore,
  RING,
  type Seer,
  STURDY,
  type State,
  step,
  VOWS,
} from './state';

/** She has waited for her wedding since before the house was paid for; a ring has come into it, and a man for it. */

/** Seats up to which she is the weaker one. */
const FEW = 4;

/** She grows with the company (BH-h20-M). */
const brides = ({ haunt }: Pick<Table, 'haunt'>): MonsterSheet =>
  (haunt?.players ?? 0) > FEW ? { speed: 5, sanity: 7 } : { speed: 4, sanity: 6 };

/** What a blow of hers takes of the bridegroom, by how much it wins (BH-h20-R). */
const toll = (margin: number): number => Math.min(3, Math.ceil(margin / 2));

/** Her blows take Might of the bridegroom, and that is no damage (BH-h20-R, BH-h20-K4). */
function struck(
  { table, mine }: Seer,
  { attack: { attacker, target }, margin }: Questions['struck']['asked'],
  so: Questions['struck']['answer'],
): Questions['struck']['answer'] {
  const isHers = isOfKind(table, attacker, BRIDE) && target === mine.groom && margin > 0;
  return isHers && !isMonster(target) ? [{ do: 'lose', seat: target, trait: 'might', by: toll(margin) }] : so;
}

/** The Ring alone reaches her (BH-h20-R, BH-g18), and nothing the ghost, who has no trait to fight with (BH-h20-D3). */
const foes = (
  { table }: Seer,
  { target, trait = 'sanity' }: Questions['foes']['asked'],
  so: boolean,
): boolean =>
  so && !isOfKind(table, target, GHOST) && !(isOfKind(table, target, BRIDE) && trait !== 'sanity');

/** Where he died she has him (BH-h20-D4). */
const rise = ({ G }: At, figure: FigureID) => step('rise', { place: placeOf(G, figure) });

export const ghostBride: Haunt = hauntOf<State>({
  number: 20,
  sides: 'two',
  traitor: traitors[20],
  parts: [
    lore.part,
    heavy(CORPSE),
    clock(0, ({ G }) => isWedding(G)),
    throughWalls({
      clause: CLAUSE,
      walks: ({ table }, figure) => isOfKind(table, figure, BRIDE, GHOST),
      // Her own lost attack (BH-h20-D7).
      isUnhurt: ({ table }, { attacker }) => isOfKind(table, attacker, BRIDE),
    }),
    wounded(GUEST, STURDY, {
      isByMind: true,
      each: ({ table }, { attacker }, margin) =>
        isOfKind(table, attacker, BRIDE) ? toll(margin) : Math.abs(margin),
      dies: (at, figure) => {
        const risen = rise(at, figure);
        return [...slain(at.G, figure), risen];
      },
    }),
  ],
  begin: choosesGroom,
  ...openSlice,
  setup: ({ G }) => [
    step('begin'),
    // Hers is the traitor's to place, the other the heroes' (BH-g3, BH-h20-K1).
    { do: 'find-room', seat: traitorOf(G), room: CHAPEL, isSetup: true, isFar: true },
    { do: 'find-room', seat: placerFor(G), room: CRYPT, isSetup: true },
  ],
  offers: { turn: (seen, { seat }) => wishes(seen, seat) },
  things: { corpse: { deck: 'quest', clause: CLAUSE, isItem: true } },
  steps: {
    begin: (at) => {
      const { G, box, mine } = at;
      const traitor = traitorOf(G);
      if (mine.groom !== null) say(G, 'groom-named', mine.groom);
      else {
        const place = firstPlaceIn(box, box.start.room);
        change(at, { groom: addMonster(G, GUEST, place, { mover: null, fightsFor: 'heroes' }) });
        say(G, 'guest-named', null, { explorer: { term: `explorers.${mine.guest ?? ''}` } });
      }
      addMonster(G, BRIDE, placeOf(G, traitor), { mover: traitor });
      return [];
    },
    // It lies in the Crypt, for anybody to pick up (BH-h20-K2).
    unearth: ({ G }, { seat = '' }) => {
      layDown(G, placeOf(G, seat), [CORPSE]);
      return [];
    },
    rise: (at, { place }) => {
      const { G } = at;
      change(at, { groom: addMonster(G, GHOST, place, { mover: traitorOf(G) }) });
      say(G, 'ghost-rises', null, { room: roomFact(place.room) });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    died: (at, { seat }) => (seat === at.mine.groom ? [rise(at, seat)] : []),
    traitorTurnEnded: ({ G, mine }) => {
      if (isWedding(G)) say(G, 'vow', null, { track: mine.track + 1 });
      return [];
    },
  },
  alters: {
    foes,
    struck,
    felled: ({ table }, { monster }, so) => (isOfKind(table, monster.id, BRIDE, GHOST) ? [] : so),
  },
  monsters: {
    [BRIDE]: {
      sheet: ({ table }) => brides(table),
      // Whoever brings her what is hers had better go on.
      menace: (seen, _one, seat) =>
        explorerAt(seen.table, seat).cards.includes(CORPSE) || lore.isDone(seen)
          ? 0
          : Math.max(0, (brides(seen.table).sanity ?? 0) - traitOf(seen, seat, 'sanity')) / 2,
      boldness: (seen, _one, target) => (target === (seen as Seer).mine.groom ? 40 : 6),
    },
    [GHOST]: { sheet: ({ table }) => ({ speed: brides(table).speed ?? 0 }), menace: () => 0 },
    [GUEST]: {
      sheet: () => ({ speed: STURDY, might: STURDY, sanity: STURDY, knowledge: STURDY }),
    },
  },
  won: (at) => {
    const isFreed = [CORPSE, RING].every((card) => isBrought(at, card));
    return [
      ...(isFreed ? (['heroes'] as const) : []),
      ...(at.mine.track >= VOWS ? (['traitor'] as const) : []),
    ];
  },
  goals,
  marks: ({ table, mine: { groom } }): Mark[] => {
    if (groom === null || isOfKind(table, groom, GHOST)) return [];
    return [{ on: isMonster(groom) ? { monster: groom } : { seat: groom }, word: 'groom' }];
  },
});
