import {
  COPIES,
  KINDS,
  type Kind,
  type Level,
  none,
  PLACE,
  SHOPS,
  type Shop,
} from '@games/sweet-nose/rules/components';
import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import { boxOf } from '@tests/box';

/** m a p z t: mung bean cake, longevity peach, peanut candy, zhuangyuan cake, tanghulu. */
const LETTER: Readonly<Record<string, Kind>> = {
  m: 'mung',
  l: 'peach',
  p: 'peanut',
  z: 'zhuangyuan',
  t: 'tanghulu',
};

/** `mmt`: two mung bean cakes and a tanghulu. */
const sweets = (letters: string): Kind[] =>
  [...letters].map((letter) => {
    const kind = LETTER[letter];
    if (kind === undefined) throw new Error(`no sweet is called ${letter}`);
    return kind;
  });

export const amounts = (letters: string): number[] => {
  const list = none();
  for (const kind of sweets(letters)) list[PLACE[kind]] = (list[PLACE[kind]] ?? 0) + 1;
  return list;
};

interface Layout {
  readonly bowls?: readonly string[];
  readonly market?: string;
  /** By seat, the level of each kind in the order of the box. */
  readonly cards?: readonly (readonly Level[])[];
  readonly shops?: readonly (Shop | null)[];
  readonly starter?: string;
  readonly points?: readonly number[];
  readonly quiet?: number;
}

/** Lays out a round from one box: plates, bowls, the market, cards and shops. */
export const layOut =
  (plates: readonly string[], layout: Layout = {}) =>
  (G: SweetNoseG): void => {
    const box = boxOf(KINDS.flatMap((kind) => Array<Kind>(COPIES).fill(kind)));
    const take = (letters = ''): number[] => {
      box.takeAll(sweets(letters));
      return amounts(letters);
    };
    G.plates = plates.map(take);
    G.bowls = plates.map((_, seat) => take(layout.bowls?.[seat]));
    G.market = take(layout.market ?? '');
    G.reserve = KINDS.map((kind) => box.left.filter((one) => one === kind).length);
    if (layout.cards !== undefined) G.cards = layout.cards.map((cards) => [...cards]);
    G.laid = G.plates.map((plate) => [...plate]);
    const street = boxOf(SHOPS);
    for (const [seat, open] of G.seats.entries()) {
      const shop = layout.shops?.[seat] ?? null;
      open.shop = shop === null ? null : street.take(shop);
      open.points = layout.points?.[seat] ?? 0;
    }
    G.stalls = [...street.left];
    G.starter = layout.starter ?? G.starter;
    G.quiet = layout.quiet ?? 0;
  };
