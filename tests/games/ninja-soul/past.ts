import type { Kind } from '@games/ninja-soul/rules/components';
import type { NinjaSoulG, Secret } from '@games/ninja-soul/rules/state';

/** How a round came about: the deal by place, and the deeds, by number, in which cards changed places. */
export interface Past {
  readonly cards: readonly Kind[];
  readonly exchanges: ReadonlySet<number>;
}

function exchange(cards: Kind[], a: number, b: number): void {
  const card = cards[a] ?? 'sleep';
  cards[a] = cards[b] ?? 'sleep';
  cards[b] = card;
}

/** The past of a round as it really was, from its end back to the deal. */
export function pastOf({ cards, deeds, secrets }: NinjaSoulG): Past {
  const deal = [...cards];
  const left = secrets.map((list) => [...list]);
  const exchanges = new Set<number>();
  for (let index = deeds.length - 1; index >= 0; index--) {
    const deed = deeds[index];
    if (deed === undefined || deed.kind === 'open') continue;
    const actor = Number(deed.playerID);
    const secret = deed.kind === 'kill' ? undefined : left[actor]?.pop();
    if (secret === 'exchange') exchanges.add(index);
    if (deed.kind === 'kill' || secret === 'exchange') exchange(deal, actor, Number(deed.target));
  }
  return { cards: deal, exchanges };
}

/**
 * The same deeds with another past: where the cards lie and who knows what. Undefined where the table
 * would have seen something else: another card opened, a peek that hits.
 */
export function doAgain(
  { deeds, seats }: NinjaSoulG,
  { cards: deal, exchanges }: Past,
): { readonly cards: Kind[]; readonly secrets: Secret[][] } | undefined {
  const cards = [...deal];
  const secrets: Secret[][] = seats.map(() => []);
  for (const [index, { kind, playerID, target, card }] of deeds.entries()) {
    const [actor, other] = [Number(playerID), Number(target)];
    const isReal = exchanges.has(index);
    if (kind === 'open' && cards[actor] !== card) return undefined;
    if (kind === 'peek' && cards[other] === 'win') return undefined;
    if (kind === 'look') secrets[actor]?.push(cards[actor] ?? 'sleep');
    if (kind === 'peek') secrets[actor]?.push(cards[other] ?? 'sleep');
    if (kind === 'swap') secrets[actor]?.push(isReal ? 'exchange' : 'return');
    if (kind === 'kill' || isReal) exchange(cards, actor, other);
  }
  return { cards, secrets };
}
