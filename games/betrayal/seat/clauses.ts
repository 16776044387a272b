import type { Ctx } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import type { CardID } from '../rules/components';
import type { AskKind } from '../rules/step';
import type { BetrayalView } from '../rules/view';
import { namedCard } from './named-card';

/** The clause of each kind of question. */
const ASKED: Readonly<Record<AskKind, string>> = {
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
  strike: 'BH27',
  pick: 'BH27',
};

/** The clause of a card; what a haunt brings has its haunt's. */
function clausesOf(card: CardID | undefined): string[] {
  if (card === undefined) return [];
  const [name = '', thing] = card.split(':');
  return [thing === undefined ? `BH-${name}` : `BH-h${name.padStart(2, '0')}`];
}

/** The clauses of what is happening now, most to the point first: what was just drawn, what is asked, what may be done. */
export function currentClauses(view: BetrayalView, _ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const drawn = told.flatMap(({ facts }) => clausesOf(namedCard(facts.card)));
  const { ask } = view;
  const asked = ask === null ? [] : [(ask.kind === 'pick' ? ask.clause : undefined) ?? ASKED[ask.kind]];
  const own = view.playerID === null ? undefined : view.explorers[Number(view.playerID)]?.room;
  const room = own === undefined || view.stage === 'choosing' ? [] : [`BH-${own}`];
  return [...drawn, ...asked, ...room, ...view.choices.map(({ clause }) => clause)].slice(0, MOST);
}

const MOST = 12;
