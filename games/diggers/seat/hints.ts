import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { type Card, PRINTS } from '../rules/components';
import { readyScouts } from '../rules/legal';
import { freeCards, isFreeAt, overlaps } from '../rules/overlap';
import type { PlaceArgs } from '../rules/schemas';
import type { OpenSeat } from '../rules/state';
import type { DiggersView } from '../rules/view';
import { gainOf } from './audience';
import { unseenCards } from './unseen';

/** What a hint says of a choice: only what lies open on the table. */

const named = (card: Card) => termFact(`cards.${card}`);

const sentence = (
  action: HintSentence,
  reason?: HintSentence,
  ...also: readonly HintSentence[]
): Explanation => ({ action, ...(reason !== undefined && { reason }), also });

/** Where a card would come to lie: on what can be taken, or on bare wood. */
function explainPlace({ table }: DiggersView, [x, y]: PlaceArgs): Explanation {
  const under = table.filter((card) => overlaps(card, { x, y }));
  const shown = under.flatMap(({ card }) => (card === null ? [] : [card])).at(-1);
  const action: HintSentence =
    under.length === 0
      ? { kind: 'place-bare', facts: {} }
      : shown === undefined
        ? { kind: 'place-down', facts: {} }
        : { kind: 'place-over', facts: { card: named(shown) } };
  const buried = table.filter((card, index) => overlaps(card, { x, y }) && isFreeAt(table, index));
  const open = buried.flatMap(({ card }) => (card === null ? [] : [card]));
  const best = open.sort((a, b) => PRINTS[b].value - PRINTS[a].value)[0];
  if (best !== undefined)
    return sentence(action, { kind: 'bury', facts: { card: named(best), count: buried.length } });
  if (under.length === 0) return sentence(action, { kind: 'bare', facts: {} });
  return sentence(
    action,
    buried.length > 0
      ? { kind: 'bury-down', facts: { count: buried.length } }
      : { kind: 'covered', facts: {} },
  );
}

/** How many of the photos nobody has seen would add to the seat's audience. */
function blindReason(view: DiggersView, cards: readonly Card[]): HintSentence {
  const unseen = unseenCards(view);
  const gains = unseen.filter((card) => gainOf(cards, card, view.options) > 0).length;
  return { kind: 'blind', facts: { gains, total: unseen.length } };
}

/** Whether there will be a turn for each scout of the seat: one a turn, in turns that are paid for (DG-r9, DG-r11). */
const hasTurnsFor = (scouts: number, { markers }: Pick<OpenSeat, 'markers'>): boolean => scouts <= markers;

/** What a card would add before the eyes of all, or that nobody knows. */
function takeReason(view: DiggersView, move: string, n: number): HintSentence | undefined {
  const card = view.table.find((laid) => laid.n === n)?.card;
  if (card === undefined || view.playerID === null) return undefined;
  const own = at(view.seats, view.playerID);
  if (card === null) return blindReason(view, own.cards);
  if (PRINTS[card].role === 'scout') {
    const held = own.cards.filter((other) => PRINTS[other].role === 'scout').length;
    // One goes now, or may go once what was paid for is taken.
    const sent = move === 'send' || readyScouts(view, view.playerID) > 0 ? 1 : 0;
    return { kind: hasTurnsFor(held - sent + 1, own) ? 'scout' : 'scout-late', facts: {} };
  }
  const gain = gainOf(own.cards, card, view.options);
  if (gain === 0) return { kind: 'level', facts: {} };
  return gain > 0 ? { kind: 'grows', facts: { gain } } : { kind: 'shrinks', facts: { cost: -gain } };
}

/** What comes to lie open once a photo is gone: others may take it next. */
function freed(view: DiggersView, n: number): HintSentence {
  const left = view.table.filter((laid) => laid.n !== n);
  const count = freeCards(left).length - freeCards(view.table).length + 1;
  return { kind: count === 0 ? 'frees-none' : 'frees', facts: { count } };
}

function explainTake(view: DiggersView, move: string, n: number): Explanation {
  const card = view.table.find((laid) => laid.n === n)?.card ?? null;
  const facts = card === null ? undefined : { card: named(card) };
  return sentence(
    facts === undefined ? { kind: `${move}-down`, facts: {} } : { kind: move, facts },
    takeReason(view, move, n),
    freed(view, n),
  );
}

function explainLose({ options, seats, playerID }: DiggersView, card: Card): Explanation {
  const { value, word, colour } = PRINTS[card];
  const rivals = (playerID === null ? [] : at(seats, playerID).cards).filter(
    (other) => PRINTS[other].role === 'idol' && PRINTS[other].colour === colour,
  );
  const isLeast = rivals.every((other) => PRINTS[other].value >= value);
  return sentence(
    { kind: 'lose', facts: { card: named(card) } },
    options.costumes && word !== null
      ? { kind: 'lose-costume', facts: { value, word: termFact(`costumes.${word}`) } }
      : { kind: isLeast ? 'lose-least' : 'lose', facts: { value } },
  );
}

function explainPay(view: DiggersView, markers: number): Explanation {
  const left = view.playerID === null ? 0 : at(view.seats, view.playerID).markers - markers;
  const free = freeCards(view.table).length;
  return sentence(
    { kind: 'pay', facts: { markers } },
    left === 0 ? { kind: 'pay-last', facts: { free } } : { kind: 'pay', facts: { free, left } },
  );
}

/** A scout that stays is sent on a later turn, if there is one for it. */
function endReason({ seats, playerID }: DiggersView): HintSentence | undefined {
  if (playerID === null) return undefined;
  const own = at(seats, playerID);
  const scouts = own.cards.filter((card) => PRINTS[card].role === 'scout').length;
  return { kind: hasTurnsFor(scouts, own) ? 'end' : 'end-late', facts: {} };
}

export function explain(view: DiggersView, _ctx: Ctx, { move, args }: Action): Explanation {
  const [arg] = args;
  switch (move) {
    case 'place':
      return explainPlace(view, args as unknown as PlaceArgs);
    case 'pay':
      return explainPay(view, Number(arg));
    case 'dig':
    case 'send':
      return explainTake(view, move, Number(arg));
    case 'lose':
      return explainLose(view, arg as Card);
    default:
      return sentence({ kind: 'end', facts: {} }, endReason(view));
  }
}
