import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { stealable } from '../../rules/attacks';
import { cardOf, layDown, mayHold, takeFrom } from '../../rules/cards';
import type { ClauseID } from '../../rules/clause';
import { type CardID, cardTerm } from '../../rules/components';
import { explorerAt, isMonster, monsterAt } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { card as cardFact, figure as figureFact, room as roomFact, say } from '../../rules/journal';
import { type Attack, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen } from '../../rules/thing';
import { pick, pickFor, use } from '../cards/steps';
import { keepPart, type Part, part } from './haunt';
import { ofKind } from './of-kind';

/**
 * A monster that robs and carries what it has (BH-g20): the cards lie among those out of the game, for all to see. What
 * happens is told as `thief-robs`, `thief-sweeps`, `thief-spills`, `thief-loses`; the mark is `loot`.
 */

interface Habits {
  readonly kind: string;
  readonly clause: ClauseID;
  /** It has so many items more, or fewer: what that changes, and what is told of it. */
  readonly count: (at: At, by: number) => Facts;
  /** How much sooner than harm, which is 1, its player has it take an item. */
  readonly greed: (seen: Seen, margin: number, card: CardID) => number;
  /** What it takes besides items, from whoever holds it. */
  readonly also?: readonly CardID[];
}

interface Thief {
  readonly part: Part;
  /** It comes to have some cards, which are nowhere else any more. */
  readonly keep: (at: At, cards: readonly CardID[], told: string, seat?: PlayerID, facts?: Facts) => void;
  /** Whatever items lie where it stands. */
  readonly sweep: (at: At) => readonly Step[];
  /** All that it has falls where it stands; to be done before it is gone. */
  readonly spill: (at: At) => void;
  /** What comes of an attack that it has won: its player may have it take an item in place of the harm. */
  readonly robbing: (seen: Seen, target: PlayerID, margin: number, so: readonly Step[]) => readonly Step[];
  /**
   * What comes of an attack on it that was won: an item back, or the stun, or the item alone where it is stunned (BH-g20);
   * `worth`: how much sooner than the stun, by what the winner's side knows.
   */
  readonly winningBack: (
    seen: Seen,
    attack: Attack,
    margin: number,
    so: readonly Step[],
    worth: (card: CardID) => number,
  ) => readonly Step[];
}

const NAME = 'loot';
/** A win by so much may be a theft (BH58). */
const THEFT = 2;

type OfCard = { card: CardID };
export const step = stepsOf<{ rob: OfCard; 'win-back': Nothing; won: OfCard }>(`haunt/${NAME}.`);

/** What it carries. */
export const lootOf = (hidden: unknown): readonly CardID[] =>
  (hidden as Readonly<Record<typeof NAME, readonly CardID[]>>)[NAME];

const termsOf = (cards: readonly CardID[]) => ({ cards: { terms: cards.map(cardTerm) } });

export function thief({ kind, clause, count, greed, also = [] }: Habits): Thief {
  const keep: Thief['keep'] = (at, cards, told, seat, facts = {}) => {
    at.G.gone.push(...cards);
    keepPart(at, NAME, [...lootOf(at.G.hidden), ...cards]);
    say(at.G, told, seat ?? null, { ...termsOf(cards), ...facts, ...count(at, cards.length) });
  };
  const release = (at: At, cards: readonly CardID[], told: string, seat: PlayerID | null, facts: Facts) => {
    const isKept = (card: CardID) => !cards.includes(card);
    at.G.gone = at.G.gone.filter(isKept);
    keepPart(at, NAME, lootOf(at.G.hidden).filter(isKept));
    say(at.G, told, seat, { ...termsOf(cards), ...facts, ...count(at, -cards.length) });
  };
  return {
    keep,
    sweep: (at) => {
      const { G, box } = at;
      const [it] = ofKind(G, kind);
      const pile = it === undefined ? undefined : G.piles.find((one) => samePlace(one, it));
      const cards = pile?.cards.filter((card) => cardOf(box, card).isItem === true) ?? [];
      if (pile === undefined || cards.length === 0) return [];
      pile.cards = pile.cards.filter((card) => !cards.includes(card));
      G.piles = G.piles.filter((one) => one.cards.length > 0);
      keep(at, cards, 'thief-sweeps', undefined, { room: roomFact(pile.room) });
      return [];
    },
    spill: (at) => {
      const [it] = ofKind(at.G, kind);
      const cards = lootOf(at.G.hidden);
      if (it === undefined || cards.length === 0) return;
      release(at, cards, 'thief-spills', null, { room: roomFact(it.room) });
      layDown(at.G, { room: it.room, side: it.side }, cards);
    },
    robbing: (seen, target, margin, so) => {
      const mover = ofKind(seen.table, kind)[0]?.mover ?? '';
      const { cards } = explorerAt(seen.table, target);
      const more = also.filter((card) => cards.includes(card));
      const prizes = margin < THEFT ? [] : [...stealable(seen, target, mover), ...more];
      if (prizes.length === 0) return so;
      const facts = { target: { seat: target } };
      return [
        {
          ...pick(clause, [
            ...prizes.map((card) => ({
              key: card,
              label: 'thief-steal',
              facts: { ...facts, card: cardFact(card) },
              next: [step('rob', { seat: target, card })],
              weight: greed(seen, margin, card),
            })),
            { key: 'harm', label: 'harm', facts: { ...facts, points: margin }, next: so },
          ]),
          seat: mover,
        },
      ];
    },
    winningBack: (seen, { attacker, target, isFar, noSteal }, margin, so, worth) => {
      const isTheft = margin >= THEFT && isFar !== true && noSteal !== true && !isMonster(attacker);
      const facts = { target: figureFact(seen.table, target) };
      const prizes = lootOf(seen.hidden).filter((card) => isTheft && mayHold(seen, attacker, card));
      if (prizes.length === 0) return so;
      const ways = prizes.map((card) => ({
        key: card,
        label: 'win-back',
        facts: { ...facts, card: cardFact(card) },
        next: [step('won', { seat: attacker, card })],
        weight: worth(card),
      }));
      const stun = { key: 'stun', label: 'stun-it', facts, next: so };
      const isStunned = monsterAt(seen.table, target).stunned > 0;
      return pickFor(attacker, clause, isStunned ? ways : [...ways, stun]);
    },
    part: part<readonly CardID[]>({
      name: NAME,
      begin: () => [],
      steps: {
        rob: (at, { seat = '', card: id }) => {
          if (!explorerAt(at.G, seat).cards.includes(id)) return [];
          const after = takeFrom(at, seat, id, 'steal');
          keep(at, [id], 'thief-robs', seat);
          return after;
        },
        /** An item of the winner's choice; what is taken is not used in that turn (BH33). */
        'win-back': (at, { seat = '' }) => {
          const ways = at.mine
            .filter((card) => mayHold(at, seat, card))
            .map((card) => ({
              key: card,
              label: 'win-back',
              facts: { card: cardFact(card) },
              next: [step('won', { seat, card })],
              weight: cardOf(at.box, card).deck === 'quest' ? 6 : 1,
            }));
          return pickFor(seat, clause, ways);
        },
        won: (at, { seat = '', card: id }) => {
          release(at, [id], 'thief-loses', seat, {});
          return [use(id), { do: 'gain-card', seat, card: id }];
        },
      } satisfies Resolvers<readonly CardID[], typeof step>,
      marks: ({ table, mine }) =>
        ofKind(table, kind).flatMap(({ id }) =>
          mine.length === 0 ? [] : [{ on: { monster: id }, word: NAME, value: mine.length }],
        ),
    }),
  };
}
