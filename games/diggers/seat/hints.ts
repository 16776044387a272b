import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { type Card, PRINTS } from '../rules/components';
import { freeCards, overlaps } from '../rules/overlap';
import type { PlaceArgs } from '../rules/schemas';
import type { DiggersView } from '../rules/view';
import { Holding } from './holding';

/** What a hint says of a choice: only what lies open on the table. */

const named = (card: Card) => termFact(`cards.${card}`);

const sentence = (action: HintSentence, reason?: HintSentence): Explanation => ({
  action,
  ...(reason !== undefined && { reason }),
});

/** Where a card would come to lie: on what can be taken, or on bare wood. */
function explainPlace({ table }: DiggersView, [x, y]: PlaceArgs): Explanation {
  const facts = { column: x + 1, row: y + 1 };
  const buried = freeCards(table).filter((card) => overlaps(card, { x, y }));
  const open = buried.flatMap(({ card }) => (card === null ? [] : [card]));
  const best = open.sort((a, b) => PRINTS[b].value - PRINTS[a].value)[0];
  if (best !== undefined)
    return sentence(
      { kind: 'place', facts },
      { kind: 'bury', facts: { card: named(best), count: buried.length } },
    );
  const isBare = !table.some((card) => overlaps(card, { x, y }));
  return sentence({ kind: 'place', facts }, isBare ? { kind: 'bare', facts: {} } : undefined);
}

/** What a card would add before the eyes of all, or that nobody knows. */
function takeReason(view: DiggersView, n: number): HintSentence | undefined {
  const card = view.table.find((laid) => laid.n === n)?.card;
  if (card === undefined || view.playerID === null) return undefined;
  if (card === null) return { kind: 'blind', facts: {} };
  const { role, colour } = PRINTS[card];
  if (role === 'scout') return { kind: 'scout', facts: {} };
  const holding = new Holding(at(view.seats, view.playerID).cards, view.options);
  const facts = { gain: holding.gainOf(card), colour: termFact(`colours.${colour}`) };
  if (role === 'manager') return { kind: 'manager', facts };
  return { kind: 'idol', facts };
}

function explainTake(view: DiggersView, move: string, n: number): Explanation {
  const card = view.table.find((laid) => laid.n === n)?.card ?? null;
  const facts = card === null ? undefined : { card: named(card) };
  return sentence(
    facts === undefined ? { kind: `${move}-down`, facts: {} } : { kind: move, facts },
    takeReason(view, n),
  );
}

function explainLose({ options }: DiggersView, card: Card): Explanation {
  const { value, word } = PRINTS[card];
  return sentence(
    { kind: 'lose', facts: { card: named(card) } },
    options.costumes && word !== null
      ? { kind: 'lose-costume', facts: { value, word: termFact(`costumes.${word}`) } }
      : { kind: 'lose', facts: { value } },
  );
}

export function explain(view: DiggersView, _ctx: Ctx, { move, args }: Action): Explanation {
  const [arg] = args;
  switch (move) {
    case 'place':
      return explainPlace(view, args as unknown as PlaceArgs);
    case 'pay': {
      const left = view.playerID === null ? 0 : at(view.seats, view.playerID).markers - Number(arg);
      const free = freeCards(view.table).length;
      return sentence(
        { kind: 'pay', facts: { markers: Number(arg) } },
        { kind: 'pay', facts: { free, left } },
      );
    }
    case 'dig':
    case 'send':
      return explainTake(view, move, Number(arg));
    case 'lose':
      return explainLose(view, arg as Card);
    default:
      return sentence({ kind: 'end', facts: {} }, { kind: 'end', facts: {} });
  }
}
