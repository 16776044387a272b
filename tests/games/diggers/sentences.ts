import { CARDS, type Card, PRINTS } from '@games/diggers/rules/components';
import { audienceOf } from '@games/diggers/rules/scoring';
import type { DiggersG } from '@games/diggers/rules/state';
import type { DiggersView } from '@games/diggers/rules/view';
import { gainOf } from '@games/diggers/seat/audience';
import { diggers } from '@games/diggers/whole';
import { type Match, matchOf } from '@tests/contract/match';
import type { Said, Sentences } from '@tests/contract/sentences';
import { tableOf } from '@tests/table-of';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { layOut } from './arrange';
import { diggingTable } from './digging';

type Of = Said<DiggersG, DiggersView>;

const cardIn = (fact: unknown) =>
  (fact as { term?: string } | undefined)?.term?.replace('cards.', '') as Card;
const own = ({ view, playerID }: Of) => at(view.seats, playerID);
/** All that a seat has taken, also what hearts have cost it since. */
const hadAfter = ({ after, playerID }: Of): readonly Card[] => {
  const { cards, lost } = at(after().G.seats, playerID);
  return [...cards, ...lost];
};
const ownAfter = ({ after, playerID }: Of) => at(after().G.seats, playerID);
const laid = ({ view, action }: Of) => view.table.find(({ n }) => n === action.args[0]);
const role = (card: Card) => PRINTS[card].role;

/** Photos that a seat may take by paying, whatever it is asked now. */
const uncovered = (said: Of): number[] => {
  const { view, ctx, playerID } = said;
  const asked = { ...ctx, phase: 'dig' };
  const legal = diggers.legal({ ...view, isDigging: true, due: 1 }, asked);
  return asked.currentPlayer === playerID ? legal.map(({ args }) => Number(args[0])) : [];
};

/** The most an album comes to: one by one each manager of a colour takes an idol of it, whichever it is. */
function most(cards: readonly Card[], view: DiggersView): number {
  const reached = new Map<string, number>();
  const go = (left: readonly Card[], lovers: readonly Card[]): number => {
    const [manager, ...others] = lovers;
    if (manager === undefined) return audienceOf(left, view.options).total;
    const key = [...left].sort().join() + lovers.length;
    const known = reached.get(key);
    if (known !== undefined) return known;
    const idols = left.filter(
      (card) => role(card) === 'idol' && PRINTS[card].colour === PRINTS[manager].colour,
    );
    const best =
      idols.length === 0
        ? go(left, others)
        : Math.max(...idols.map((idol) => go(left.toSpliced(left.indexOf(idol), 1), others)));
    reached.set(key, best);
    return best;
  };
  return go(
    cards,
    cards.filter((card) => role(card) === 'manager'),
  );
}
/** How much more the album comes to with a card, nothing given up for it. */
const gain = (said: Of, card: Card) =>
  most([...own(said).cards, card], said.view) - most(own(said).cards, said.view);

const matches = new Map<number, Match<DiggersG>>();
function matchFor(numPlayers: number): Match<DiggersG> {
  const match = matches.get(numPlayers) ?? matchOf(diggers, { numPlayers, options: {}, seed: 'on' });
  matches.set(numPlayers, match);
  return match;
}

/** Scouts the seat would hold and never send, if it makes its markers last and sends one whenever it can. */
function scoutsLeft(said: Of): number {
  const { playerID, view } = said;
  const match = matchFor(view.seats.length);
  let position = said.after();
  while (position.ctx.phase === 'dig') {
    const seat = position.ctx.currentPlayer;
    const legal = diggers.legal(diggers.view(position.G, position.ctx, seat), position.ctx);
    const isScout = ({ move, args }: Action) => {
      const card = position.G.table.find(({ n }) => n === args[0])?.card ?? position.G.faces[Number(args[0])];
      return move !== 'pay' && move !== 'end' && card != null && role(card) === 'scout';
    };
    const wanted =
      seat === playerID
        ? // No further scout is taken where another photo will do.
          [
            legal.find((one) => one.move === 'send' && !isScout(one)),
            legal.find((one) => one.move !== 'end' && !isScout(one)),
            legal.find((one) => one.move === 'send'),
          ]
        : [legal.at(-1)];
    const action = wanted.find((one) => one !== undefined) ?? legal[0];
    const next = action === undefined ? undefined : match.step(position, seat, action);
    if (next === undefined) throw new Error('nobody can go on');
    position = next;
  }
  const held = at(said.after().G.seats, playerID).cards.filter((card) => role(card) === 'scout').length;
  const sent = at(position.G.seats, playerID).spent.length - at(said.after().G.seats, playerID).spent.length;
  // One may be sent for another: those that were held are on their way all the same.
  return Math.max(0, held - sent);
}

const takes = (said: Of) => hadAfter(said).length;
const isTaken = (said: Of) => !said.after().G.table.some(({ n }) => n === said.action.args[0]);
const losable = ({ legal }: Of) =>
  legal.flatMap(({ move, args }) => (move === 'lose' ? [PRINTS[args[0] as Card].value] : []));

/** Of two photos, whether one lies on the other: four units wide, six high. */
const meet = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.abs(a.x - b.x) < 4 && Math.abs(a.y - b.y) < 6;
/** What would lie under the photo where it is placed, and what of that could be taken. */
const under = ({ view, action }: Of) => {
  const [x, y] = action.args as unknown as [number, number];
  return view.table.filter((card) => meet(card, { x, y }));
};
const freeUnder = (said: Of) =>
  under(said).filter(
    (card) => !said.view.table.slice(said.view.table.indexOf(card) + 1).some((over) => meet(card, over)),
  );
/** How many photos that something lay on lie open once the one is taken. */
function freedBy({ view, action }: Of): number {
  const isFree = (table: DiggersView['table'], card: DiggersView['table'][number]) =>
    !table.slice(table.indexOf(card) + 1).some((over) => meet(card, over));
  const left = view.table.filter(({ n }) => n !== action.args[0]);
  return left.filter((card) => isFree(left, card) && !isFree(view.table, card)).length;
}
const isPlaced = ({ after, action }: Of) => {
  const last = after().G.table.at(-1);
  return last?.x === action.args[0] && last?.y === action.args[1];
};

const COSTUMES = { options: { costumes: true } };
const paid =
  (
    taken: readonly Card[],
    table: Parameters<typeof diggingTable>[1]['table'],
    markers: number,
    options = {},
  ) =>
  () => {
    const match = diggingTable(2, { table, taken: [taken, []], markers: [markers, 2], ...options });
    match.play('0', 'pay', 1);
    return match.position;
  };
const heartbreak = (taken: readonly Card[], costumes: boolean) => () => {
  const match = diggingTable(2, {
    table: [
      ['cool-1-rock', 0, 0],
      ['cool-1-kimono', 8, 0],
    ],
    taken: [taken, []],
    markers: [1, 1],
    options: { costumes },
  });
  match.play('0', 'pay', 1);
  match.play('0', 'dig', 0);
  match.play('1', 'pay', 1);
  match.play('1', 'dig', 1);
  return match.position;
};

export const sentences: Sentences<DiggersG, DiggersView> = {
  actions: {
    'place-over': (said) => {
      const shown = under(said).flatMap(({ card }) => card ?? []);
      return isPlaced(said) && shown.at(-1) === cardIn(said.facts.card);
    },
    'place-down': (said) =>
      isPlaced(said) && under(said).length > 0 && under(said).every(({ card }) => card === null),
    'place-bare': (said) => isPlaced(said) && under(said).length === 0,
    pay: (said) => own(said).markers - ownAfter(said).markers === said.facts.markers,
    dig: (said) => isTaken(said) && hadAfter(said).includes(cardIn(said.facts.card)),
    'dig-down': (said) =>
      isTaken(said) && laid(said)?.card === null && takes(said) === own(said).cards.length + 1,
    send: (said) =>
      isTaken(said) &&
      hadAfter(said).includes(cardIn(said.facts.card)) &&
      ownAfter(said).spent.length === own(said).spent.length + 1,
    'send-down': (said) =>
      isTaken(said) &&
      laid(said)?.card === null &&
      ownAfter(said).spent.length === own(said).spent.length + 1,
    end: (said) =>
      own(said).cards.some((card) => role(card) === 'scout') &&
      takes(said) === own(said).cards.length &&
      (said.after().ctx.turn !== said.ctx.turn || said.after().ctx.phase !== said.ctx.phase),
    lose: (said) =>
      ownAfter(said).lost.includes(cardIn(said.facts.card)) &&
      ownAfter(said).cards.length === own(said).cards.length - 1,
  },
  reasons: {
    bury: (said) => {
      const [x, y] = said.action.args as unknown as [number, number];
      // One by one with the top of the stack in place, what may be taken is no longer there.
      const under = said.view.table.filter(
        (card, index) =>
          Math.abs(card.x - x) < 4 &&
          Math.abs(card.y - y) < 6 &&
          !said.view.table
            .slice(index + 1)
            .some((over) => Math.abs(card.x - over.x) < 4 && Math.abs(card.y - over.y) < 6),
      );
      return under.length === said.facts.count && under.some(({ card }) => card === cardIn(said.facts.card));
    },
    bare: (said) => {
      const [x, y] = said.action.args as unknown as [number, number];
      const isUnder = (dx: number, dy: number) =>
        said.view.table.some(
          (card) => card.x <= x + dx && x + dx < card.x + 4 && card.y <= y + dy && y + dy < card.y + 6,
        );
      for (let dx = 0; dx < 4; dx++) for (let dy = 0; dy < 6; dy++) if (isUnder(dx, dy)) return false;
      return true;
    },
    'bury-down': (said) => {
      const free = freeUnder(said);
      return free.length === said.facts.count && free.length > 0 && free.every(({ card }) => card === null);
    },
    frees: (said) => freedBy(said) === said.facts.count && freedBy(said) > 0,
    'frees-none': (said) => freedBy(said) === 0,
    covered: (said) => under(said).length > 0 && freeUnder(said).length === 0,
    pay: (said) =>
      uncovered(said).length === said.facts.free &&
      ownAfter(said).markers === said.facts.left &&
      Number(said.facts.left) > 0,
    'pay-last': (said) => uncovered(said).length === said.facts.free && ownAfter(said).markers === 0,
    blind: (said) => {
      const [world] = said.worlds(1);
      if (world === undefined || laid(said)?.card !== null) return false;
      const hidden = [
        ...world.box,
        ...world.faces.filter((card) => card !== null),
        ...world.stacks.flatMap((stack) => stack.map(({ card }) => card)),
      ];
      const better = hidden.filter((card) => gain(said, card) > 0);
      return hidden.length === said.facts.total && better.length === said.facts.gains;
    },
    scout: (said) => role(laid(said)?.card ?? 'cool-1-rock') === 'scout' && scoutsLeft(said) === 0,
    'scout-late': (said) => role(laid(said)?.card ?? 'cool-1-rock') === 'scout' && scoutsLeft(said) > 0,
    grows: (said) =>
      gain(said, laid(said)?.card ?? CARDS[0]) === said.facts.gain && Number(said.facts.gain) > 0,
    shrinks: (said) =>
      gain(said, laid(said)?.card ?? CARDS[0]) === -Number(said.facts.cost) && Number(said.facts.cost) > 0,
    level: (said) => gain(said, laid(said)?.card ?? CARDS[0]) === 0,
    end: (said) => scoutsLeft(said) === 0,
    'end-late': (said) => scoutsLeft(said) > 0,
    'lose-least': (said) =>
      PRINTS[said.action.args[0] as Card].value === said.facts.value &&
      losable(said).every((value) => value >= Number(said.facts.value)),
    lose: (said) =>
      PRINTS[said.action.args[0] as Card].value === said.facts.value &&
      losable(said).some((value) => value < Number(said.facts.value)),
    'lose-costume': (said) => {
      const { value, word } = PRINTS[said.action.args[0] as Card];
      const { word: costume } = said.facts;
      return (
        value === said.facts.value && JSON.stringify(costume) === JSON.stringify({ term: `costumes.${word}` })
      );
    },
  },
  forecasts: {
    gain: (said) => {
      const card = laid(said)?.card;
      return card == null || gainOf(own(said).cards, card, said.view.options) === gain(said, card);
    },
  },
  laidOut: {
    'costumes that hearts may break': paid(
      ['cool-manager', 'cool-2-school', 'cool-1-star', 'pop-1-school', 'cute-2-rock'],
      [
        ['passion-1-kimono', 0, 0],
        ['cool-3-school', 8, 0],
        ['cool-1-kimono', 16, 0],
        ['cool-manager', 24, 0],
      ],
      3,
      COSTUMES,
    ),
    'a scout in the last turn': paid(
      [],
      [
        ['cute-scout', 0, 0],
        ['cool-1-rock', 8, 0],
      ],
      1,
    ),
    'a scout that waits': () => {
      const match = diggingTable(2, {
        table: [
          ['cool-1-rock', 0, 0],
          ['cool-2-rock', 8, 0],
          ['cool-4-rock', 16, 0],
          ['pop-1-star', 0, 8],
        ],
        taken: [['cute-scout', 'pop-2-star'], []],
        markers: [2, 1],
      });
      match.play('0', 'pay', 1);
      match.play('0', 'dig', 0);
      return match.position;
    },
    'a scout that cannot wait': () => {
      const match = diggingTable(2, {
        table: [
          ['cool-1-rock', 0, 0],
          ['cool-2-rock', 8, 0],
          ['cool-4-rock', 16, 0, 'down'],
          ['pop-1-star', 0, 8],
        ],
        taken: [['cute-scout', 'pop-2-star'], []],
        markers: [1, 1],
      });
      match.play('0', 'pay', 1);
      match.play('0', 'dig', 0);
      return match.position;
    },
    'a manager and two idols': heartbreak(['cool-manager', 'cool-2-school', 'cool-3-star'], false),
    'a manager and two idols in costume': heartbreak(['cool-manager', 'cool-2-school', 'cool-3-star'], true),
    'a table to bury on': () =>
      tableOf(diggers, 2, {
        turn: '0',
        arrange: layOut({
          table: [
            ['cool-5-star', 4, 6],
            ['cool-1-rock', 7, 8],
          ],
          stacks: [['pop-1-star', 'pop-2-star'], ['pop-1-rock']],
        }),
      }).position,
  },
};
