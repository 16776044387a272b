import type { PlayerID } from '@/kit/action';
import { holderOf, layDown, pickUp } from '../../rules/cards';
import type { ClauseID } from '../../rules/clause';
import type { CardID, FigureID } from '../../rules/components';
import { explorerAt, isMonster, placeOf } from '../../rules/figures';
import type { BetrayalG, Table } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { Card, Mark } from '../../rules/thing';
import { bringAlong } from './along';
import { isA, oneOf } from './copies';
import { type Part, part } from './haunt';

/**
 * Explorers whom others carry like an item (BH33, BH34): each of them is a thing as well, which is where its figure is, on
 * the floor or in somebody's hands. That it is there is all that says who they are. Words: `actions.take-borne`, `.drop-borne`, `marks.borne`, `.carried`, `.sitting`.
 */

type Seated = Readonly<Pick<Table, 'explorers' | 'piles'>>;

interface Borne {
  readonly part: Part;
  /** What they are as a thing: one a bearer. */
  readonly card: Card;
  /** Whether a figure is one of them; all of them; those that nobody carries. */
  readonly is: (table: Seated, figure: FigureID) => boolean;
  readonly all: (table: Seated) => readonly PlayerID[];
  readonly loose: (table: Seated) => readonly PlayerID[];
  /** Who carries one. */
  readonly bearerOf: (table: Seated, seat: PlayerID) => PlayerID | null;
  /** What stands for one of them. */
  readonly cardFor: (seat: PlayerID) => CardID;
  /** Somebody is one of them from now on, where it stands; and is none any more. */
  readonly begin: (G: BetrayalG, seat: PlayerID) => void;
  readonly end: (G: BetrayalG, seat: PlayerID) => void;
}

/** `thing`: its name without a number, as `3:frog`. */
export function borne(thing: CardID, clause: ClauseID): Borne {
  const cardFor = (seat: PlayerID): CardID => `${thing}.${seat}`;
  const whoIn = (card: CardID): PlayerID | undefined => (isA(thing, card) ? card.split('.')[1] : undefined);
  const bearerOf: Borne['bearerOf'] = (table, seat) => holderOf(table, cardFor(seat));
  const lies = ({ piles }: Seated, seat: PlayerID): boolean =>
    piles.some(({ cards }) => cards.includes(cardFor(seat)));
  const is: Borne['is'] = (table, figure) => lies(table, figure) || bearerOf(table, figure) !== null;
  const seatsWho = (table: Seated, are: Borne['is']): PlayerID[] =>
    table.explorers.flatMap((_, seat) => (are(table, String(seat)) ? [String(seat)] : []));
  const begin: Borne['begin'] = (G, seat) => layDown(G, placeOf(G, seat), [cardFor(seat)]);
  const end: Borne['end'] = (G, seat) => {
    pickUp(G, cardFor(seat));
    for (const one of G.explorers) one.cards = one.cards.filter((card) => card !== cardFor(seat));
  };
  /** Whom somebody carries is where that one is. */
  const bring = (G: BetrayalG, bearer: FigureID): Step[] => {
    const carried = isMonster(bearer) ? [] : explorerAt(G, bearer).cards.flatMap((card) => whoIn(card) ?? []);
    for (const seat of carried) bringAlong(G, { [seat]: bearer }, bearer);
    return [];
  };
  return {
    is,
    all: (table) => seatsWho(table, is),
    loose: (table) => seatsWho(table, lies),
    bearerOf,
    cardFor,
    begin,
    end,
    card: { deck: 'quest', clause, isItem: true, ...oneOf(thing) },
    part: part({
      name: 'borne',
      on: {
        came: ({ G }, { figure }) => {
          if (lies(G, figure)) {
            end(G, figure);
            begin(G, figure);
          }
          return bring(G, figure);
        },
        crossed: ({ G }, { seat }) => bring(G, seat),
        died: ({ G }, { seat }) => {
          end(G, seat);
          return [];
        },
      },
      marks: ({ table }) => {
        const rooms = seatsWho(table, lies).map((seat) => explorerAt(table, seat).room);
        const plates = seatsWho(table, is).map((seat): Mark => {
          const bearer = bearerOf(table, seat);
          if (bearer === null) return { on: { seat }, word: 'borne' };
          return { on: { seat }, word: 'carried', facts: { bearer: { seat: bearer } } };
        });
        const sitting = [...new Set(rooms)].map((room): Mark => {
          const value = rooms.filter((one) => one === room).length;
          return { on: { room }, word: 'sitting', value };
        });
        return [...plates, ...sitting];
      },
      alters: {
        may: ({ table }, { seat }, so) =>
          so ?? (bearerOf(table, seat) === null ? null : { reason: 'is-carried', clause }),
        // Nothing else takes it elsewhere meanwhile (BH171).
        moved: ({ table }, { figure, within }, so) =>
          so && (within !== undefined || bearerOf(table, figure) === null),
        // Of several it is said who is picked up.
        deeds: (_seen, _asked, so) =>
          so.map((option) => {
            const { move, args } = option;
            const seat = move === 'take' || move === 'drop' ? whoIn(String(args[0])) : undefined;
            if (seat === undefined) return option;
            return { ...option, label: { kind: `${move}-borne`, facts: { target: { seat } } } };
          }),
      },
    }),
  };
}
