import type { Ctx } from 'boardgame.io';
import type { Random } from '@/kit/random';
import type { Card } from '../rules/components';
import type { DiggersG, StackCard } from '../rules/state';
import { copyLaid, copySeat, type DiggersView, type OpenStack } from '../rules/view';
import { unseenCards } from '../seat/unseen';

/** A full state in which this seat would see exactly this view: what lies face down is dealt anew. */
export function determinize(view: DiggersView, _ctx: Ctx, random: Random): DiggersG {
  const deck = random.Shuffle(unseenCards(view));
  const draw = (): Card => {
    const card = deck.pop();
    if (card === undefined) throw new Error('more cards lie face down than there are');
    return card;
  };
  const restack = ({ count, down, isTopUp, top }: OpenStack): StackCard[] => {
    if (count === 0) return [];
    const below = down - (isTopUp ? 0 : 1);
    const isUp = random.Shuffle(Array.from({ length: count - 1 }, (_, index) => index >= below));
    return [...isUp.map((up) => ({ card: draw(), isUp: up })), { card: top ?? draw(), isUp: isTopUp }];
  };
  const table = view.table.map(copyLaid);
  const faces = Array<Card | null>((table.at(-1)?.n ?? -1) + 1).fill(null);
  for (const { n, card } of table) if (card === null) faces[n] = draw();
  const stacks = view.stacks.map(restack);
  return {
    options: { ...view.options },
    starter: view.starter,
    box: deck,
    stacks,
    table,
    faces,
    seats: view.seats.map(copySeat),
    due: view.due,
    isDigging: view.isDigging,
    fresh: view.fresh,
    isOver: view.isOver,
    journal: [],
  };
}
