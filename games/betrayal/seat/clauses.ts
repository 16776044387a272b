import type { Ctx, Json } from '@/kit/action';
import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import type { BetrayalView } from '../rules/view';

/** The clause of each kind of question. */
const ASKED: Readonly<Record<string, string>> = {
  explorer: 'BH7',
  read: 'BH50',
  turn: 'BH17',
  'before-roll': 'BH127',
  'after-roll': 'BH130',
  split: 'BH42',
  place: 'BH23',
  doorway: 'BH91',
  trade: 'BH115',
  monster: 'BH66',
};

/** The clause of a card; what a haunt brings has its haunt's. */
function clausesOf(card: Json | undefined): string[] {
  const term = typeof card === 'object' && card !== null && 'term' in card ? String(card.term) : '';
  const haunt = /^haunts\.(\d+)\./.exec(term)?.[1];
  if (haunt !== undefined) return [`BH-h${haunt.padStart(2, '0')}`];
  const name = wordIn(card);
  return name === undefined ? [] : [`BH-${name}`];
}

/** The clauses of what is happening now, most to the point first: what was just drawn, what is asked, what may be done. */
export function currentClauses(view: BetrayalView, _ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const drawn = told.flatMap(({ facts }) => clausesOf(facts.card));
  const { ask } = view;
  const asked =
    ask === null ? [] : [typeof ask.clause === 'string' ? ask.clause : (ASKED[ask.kind] ?? 'BH27')];
  const own = view.playerID === null ? undefined : view.explorers[Number(view.playerID)]?.room;
  const room = own === undefined || view.stage === 'choosing' ? [] : [`BH-${own}`];
  return [...drawn, ...asked, ...room, ...view.choices.map(({ clause }) => clause)].slice(0, MOST);
}

const MOST = 12;
