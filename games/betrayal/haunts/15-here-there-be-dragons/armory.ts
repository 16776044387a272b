import type { PlayerID } from '@/kit/action';
import { pickFor, roomWay, use } from '../../parts/cards/steps';
import { isUntouched } from '../../parts/cards/untouched';
import { barred, change, deed } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { wishFor } from '../../parts/plans/asking-for';
import { layDown } from '../../rules/cards';
import type { RoomID, Trait } from '../../rules/components';
import { explorerAt, sideOf, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Laid, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Card, Haunt, Resolvers } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { ARMOR, cardOf, holds, lying, QUESTS, type Quest, ROOMS, type Seer, type State, WORN } from './state';

/** What is to be had against a Dragon: taken up, put on and taken off, and handed to whoever does most with it. */

const CLAUSE = 'BH-h15';
const THING: Card = { deck: 'quest', clause: CLAUSE, isItem: true };

export const armory: Readonly<Record<string, Card>> = {
  shield: THING,
  armor: { ...THING, isUnstealable: true },
  worn: { ...THING, isItem: false, isFixed: true },
};

type OfQuest = { quest: Quest };
const step = stepsOf<{ lay: OfQuest & Laid; fetch: OfQuest; change: Nothing }>('haunt');

/** In one of the two rooms it may lie in, as far as they are found; of both the traitor says which (BH-g32). */
export const placed = ({ G, mine }: At<State>): Step[] =>
  QUESTS.filter((quest) => mine.lies[quest] === null).flatMap((quest) => {
    const way = (room: RoomID) => roomWay(room, `lay-${quest}`, [step('lay', { quest, room })]);
    return pickFor(traitorOf(G), CLAUSE, roomsInPlay(G, ROOMS[quest]).map(way));
  });

export const armorySteps = {
  lay: (at, { quest, room }) => {
    change(at, { lies: { ...at.mine.lies, [quest]: room } });
    say(at.G, 'lies', null, { card: cardFact(cardOf(quest)), room: roomFact(room) });
    return [];
  },
  fetch: (at, { seat = '', quest }) => {
    const card = cardOf(quest);
    change(at, { lies: { ...at.mine.lies, [quest]: 'taken' } });
    say(at.G, 'take', seat, { card: cardFact(card) });
    return [use(card), { do: 'gain-card', seat, card }];
  },
  change: ({ G }, { seat = '' }) => {
    const explorer = explorerAt(G, seat);
    const isWorn = explorer.cards.includes(WORN);
    explorer.cards = [
      ...explorer.cards.filter((card) => card !== WORN && card !== ARMOR),
      isWorn ? ARMOR : WORN,
    ];
    say(G, isWorn ? 'doffs' : 'dons', seat);
    return [];
  },
} satisfies Resolvers<State, typeof step>;

/** What the dead wore is for others to put on (BH-h15-K1). */
export const bared: NonNullable<NonNullable<Haunt<State>['on']>['died']> = ({ G }, { seat }) => {
  if (!G.gone.includes(WORN)) return [];
  G.gone = G.gone.filter((card) => card !== WORN);
  layDown(G, explorerAt(G, seat), [ARMOR]);
  say(G, 'left-behind', seat, { card: cardFact(ARMOR), room: roomFact(explorerAt(G, seat).room) });
  return [];
};

/** Free, from either side of a barrier (BH-g30). */
const fetches = ({ table, mine }: Seer, seat: PlayerID): Option[] =>
  lying(mine)
    .filter(({ room }) => room === explorerAt(table, seat).room)
    .map(({ quest }) =>
      deed(CLAUSE, 'fetch', {
        args: ['fetch', quest],
        facts: { card: cardFact(cardOf(quest)) },
        weight: 60,
        next: [step('fetch', { seat, quest })],
      }),
    );

/** Putting the Armor on, or taking it off, is a whole turn (BH-h15-K1). */
function changes({ table: { turn, ...table } }: Seer, seat: PlayerID): Option[] {
  const isWorn = holds(table, seat, WORN);
  if (!isWorn && !holds(table, seat, ARMOR)) return [];
  const next: Step[] = [step('change', { seat }), { do: 'stop' }];
  const option = deed(CLAUSE, isWorn ? 'doff' : 'don', { args: ['armor'], weight: isWorn ? 0.01 : 80, next });
  return [barred(option, isUntouched(turn) ? undefined : { reason: 'whole-turn', clause: CLAUSE })];
}

/** By what each is used best: whoever has less of it has no use for the thing beside somebody who has more. */
const WANTED: Readonly<Record<string, Trait>> = { spear: 'might', ring: 'sanity', [ARMOR]: 'might' };

/** The turn's trade in short, among heroes, for what counts here. */
const wishes = (seen: Seer, seat: PlayerID): readonly Option[] =>
  Object.entries(WANTED).flatMap(([card, trait]) => {
    const holder = heroes(seen.table).find((one) => looseCards(seen, one).includes(card));
    if (holder === undefined || sideOf(seen.table, seat) !== 'heroes') return [];
    const isSpared = () => traitOf(seen, seat, trait) > traitOf(seen, holder, trait) + 1;
    return wishFor(seen, seat, { card, clause: CLAUSE, isSpared });
  });

export const armoryOptions = (seen: Seer, seat: PlayerID): Option[] => [
  ...fetches(seen, seat),
  ...changes(seen, seat),
  ...wishes(seen, seat),
];
