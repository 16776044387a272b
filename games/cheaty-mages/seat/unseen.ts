import { FACE_DOWN, type FaceDown, SPELLS, type Spell } from '../rules/components';
import { faceDownKind } from '../rules/face-down';
import { SPELL } from '../rules/spells';
import type { CheatyMagesView } from '../rules/view';

type Seen = Pick<CheatyMagesView, 'hand' | 'discard' | 'corners' | 'lasting' | 'outside'>;

/** How many of each spell this seat sees nowhere. */
export function unseenCounts(view: Seen): Record<Spell, number> {
  const counts = Object.fromEntries(SPELLS.map((spell) => [spell, SPELL[spell].copies])) as Record<
    Spell,
    number
  >;
  for (const spell of view.hand) counts[spell] -= 1;
  for (const spell of view.discard) counts[spell] -= 1;
  for (const { spell } of view.lasting) counts[spell] -= 1;
  for (const { spells } of view.corners)
    for (const { spell } of spells) if (spell !== null) counts[spell] -= 1;
  return counts;
}

const listOf = (counts: Readonly<Record<Spell, number>>): Spell[] =>
  SPELLS.flatMap((spell) => Array<Spell>(counts[spell]).fill(spell));

/** The cards that this seat sees nowhere: those known to be outside the deck, and the rest. */
export function hiddenCards(view: Seen): { readonly outside: Spell[]; readonly rest: Spell[] } {
  const counts = unseenCounts(view);
  for (const spell of view.outside) counts[spell] -= 1;
  return { outside: [...view.outside], rest: listOf(counts) };
}

export interface Sorts {
  readonly outside: readonly Spell[];
  readonly rest: readonly Spell[];
}

/** How many cards there are of each kind that can lie face down. */
const kindsOf = (cards: readonly Spell[]): number[] =>
  FACE_DOWN.map((kind) => cards.filter((spell) => faceDownKind(spell) === kind).length);

/**
 * In how many ways face-down places can be filled, each with what it may hold; weighed by how likely all
 * that is known to be outside the deck, and lies in none of them, then is in so many places in hands.
 */
export function ways(
  places: readonly (readonly FaceDown[])[],
  { outside, rest }: Sorts,
  hands: number,
  deck: number,
): number {
  const known = new Map<string, number>();
  const counts = [...kindsOf(outside), ...kindsOf(rest)];
  const tail = (left: number): number => {
    let share = 1;
    for (let card = 0; card < left; card++) share *= Math.max(0, hands - card) / (hands + deck - card);
    return share;
  };
  const from = (place: number, left: number): number => {
    const may = places[place];
    if (may === undefined) return tail(left);
    const key = `${place} ${counts.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (const [index, count] of counts.entries()) {
      const kind = FACE_DOWN[index % FACE_DOWN.length];
      if (count === 0 || kind === undefined || !may.includes(kind)) continue;
      counts[index] = count - 1;
      sum += count * from(place + 1, left - (index < FACE_DOWN.length ? 1 : 0));
      counts[index] = count;
    }
    known.set(key, sum);
    return sum;
  };
  return from(0, outside.length);
}
