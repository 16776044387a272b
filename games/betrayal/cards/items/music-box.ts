import { isLosable } from '../../parts/cards/items';
import { roll } from '../../parts/cards/steps';
import { asUse, isAtHand } from '../../parts/cards/usable';
import { explorerAt, hasTrait, isMonster, placeOf } from '../../rules/figures';
import { card as cardFact, say } from '../../rules/journal';
import { ownTurnOf } from '../../rules/monsters';
import type { Way } from '../../rules/option';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Card, Resolvers } from '../../rules/thing';
import { keep } from '../../rules/things';

const BOX = 'music-box';
const step = stepsOf<Record<'turn' | 'enthral', Nothing>>(`card:${BOX}`);
const WHAT = `cards.${BOX}`;

const listen = (seat: string): Step => ({
  ...roll('sanity', WHAT, 'card', { 4: [], 0: [step('enthral')] }),
  seat,
});

/** Whether a figure has ears for it, where it plays. */
const hears = (at: At<unknown>, figure: string): boolean =>
  at.mine === true &&
  at.self.rooms.includes(placeOf(at.table, figure).room) &&
  hasTrait(at, figure, 'sanity');

/**
 * While it plays, whoever comes into its room or begins a turn there has to resist it, or the turn is over
 * (BH73, BH133): so ways into that room are no part of a longer walk. Who carries it brings it along.
 */
export const musicBox: Card = {
  deck: 'item',
  clause: 'BH-music-box',
  isItem: true,
  offers: {
    turn: (seen, { seat }) => {
      if (!isAtHand(seen, seat, BOX) || seen.table.turn.usedCards.includes(BOX)) return [];
      const isOpen = seen.mine === true;
      return [
        asUse(BOX, {
          label: { kind: isOpen ? 'close' : 'open', facts: { card: { term: WHAT } } },
          weight: isOpen ? 0.5 : 0.05,
          next: [step('turn')],
        }),
      ];
    },
  },
  alters: {
    ways: ({ mine }, { figure }, so, { holder, rooms }) =>
      mine !== true || figure === '' || figure === holder || isMonster(figure)
        ? so
        : so.map(
            (way): Way =>
              way.to !== null && rooms.includes(way.to.room)
                ? { ...way, clause: 'BH-music-box', isLoud: true }
                : way,
          ),
  },
  on: {
    entered: (at, { figure, to }) =>
      figure !== at.self.holder &&
      at.self.rooms.includes(to.room) &&
      isItsTurn(at, figure) &&
      hears(at, figure)
        ? [listen(figure)]
        : [],
    turnBegan: (at, { seat }) => (hears(at, seat) ? [listen(seat)] : []),
    monstersTurnBegan: (at, { whose }) =>
      at.G.monsters
        .filter((one) => one.stunned === 0 && one.turn !== 'none' && ownTurnOf(one) === whose)
        .filter(({ id }) => hears(at, id))
        .map(({ id }) => listen(id)),
    lost: (at, { card, how }) => {
      if (card === BOX && how === 'discard') keep(at, false);
      return [];
    },
  },
  steps: {
    turn: (at, { seat = '' }) => {
      const isOpen = at.mine !== true;
      keep(at, isOpen);
      say(at.G, isOpen ? 'open' : 'close', seat, { card: cardFact(BOX) });
      return [];
    },
    enthral: (at, { seat = '' }) => {
      const { G } = at;
      if (isMonster(seat)) {
        for (const monster of G.monsters) if (monster.id === seat) monster.isDone = true;
        return [];
      }
      const isCarrier = explorerAt(G, seat).cards.includes(BOX) && isLosable(at, seat, BOX);
      return isCarrier ? [{ do: 'drop', card: BOX }, { do: 'stop' }] : [{ do: 'stop' }];
    },
  } satisfies Resolvers<unknown, typeof step>,
};

/** Somebody who is moved in another's turn has no turn that could end. */
const isItsTurn = ({ G }: At<unknown>, figure: string): boolean =>
  isMonster(figure) ? G.turn.seat === null : G.turn.seat === figure;
