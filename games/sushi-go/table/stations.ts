import { KINDS, type Kind, NIGIRI, ROLLS, WASABI_TIMES } from '../rules/components';
import { roundScores } from '../rules/scoring';

interface LaidCard {
  readonly kind: Kind;
  /** Its place in the tableau. */
  readonly index: number;
}

/** Cards of a tableau that lie together because they score together. */
export interface Station {
  /** What it is a pile of; for a nigiri on wasabi the nigiri. */
  readonly kind: Kind;
  /** The lowest first. */
  readonly cards: readonly LaidCard[];
  /** What it is worth as it lies; maki depend on what the others have. */
  readonly points: number;
  readonly rolls: number;
  /** Cards a set needs, for kinds that score in sets. */
  readonly setOf?: number;
}

const SETS: Partial<Readonly<Record<Kind, number>>> = { tempura: 2, sashimi: 3 };
const MAKI: readonly Kind[] = KINDS.filter((kind) => ROLLS[kind] > 0);

const pointsOf = (cards: readonly LaidCard[]): number => {
  const scores = roundScores([cards.map(({ kind }) => kind)]);
  return [scores.tempura, scores.sashimi, scores.dumpling, scores.nigiri].reduce(
    (sum, [points = 0]) => sum + points,
    0,
  );
};

const chunks = (cards: readonly LaidCard[], size: number): LaidCard[][] =>
  Array.from({ length: Math.ceil(cards.length / size) }, (_, chunk) =>
    cards.slice(chunk * size, (chunk + 1) * size),
  );

/** A tableau as it lies on the counter, nigiri on the wasabi that waited for them (SG7, SG-r11). */
export function stationsOf(tableau: readonly Kind[]): Station[] {
  const piles = new Map<Kind, LaidCard[]>();
  const onWasabi: Station[] = [];
  const waiting: LaidCard[] = [];
  for (const [index, kind] of tableau.entries()) {
    const card = { kind, index };
    const wasabi = NIGIRI[kind] > 0 ? waiting.shift() : undefined;
    if (wasabi !== undefined)
      onWasabi.push({ kind, cards: [wasabi, card], points: NIGIRI[kind] * WASABI_TIMES, rolls: 0 });
    else if (kind === 'wasabi') waiting.push(card);
    else {
      const pile = MAKI.includes(kind) ? 'maki-1' : kind;
      piles.set(pile, [...(piles.get(pile) ?? []), card]);
    }
  }
  const single = waiting.map((card): Station => ({ kind: 'wasabi', cards: [card], points: 0, rolls: 0 }));
  const plain = KINDS.flatMap((kind) => {
    const setOf = SETS[kind];
    const cards = piles.get(kind) ?? [];
    return chunks(cards, setOf ?? Math.max(cards.length, 1)).map(
      (group): Station => ({
        kind,
        cards: group,
        points: pointsOf(group),
        rolls: group.reduce((sum, card) => sum + ROLLS[card.kind], 0),
        ...(setOf !== undefined && { setOf }),
      }),
    );
  });
  return [...plain, ...onWasabi, ...single];
}

/** Whether it is a nigiri that lies on wasabi. */
export const isOnWasabi = ({ cards }: Station): boolean => cards[0]?.kind === 'wasabi' && cards.length > 1;

/** Whether it scores as a whole: a set that is complete, or a nigiri on its wasabi. */
export const isSet = (station: Station): boolean =>
  isOnWasabi(station) || station.cards.length === station.setOf;

/** How far each card of a pile lies from the one below it, in widths of a card: a set lies close. */
export function stepOf(station: Station): number {
  if (isOnWasabi(station)) return 0.34;
  return station.cards.length === station.setOf ? 0.2 : 0.56;
}

const GAP = 0.1;

/** Where each pile of a row begins, and where the row's last card does, in widths of a card. */
export function layRow(stations: readonly Station[]): { readonly starts: number[]; readonly last: number } {
  const starts: number[] = [];
  let end = 0;
  for (const station of stations) {
    starts.push(end);
    end += stepOf(station) * (station.cards.length - 1) + 1 + GAP;
  }
  return { starts, last: end - 1 - GAP };
}
