import type { PlayerID } from '@/kit/action';
import { isUntouched } from '../../parts/cards/untouched';
import { change } from '../../parts/haunts/haunt';
import { task, tellTask } from '../../parts/haunts/task';
import { narrow, narrowBy, spotOf, unseenIn } from '../../parts/haunts/unseen';
import type { CardID, Place, Trait } from '../../rules/components';
import { explorerAt, isAlive, sideOf } from '../../rules/figures';
import { roomOf, standing } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { CLAUSE, type Seer, type State } from './state';

/** How the heroes find out where the traitor is: all hear it (BH-h41-D15). */

const step = stepsOf<Record<'floor' | 'symbol' | 'felt', Rolled>>('haunt');

export const SKULL = 'skull';
export const BOARD = 'spirit-board';
const TELLS = 4;
const FEEL = 'rolls.feel';
const FEELS = 3;
const KNOWS = 5;

/** Before anything else in one's own turn, each card once: holding it is enough (BH-h41-D6). */
export function asks(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { turn } = table;
  const done = turn.done.filter((one) => one !== SKULL && one !== BOARD);
  // What has helped with the one keeps nobody from the other.
  const usedCards = done.length < turn.done.length ? [] : turn.usedCards;
  const isFirst = isUntouched({ ...turn, done, usedCards });
  if (sideOf(table, seat) !== 'heroes' || !isFirst) return [];
  const ask = (card: CardID, trait: Trait, what: string, next: Step): Option[] =>
    explorerAt(table, seat).cards.includes(card)
      ? task(seen, seat, {
          kind: card,
          args: ['ask', card],
          clause: CLAUSE,
          trait,
          from: TELLS,
          what,
          label: { kind: `ask-${card}`, facts: { card: cardFact(card), trait: traitFact(trait) } },
          weight: mine.unseen.among.length > 1 ? 60 : 0.001,
          next,
        })
      : [];
  return [
    ...ask(SKULL, 'sanity', 'rolls.skull', step.after('floor')),
    ...ask(BOARD, 'knowledge', 'rolls.board', step.after('symbol')),
  ];
}

/** Whoever has lived through a blow feels where he went, when his turn is over (BH-h41-D4). */
export const feeling = ({ G, mine: { struck: seat } }: At<State>): Step[] =>
  seat === null || !isAlive(explorerAt(G, seat))
    ? []
    : [{ do: 'roll', seat, trait: 'knowledge', use: 'task', what: FEEL, next: step.after('felt', { seat }) }];

/** What is told of a place is so of all places where he may still be. */
function tell<T>(at: At<State>, of: (place: Place) => T): T {
  const so = of(spotOf(at));
  narrow(at, (place) => of(place) === so);
  return so;
}

const failed = ({ G }: At<State>, seat: PlayerID, what: string): Step[] => {
  tellTask(G, seat, what, null);
  return [];
};

export const heroSteps = {
  floor: (at, { seat = '', total }) => {
    if (total < TELLS) return failed(at, seat, 'rolls.skull');
    const floor = tell(at, ({ room }) => standing(at.G, room).floor);
    say(at.G, 'skull-says', seat, { floor: { term: `floors.${floor}` } });
    return [];
  },
  symbol: (at, { seat = '', total }) => {
    if (total < TELLS) return failed(at, seat, 'rolls.board');
    say(at.G, `board-says-${tell(at, ({ room }) => roomOf(at.box, room).symbol ?? 'none')}`, seat);
    return [];
  },
  felt: (at, { seat = '', total }) => {
    const { trail } = unseenIn(at.G.hidden);
    change(at, { struck: null });
    if (trail === null || total < FEELS) return failed(at, seat, FEEL);
    const { from, exit } = trail;
    const spot = spotOf(at);
    if (total >= KNOWS) {
      say(at.G, 'feels-room', seat, { room: roomFact(tell(at, ({ room }) => room)) });
      return [];
    }
    const isStill = tell(at, ({ room }) => room === from.room);
    const way = exit === 'none' || exit === null ? null : exit;
    if (isStill) say(at.G, 'feels-here', seat, { room: roomFact(spot.room) });
    else if (way === null) say(at.G, 'feels-gone', seat, { room: roomFact(from.room) });
    else {
      narrowBy(at, way);
      say(at.G, 'feels-exit', seat, { room: roomFact(way.room) });
    }
    return [];
  },
} satisfies Resolvers<State, typeof step>;
