import type { Ctx } from 'boardgame.io';
import type { Json, PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { defineView, part } from '@/kit/view';
import { topAsk } from './agenda';
import { optionsFor } from './asking';
import {
  type CardID,
  DECKS,
  type Deck,
  type FigureID,
  type Floor,
  type RoomID,
  type Side,
  TRAITS,
  type Trait,
} from './components';
import { hasTrait, traitOf, trueSides } from './figures';
import { roomOf } from './house';
import { type MakingFor, makingsFor } from './making-for';
import type { Option } from './option';
import type { BetrayalG, FaceDown, Table } from './state';
import type { Ask } from './step';
import type { Box, Goal, Mark, Seen, Slip } from './thing';
import { asKnown } from './unseen';

/** What there is to choose, as a page gets it: everything but what will come of it. */
export type Choice = Omit<Option, 'next'>;

/** A tile out of the stack as a seat sees it: its back, and its face where it has been seen. */
interface SeenDiscard {
  readonly floors: readonly Floor[];
  readonly room: RoomID | null;
  /** Everybody has seen it. */
  readonly isOpen: boolean;
}

/** Everything one seat, or a spectator, may know of a match: the open table, and what is its own. */
export interface BetrayalView extends SeatView, Readonly<Table> {
  readonly stackCount: number;
  readonly discarded: readonly SeenDiscard[];
  /** Cards left in each deck. */
  readonly deckCounts: Readonly<Record<Deck, number>>;
  /** How far each seat has looked into each pile, from the top. */
  readonly looked: readonly Readonly<Record<FaceDown, number>>[];
  /** What this seat has seen there, top first. */
  readonly known: Readonly<Record<FaceDown, readonly (RoomID | CardID)[]>>;
  /** Whom the table waits for, and what is asked; null when the match is over. */
  readonly ask: Ask | null;
  /** Everything this seat may choose now, and what is shown with the reason why not. */
  readonly choices: readonly Choice[];
  /** The side this seat is on; null before the haunt, and for spectators. */
  readonly side: Side | null;
  /** The own side's aim, once there is a haunt. */
  readonly goal: Goal | null;
  /** By figure that this seat leads: where it makes for, where it has a way to anything its side has to do. */
  readonly makingFor: Readonly<Partial<Record<FigureID, MakingFor>>>;
  /** What the haunt keeps in the open, to be drawn where it belongs. */
  readonly marks: readonly Mark[];
  /** What can be read again of what all have been told. */
  readonly slips: readonly Slip[];
  /** What this seat's side sees of the haunt's own state. */
  readonly mine: Json;
  /** Values of each explorer's traits, by seat, and of each monster. */
  readonly values: Readonly<Record<FigureID, Readonly<Partial<Record<Trait, number>>>>>;
}

const FACE_DOWN: readonly FaceDown[] = ['stack', ...DECKS];
const forPiles = <T>(of: (pile: FaceDown) => T): Record<FaceDown, T> =>
  Object.fromEntries(FACE_DOWN.map((pile) => [pile, of(pile)])) as Record<FaceDown, T>;

/** Whatever a thing keeps track of is its own, so it is copied whole: it is plain data that lies open. */
const copyJson = copyPlain;

export interface BetrayalViews {
  readonly view: (G: BetrayalG, ctx: Ctx, playerID: PlayerID | null) => BetrayalView;
  readonly reader: (G: BetrayalG, ctx: Ctx, playerID: PlayerID | null) => BetrayalView;
  /** What a seat may choose, and what will come of each: for moves and for lots. */
  readonly options: (G: BetrayalG, playerID: PlayerID) => readonly Option[];
}

/** Views of matches that are played with this box. */
export function viewsOf(box: Box): BetrayalViews {
  /** The side a seat plays for, as it knows itself; null where nobody does yet. */
  const sideOf = (G: BetrayalG, playerID: PlayerID | null): Side | null =>
    playerID === null || G.outcome !== null ? null : (trueSides(G, box)[Number(playerID)] ?? null);
  const hauntOf = ({ haunt }: BetrayalG) => (haunt === null ? undefined : box.haunts[haunt.number]);
  const shown = (G: BetrayalG, playerID: PlayerID | null): Json =>
    hauntOf(G)?.show(G.hidden, shownTo(G, playerID), playerID) ?? null;
  /** When it is over all lies open (BH155). */
  const shownTo = (G: BetrayalG, playerID: PlayerID | null): Side | 'all' | null =>
    G.outcome === null ? sideOf(G, playerID) : 'all';
  const seen = (G: BetrayalG, playerID: PlayerID | null): Seen<Json> => {
    const mine = shown(G, playerID);
    return asKnown({ table: G, box, hidden: mine, mine, memo: new Map() });
  };
  /** While an ask lies on top nothing changes, and what there is to choose is worked out once. */
  const worked = new WeakMap<Ask, readonly Option[]>();
  const options = (G: BetrayalG, playerID: PlayerID): readonly Option[] => {
    const ask = topAsk(G);
    if (ask?.seat !== playerID) return [];
    const known = worked.get(ask);
    if (known !== undefined) return known;
    const found = optionsFor(seen(G, playerID), ask);
    worked.set(ask, found);
    return found;
  };
  const shortened = new WeakMap<readonly Option[], readonly Choice[]>();
  const choicesOf = (G: BetrayalG, playerID: PlayerID | null): readonly Choice[] => {
    if (playerID === null) return [];
    const all = options(G, playerID);
    const known = shortened.get(all) ?? all.map(({ next: _next, ...choice }) => choice);
    shortened.set(all, known);
    return known;
  };
  const goalOf = (G: BetrayalG, playerID: PlayerID | null): Goal | null => {
    const side = sideOf(G, playerID);
    return side === null ? null : (hauntOf(G)?.goals(seen(G, playerID))[side] ?? null);
  };
  const marksOf = (G: BetrayalG, playerID: PlayerID | null): readonly Mark[] =>
    (hauntOf(G)?.marks?.(seen(G, playerID)) ?? []).filter(
      ({ to }) => to === undefined || to === sideOf(G, playerID),
    );
  const slipsOf = (G: BetrayalG, playerID: PlayerID | null): readonly Slip[] =>
    hauntOf(G)?.slips?.(seen(G, playerID)) ?? [];

  const { view, reader } = defineView<BetrayalG, BetrayalView>({
    options: part((G) => G.options, copyJson),
    stage: (G) => G.stage,
    day: part((G) => G.day, copyJson),
    tiles: part((G) => G.tiles, copyJson),
    explorers: part((G, playerID) => seen(G, playerID).table.explorers, copyJson),
    monsters: part((G) => G.monsters, copyJson),
    tokens: part((G) => G.tokens, copyJson),
    piles: part((G) => G.piles, copyJson),
    discardPiles: part((G) => G.discardPiles, copyJson),
    gone: (G) => G.gone,
    slices: part((G) => G.slices, copyJson),
    turn: part((G) => G.turn, copyJson),
    turnsTaken: (G) => G.turnsTaken,
    first: (G) => G.first,
    round: (G) => G.round,
    omensDrawn: (G) => G.omensDrawn,
    lastOmen: part((G) => G.lastOmen, copyJson),
    haunt: part((G) => G.haunt, copyJson),
    agenda: part((G) => G.agenda, copyJson),
    quiet: (G) => G.quiet,
    outcome: part((G) => G.outcome, copyJson),
    stackCount: (G) => G.stack.length,
    discarded: (G, playerID) =>
      G.discards.map(({ room, isOpen, seenBy }) => ({
        floors: [...roomOf(box, room).floors],
        isOpen,
        room: isOpen || (playerID !== null && seenBy.includes(playerID)) ? room : null,
      })),
    deckCounts: (G) => ({
      omen: G.decks.omen.length,
      item: G.decks.item.length,
      event: G.decks.event.length,
    }),
    looked: (G) => G.known.map((seat) => forPiles((pile) => seat[pile].length)),
    known: (G, playerID) => forPiles((pile) => (playerID === null ? [] : [...at(G.known, playerID)[pile]])),
    ask: part(topAsk, copyJson),
    choices: part(choicesOf, copyJson),
    side: sideOf,
    goal: part(goalOf, copyJson),
    makingFor: (G, playerID) => copyJson(makingsFor(seen(G, playerID), goalOf(G, playerID), playerID)),
    marks: part(marksOf, copyJson),
    slips: part(slipsOf, copyJson),
    mine: (G, playerID) => copyJson(shown(G, playerID)),
    values: (G, playerID) => {
      if (G.stage === 'choosing') return {};
      const eye = seen(G, playerID);
      const all = [...G.explorers.map((_, seat) => String(seat)), ...G.monsters.map(({ id }) => id)];
      return Object.fromEntries(
        all.map((figure) => [
          figure,
          Object.fromEntries(
            TRAITS.filter((trait) => hasTrait(eye, figure, trait)).map((trait) => [
              trait,
              traitOf(eye, figure, trait),
            ]),
          ),
        ]),
      );
    },
  });
  return { view, reader, options };
}
