import type { BetrayalG } from '@games/betrayal/rules/state';
import { namedCard } from '@games/betrayal/seat/named-card';
import type { Memory } from '@tests/contract/subject';
import type { PlayerID } from '@/kit/action';
import { type SeatJournalEntry, wordIn } from '@/kit/journal';

/** Where a card was last seen: with a seat, on a floor, or out of play. */
type Whereabouts = { readonly seat: number } | 'floor' | 'used';

/** What somebody at the table writes down: rooms that lie in the house, and where each card is that was turned up. */
class Notes implements Memory<BetrayalG> {
  readonly #rooms = new Set<string>();
  readonly #cards = new Map<string, Whereabouts>();

  observe(entries: readonly SeatJournalEntry[]): void {
    for (const { kind, playerID, facts } of entries) {
      const [room, card] = [wordIn(facts.room), namedCard(facts.card)];
      // Which of them have gone back is not named.
      if (kind === 'rooms-back') this.#rooms.clear();
      if (kind === 'discover' && room !== undefined) this.#rooms.add(room);
      if (card === undefined || playerID === null) continue;
      if (kind === 'take') this.#cards.set(card, { seat: Number(playerID) });
      if (kind === 'drop') this.#cards.set(card, 'floor');
      if (kind === 'discard') this.#cards.set(card, 'used');
      if (kind === 'shuffle-in') this.#cards.delete(card);
    }
  }

  fits(G: BetrayalG): boolean {
    const rooms = new Set(G.tiles.map(({ room }) => room));
    if (![...this.#rooms].every((room) => rooms.has(room))) return false;
    const hidden = new Set([...G.stack, ...G.discards.map(({ room }) => room)]);
    if ([...this.#rooms].some((room) => hidden.has(room))) return false;
    const inDecks = new Set([...G.decks.omen, ...G.decks.item]);
    // What was put down or taken up may have been shuffled in again since, but only from the used cards.
    return [...this.#cards].every(([card, where]) => where === 'used' || !inDecks.has(card));
  }
}

export const memory = (_playerID: PlayerID): Memory<BetrayalG> => new Notes();
